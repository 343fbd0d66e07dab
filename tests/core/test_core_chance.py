"""Chance: frozen to the byte, even, and independent from label to label and action to action."""

import hashlib
from collections import Counter

import pytest

from crosstable.core.chance import Chance, QuickChance, SealedChance, commitment, new_seed

SEED = bytes(range(32))


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 as RFC 2104 writes it down, from plain SHA-256."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def words_by_hand(action: int, label: str, blocks: int) -> list[int]:
    """The words of a stream as the algorithm's description says."""
    data = b"".join(
        hmac_by_hand(SEED, f"{action}:{label}".encode() + b"\0" + counter.to_bytes(8, "big"))
        for counter in range(blocks)
    )
    return [int.from_bytes(data[i : i + 8], "big") for i in range(0, len(data), 8)]


@pytest.mark.parametrize(
    ("action", "label", "expected"),
    [
        (0, "deal", [40, 72, 6, 46, 83, 16, 47, 14]),
        (1, "deal", [25, 14, 70, 63, 88, 87, 57, 90]),
        (0, "dice", [76, 68, 7, 64, 17, 91, 57, 28]),
        (12, "deal", [73, 4, 55, 71, 7, 13, 41, 80]),
    ],
)
def test_the_streams_never_change(action: int, label: str, expected: list[int]) -> None:
    chance = SealedChance(SEED, action)
    assert [chance.below(label, 100) for _ in range(8)] == expected
    assert [word % 100 for word in words_by_hand(action, label, 2)] == expected


def test_the_first_words_never_change() -> None:
    chance = SealedChance(SEED, 0)
    assert chance.below("deal", 1 << 64) == 0x183151C0E71C4740
    assert chance.below("deal", 1 << 64) == 0x342B71960F6DAA14


def test_a_shuffle_never_changes() -> None:
    assert "".join(SealedChance(SEED, 0).shuffle("deal", "abcdef")) == "dbaefc"


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    n = (1 << 63) + 1
    words = words_by_hand(0, "r0", 1)
    assert [word >= n for word in words] == [True, False, False, True]
    chance = SealedChance(SEED, 0)
    assert [chance.below("r0", n) for _ in range(2)] == words[1:3]


def test_the_commitment_never_changes() -> None:
    assert commitment(SEED) == "76b8d4f7482682a0bf3723bfe31163a006e074d9afd796670a399fe43cdad6a0"


def test_labels_do_not_disturb_each_other() -> None:
    alone = SealedChance(SEED, 3)
    expected = [alone.below("deal", 52) for _ in range(20)]
    mixed = SealedChance(SEED, 3)
    found = []
    for _ in range(20):
        mixed.below("dice", 6)
        found.append(mixed.below("deal", 52))
        mixed.shuffle("discard", range(5))
    assert found == expected


def test_a_label_is_not_another_action_number() -> None:
    assert SealedChance(SEED, 1).below("1:deal", 1 << 64) != SealedChance(SEED, 11).below("deal", 1 << 64)


@pytest.mark.parametrize("chance", [SealedChance(SEED, 0), QuickChance(7)], ids=["sealed", "quick"])
def test_draws_are_even(chance: Chance) -> None:
    counts = Counter(chance.below("dice", 6) for _ in range(6000))
    assert set(counts) == {0, 1, 2, 3, 4, 5}
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi², 5 degrees, p = 0.001


@pytest.mark.parametrize("chance", [SealedChance(SEED, 0), QuickChance(7)], ids=["sealed", "quick"])
def test_every_order_of_a_shuffle_comes_up_equally_often(chance: Chance) -> None:
    counts = Counter(chance.shuffle("deal", "abc") for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_pick_takes_one_of_the_items() -> None:
    assert {SealedChance(SEED, n).pick("who", "ab") for n in range(30)} == {"a", "b"}


def test_seeds_are_long_and_different() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_quick_chance_is_reproducible() -> None:
    assert [QuickChance(5).below("x", 1000) for _ in range(3)] == [QuickChance(5).below("x", 1000)] * 3
