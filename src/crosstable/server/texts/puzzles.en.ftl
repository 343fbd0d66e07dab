# Puzzles

ui-puzzle-wrong = Not { $answer }. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
  }
ui-puzzle-left = { $left ->
    [one] One try left.
   *[other] { $left } tries left.
  }
ui-puzzle-tries = { $left ->
    [one] One try left
   *[other] { $left } tries left
  }
ui-puzzle-you = You
ui-puzzle-choose = Choose an answer
ui-puzzle-answer = Answer: { $answer }
ui-puzzle-hard = { $hard ->
    [1] Easy
    [2] Medium
   *[3] Hard
  }
ui-puzzle-won = { $tries ->
    [1] Right at once: { $answer }.
   *[other] Right: { $answer }.
  }
ui-puzzle-lost = It was { $answer }.
ui-puzzle-streak = { $days ->
    [0] The next puzzle comes tomorrow.
    [one] Solved today. The next puzzle comes tomorrow.
   *[other] { $days } days in a row. The next puzzle comes tomorrow.
  }
ui-puzzle-share = Share
ui-puzzle-copy = Copy
ui-puzzle-next = Next puzzle
ui-puzzle-more = More like this
ui-puzzle-all = All puzzles
ui-puzzle-missed = You missed this on { $day }.
ui-puzzle-training = Training
ui-puzzle-to-today = Today’s puzzle
ui-puzzle-mistakes = { $count ->
    [one] One mistake
   *[other] Your { $count } mistakes
  }
ui-puzzle-no-mistakes = No mistakes left. Well done!
ui-puzzle-none = There are no puzzles here yet.
ui-puzzle-done = { $done }/{ $count }

# What a messenger shows of a link

ui-preview-puzzle = Crosstable: today’s puzzle
ui-preview-puzzle-line = A position from a game, a question, and exactly one right answer.
