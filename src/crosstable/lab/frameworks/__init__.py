"""The games in other frameworks: PettingZoo (`aec`), OpenSpiel (`openspiel`) and Gymnasium (`gym`).

Each needs its framework installed (`crosstable[pettingzoo]` …) and is imported by its own name. What they share:
`words` (every choice as a number), `turns` (a game as a sequence of small choices), `features` (a view as numbers).
"""
