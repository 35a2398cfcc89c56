"""Splits Swift source into the tokens that faults are planted at."""

import re
from dataclasses import dataclass

NUMBER = re.compile(r"0x[0-9A-Fa-f_]+|\d[\d_]*(\.\d[\d_]*)?([eE][-+]?\d+)?")
WORD = re.compile(r"[$@#]?[A-Za-z_0-9]+|`[^`]+`")
OPERATOR = re.compile(r"\.\.[.<]|[-+*/%<>=!&|^~?]+")
OPENING = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    kind: str  # number, word, operator, text (a string literal) or mark
    text: str
    start: int
    end: int
    line: int
    begins_line: bool
    space_before: bool
    space_after: bool = False
    # Places in the list of tokens: of the bracket around this one, of the bracket that closes it.
    around: int = -1
    closing: int = -1
    # For an opening brace: the declaration or statement that it belongs to.
    owner: str = ""


def string_end(source, start):
    """Where the string literal that begins at a place ends; code inside of it is left alone."""
    quotes = '"""' if source.startswith('"""', start) else '"'
    place = start + len(quotes)
    while not source.startswith(quotes, place):
        if source.startswith("\\(", place):
            place = interpolation_end(source, place + 2)
        else:
            place += 2 if source[place] == "\\" else 1
    return place + len(quotes)


def interpolation_end(source, place):
    depth = 1
    while depth > 0:
        if source[place] == '"':
            place = string_end(source, place)
            continue
        depth += {"(": 1, ")": -1}.get(source[place], 0)
        place += 1
    return place


def tokens(source):
    """The tokens of a source file, comments left out, with their brackets matched."""
    result = []
    place = 0
    line = 1
    begins_line = True
    space_before = True
    while place < len(source):
        character = source[place]
        if character.isspace() or source.startswith(("//", "/*"), place):
            if source.startswith("//", place):
                end = source.find("\n", place)
            elif source.startswith("/*", place):
                end = source.index("*/", place) + 2
            else:
                end = place + 1
            if "\n" in source[place:end]:
                begins_line = True
            line += source.count("\n", place, end)
            if result:
                result[-1].space_after = True
            space_before = True
            place = end
            continue
        end = place + 1
        kind = "mark"
        if character == '"':
            kind, end = "text", string_end(source, place)
        elif character.isdigit():
            kind, end = "number", NUMBER.match(source, place).end()
        elif match := WORD.match(source, place):
            kind, end = "word", match.end()
        elif match := OPERATOR.match(source, place):
            kind, end = "operator", match.end()
        result.append(
            Token(kind, source[place:end], place, end, line, begins_line, space_before))
        line += source.count("\n", place, end)
        begins_line = False
        space_before = False
        place = end
    match_brackets(result)
    return result


def match_brackets(result):
    stack = []
    owner = ""
    for place, token in enumerate(result):
        token.around = stack[-1] if stack else -1
        if token.kind == "word" and token.text in (
            "enum", "struct", "extension", "protocol", "class", "switch", "func", "init",
            "if", "guard", "else", "for", "while", "var", "subscript",
        ):
            owner = token.text
        if token.kind != "mark":
            continue
        if token.text in OPENING:
            if token.text == "{":
                token.owner, owner = owner, ""
            stack.append(place)
        elif token.text in OPENING.values():
            opening = stack.pop()
            result[opening].closing = place
            token.around = stack[-1] if stack else -1
