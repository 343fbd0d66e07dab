# Crossfire on a room screen.
crossfire-wall-deal = The cards go round
crossfire-wall-claim = Choose a claim
crossfire-wall-talk = Talk
crossfire-wall-aim = Aim!
