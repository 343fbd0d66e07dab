# Crossfire on a room screen.
crossfire-wall-claim = Choose a claim
crossfire-wall-talk = Talk
crossfire-wall-aim = Aim!
crossfire-wall-reveal = Cards up!
