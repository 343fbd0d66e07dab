# Reviewing a game

ui-review = Review
ui-review-start = The game begins.
ui-review-clock = The clock
ui-review-steps = Steps of the game
ui-review-go = Go to step { $step }
ui-review-tab-steps = Steps
ui-review-tab-insight = What you could work out
ui-review-tab-said = Said
ui-review-tab-course = Turning points
ui-review-tab-thoughts = Bots’ thoughts
ui-review-eyes = Through whose eyes
ui-review-eyes-open = Everything open
ui-review-eyes-watch = As a spectator saw it
ui-review-eyes-seat = As { $name } saw it ({ $seat })
ui-review-bot = Bot
ui-review-more = This game
ui-review-share = Share
ui-review-check = Verify
ui-review-download = Save

ui-review-could-know = What { $name } could work out
ui-review-could-all = What anyone could work out
ui-review-lens = Assume
ui-review-working = Working it out …
ui-review-percent = In per cent.
ui-review-really = Actual
ui-review-so = actual

ui-review-verdict = { $verdict ->
    [true] true
    [false] not true
    [unknown] could not know
   *[opinion] { $right ->
        [true] opinion, right
        [false] opinion, wrong
       *[none] opinion
    }
  }
ui-review-said-nothing = Nobody said anything that could be judged.
ui-review-said-line = “Not true” means that the speaker knew better. What nobody could be sure of counts as an opinion.
ui-review-liars = Who told the truth?
ui-review-count-true = true
ui-review-count-false = lies
ui-review-count-opinion = opinions
ui-review-count-right = { $right } of { $all } right

ui-review-course = How the game went
ui-review-course-plot = Chance of { $first } to win in the course of the game
ui-review-course-working = Working out how the game went. This takes a few seconds.
ui-review-course-now = Step { $step }: { $first } { $one }%, { $second } { $two }%
ui-review-turn = Turning point at step { $step }: { $what } { $side }: { $before }% → { $after }%
ui-review-no-turns = Nobody made a mistake that can be measured, and no step moved the chances beyond their margin of error.
ui-review-again = Try again

ui-review-together = Review together
ui-review-you-lead = You lead: everyone who follows sees what you see.
ui-review-leads = { $name } leads the review.
ui-review-following = You follow { $name }.
ui-review-nobody = Nobody is leading just now.
ui-review-follow = Follow
ui-review-take-lead = Take the lead
ui-review-alone = Review alone
ui-review-end-together = End it
ui-review-elsewhere = The table is reviewing game { $round } together: join

ui-verdict-working = Working out where it was decided …
ui-verdict-chance = Your chance to win
ui-verdict-chance-watched = The winners’ chance
ui-verdict-known = from what you could know
ui-verdict-cards = as it really stood
ui-verdict-margin = margin of error
ui-verdict-line = From { $first } to { $last } per cent before the end
ui-verdict-cost = { $points } here
ui-verdict-here = here
ui-verdict-taken = played
ui-verdict-play-on = Play on from here
ui-verdict-play-on-secret = You have seen all cards by now; the bots have not.
ui-verdict-send = Send to a friend
ui-verdict-percent = { $chance }%
ui-verdict-more = More
ui-preview-game = Where the game was decided, and what would have been better.
