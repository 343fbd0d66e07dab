"""The compiled core of the bots: every row that fits the evidence, each with its exact chance."""
