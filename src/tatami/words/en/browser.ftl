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
level-samurai = Samurai (strong)
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
table-seats = Seats
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
tap-again = Once more to play { $card }; Escape puts it back.
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
skip-motion = Skip to now
story-title = Story
chat-say = Say something
chat-send = Say
tools = Tools
undo = Undo
hint = Hint
hint-title = The strongest bot would
hint-expects = ({ $share } % expected)
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
settings-motion = Movement
motion-full = calm
motion-brisk = brisk
motion-none = none
settings-confirmations = Tap twice to play
settings-sound = Sound of wood and paper
carry-title = Another device
carry-about = Be the same person on another device: get a code here, type it in there.
carry-code = Get a code
carry-minutes = It works for ten minutes.
carry-typed = A code from another device
carry-arrive = Become that person
carry-arrived = You are { $name } here too.

# Ninjan

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = rock
board-ninjan-sign-1 = scissors
board-ninjan-sign-2 = paper
board-ninjan-progress = { $deals ->
    [1] Round { $round } of 9
   *[other] Deal { $deal } of { $deals }, round { $round } of 9
}
board-ninjan-pile-label = Pile { $number }, { $points } points, on top { $top }. { $doing }
board-ninjan-picks = The picks
board-ninjan-won = Won cards
board-ninjan-wheel = Rock beats scissors, scissors beat paper, paper beats rock.
board-ninjan-equal = High goes first. Of equal values the one that beats the other; of three rock, scissors, paper.

# Hagakure

board-hagakure-card-villager = villager { $number }
board-hagakure-card-samurai = samurai { $number }
board-hagakure-card-fool = old fool
board-hagakure-fool-short = fool
board-hagakure-progress = Round { $round } of { $rounds }
board-hagakure-trick = The trick
board-hagakure-leads = leads
board-hagakure-takes = takes it
board-hagakure-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-hagakure-villagers-won = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
}
board-hagakure-yomi = Yomi: { $count } cards
board-hagakure-banners = Your banners
board-hagakure-banner-double = Double
board-hagakure-banner-zero = Zero
board-hagakure-banner-villagers = Villagers
board-hagakure-banner-swap = Swap
board-hagakure-banner-look = Look
board-hagakure-banner-left = not used yet
board-hagakure-banner-flying = flying
board-hagakure-banner-used = used
board-hagakure-look-about = see a hand or the Yomi: say which

# The guided first match

guide-title = Guide
guide-go-on = Go on
guide-skip = Skip the guide
guide-close = Thank you
guide-end = That was a whole match. Look at the replay, read the rules, or play again against somebody stronger.

guide-ninjan-PickCard-1 = Welcome! You collect points: the values of the cards you win, the negative ones too. Everybody picks a card in secret; tap one of yours, and once more to play it.
guide-ninjan-PickCard-2 = High cards are resolved first. That is good when a pile is worth something, and bad when you would have to take minus points.
guide-ninjan-PickCard-3 = Your sign decides what happens: rock beats scissors, scissors beat paper, paper beats rock. If your card beats the top of a pile, it must take one.
guide-ninjan-PickCard-4 = A card that beats nothing is laid on a pile of your choice. So negative cards can be poisoned gifts.
guide-ninjan-PickCard-5 = Look at the sums below the piles. Who wants the big one? And with which sign?
guide-ninjan-PickCard-6 = The tracker at the bottom shows which cards you have seen. The others are in rival hands, or not in this deal.
guide-ninjan-PickCard-7 = Of equal values the sign that beats the other goes first. Small wheel, large effect.
guide-ninjan-PickCard-8 = Only two rounds are left. What lies on the piles at the end counts for nobody.
guide-ninjan-PickCard-9 = The last card plays itself: there is only one. From here you need no guide.
guide-ninjan-Resolve-1 = Your card is resolved now. The piles that glow are those you may choose.
guide-ninjan-Resolve-2 = If you may choose, think of who comes next: your card is the new top, and somebody may beat it.
guide-ninjan-Resolve-3 = A pile that looks bad today may be worth much tomorrow. Lay your bad cards where you will not have to take.

guide-hagakure-PlayChip-1 = Welcome! Every trick is worth a point, and samurai 18 one more. Without any trick you lose two. First everybody may fly a banner: you have five for the whole match. Tap one twice, or keep them.
guide-hagakure-PlayChip-2 = A new round. With a hand full of high numbers double them; with nothing but low ones zero saves you from minus points.
guide-hagakure-PlayChip-3 = Swap exchanges your whole hand for the hidden Yomi. Look shows you a hand or the Yomi, for you alone.
guide-hagakure-PlayCard-1 = Now the tricks. The highest number wins, whatever its colour. Tap a card, and once more to play it.
guide-hagakure-PlayCard-2 = If red is led you must play red if you can: samurai and fools are red. Cards you may not play are dimmed; tap one and the house says why.
guide-hagakure-PlayCard-3 = An old fool counts as 0. But if two or three fools meet in one trick, the last of them wins it!
guide-hagakure-PlayCard-4 = Who wins the trick leads to the next one. Leading red takes the red cards out of the other hands.
guide-hagakure-PlayCard-5 = Won cards lie open: count the villagers if somebody flies that banner.
guide-hagakure-PlayCard-6 = The tracker below shows which cards you have seen in this round.
guide-hagakure-PlayCard-7 = That is all there is to know. The score sheet tells who leads.

guide-samurai_cards-PlaceCard-1 = Welcome! Villages show helmets, Buddhas and rice. When a village has cards on all four sides, whoever has most influence on a symbol takes its stone. Pick a card, then one of the places that light up.
guide-samurai_cards-PlaceCard-2 = A card counts for its own symbol only, in every village that it touches. A samurai counts for all three.
guide-samurai_cards-PlaceCard-3 = If your card and a card of somebody else lie round a corner of a village, a new village is laid on the place that touches both. Hover over a place to see it.
guide-samurai_cards-PlaceCard-4 = A tie gives the stone to nobody. Sometimes that is the best you can do.
guide-samurai_cards-PlaceCard-5 = A card between two villages works in both. Those places are worth gold.
guide-samurai_cards-PlaceCard-6 = Who leads in two shapes at the end wins. So care for two shapes, and deny the third.
guide-samurai_cards-PlaceCard-7 = The match ends when a shape runs out of stones, or the villages or the cards do. Now you know it all.
guide-samurai_cards-ChoosePlace-1 = Several places get a village. You see the one after it too: choose where this one goes.
guide-samurai-ChooseTiles-1 = Welcome! First choose the five tiles you begin with. Helmet, Buddha and rice tiles influence their own figures, samurai influence all.
guide-samurai-ChooseTiles-2 = Ships, riders and the figure exchange carry a character: of these you may lay any number in a turn.
guide-samurai-PlaceFigure-1 = Now all place the figures, first in the cities, then in the villages. Pick a figure, then a settlement that lights up.
guide-samurai-PlaceFigure-2 = Where much stands together, everybody will fight for it.
guide-samurai-LayTiles-1 = Your turn: lay a tile on land, a ship on the sea. It influences every settlement that it touches.
guide-samurai-LayTiles-2 = When all land round a settlement is taken, its figures go to whoever has most influence on them. Hover over a settlement to see how it stands.
guide-samurai-LayTiles-3 = Only one tile without a character a turn; of the others as many as you like. Then end your turn.
guide-samurai-LayTiles-4 = A tie sets the figure aside for nobody. Four of those end the match.
guide-samurai-LayTiles-5 = Who has the majority in two kinds wins. With one majority each, the other figures count.
guide-samurai-LayTiles-6 = Ships wait on the sea without filling land: lay them where a fight will be decided.
guide-samurai-LayAgain-1 = The tile that you took up is laid again at once, on any empty land.
guide-sake-ChoosePlay-1 = Welcome! Drink: when the Masu is empty, the drunkest survivor wins. In a turn you play up to two cards, each for one of its four boxes or for its text. Pick a card to see what it can do now.
guide-sake-ChoosePlay-2 = The cup on a card lets you drink: take sake from the Masu. But where sake lies, on a weapon, an item or your board, nothing works any more.
guide-sake-ChoosePlay-3 = The blade attacks a neighbour with a weapon that reaches exactly as many steps as lie between you. Move to change the distance.
guide-sake-ChoosePlay-4 = While you still sit you may use iaido: a step or two and a strike with one card.
guide-sake-ChoosePlay-5 = Sake can be burnt for a card or for one more play. And if all is lost, burn your soul: take life cards into your hand.
guide-sake-MayDefend-1 = You are attacked! A card’s shield, and that of the weapon you wield, take points off the attack. What is left are wounds.
guide-sake-MayFalter-1 = Somebody moves. With the right card you could cancel it; otherwise let it happen.
guide-sake-MayBlur-1 = Somebody attacks. With the right card you could cancel it; otherwise let it happen.
guide-sake-PlaceSake-1 = Now put the sake somewhere: on your life pile it even protects you, but then you cannot burn your soul.
guide-sake-SendMinion-1 = A minion may go onto the way to a neighbour. It shields you, and it strikes.
guide-sake-DiscardCard-1 = You may hold four cards at most: discard one.
guide-sake-ChooseMischief-1 = You are dead, and not out of the game: spirits steal sake from the Masu or haunt the living. If the spirits have more in the end, they win.
