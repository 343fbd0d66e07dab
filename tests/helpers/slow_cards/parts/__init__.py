"""The parts of the slow cards."""
