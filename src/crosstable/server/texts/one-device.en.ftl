# Two people on one device.
one-device-lobby = Both of you play on this device.
one-device-open = There are no secrets in this game; you only take turns.
one-device-secret = The screen is covered between turns, so that nobody sees the other player’s cards.
one-device-between = Between turns
one-device-straight = straight on
one-device-cover = with a cover
one-device-next = { $name } is next.
one-device-hand = Hand over
one-device-pass = Pass the device to { $name }
one-device-look-away = Everyone else, look away.
one-device-here = I am { $name }
