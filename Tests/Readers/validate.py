"""Validates reports with well-kept validators: JSON by its schema, JUnit by its schema and a reader.

    python validate.py json SCHEMA FILE [DEFINITION]   a document, or lines of one of its definitions
    python validate.py junit XSD FILE                  prints tests, failures, errors and skipped
"""

import json
import sys


def check_json(schema_path, path, definition=None):
    import jsonschema

    schema = json.load(open(schema_path, encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    text = open(path, encoding="utf-8").read()
    documents = [json.loads(text)] if definition is None else map(json.loads, text.splitlines())
    if definition is not None:
        schema = {"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]}
    validator = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    count = 0
    for document in documents:
        validator.validate(document)
        count += 1
    print(count)


def check_junit(schema_path, path):
    import junitparser
    import xmlschema

    xmlschema.XMLSchema(schema_path).validate(path)
    suites = junitparser.JUnitXml.fromfile(path)
    cases = [case for suite in suites for case in suite]
    kinds = [type(result).__name__ for case in cases for result in case.result]
    print(len(cases), kinds.count("Failure"), kinds.count("Error"), kinds.count("Skipped"))
    for case in cases:
        for result in case.result:
            if type(result).__name__ == "Failure":
                print(f"{case.classname}|{case.name}|{result.message}")


if __name__ == "__main__":
    {"json": check_json, "junit": check_junit}[sys.argv[1]](*sys.argv[2:])
