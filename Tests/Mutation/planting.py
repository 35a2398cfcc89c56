"""Plants faults: each changes one constant, sign, comparison, condition or statement."""

import re
from dataclasses import dataclass, field

from tokens import OPENING, tokens

FLIPPED = {
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"], "??": ["its right side"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
}
# Words that begin a statement which cannot be left out, or no statement at all.
NO_STATEMENT = {
    "let", "var", "func", "init", "case", "default", "return", "if", "guard", "else", "for", "while",
    "switch", "defer", "break", "continue", "throw", "import", "extension", "struct", "enum", "class",
    "public", "package", "private", "fileprivate", "internal", "static", "mutating", "subscript",
    "get", "set", "typealias", "indirect", "final", "protocol", "where", "do", "try", "repeat", "in",
}


@dataclass
class Fault:
    """One changed place; `text` and `number` find it again after lines have moved."""

    identifier: int
    file: str
    line: int
    text: str
    change: str
    number: int = 1

    @property
    def key(self):
        return (self.file, self.text, self.change, self.number)


@dataclass
class Site:
    """A place in the source with the edits that plant its faults there."""

    file: str
    faults: list
    edits: list  # (start, end, order, text): the order decides between edits at one place
    operator: tuple = None  # (name, operator) of the operator that stands in for one of Swift's


@dataclass
class Planter:
    """Finds the sites of source files and numbers their faults through all of them."""

    sites: list = field(default_factory=list)
    count: int = 0
    keys: dict = field(default_factory=dict)

    def plant(self, file, source):
        FilePlanter(self, file, source).plant()

    def add(self, file, line, text, changes, edits, operator=None):
        faults = []
        for change in changes:
            self.count += 1
            key = (file, text, change)
            self.keys[key] = self.keys.get(key, 0) + 1
            faults.append(Fault(self.count, file, line, text, change, self.keys[key]))
        self.sites.append(Site(file, faults, edits, operator))


class FilePlanter:
    def __init__(self, planter, file, source):
        self.planter = planter
        self.file = file
        self.source = source
        self.lines = source.split("\n")
        self.tokens = tokens(source)
        self.skipped = self.patterns()

    def plant(self):
        for place, token in enumerate(self.tokens):
            if place in self.skipped:
                continue
            if token.kind == "number":
                self.number(place)
            elif token.kind == "operator":
                self.operator(place)
            elif token.kind == "word":
                self.word(place)
            if token.begins_line and token.kind == "word":
                self.statement(place)

    @property
    def next_identifier(self):
        return self.planter.count + 1

    def add(self, token, changes, edits, operator=None):
        text = self.lines[token.line - 1].strip()
        self.planter.add(self.file, token.line, text, changes, edits, operator)

    def at(self, place, default=""):
        return self.tokens[place].text if 0 <= place < len(self.tokens) else default

    def patterns(self):
        """The tokens that are no expressions: patterns of cases, cases of enums, attributes."""
        skipped = set()
        for place, token in enumerate(self.tokens):
            if token.kind != "word":
                continue
            if token.text.startswith("@") and self.at(place + 1) == "(":
                skipped.update(range(place, self.tokens[place + 1].closing + 1))
            if token.text != "case" or self.at(place - 1) == ".":
                continue
            end = place
            if token.around >= 0 and self.tokens[token.around].owner == "enum":
                while end < len(self.tokens) and self.tokens[end].line == token.line:
                    end += 1
            else:
                ends = (":",) if token.begins_line else ("=", "in")
                while not (self.at(end) in ends and self.tokens[end].around == token.around):
                    end += 1
            skipped.update(range(place, end))
        return skipped

    # Constants

    def number(self, place):
        token = self.tokens[place]
        if self.at(place - 1) == "." and not token.space_before:
            return  # a member of a tuple
        others = self.other_numbers(token.text)
        text = f"faultNumber({self.next_identifier}, {', '.join([token.text] + others)})"
        self.add(
            token, [f"`{token.text}` → `{other}`" for other in others],
            [(token.start, token.end, 5, text)])

    @staticmethod
    def other_numbers(text):
        if "e" in text or "x" in text:
            return [f"{float(text) * 1000:g}", f"{float(text) / 1000:g}"]
        value = float(text.replace("_", ""))
        if value != int(value):
            return [f"{value * 1.1:.6g}", f"{value * 0.9:.6g}"]
        point = ".0" if "." in text else ""
        return [f"{int(value) + 1}{point}", f"{int(value) - 1}{point}"]

    # Operators

    def operator(self, place):
        token = self.tokens[place]
        before, after = self.tokens[place - 1], self.tokens[place + 1]
        if token.text in ("!", "-") and not token.space_after:
            if token.space_before or before.text in OPENING:
                self.sign(token)
            return
        if token.text == "?" and token.space_before and token.space_after:
            self.choice(place)
        if token.text not in FLIPPED or not (token.space_before and token.space_after):
            return
        if "text" in (before.kind, after.kind) or before.text == "func":
            return  # text is put together; an operator is declared
        name = self.operator_name()
        changes = [f"`{token.text}` → `{other}`" for other in FLIPPED[token.text]]
        if token.text == "??":
            changes = ["`??` → its right side"]
        self.add(token, changes, [(token.start, token.end, 5, name)], (name, token.text))

    def sign(self, token):
        name = self.operator_name()
        self.add(
            token, [f"`{token.text}` left out"], [(token.start, token.end, 5, name)],
            (name, f"prefix{token.text}"))

    def operator_name(self):
        """A name that no other operator has: a number written in mathematical signs."""
        digits = []
        number = self.next_identifier
        while number:
            digits.append(chr(0x2200 + number % 16))
            number //= 16
        return "∘" + "".join(digits)

    def word(self, place):
        token = self.tokens[place]
        if token.text in ("true", "false") and self.at(place - 1) != "while":
            other = "false" if token.text == "true" else "true"
            text = f"faultWord({self.next_identifier}, {token.text})"
            self.add(
                token, [f"`{token.text}` → `{other}`"], [(token.start, token.end, 5, text)])
        elif token.text in ("min", "max") and self.at(place + 1) == "(":
            if self.at(place - 1) in (".", "func"):
                return
            other = "max" if token.text == "min" else "min"
            name = f"fault{token.text.capitalize()}"
            self.add(
                token, [f"`{token.text}` → `{other}`"],
                [(token.start, token.end + 1, 5, f"{name}({self.next_identifier}, ")])
        elif token.text in ("if", "guard", "while", "where") and self.at(place + 1) != ":":
            self.conditions(place)

    # Conditions

    def conditions(self, place):
        """The bare conditions of a statement; those that compare have faults of their own."""
        keyword = self.tokens[place]
        end = "else" if keyword.text == "guard" else "{"
        start = place + 1
        current = start
        while current < len(self.tokens):
            token = self.tokens[current]
            if token.around == keyword.around and token.text in (",", end):
                self.condition(start, current)
                start = current + 1
                if token.text == end:
                    return
            if token.text in ("(", "[") and token.closing >= 0:
                current = token.closing
            current += 1

    def condition(self, start, end):
        part = self.tokens[start:end]
        if not part or part[0].text in ("let", "var", "case", "!", "true", "false"):
            return
        around = part[0].around
        for token in part:
            outer = token.around == around
            if outer and token.kind == "operator" and token.space_before and token.space_after:
                return
        self.wrap(start, end)

    def wrap(self, start, end):
        first, last = self.tokens[start], self.tokens[end - 1]
        words = self.source[first.start:last.end]
        words = re.sub(r"\s+", " ", words)
        self.add(
            first, [f"`{words}` → not"],
            [
                (first.start, first.start, 2, f"faultCondition({self.next_identifier}, "),
                (last.end, last.end, 7, ")"),
            ])

    def choice(self, place):
        """The condition before a `?`, where it is bare."""
        token = self.tokens[place]
        start = place
        while start > 0:
            before = self.tokens[start - 1]
            if before.text in (")", "]"):
                opening = max(
                    i for i in range(start) if self.tokens[i].closing == start - 1)
                start = opening
                continue
            if before.text in ("(", "[", "{", ",", ":", "=", "return", "in", "?", "??", "switch"):
                break
            if before.kind == "operator" and before.space_before and before.space_after:
                return
            if before.around != token.around:
                break
            if start != place and self.tokens[start].begins_line and self.at(start) != ".":
                break
            start -= 1
        if start < place and self.tokens[start].text != "!":
            self.wrap(start, place)

    # Statements

    def statement(self, place):
        """A call or an assignment on lines of its own, which can be left out."""
        token = self.tokens[place]
        if self.at(place) == "self" and self.at(place + 2) == "init":
            return
        if token.text in NO_STATEMENT or token.text.startswith(("$", "@", "#", "_")):
            return
        around = token.around
        if around < 0 or self.tokens[around].text != "{":
            return
        owner, before = self.tokens[around].owner, self.at(place - 1)
        if owner in ("enum", "struct", "extension", "class"):
            return
        if before in ("=", "?", ",", "return", "+", "-", "&&", "||", "??", "in"):
            return
        if before == ":" and owner != "switch":
            return
        end = place + 1
        while end < len(self.tokens) and self.tokens[end].around == around:
            current, last = self.tokens[end], self.tokens[end - 1]
            continues = (
                current.kind == "operator" or current.text == "."
                or last.kind == "operator" and last.space_before)
            if current.begins_line and not continues:
                break
            end = current.closing + 1 if current.text in OPENING else end + 1
        part = self.tokens[place:end]
        assigns = any(t.text in ("=", "+=", "-=", "*=", "/=") and t.around == around for t in part)
        if not part or not (assigns or part[-1].text in (")", "}")):
            return
        if not assigns and any(
            t.kind == "operator" and t.around == around and t.space_before and t.space_after
            for t in part
        ):
            return  # an expression
        if assigns and self.initializes(around) and self.at(place + 1) in ("=", ".", "("):
            if self.at(place + 1) == "=" or token.text == "self":
                return  # a property may need its value
        is_alone = before in ("{", ":") and self.at(end) in ("}", "case", "default")
        if not assigns and is_alone and self.returns(around):
            return  # what it computes is the result
        words = re.sub(r"\s+", " ", self.source[part[0].start:part[-1].end])
        words = words if len(words) <= 60 else words[:57] + "…"
        self.add(
            token, [f"`{words}` left out"],
            [
                (part[0].start, part[0].start, 0,
                 f"if faultKeeps({self.next_identifier}) {{ "),
                (part[-1].end, part[-1].end, 9, " }"),
            ])


    def initializes(self, brace):
        while brace >= 0:
            if self.tokens[brace].owner == "init":
                return True
            brace = self.tokens[brace].around
        return False

    def returns(self, brace):
        """Whether the block of a brace is a closure or the body of something with a result."""
        owner = self.tokens[brace].owner
        if owner in ("switch", "if", "else"):
            return self.returns(self.tokens[brace].around)
        if owner != "func":
            return owner in ("", "var", "subscript")
        start = brace
        while self.at(start) != "func":
            start -= 1
        return any(token.text == "->" for token in self.tokens[start:brace])


def edited(source, sites):
    """The source with faults in it, and for each edit the site and its place in the result."""
    edits = sorted(
        ((start, order, end, text, site) for site in sites for start, end, order, text in site.edits),
        key=lambda edit: edit[:3])
    pieces = []
    places = []
    length = 0
    position = 0
    for start, _, end, text, site in edits:
        pieces.append(source[position:start])
        length += start - position
        places.append((length, site))
        pieces.append(text)
        length += len(text)
        position = end
    pieces.append(source[position:])
    return "".join(pieces), places
