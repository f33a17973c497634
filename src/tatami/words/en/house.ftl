# What the server says.

house-names = Wandering Crane, Quiet Fox, Early Plum, Paper Lantern, Night Heron, Stone Carp, Silver Pine, Laughing Badger, Red Maple, Autumn Moon, Bamboo Rain, Morning Tide, Old Tanuki, Snow Hare, Iron Kettle, Blue Heron

house-sat = { $name } sits down.
house-stood = { $name } stands up.
house-late = { $name } has run out of time; a bot plays on.
house-left = { $name } has left; a bot plays on.
house-returned = { $name } is back.
house-resigned = { $name } gives up; a bot plays on.
house-closed = The table is closed.
house-said = { $name }

# Refusals

house-no-table = There is no such table, or it is private: open it with its whole link.
house-no-game = There is no such game here.
house-no-player = Nobody is known by this id.
house-no-address = There is nothing at this address.
house-not-open = The match has already begun.
house-not-playing = No match is being played at this table.
house-not-over = The match is not over yet.
house-not-host = Only the one who opened this table may do that.
house-not-the-host = Only the host of the house may do that: send its token as “Authorization: Bearer …”.
house-not-your-seat = This is not your seat.
house-has-resigned = You have given up this match.
house-full = All seats are taken, but you can watch.
house-seat-taken = Seat { $seat } is taken.
house-seats-open = Some seats are still open: wait for people, or put bots there.
house-answered = You have answered; now wait for the others, or take it back.
house-no-undo = This cannot be taken back any more.
house-no-hints = There are no hints at this table.
house-not-asked = It is not your turn.
house-said-nothing = There is nothing in this message that can be shown.
house-no-name = A name needs at least one letter that can be shown.
house-clock-empty = A clock needs some time on it.
house-clock-days = At most { $most } days a move.
house-too-many-tables = There are too many tables open. Finish or close one first.
house-enter-first = Enter a table first.
house-entered = You have entered a table already: open another connection for another table.
house-not-understood = This message is not understood: { $detail }.
house-not-json = Send JSON, with the header “Content-Type: application/json”.
house-too-long = This is too long: at most { $most } bytes.
house-too-fast = That was too much at once. Wait a moment.
house-which = There is no list “{ $which }”: ask for open, playing or mine.
house-no-number = “{ $typed }” is not a number, which { $name } has to be.
house-no-qr = A QR code needs a text of at most { $most } letters.
house-foreign-origin = This request comes from a page of another site.
house-locked = This house has a password: give it first.
house-wrong-password = This is not the password.
house-banned = You may not come into this house.
house-bad-code = This code is wrong or too old: make a new one.
house-no-database = The database does not answer. Nothing was lost, but this could not be written; try again.
house-database = The database { $place } cannot be used: { $detail }
house-bad-settings = { $variable } cannot be read: { $detail }.
old-turn = The table has moved on since you chose this.
