"""The command line, as tests use it."""

from typer.testing import CliRunner, Result

from crosstable.cli.app import app


def run(*arguments: str, typed: str = "") -> Result:
    """Run the command in English with these arguments and what is typed."""
    return CliRunner(env={"LANG": "C", "LC_ALL": "", "COLUMNS": "100"}).invoke(app, list(arguments), input=typed)
