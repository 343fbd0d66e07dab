crossfire-rules-in-sniper = In Sniper mode:
crossfire-rules-lead = Everybody sees a few cards go by. Then there are three minutes to talk, and one shot each.
crossfire-rules-aim = What it is about
crossfire-rules-aim-text = Red wants the VIP shot, blue wants the VIP alive, and some play for themselves. No card may be shown before the shot; anything may be said.
crossfire-rules-deal = The deal
crossfire-rules-deal-text = You look at the card you are dealt, pass it to the left and look at the one you get from the right. Then the dealer mixes their own card with those of both neighbours and hands the three back at random, and the three players look. Every third player clockwise does the same until every card has been mixed once; some are mixed twice. The card you hold in the end is who you are. What you saw on the way is all you know for sure.
crossfire-rules-talk = Three minutes
crossfire-rules-talk-text = All choose a first claim at the same moment: Agent, VIP, Bystander or undeclared. From then on cards may be turned at any time, and everybody sees it. Tell what you saw, lie, ask, accuse. The talk ends with the timer, or as soon as all are ready.
crossfire-rules-shot = The shot
crossfire-rules-shot-text = Everybody points at one other player in secret. First the unarmed lower their guns. Then the Agents shoot, all at once; an Assassin they hit does not shoot. Then the Assassins who are left shoot. If the VIP was shot by anybody at all, red has won, otherwise blue. Whoever shot a Bystander loses, whatever else happens.
crossfire-rules-roles = Who wins when
crossfire-rules-roles-text = Every card says what its owner wants. A diamond stands for blue, a triangle for red, a circle for those who play for themselves.
crossfire-rules-sniper = With a Sniper
crossfire-rules-sniper-text = One player is the Sniper, with an open card and as many shot cards as there are Assassins. During the talk she lays them in front of players, and they are shot when time is up. All Assassins shot: blue wins. The VIP or a Bystander shot: red wins. Otherwise the Assassins who are left show themselves and point at somebody each. If they hit the VIP and no Bystander, red wins after all.
crossfire-rules-special = Special roles
crossfire-rules-special-text = The Enforcer is an Agent with two guns. The Bodyguard is an Agent and blocks one shot at whomever the Bodyguard points at; so does the Peace Keeper, who plays for the Bystanders. Protester and Supporter are Bystanders who take sides. The Bomber wins alone unless shot. Each takes the place of other cards; what cannot be combined, the lobby says.
crossfire-rules-series = For points
crossfire-rules-series-text = Over several games everybody who wins a game gets a point. The most points win; a tie is shared.

# Statement by statement; `.ours` is what we decided where nobody else has

crossfire-rule-C1 = There are 19 role cards, three shot cards for the Sniper and a timer of three minutes.
crossfire-rule-C2 = Which roles are dealt depends on the number of players: always one VIP and one Bystander, one to three Agents, one to three Assassins, and decoys to make up the number.
crossfire-rule-C3 = With a Sniper (6 to 10 players) one player is the Sniper, there are fewer Agents, and two or three Assassins.
crossfire-rule-C4 = Each special role takes the place of certain other cards and needs a certain number of players.
    .ours = Special roles go together if, in some order, every card to be taken out is there; otherwise the table refuses and says why.
crossfire-rule-C5 = Everybody looks at the card dealt, passes it to the left, and looks at the card that comes from the right.
crossfire-rule-C6 = Then the dealer and every third player clockwise mix their card with those of both neighbours; the three go back at random, and the three look. Whoever is mixed twice sees one card more.
crossfire-rule-C7 = The Sniper’s card lies open. She gets no card and takes no part in passing and mixing, is never dealer, and gets as many shot cards as there are Assassins.
crossfire-rule-C8 = When the timer starts, everybody claims at the same moment: Agent, VIP, Bystander or Undeclared. A claim may be changed at any time, for all to see.
crossfire-rule-C9 = The talk lasts three minutes. Anything may be said, lies too; nobody may show a card.
    .ours = The table may choose another length, or talk until all are ready. The Sniper makes no claim.
crossfire-rule-C10 = Before the time is up the Sniper puts her shot cards in front of players; until then she may move them.
    .ours = At most one card for each player, none for herself; cards not placed are lost.
crossfire-rule-C11 = Three, two, one: everybody points at one other player at the same moment, the Enforcer with two guns.
    .ours = The Enforcer points at two different players; the table may allow both at one.
crossfire-rule-C12 = Then in this order: the unarmed put their guns down, the Agents show themselves, everybody an Agent has hit puts the gun down and shows the card, and the VIP tells whether a shot hit.
crossfire-rule-C13 = Bodyguard and Peace Keeper keep pointing, but protect instead of shooting.
    .ours = Agents, Enforcer and Assassins are armed. Everybody else is unarmed.
crossfire-rule-C14 = First all Agents shoot at once, the Enforcer too. An Assassin hit here does not shoot.
    .ours = Agents who hit each other have both shot.
crossfire-rule-C15 = Then the Assassins who were not hit shoot.
crossfire-rule-C16 = Each Bodyguard or Peace Keeper blocks one shot at the player they point at.
    .ours = The earliest shot is blocked first. If a wave brings more shots than blocks, the player is shot, and all who shot in that wave have hit. An Assassin whose hit was blocked still shoots. A protector hit in the first wave does not protect in the second, unless the table wants it.
crossfire-rule-C17 = If the VIP is shot, no matter by whom, red wins; otherwise blue. Then each role’s own condition is checked.
crossfire-rule-C18 = Blue wins with the VIP alive, red with the VIP shot. Decoys, Bystanders and the special roles have conditions of their own; each card names its own.
crossfire-rule-C19 = Whoever shoots a Bystander, Protester or Supporter loses, even if the team wins.
crossfire-rule-C20 = If nobody shoots the Bomber, the Bomber wins and everybody else loses. This is checked last.
crossfire-rule-C21 = Some decoys want to be shot by an Agent.
    .ours = The Enforcer counts as an Agent for that, and so does the Sniper; the Bodyguard does not.
crossfire-rule-C22 = With a Sniper, whoever has a shot card is shot and shows the card. If all Assassins are shot, blue wins; if the VIP or a Bystander is, red.
crossfire-rule-C23 = Otherwise the Assassins who are left show themselves and each points at a player. If they hit the VIP and no Bystander, red wins; otherwise blue.
crossfire-rule-C24 = With a Sniper the result of the team decides.
    .ours = It decides for Sniper, VIP, Agents and Assassins. Coloured decoys win with their team or by their own condition, a Decoy by being shot. A shot at the Sniper or at somebody already shot does nothing. The Bomber is no Bystander. The Sniper, too, loses by shooting a Bystander.
crossfire-rule-C25 = In a series of games everybody who wins one gets a point; the most points win.
    .ours = Ties are shared. The dealer and the Sniper move on clockwise after each game.

# Pictures

crossfire-rules-deal-picture = Seven players; arrows show how each card goes one to the left. The dealer and both neighbours are about to mix theirs.
crossfire-rules-shot-picture = The Agent shoots the Assassin in the first wave; the Assassin’s shot at the VIP does not happen.

# The guide

crossfire-guide-deal = You saw the card dealt to you, passed it to the left, and saw the one that came from the right. Hold your card to read it all again.
crossfire-guide-mix = Then neighbours mixed their cards, three at a time. The last card you saw is who you are.
crossfire-guide-claim = Now everybody claims something at the same moment. It need not be true. You may turn your card later.
crossfire-guide-goal = Hold your card: it says when you win. Red wants the VIP shot, blue wants the VIP alive, and some play for themselves.
crossfire-guide-talk = Here you tell what you saw, or something else, and read what everybody says.
crossfire-guide-about = Tap a player to ask, to believe or to doubt.
crossfire-guide-notebook = Hold to open your notebook. It works out from your own looks how likely each card is at each seat. Real tables may play without it.
crossfire-guide-ready = Normally the talk ends after three minutes. In this game it ends when everybody is ready: say so when you have heard enough.
crossfire-guide-aim = Three, two, one: tap the player you point at. Agents look for an Assassin, Assassins for the VIP. Without a gun you only pretend.
crossfire-guide-bystander = Do not hit a Bystander: whoever does loses, even if the team wins.
crossfire-guide-over = First the Agents shoot, all at once; an Assassin they hit does not shoot any more. Then the Assassins. Below you see for every seat who won and why.
