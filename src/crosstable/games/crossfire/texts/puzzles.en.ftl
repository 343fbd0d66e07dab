# Puzzles of Crossfire

crossfire-puzzle-shoot = Whom do you shoot?
crossfire-puzzle-shoot-ask = You are an Agent, and everything said here is true. Who is most likely an Assassin?
crossfire-puzzle-shoot-why = { $answer } is an Assassin in more of the deals that fit than anybody else.
crossfire-puzzle-vip = Find the VIP
crossfire-puzzle-vip-ask = You are an Assassin, and everything said here is true. Who is most likely the VIP?
crossfire-puzzle-vip-why = { $answer } is the VIP in more of the deals that fit than anybody else.
crossfire-puzzle-clear = Who is not the VIP?
crossfire-puzzle-clear-ask = Everything said here is true. Which of the others cannot be the VIP?
crossfire-puzzle-clear-why = In no deal that fits is { $answer } the VIP; everybody else is in some.
crossfire-puzzle-lie = Who is lying?
crossfire-puzzle-lie-ask = From what you have seen, one of these statements cannot be true. Whose?
crossfire-puzzle-lie-why = What { $answer } says fits no deal; everything else could be true.
crossfire-puzzle-circle = The circle, clockwise from the dealer
crossfire-puzzle-cards = Cards
crossfire-puzzle-mixed = Mixed
crossfire-puzzle-saw = You saw
crossfire-puzzle-look = { $stage ->
    [dealt] Dealt: { $role }
    [received] Received: { $role }
    [mixed] After mixing: { $role }
   *[mixed_again] After mixing again: { $role }
  }
crossfire-puzzle-how = Everybody is dealt a card, passes it to the next in the row and looks at the one received; then those who are named mix theirs in this order.
