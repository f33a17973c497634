# What the browser itself says: pages, buttons, and names for those who listen.

language-name = English
skip-to-content = To the content
try-again = Try again
to-the-house = To the house
no-such-page = There is nothing at this address.
no-such-game = This game is not played in this house.
house-unreachable = The house cannot be reached.
connection-lost = The connection is lost. Coming back …
close = Close
cancel = Cancel
keep = Keep
copied = Copied
copy-link = Copy the link
show-all = Show all
rules = Rules
rule-number = Rule { $rule }
points = points
as-printed = as printed
a-number = a number …

# The door

locked-title = This house is locked
locked-password = Password
locked-enter = Come in

# The first page

home-title = Five samurai games on one mat
home-mine = Your matches
home-continue = Continue
play-level = How strong the bots are in { $game }
play-quick = Quick set-up: the first tiles and figures are drawn
home-open = Open tables
home-watch = Matches to watch
home-none-open = No table waits for somebody now.
home-none-watch = Nobody plays in the open now.
game-seats = { $fewest }–{ $most } seats
game-minutes = about { $minutes } minutes
play-now = Play now
new-table = New table
learn-by-playing = Learn by playing
you-are = You are { $name }.
your-name = Your name
change-name = Change the name
table-won-by = { $names } won
table-open-seats = { $open ->
    [one] 1 seat open
   *[other] { $open } seats open
}
table-your-turn = Your turn
table-playing = playing
table-closed = This table was closed before the match began.

# A new table

new-seats = Seats
new-hot-seat = Several seats can be yours: people who share a screen hand it on.
new-options = Options
option-name-deals = Deals
option-name-tie = Ties
option-name-rounds = Rounds
option-name-influence = The six samurai
option-name-gap = New villages
option-name-leaderless = Nobody leads
option-name-opening = First tiles
option-name-figures = Figures
option-name-capture = Capture
option-name-screens = Screens
option-name-nobody = No majority
option-name-location = Place
option-name-bare_hands = Bare hands
option-name-minions = Minions
option-name-sudden_death = Last turns
option-name-dry_rounds = Dry rounds
option-name-helpers = Help for spirits
option-value-tie-throws = throw rock, scissors, paper
option-value-tie-extra = extra rounds
option-value-tie-shared = share the win
option-value-rounds-full = full
option-value-rounds-short = short
option-value-gap-strict = beside a shared village
option-value-gap-wide = any gap
option-value-leaderless-stones = all stones count
option-value-leaderless-draw = share the win
option-value-opening-chosen = chosen
option-value-opening-random = drawn
option-value-figures-placed = placed in turn
option-value-figures-random = drawn
option-value-capture-turn = at the end of the turn
option-value-capture-instant = at once
option-value-screens-closed = behind screens
option-value-screens-open = in the open
option-value-nobody-none = nobody wins
option-value-nobody-most = most figures win
option-value-location-inn = inn
option-value-location-distillery = distillery
option-value-location-grove = grove
option-value-location-bridge = bridge
option-value-location-shrine = shrine
option-value-bare_hands-unarmed = only unarmed
option-value-bare_hands-always = when no weapon fits
option-value-helpers-attacker = clockwise from the attacker
option-value-helpers-attacked = clockwise from the attacked
option-value-minions-far = as far as they can
option-value-minions-free = as their master likes
new-clock = Clock
new-who-sees = Who may see it
new-private = Only who has the link
new-listed = Everybody in the house
new-hints = Hints are allowed
new-open = Open the table
new-begin = Begin
seat-number = Seat { $number }
plan-me = Me
plan-open = Whoever comes
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (easy)
level-ronin = Rōnin (medium)
level-shogun = Shōgun (strongest)
level-greedy = Rules of thumb
level-random = By chance
clock-none = None
clock-relaxed = Relaxed: three minutes a move
clock-fast = Fast: five minutes for the match, and five seconds a move
clock-days = Days: three days a move

# Before the match

lobby-title = Who plays
lobby-talk = Talk
lobby-sit = Sit here
lobby-stand = Stand up
lobby-start = Begin the match
lobby-close = Close the table
lobby-full = All seats are taken.
lobby-wait = Waiting for the open seats …
lobby-invite = Invite
lobby-qr = QR code of the link to this table
lobby-seal = The deals are sealed already:

# The table

table-board = The table
seat-open = open
seat-you = you
seat-away = away
seat-resigned = gave up
seat-bot-plays = a bot plays on
seat-thinking = is asked
waiting-for = Waiting for { $names }.
match-over = The match is over.
match-goes-on = The match goes on …
match-won-by = { $names } won
board-missing = This board cannot be shown. Reload the page.
not-now = You are not asked for this now.
your-hand = Your hand
face-down = face down
nothing-yet = nothing yet
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
all-choices = { $count ->
    [one] The one choice, in words
   *[other] All { $count } choices, in words
}
story-title = Story
chat-say = Say something
chat-send = Say
tools = Tools
undo = Undo
hint = Hint
hint-title = The strongest bot would
resign = Give up
resign-question = Give up? A bot plays your seat to the end, and you cannot win.
leave = Leave
rematch = Play again
replay = Replay
always-pass = Always pass here
ask-me-again = Ask me again
curtain-title = The next seat
curtain-pass = Seat { $number }, take the screen
curtain-about = The others look away.
curtain-open = Show my cards
tracker = Cards seen: { $seen } of { $all }
tracker-seen = seen
score-sheet = Score sheet
round = Round
sum = Sum
skip-one = Go on
skip-all = Skip to now
forced-move = { $text } There was no other choice.
see-again = See again
dont-ask = Yes, and don’t ask again
more = More
story-unread = unread
summary-on = Go on
see-the-table = See the table
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
match-you-won = You won!
match-you-lost = You lost.
match-you-share = You share the win!
fact-moves = { $count } moves were made.
fact-lead = The lead was { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-chance = win chance { $share } %
hint-better = { $points ->
    [one] 1 point better
   *[other] { $points } points better
} than “{ $other }”
hint-worse = { $points ->
    [one] 1 point worse
   *[other] { $points } points worse
} than “{ $other }”
hint-same = as good as “{ $other }”
tracker-title = Cards seen in this round

# A finished match

step-back = One move back
step-on = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-eye = Whose eyes
replay-open = All cards open
replay-from = { $name }’s eyes
replay-watcher = A watcher’s eyes
share-link = Copy the link
download-record = Download the record
check-deals = Check the deals
deals-fair = All { $deals } deals follow from the seed that was sealed before the first of them: { $commitment }.

# Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
theme-system = as the device
theme-light = day
theme-dark = night
settings-speed = Speed of what others do
settings-animations = Animations
animations-full = full
animations-quick = quick
animations-off = off
settings-confirmations = Ask before something is played: tap twice
settings-ask-again = Ask me about everything again
settings-sound = Sound of wood and paper
settings-volume = Volume
settings-vibration = Vibrate when it is my turn
carry-title = Another device
carry-about = Be the same person on another device: get a code here, type it in there.
carry-code = Get a code
carry-minutes = It works for ten minutes.
carry-typed = A code from another device
carry-arrive = Become that person
carry-arrived = You are { $name } here too.

# The guided first match

guide-title = Guide
guide-go-on = Go on
guide-skip = Skip the guide
guide-close = Thank you
guide-end = That was a whole match. Look at the replay, read the rules, or play again against somebody stronger.
