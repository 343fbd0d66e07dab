# Puzzles of Crossfire

crossfire-puzzle-shoot = Whom do you shoot?
crossfire-puzzle-shoot-ask = You are an Agent. From what you have seen, who is most likely an Assassin?
crossfire-puzzle-shoot-why = Of all deals that fit, { $answer } is an Assassin in most.
crossfire-puzzle-vip = Find the VIP
crossfire-puzzle-vip-ask = You are an Assassin. From what you have seen, who is most likely the VIP?
crossfire-puzzle-vip-why = Of all deals that fit, { $answer } is the VIP in most.
crossfire-puzzle-clear = Who is not the VIP?
crossfire-puzzle-clear-ask = From what you have seen, one other player cannot be the VIP. Who?
crossfire-puzzle-clear-why = { $answer } is the VIP in no deal that fits; everybody else is in some.
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
