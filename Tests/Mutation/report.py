"""Keeps survivors.md: the totals, and for each fault that no test notices the reason why."""

import re
from collections import Counter

HEAD = """# Faults that no test notices

Written by `Tests/Mutation/mutate`; the last column by hand. A line is found again by its text, not
by its number. A fault that changes a number which someone could read needs a test, not a reason; where the
test has come after the run, it is named.

"""


def cell(text):
    return text.replace("`", "'").replace("|", "\\|")


def row_key(file, text, change):
    return (file, cell(text), cell(change))


def change_of(fault):
    return fault.change + (f" ({fault.number})" if fault.number > 1 else "")


def reasons(path):
    """The reasons by file, line and change, as they were written."""
    result = {}
    file = ""
    if not path.exists():
        return result
    for line in path.read_text().splitlines():
        if line.startswith("## "):
            file = line[3:]
        parts = [part.strip() for part in re.split(r"(?<!\\)\|", line)]
        if len(parts) == 5 and parts[1].startswith("`"):
            result[(file, parts[1].strip("`"), parts[2])] = parts[3]
    return result


def survivors(faults, results):
    return [
        fault for fault in faults if results.get(fault.key) in ("survived", "not executed")]


def open_survivors(faults, results, known):
    return [
        fault for fault in survivors(faults, results)
        if not known.get(row_key(fault.file, fault.text, change_of(fault)))]


def totals(planted, faults, results, known):
    counts = Counter(results.get(fault.key, "not run") for fault in faults)
    alive = len(survivors(faults, results))
    unexplained = len(open_survivors(faults, results, known))
    lines = [
        ("planted", planted), ("do not compile", planted - len(faults)),
        ("noticed by a rule's own tests", counts["units"]),
        ("noticed by the recorded experiments", counts["corpora"]),
        ("noticed by the properties", counts["properties"]),
        ("not noticed, with a reason below", alive - unexplained),
        ("not noticed and open", unexplained),
    ]
    if counts["not run"]:
        lines.append(("not run", counts["not run"]))
    width = max(len(label) for label, _ in lines)
    return "".join(f"| {label.ljust(width)} | {count:>5} |\n" for label, count in lines)


def write(path, planted, faults, results):
    known = reasons(path)
    text = HEAD + "| faults | number |\n| --- | ---: |\n"
    text += totals(planted, faults, results, known)
    file = ""
    for fault in survivors(faults, results):
        if fault.file != file:
            file = fault.file
            text += f"\n## {file}\n\n| line | change | why it changes nothing, or its test |\n| --- | --- | --- |\n"
        key = row_key(fault.file, fault.text, change_of(fault))
        text += f"| `{key[1]}` | {key[2]} | {known.get(key, '')} |\n"
    path.write_text(text)
