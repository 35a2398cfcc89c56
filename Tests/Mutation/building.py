"""Builds one copy of the package with all faults in it; one is chosen when a test process starts."""

import json
import re
import subprocess
import sys
from bisect import bisect_right
from pathlib import Path

from planting import FLIPPED, Planter, edited

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# What faults are planted in: the rules, and the arithmetic that they and the metrics rest on.
PLANTED = ["LayoutSimulator", "LayoutModel/Geometry", "LayoutModel/Layout"]
COPIED = [
    "Migrations", "Sources/CSQLite", "Sources/ExperimentCatalog", "Sources/LayoutModel",
    "Sources/LayoutSimulator", "Sources/PlatformSupport", "Sources/Runner",
    "Tests/LayoutModelTests/Layout", "Tests/LayoutModelTests/SeededGenerator.swift",
    "Tests/LayoutSimulatorTests", "Tests/TestSupport",
    "Tests/RunnerTests/AgreementTests.swift", "Tests/RunnerTests/FixtureComparison.swift",
    "Tests/RunnerTests/FixtureCorpus.swift",
]
# The digest fails for any change of a number and says of none what would be right.
LEFT_OUT = {"GoldenDigestTests.swift"}
# A list of names, put together by `+`.
NOT_PLANTED = {"RuleBook.swift"}
# Random configurations for a fault are this many times fewer than in a run of all tests.
THINNING = 20
ERROR = re.compile(r"^(/.+?\.swift):(\d+):(\d+): error: (.*)$", re.MULTILINE)
PRECEDENCE = {
    "+": "Addition", "-": "Addition", "*": "Multiplication", "/": "Multiplication",
    "<": "Comparison", "<=": "Comparison", ">": "Comparison", ">=": "Comparison",
    "==": "Comparison", "!=": "Comparison", "&&": "LogicalConjunction",
    "||": "LogicalDisjunction", "??": "NilCoalescing", "+=": "Assignment", "-=": "Assignment",
    "*=": "Assignment", "/=": "Assignment",
}


class Build:
    def __init__(self, work):
        self.package = work / "package"
        self.planter = Planter()
        self.sources = {}
        self.dropped = set()  # identifiers of the faults that do not compile
        self.rejected = work / "rejected.json"  # their keys, kept from one build to the next
        for folder in PLANTED:
            for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
                if path.name in NOT_PLANTED:
                    continue
                file = str(path.relative_to(ROOT / "Sources"))
                self.sources[file] = path.read_text()
                self.planter.plant(file, self.sources[file])

        if self.rejected.exists():
            keys = {tuple(key) for key in json.loads(self.rejected.read_text())}
            self.dropped = {
                fault.identifier for site in self.planter.sites for fault in site.faults
                if fault.key in keys}

    @property
    def faults(self):
        return [fault for site in self.sites() for fault in site.faults]

    def sites(self, file=None):
        return [
            site for site in self.planter.sites
            if site.faults[0].identifier not in self.dropped and file in (None, site.file)]

    def make(self):
        """Takes out what the compiler rejects, round by round, and builds the rest once."""
        self.copy()
        self.settle(self.check)
        self.settle(self.compile)
        return self.products() / "faultsPackageTests.xctest"

    def settle(self, compile):
        """Compiles the sources without the rejected faults until there is none more."""
        for _ in range(30):
            places = self.write_sources()
            output = compile()
            if output is None:
                return
            before = len(self.dropped)
            self.drop_rejected(output, places)
            if len(self.dropped) == before:
                sys.exit(f"mutate: the build fails and no fault is to blame:\n{output[-4000:]}")
            print(f"… {len(self.dropped)} faults do not compile", flush=True)
            keys = [
                fault.key for site in self.planter.sites for fault in site.faults
                if fault.identifier in self.dropped]
            self.rejected.write_text(json.dumps(keys))
        sys.exit("mutate: the build still fails after 30 rounds")

    def copy(self):
        kept = set()
        for entry in COPIED:
            source = ROOT / entry
            for path in [source] if source.is_file() else sorted(source.rglob("*")):
                if path.is_file() and path.name not in LEFT_OUT:
                    name = path.relative_to(ROOT)
                    kept.add(self.package / name)
                    if str(name).removeprefix("Sources/") not in self.sources:
                        self.write(name, self.thinned(path))
        for folder in ("Sources", "Tests", "Migrations"):
            for path in (self.package / folder).rglob("*"):
                generated = "Faults" in str(path.relative_to(self.package))
                if path.is_file() and path not in kept and not generated:
                    path.unlink()
        self.write("Package.swift", (HERE / "Template/Package.swift.txt").read_bytes())
        self.write("Sources/CFaults/include/faults.h", (HERE / "Template/faults.h").read_bytes())
        code = (HERE / "Template/faults.c").read_text()
        code = f"#define FAULT_COUNT {self.planter.count}\n{code}"
        self.write("Sources/CFaults/faults.c", code.encode())
        self.write(
            "Sources/LayoutModel/LayoutModelFaults.swift",
            (HERE / "Template/LayoutModelFaults.swift.txt").read_bytes())
        fixtures = self.package / "Fixtures"
        if not fixtures.is_symlink():
            fixtures.symlink_to(ROOT / "Fixtures")

    @staticmethod
    def thinned(path):
        content = path.read_bytes()
        if path.name == "PropertyTests.swift":
            loop = b"for number in 0..<count {"
            if loop not in content:
                sys.exit("mutate: the loop of PropertyTests has changed; see building.py")
            content = content.replace(
                loop, f"for number in 0..<(count / {THINNING}) {{".encode())
        return content

    def write(self, name, content):
        path = self.package / name
        if path.exists() and path.read_bytes() == content:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def write_sources(self):
        places = {}
        for file, source in self.sources.items():
            text, edits = edited(source, self.sites(file))
            # Behind the imports that are there, so that access levels stay as they are.
            text += "\npublic import Faults\n"
            places[str(self.package / "Sources" / file)] = (text, edits)
            self.write(f"Sources/{file}", text.encode())
        self.write("Sources/Faults/Faults.swift", (HERE / "Template/Faults.swift.txt").read_bytes())
        self.write("Sources/Faults/Operators.swift", self.operators().encode())
        return places

    def operators(self):
        lines = ["public import CFaults", ""]
        for site in self.sites():
            if site.operator:
                lines += operator_code(*site.operator, site.faults[0].identifier)
        return "\n".join(lines) + "\n"

    def check(self):
        """What the compiler says of the planted targets alone, not optimized: a fraction of a build."""
        return self.swift_build(
            "--target", "LayoutSimulator", "--scratch-path", str(self.package.parent / "check"))

    def compile(self):
        return self.swift_build(
            "--build-tests", "--configuration", "release", "-Xswiftc", "-enable-testing")

    def swift_build(self, *options):
        """The compiler's output where it fails; nil where it does not."""
        result = subprocess.run(
            ["swift", "build", *options, "-Xswiftc", "-continue-building-after-errors",
             "--package-path", str(self.package)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return None if result.returncode == 0 else result.stdout

    def products(self):
        return self.package / ".build/release"

    def drop_rejected(self, output, places):
        for path, line, column, message in set(ERROR.findall(output)):
            if path not in places:
                continue
            text, edits = places[path]
            lines = text.split("\n")
            start = sum(len(each) + 1 for each in lines[:int(line) - 1])
            bytes_before = lines[int(line) - 1].encode()[:int(column) - 1]
            offset = start + len(bytes_before.decode(errors="ignore"))
            if not edits:
                continue
            on_line = [
                site for place, site in edits if start <= place < start + len(lines[int(line) - 1])]
            unset = re.match(r"constant '(\w+)' (used|captured|passed)", message)
            if "reasonable time" in message and on_line:
                rejected = on_line
            elif unset:
                rejected = [
                    site for _, site in edits
                    if site.faults[0].change.startswith(f"`{unset[1]} = ")]
            elif message.startswith("missing return"):
                # Said of the closing brace: the last statement before it was the result.
                rejected = [
                    site for place, site in edits
                    if place < offset and site.faults[0].change.endswith(" left out")][-1:]
            else:
                rejected = [min(edits, key=lambda edit: abs(edit[0] - offset))[1]]
            for site in rejected:
                print(f"  {site.file}:{site.faults[0].line}: {site.faults[0].change}: {message}")
                self.dropped.update(fault.identifier for fault in site.faults)


def operator_code(name, operator, identifier):
    head = "@inlinable @inline(__always)\npublic "
    chosen = f"fault_is_chosen({identifier})"
    if operator.startswith("prefix"):
        sign = operator.removeprefix("prefix")
        kind = "Bool" if sign == "!" else "T"
        generic = "" if sign == "!" else "<T: SignedNumeric>"
        return [
            f"prefix operator {name}",
            f"{head}prefix func {name} {generic}(a: {kind}) -> {kind} {{",
            f"  {chosen} ? a : {sign}a", "}"]
    others = FLIPPED[operator]
    lines = [f"infix operator {name}: {PRECEDENCE[operator]}Precedence"]
    if operator in ("&&", "||"):
        return lines + [
            f"{head}func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{",
            f"  if {chosen} {{ return try a {others[0]} b() }}",
            f"  return try a {operator} b()", "}"]
    if operator == "??":
        for kind in ("T", "T?"):
            lines += [
                f"{head}func {name} <T>(a: T?, b: @autoclosure () throws -> {kind}) rethrows"
                f" -> {kind} {{",
                f"  if {chosen} {{ return try b() }}", "  return try a ?? b()", "}"]
        return lines
    if operator.endswith("=") and operator[0] in "+-*/":
        kind = "FaultAddable" if operator[0] in "+-" else "FaultNumber"
        return lines + [
            f"{head}func {name} <T: {kind}>(a: inout T, b: T) {{",
            f"  a = {chosen} ? a {others[0][0]} b : a {operator[0]} b", "}"]
    if operator in ("+", "-", "*", "/"):
        kind = "FaultAddable" if operator in "+-" else "FaultNumber"
        return lines + [
            f"{head}func {name} <T: {kind}>(a: T, b: T) -> T {{",
            f"  {chosen} ? a {others[0]} b : a {operator} b", "}"]
    if operator in ("==", "!="):
        for generic, other in (("<T: Equatable>", "T"), ("<T>", "_OptionalNilComparisonType")):
            own = "T" if other == "T" else "T?"
            lines += [
                f"{head}func {name} {generic}(a: {own}, b: {other}) -> Bool {{",
                f"  {chosen} ? a {others[0]} b : a {operator} b", "}"]
        return lines
    return lines + [
        f"{head}func {name} <T: Comparable>(a: T, b: T) -> Bool {{",
        f"  if {chosen} {{ return a {others[0]} b }}",
        f"  return fault_is_chosen({identifier + 1}) ? a {others[1]} b : a {operator} b", "}"]
