# Puzzles of The Resistance

resistance-puzzle-spy = Certainly a spy
resistance-puzzle-spy-ask = You are not a spy. Exactly one other player must be one. Who?
resistance-puzzle-spy-why = Without { $answer }, the missions cannot have gone like this.
resistance-puzzle-clean = Certainly no spy
resistance-puzzle-clean-ask = You are not a spy. Exactly one other player cannot be one either. Who?
resistance-puzzle-clean-why = With { $answer } among the spies, there would not be enough of them on the missions that failed.
resistance-puzzle-lie = Who is lying?
resistance-puzzle-lie-ask = You are not a spy. One of these statements cannot be true. Whose?
resistance-puzzle-lie-why = What { $answer } says does not go with the missions; everything else could be true.
resistance-puzzle-team = The safest team
resistance-puzzle-team-ask = You are not a spy. Which of these teams is most likely without one?
resistance-puzzle-team-why = { $answer }: more of the possible spies stay at home than with any other of these teams.
resistance-puzzle-fails = { $fails ->
    [0] Success
    [one] 1 × Fail
   *[other] { $fails } × Fail
  }
resistance-puzzle-says-clean = I’m not a spy.
resistance-puzzle-says-played = I played { $card ->
    [success] Success
   *[fail] Fail
  } on mission { $mission }.
resistance-puzzle-says-spies = { $you ->
    [true] You are a spy.
   *[other] { $count ->
        [one] { $names } is a spy.
       *[other] { $names } are spies.
      }
  }
resistance-puzzle-how = { $seats ->
    [5] Five players, two spies.
    [6] Six players, two spies.
   *[7] Seven players, three spies.
  } A spy may also play Success.
