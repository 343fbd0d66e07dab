"""The optional parts of a game: what each must have, and the one way to get it.

A game says in its facts which parts it has: the bots are the module `bots` of its package, every other part is
`parts.<name>`. A part is loaded when somebody asks for it, by `load`, in whatever process asks. There is one rule for
absence: a part that a game does not name is not offered, `load` gives None, and whoever asked does without it.
"""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from .action import Action
from .bot import Bot
from .companion import Kit
from .game import Facts, PartName
from .moments import Moments, Talk
from .options import Pile, Preset
from .puzzle import Found
from .review import Award, Effort, Estimate, Eyes, Insight, Judged, Really, Sides, Weighed
from .seats import Seat
from .sentence import Sentence
from .step import Step
from .telling import Deeds, LogWords
from .texts import LANGUAGES, part_of
from .view import View

if TYPE_CHECKING:
    from rich.console import RenderableType  # only the terminal needs it

P = TypeVar("P")


class Part(Struct, Generic[P], frozen=True):
    """A part by its name; its type says what the part's module must have."""

    name: PartName

    @property
    def module(self) -> str:
        """Where it lies in the package of a game."""
        return self.name if self.name == "bots" else f"parts.{self.name}"


class Bots(Protocol):
    """Players of the game's own. They think in worker processes, so the module may import compiled code."""

    def bot(self, level: str, seconds: float) -> Bot:
        """The bot of this level, which may think for this long about a move."""

    def warm(self) -> None:
        """Compile or load what is compiled, so that no player waits for it."""


class Fallback(Protocol):
    """Who plays while the game's bots are warming up. Without compiled code, so that it is there at once; a game has
    this part only if its bots need a compiler."""

    def bot(self, level: str, seconds: float) -> Bot:
        """Who plays for the bot of this level; weaker, but never at random."""


class Companion(Protocol):
    """What a group round a real table is told."""

    def kit(self) -> Kit:
        """Everything the companion knows, for every set-up."""


class ReviewPart(Protocol):
    """Looking back at a game. Pure and without compiled code: the server loads it."""

    @property
    def LENSES(self) -> tuple[str, ...]:  # noqa: N802
        """The ways in which the game's insight can look at it, the default first."""

    def open_view(self, state: Any) -> View:
        """The view with everything open."""

    def judge(self, steps: Sequence[Step[Any]]) -> Iterable[Judged]:
        """What was said in these steps, each statement judged against the cards."""

    def really(self, state: Any) -> Really:
        """What was really the case, for the tables of the insight."""

    def sides(self, state: Any) -> Sides:
        """The two sides whose chances the curve shows."""

    def quiet(self, before: Any, after: Any) -> bool:
        """Whether the step from one state to the other cannot have changed anybody's chances."""


class Thinking(Protocol):
    """What can be worked out about a game that is over. Loaded in workers only, so it may import compiled code."""

    def insight(self, eyes: Eyes, lens: str) -> Insight:
        """What follows from what these eyes have seen. Pure; it gets nothing else."""

    def appraise(self, past: Sequence[Step[Any]], seed: int) -> Estimate:
        """How likely the first of the game's two sides is to win after these steps."""


class Foreseeing(Protocol):
    """Where things are hidden: how a seat could think it stands. Loaded in workers only, like the insight.

    The text `<game>-outlook` says how it is found."""

    @property
    def TOLD(self) -> tuple[Seat, ...]:  # noqa: N802
        """The seats from whose eyes the curve is found anyway, so that it is their own line too."""

    def outlook(self, eyes: Eyes, seed: int) -> Estimate:
        """How likely this seat is to win, by what these eyes have seen."""


class Weighing(Protocol):
    """What decisions were worth. Loaded in workers only, like the insight."""

    @property
    def WEIGHED(self) -> tuple[type[Action], ...]:  # noqa: N802
        """The actions that can be weighed."""

    @property
    def SPOKEN(self) -> tuple[type[Action], ...]:  # noqa: N802
        """Those of them that only say something."""

    def weigh(self, eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
        """What this action is worth beside the best one, by what these eyes have seen; None if there is no telling."""

    def mattered(self, states: Sequence[Any], weighed: Weighed) -> bool:
        """Whether the game, known to its end, would have gone otherwise: a vote that was outvoted decides nothing."""

    def swayed(self, eyes: Eyes, action: Action) -> int | None:
        """The number of the statement that spoke most for this action; None if none did, or nobody says anything."""


class Remembering(Protocol):
    """What a game that is over is remembered for. Loaded in workers only, like the insight."""

    def awards(self, states: Sequence[Any]) -> tuple[Award, ...]:
        """Who lied best and who saw through the others best, from all states of a game that was played to its end."""

    def happened(self, before: Any, after: Any) -> Sentence:
        """What changed the chances in this step, in words."""


class Terminal(Protocol):
    """The game drawn with letters."""

    def draw(self, view: Any, language: str) -> "RenderableType":
        """What a viewer sees."""

    def describe(self, view: Any, names: tuple[str, ...], language: str) -> str:
        """One line below the picture: who is who, and whose turn it is."""


class Staging(Protocol):
    """How long what happens is on the stage. A game without this part has no moments."""

    @property
    def REVEAL(self) -> bool:  # noqa: N802
        """Whether a game begins with everybody looking at what they are; bots wait for that."""

    @property
    def MOMENTS(self) -> Moments:  # noqa: N802
        """For every kind of event of the game its moment."""

    @property
    def TALK(self) -> Talk:  # noqa: N802
        """How people talk; `Talk()` if nobody says anything in the game."""


class LogPart(Protocol):
    """The game's log in the terminal; a browser fills the same texts in `web/log.js`."""

    @property
    def LOG(self) -> LogWords:  # noqa: N802
        """What fills the texts `<id>-log-<event>`."""

    @property
    def DEEDS(self) -> Deeds:  # noqa: N802
        """What was done in secret, for a replay; empty if the log tells everything."""


class LobbyPart(Protocol):
    """Set-ups with a name, and what is dealt."""

    @property
    def SETTLE(self) -> tuple[str, ...]:  # noqa: N802
        """The options a set-up settles."""

    @property
    def PRESETS(self) -> tuple[Preset, ...]:  # noqa: N802
        """The set-ups, the simplest first. Each has two texts, `<game>-preset-<id>` and the same with `-hint`."""

    def deck(self, options: Any, seats: int) -> tuple[Pile, ...]:
        """The cards everybody knows to be in a game that can be dealt; the browser's `cards.js` draws them."""


class Setup(Struct, frozen=True):
    """Options, and the numbers of seats with which they are played."""

    options: Any
    seats: tuple[int, ...]


class Advice(Struct, frozen=True):
    """What a rulebook says about balance: with `changes` to the options `side` should win more often than without."""

    words: str
    """The advice in our own words, for the page on balance."""
    side: str
    changes: dict[str, Any]
    to: dict[str, Any] = {}
    """The options that are changed, where it is not the plainest set-up."""


class Balancing(Protocol):
    """Who wins how often: which set-ups are worth counting, and what is counted. Without compiled code."""

    @property
    def ADVICE(self) -> tuple[Advice, ...]:  # noqa: N802
        """What the rules advise, to be checked by counting."""

    @property
    def WINNERS(self) -> tuple[str, ...]:  # noqa: N802
        """The sides that can win, each as `side` names it."""

    def setups(self) -> Iterable[Setup]:
        """The set-ups that the page on balance shows, the plainest first."""

    def roles(self, state: Any) -> tuple[str, ...]:
        """What each seat was at the end of a game."""

    def side(self, state: Any) -> str:
        """The side that has won."""


class Talking(Protocol):
    """A game in which people talk, in the bench of talk."""

    @property
    def TABLES(self) -> tuple[Setup, ...]:  # noqa: N802
        """The set-ups of its tables. They never change: figures of other tables would not compare."""

    def doubted(self, state: Any, seat: Seat, action: Action) -> tuple[Seat, ...]:
        """Whom this action of a seat, in this state, treats by name as somebody who lies."""

    def rejected(self, state: Any, seat: Seat, action: Action) -> tuple[Seat, ...]:
        """The others in a group that this action turns down; any of them may be the reason."""


class PuzzlePart(Protocol):
    """Puzzles from games. Loaded by whoever makes puzzles, so it may import compiled code."""

    @property
    def THEMES(self) -> tuple[str, ...]:  # noqa: N802
        """What is asked, the simplest first. Each has two texts, `<game>-puzzle-<theme>` and the same with `-ask`."""

    def game(self, seed: int) -> Iterator[tuple[Any, Seat]]:
        """A game to look at: before every action the game so far, and who is about to act."""

    def find(self, turns: Iterable[tuple[Any, Seat]], seed: int) -> Iterator[Found]:
        """The puzzles in such a game, or in a recorded one; each has exactly one right answer, and that is proved.
        None where the game was set up in a way the puzzles do not know."""


BOTS: Part[Bots] = Part("bots")
FALLBACK: Part[Fallback] = Part("fallback")
COMPANION: Part[Companion] = Part("companion")
REVIEW: Part[ReviewPart] = Part("review")
INSIGHT: Part[Thinking] = Part("insight")
OUTLOOK: Part[Foreseeing] = Part("outlook")
VERDICT: Part[Weighing] = Part("verdict")
AWARDS: Part[Remembering] = Part("awards")
TERMINAL: Part[Terminal] = Part("terminal")
LOG: Part[LogPart] = Part("log")
MOMENTS: Part[Staging] = Part("moments")
LOBBY: Part[LobbyPart] = Part("lobby")
BALANCE: Part[Balancing] = Part("balance")
TALK: Part[Talking] = Part("talk")
PUZZLES: Part[PuzzlePart] = Part("puzzles")

WEB = (
    "table.js",  # the table of a game; without it the shell draws one from view and offers
    "table.css",
    "emblem.js",  # what stands for the game on the start page
    "emblem.css",  # its colours
    "cards.js",  # its cards, by the names the lobby's deck has for them
    "sounds.js",  # what sounds when something happens
    "log.js",  # what fills the texts of its log
    "rules.js",  # the rules page
    "rulebook.js",  # which rules matter at a moment
    "guide.js",  # a guided first game
    "review.js",  # what steps are called in the review
    "verdict.js",  # the position in which a game was decided
    "wall.js",  # the game on a room screen
    "companion.js",  # the companion's own pages
    "companion.css",
    "puzzle.js",  # its puzzles: how they are drawn and answered
    "puzzle.css",
    "puzzles.json",
)
"""The files of a game's `web/` folder that the shell asks for, if they are there. They may load others."""


_LOADED: dict[tuple[str, str], ModuleType] = {}
"""Parts are asked for at every step, and to import again what is there takes five times as long."""


def load(facts: Facts, part: Part[P]) -> P | None:
    """This part of a game, imported when it is first asked for; None if the game has none."""
    if part.name not in facts.parts:
        return None
    found = _LOADED.get((facts.package, part.name))
    if found is None:
        found = _LOADED[facts.package, part.name] = import_module(f"{facts.package}.{part.module}")
    return cast(P, found)


def check_parts(facts: Facts) -> None:
    """Raise ModuleNotFoundError if the game names a part that is not there. Imports none of them."""
    for part in map(Part[object], facts.parts):
        if find_spec(name := f"{facts.package}.{part.module}") is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def folder(facts: Facts) -> Path | None:
    """The folder of a game, which holds its texts/ and web/; None if it has none."""
    spec = find_spec(facts.package) if facts.package else None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def web_files(facts: Facts) -> tuple[str, ...]:
    """The files of `WEB` this game has."""
    found = folder(facts)
    return tuple(name for name in WEB if found is not None and (found / "web" / name).is_file())


def text_parts(facts: Facts) -> tuple[str, ...]:
    """The named parts of this game's texts (`review`, …), which are loaded when a page asks for them."""
    found = folder(facts)
    files = () if found is None else (found / "texts").glob(f"*.{LANGUAGES[0]}.ftl")
    return tuple(sorted(part_of(file) for file in files))
