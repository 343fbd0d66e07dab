"""The commands, put together."""

from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from crosstable.core import CrosstableError

from .arena import arena_command
from .backup import backup_command, restore_command
from .balance import balance_command
from .bench_talk import bench_talk_command
from .choosing import FIRST
from .doctor import doctor_command
from .games import games_command
from .join import join_command
from .mcp import mcp_command
from .new_game import new_game_command
from .play import play_command
from .puzzles import puzzles_command
from .records import records_command
from .replay import replay_command
from .serve import serve_command
from .speech import Lang, complain, err, out, t
from .verdict import verdict_command
from .verify import verify_command
from .warm import warm_command
from .worker import worker_command


class SentenceGroup(TyperGroup):
    """Says what went wrong in a sentence, and exits with the right code."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; an error of ours becomes a line on stderr and exit code 1."""
        try:
            return super().invoke(ctx)
        except CrosstableError as error:
            raise typer.Exit(complain(error)) from None
        except KeyboardInterrupt:
            err().print(t("cli-stopped"))
            raise typer.Exit(130) from None
        except BrokenPipeError:
            raise typer.Exit(0) from None  # the reader (like `head`) has seen enough


app = typer.Typer(
    cls=SentenceGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help=t("cli-help"),
    epilog=t("cli-help-epilog", game=FIRST),
)


def _version(wanted: bool) -> None:
    if wanted:
        out().print(f"crosstable {version('crosstable')}")
        raise typer.Exit


@app.callback()
def crosstable(
    lang: Lang = None,
    shown: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=t("cli-help-version"))
    ] = False,
) -> None:
    """Options before the command."""


app.command("serve", help=t("cli-help-serve"), epilog=t("cli-help-serve-epilog"))(serve_command)
app.command("worker", help=t("cli-help-worker"), epilog=t("cli-help-worker-epilog"))(worker_command)
app.command("backup", help=t("cli-help-backup"), epilog=t("cli-help-backup-epilog"))(backup_command)
app.command("restore", help=t("cli-help-restore"), epilog=t("cli-help-restore-epilog"))(restore_command)
app.command("doctor", help=t("cli-help-doctor"))(doctor_command)
app.command("play", help=t("cli-help-play"), epilog=t("cli-help-play-epilog", game=FIRST))(play_command)
app.command("replay", help=t("cli-help-replay"), epilog=t("cli-help-replay-epilog"))(replay_command)
app.command("verify", help=t("cli-help-verify"), epilog=t("cli-help-verify-epilog"))(verify_command)
app.command("verdict", help=t("cli-help-verdict"), epilog=t("cli-help-verdict-epilog"))(verdict_command)
app.command("arena", help=t("cli-help-arena"), epilog=t("cli-help-arena-epilog", game=FIRST))(arena_command)
app.command("balance", help=t("cli-help-balance"), epilog=t("cli-help-balance-epilog", game=FIRST))(balance_command)
app.command("records", help=t("cli-help-records"), epilog=t("cli-help-records-epilog", game=FIRST))(records_command)
app.command("join", help=t("cli-help-join"), epilog=t("cli-help-join-epilog"))(join_command)
app.command("puzzles", help=t("cli-help-puzzles"), epilog=t("cli-help-puzzles-epilog", game=FIRST))(puzzles_command)
app.command("mcp", help=t("cli-help-mcp"), epilog=t("cli-help-mcp-epilog"))(mcp_command)
app.command("bench-talk", help=t("cli-help-bench-talk"), epilog=t("cli-help-bench-talk-epilog"))(bench_talk_command)
app.command("games", help=t("cli-help-games"))(games_command)
app.command("new-game", help=t("cli-help-new-game"), epilog=t("cli-help-new-game-epilog"))(new_game_command)
app.command("warm", help=t("cli-help-warm"))(warm_command)
