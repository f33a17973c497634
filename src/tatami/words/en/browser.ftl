# What the browser itself says: pages, buttons, and names for those who listen.

language-name = English
skip-to-content = Skip to content
try-again = Try again
to-the-house = Home
house-ways = In the house
puzzles-title = Puzzles
no-such-page = There is nothing at this address. Perhaps the link is not complete.
no-such-game = There is no such game here.
house-unreachable = The server cannot be reached.
connection-lost = Connection lost. Reconnecting …
close = Close
cancel = Cancel
keep = Save
copied = Copied
copy-link = Copy the link
show-all = Show all
rules = Rules
rules-contents = Parts of the rules
rule-number = Rule { $rule }
points = points
option-seat = seat { $seat }
option-default = default
a-number = another number …

# The door

locked-title = Password needed
locked-password = Password
locked-enter = Enter

# The first page

home-title = { $games ->
    [5] Five samurai games on one mat
   *[other] { $games } games on one mat
  }
home-mine = Your matches
home-continue = Continue
play-level = How strong the bots are in { $game }
play-quick = Quick, random set-up
home-open = Open tables
home-watch = Matches to watch
home-quiet = It is quiet at the inn just now: no open table, and no match to watch. Open a table and send your friends the link.
game-seats = { $fewest }–{ $most } players
game-minutes = about { $minutes } min
game-bot-minutes = { $minutes } min against bots
play-now = Play now
play-with-friends = With friends
new-table = New table
learn-by-playing = Learn by playing
you-are = You are { $name }.
your-name = Your name
change-name = Change the name
table-won-by = { $names ->
    [none] Nobody won
   *[other] { $names } won
}
table-open-seats = { $open ->
    [one] 1 seat open
   *[other] { $open } seats open
}
table-your-turn = Your turn
table-playing = in progress
table-ready = Ready to begin
table-closed = This table was closed before the match began.

# A new table

new-seats = Seats
new-company = Who you play with
company-friends = Friends, by link
company-here = All at this screen
company-bots = Bots
new-options = Options
new-as-printed = as in the rulebook
new-own-options = changed by you
new-clock = Clock
new-who-sees = Who can see this table
new-private = Only people with the link
new-listed = Everybody on this server
new-hints = Hints are allowed
new-open = Open the table
new-begin = Begin
seat-number = Seat { $number }
plan-me = Me
plan-here = At this screen
player-number = Player { $number }
seat-name = Name of who sits at seat { $number }
plan-open = Open seat
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (easy)
level-ronin = Rōnin (medium)
level-samurai = Samurai (strong)
level-shogun = Shōgun (strongest)
level-greedy = Rules of thumb (beginner)
level-random = Random moves (no strength)
clock-none = None
clock-relaxed = Relaxed: three minutes per move
clock-fast = Fast: five minutes for the match, plus five seconds per move
clock-days = Days: three days per move
clock-own = with a time limit

# Before the match

lobby-title = Who plays
lobby-invited = { $count ->
    [one] { $names } invites you to play
   *[other] { $names } invite you to play
}
lobby-welcome = There is a seat for you
lobby-join = Join in
lobby-agreed = What was agreed
lobby-no-hints = no hints
lobby-talk = Chat
lobby-sit = Sit here
share = Share
sit-title = What should the others call you?
sit-down = Sit down
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-hurry = Your turn!
phrase-again = Play again?
lobby-stand = Stand up
lobby-start = Begin the match
lobby-close = Close the table
lobby-full = All seats are taken.
lobby-full-guest = All seats are taken. Whoever opened the table can begin now.
lobby-full-watcher = All seats are taken. Stay here to watch the match.
lobby-away = { $count ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
lobby-fill = { $open ->
    [one] Begin with a bot in the empty seat
   *[other] Begin with bots in the { $open } empty seats
}
lobby-scan = Scan it, or send the link.
lobby-wait = Waiting for players …
lobby-invite = Invite
lobby-qr = QR code of the link to this table
lobby-seal = Fair shuffle: fixed in advance, and checkable afterwards. Fingerprint:

# The table

table-board = The table
seat-open = open
seat-you = you
seat-away = away
seat-resigned = gave up
seat-bot-plays = a bot plays on
seat-thinking = is to move
your-choice = Your choice: { $what }.
waiting-for = Waiting for { $names }.
match-over = The match is over.
match-goes-on = The match goes on …
match-won-by = { $names ->
    [none] Nobody won
   *[other] { $names } won
}
board-missing = This board cannot be shown. Reload the page.
not-now = You cannot do that now.
your-hand = Your hand
face-down = face down
nothing-yet = nothing yet
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
all-choices = { $count ->
    [one] Your only choice, as text
   *[other] All { $count } choices, as text
}
story-title = Log
chat-say = Say something
chat-send = Send
tools = Actions
undo = Undo
hint = Hint
hint-title = The strongest bot’s choice
resign = Give up
resign-question = Give up? A bot plays on in your place, and you cannot win any more.
resign-at-last-question = Give up? The match ends, and you have lost it.
leave = Leave
rematch = Play again
rematch-waits = Another match has been prepared: same players, same seats.
rematch-join = Join the next match
rematch-watch = To the next match
replay = Replay
always-pass = Always pass here
ask-me-again = Ask me again
curtain-title = Pass the screen on
curtain-pass = { $who }: take the screen
curtain-about = The others look away.
curtain-open = Show my cards
tracker = Cards seen: { $seen } of { $all }
tracker-seen = seen
score-sheet = Score sheet
round = Round
sum = Sum
skip-one = Go on
skip-all = Skip it all
forced-move = { $text } There was no other choice.
see-again = See again
see-again-about = See again what happened since your last turn
since-your-last-turn = Since your last turn
dont-ask = Yes, and don’t ask again
more = More
story-unread = unread
story-new = new
chat-unread = { $count ->
    [one] new message
   *[other] new messages
}
summary-on = Go on
summary-points = Points
summary-total = In all
see-the-table = See the table
see-the-result = See the result
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
match-you-won = You won!
match-you-lost = You lost.
match-you-gave-up = You gave up.
match-you-share = You share the win!
fact-moves = { $count } moves were made.
fact-lead = The lead was { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-chance = win chance { $share }%
hint-no-difference = No clear difference in the turns that follow.
tracker-title = Cards seen in this round

# A finished match

step-back = One move back
step-on = One move on
replay-turn-back = Back to the player before
replay-turn-on = On to the next player
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-eye = Seen by
replay-open = All cards face up
replay-from = As { $name } saw it
replay-watcher = As a spectator saw it
share-link = Copy the link
download-record = Download the record
check-deals = Check that the shuffle was fair
deals-fair = The shuffle was fair: { $deals ->
    [one] the one draw matches
   *[other] all { $deals } draws match
} the seed that was fixed in advance ({ $commitment }).
deals-without-yours = What this browser added to the shuffle is missing from the record: the server has not shuffled as it promised.

# Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
theme-system = as the device
theme-light = day
theme-dark = night
settings-speed = Speed of others’ moves
settings-animations = Animations
animations-full = full
animations-quick = quick
animations-off = off
settings-confirmations = Tap twice to play
settings-ask-again = Ask me about everything again
settings-sound = Sounds
settings-volume = Volume
settings-vibration = Vibrate when it is my turn
install = Install Tatami
install-about = As an app of its own on this device, with its own window and its sign among the others.
carry-title = Another device
carry-about = Be the same person on another device: scan the code there, or type it in.
carry-qr = QR code of the link for the other device
carry-by-hand = Without a camera: open { $address } there and type in
carry-code = Get a code
carry-minutes = It works once, within ten minutes.
devices-about = Lost a device, or used one that is not yours?
devices-end = Sign out all other devices
devices-ended = From now on only this device is you.
carry-typed = A code from another device
carry-arrive = Go on as that person
carry-arrived = You are { $name } here too.
carry-here = Go on here
carry-here-about = With a code from another device you are the same person here, with the same seats at the same tables.

# The guided first match

guide-title = Guide
guide-go-on = Got it
guide-skip = Skip the guide
decided-title = What decided it
decided-points = { $names } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $lead } more than the next.
decided-majority-you = { $ahead ->
    [1] You had the majority in { $kind }: { $count }, and the next player { $most }.
   *[0] You came nearest to a majority in { $kind }: you had { $count }, another player { $most }.
}
guide-end = That was a whole match. Watch the replay, read the rules, or play again against somebody stronger.
