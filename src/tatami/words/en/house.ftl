# What the server says.

house-names = Wandering Crane, Quiet Fox, Early Plum, Paper Lantern, Night Heron, Stone Carp, Silver Pine, Laughing Badger, Red Maple, Autumn Moon, Bamboo Rain, Morning Tide, Old Tanuki, Snow Hare, Iron Kettle, Blue Heron

house-sat = { $name } sits down.
house-stood = { $name } leaves the seat.
house-late = { $name } has run out of time; a bot plays on.
house-left = { $name } has left; a bot plays on.
house-returned = { $name } is back.
house-resigned = { $name } gives up; a bot plays on.
house-resigned-at-last = { $name } gives up, and the match ends.
house-closed = The table is closed.
house-said = { $name }

# Refusals

house-no-table = There is no such table, or it is private: open it with its whole link.
house-table-broken = What is stored of this table cannot be read, so it cannot be opened. The other tables are not affected; the host finds the reason in the log under { $table }.
house-table-version = This match was played with version { $found } of the rules of { $game }, but this house has version { $known }. It is kept; a release with those rules can open it.
house-no-game = There is no such game here.
house-no-picture = The rules of this game have no such picture.
house-no-player = Nobody is known by this id.
house-no-address = There is nothing at this address.
house-not-open = The match has already begun.
house-not-playing = No match is being played at this table.
house-not-over = The match is not over yet.
house-not-host = Only the one who opened this table may do that.
house-not-the-host = Only the host of this server may do that: send its token as “Authorization: Bearer …”.
house-not-your-seat = This is not your seat.
house-has-resigned = You have given up this match.
house-full = All seats are taken, but you can watch.
house-seat-taken = Seat { $seat } is taken.
house-seats-open = Some seats are still open: wait for people, or put bots there.
house-guide-alone = A guided match is for one person against bots.
house-answered = You have answered; now wait for the others, or take it back.
house-no-undo = This cannot be taken back any more.
house-no-hints = There are no hints at this table.
house-not-asked = It is not your turn.
house-said-nothing = This message is empty.
house-no-name = A name needs at least one visible letter.
house-clock-empty = Set some time on the clock.
house-clock-days = At most { $most } days per move.
house-too-many-tables = There are too many tables open. Finish or close one first.
house-too-many-watchers = Too many people are watching this table already.
house-no-hint = No hint can be given right now.
house-enter-first = Join a table first.
house-not-understood = This message is not understood: { $detail }.
house-not-json = Send JSON, with the header “Content-Type: application/json”.
house-too-long = This is too long: at most { $most } bytes.
house-too-fast = That was too much at once. Wait a moment.
house-which = There is no list “{ $which }”: ask for open, playing or mine.
house-no-number = “{ $typed }” is not a number, which { $name } has to be.
house-no-qr = A QR code needs a text of at most { $most } letters.
house-failed = Something went wrong here. It was not your fault, and the host can read about it in the log.
house-bad-secret = { $path } is too short to be a secret. Delete it, and a new one is made; but then nobody is recognised any more, and all players have to start as new visitors.
house-foreign-origin = This request comes from a page of another site.
house-locked = This server has a password: enter it first.
house-wrong-password = Wrong password.
house-banned = You have been banned from this server.
house-bad-code = This code is wrong, used up or too old: make a new one.
house-no-database = The database does not answer. Nothing was lost, but this could not be saved; try again.
house-database = The database { $place } cannot be used: { $detail }. It can be sqlite:///FILE or postgresql://USER@HOST/NAME.
house-bad-settings = { $variable } cannot be read: { $detail }.
act-number-or-parts = Say what to do either by its number (action) or by its parts, one of the two.
old-turn = The match has moved on since you chose this; choose again.
house-workers-need-postgresql = { $workers } workers need a database that they can share: add --db postgresql://…
house-port = The server cannot listen on { $host }:{ $port }: { $detail }. Choose another port with --port, or another address of this machine with --host.

# The command line of a host

help-serve = Run the server: tables, matches and bots for everybody with a browser.
help-backup = Write everything that the server keeps into one file, also while it runs.
help-restore = Put a backup into a database that holds nothing yet.
help-export = Write the records of all finished matches, one on each line.
help-host = Commands for the host of a running server.
help-host-announce = Show everybody an announcement; an empty text removes it.
help-host-people = Who is at the tables, with the ids that the other commands need.
help-host-close = Close a table.
help-host-ban = Ban a person; --lift lifts the ban.
help-opt-host = The address to listen on; 0.0.0.0 lets others in.
help-opt-port = The port to listen on.
help-opt-db = The database: postgresql://user@host/name; without it, SQLite in the data folder.
help-opt-folder = Where the database and the secret are kept; without it, your own data folder.
help-opt-serve-workers = How many server processes run; more than one needs PostgreSQL.
help-opt-password = The password that everybody has to enter.
help-opt-origin = Another address that pages may come from, as https://club.example; may be repeated.
help-opt-proxy = The server stands behind a proxy that handles TLS and passes on the visitor’s address.
help-opt-pace = The least seconds a bot takes for a move; the server waits as long before it makes a forced move for somebody.
help-opt-grace = Seconds before a bot takes over the seat of somebody who has left.
help-opt-abandoned = Seconds without any of its players after which a match is closed.
help-opt-serve-deck = A file with another deck for new tables, or GAME=FILE. Matches keep the deck that they began with.
help-opt-serve-review-depth = How thoroughly finished matches are reviewed: coarse, fine or deep. Without it, deep, or coarse if the rules are not compiled.
help-opt-limit = A limit, as in tables=100; may be repeated.
help-opt-browser = Open the browser.
help-opt-url = The address of the server.
help-arg-backup = The file of the backup.
help-arg-export = The file for the records.

serve-open = Tatami is open at { $address } (stop with Ctrl-C)
serve-public = Others can reach this server{ $password ->
    [0] , and nobody needs a password: set TATAMI_PASSWORD
   *[other] {""}
}{ $proxy ->
    [0] . What they type travels unencrypted: put a proxy that handles TLS in front, and add --proxy
   *[other] {""}
}.
bad-limit = “{ $text }” is not a limit. Write it as name=number; the limits are { $names }.
backup-written = { $lines ->
    [one] 1 row
   *[other] { $lines } rows
} saved to { $path }.
backup-restored = { $lines ->
    [one] 1 row
   *[other] { $lines } rows
} restored from { $path }.
backup-foreign = { $path } is not a backup of Tatami.
backup-damaged = { $path } is damaged: { $detail }. Nothing was restored.
backup-not-empty = The database already holds matches. Restore into an empty one: name another with --db or --folder.
backup-no-file = { $path } is not a file but a device or a pipe. Name a file for the backup.
export-written = { $count ->
    [one] 1 record
   *[other] { $count } records
} written to { $path }.
host-people-id = person
host-people-name = name
host-people-tables = tables
host-people-banned = banned
host-announced = Everybody sees it now.
host-closed = Table { $table } is closed.
host-banned = { $name } { $lifted ->
    [0] is banned
   *[other] is no longer banned
}.
host-refused = The server refused: { $text }
host-away = No Tatami server answers at { $url }: { $detail }

# Keeping a house safe

house-foreign-host = This server is not known by the name “{ $host }”. If that is its name, the host adds --origin https://{ $host } when starting it.
house-restless = You have changed your mind too often since the last move. Now make yours.
house-too-slow = This request took longer than { $seconds } seconds to arrive.
house-second = Another Tatami server already uses { $path }. Stop it first, or give this one a folder of its own with --folder; several servers can share PostgreSQL.
house-database-newer = The database { $place } was last used by a newer version of Tatami ({ $detail }). Install that version, or restore a backup into an empty database.
backup-database-damaged = The database is damaged: { $detail }. No backup was written. Restore the last good one, or ask somebody who knows SQLite to recover the file.
bad-network = “{ $text }” is neither an address nor a network, such as 172.17.0.0/16.
bad-origin = “{ $text }” is not the address of a website, such as https://games.example.org: http or https, the name, perhaps a port, and nothing after it.
help-opt-trust = Where the proxy is, if not on this machine: an address or a network, such as 172.17.0.0/16; may be repeated.
help-opt-metrics = Let everybody read /metrics; otherwise it needs the token of the host.
help-opt-forget = Days after which closed tables, and people without a table, are deleted; 0 keeps them. Finished matches stay.
help-host-token = Print the token of the host, which /metrics asks for.
help-host-inspect = Show what is stored of a table, and which event is broken.
help-host-cut = Keep only the first NUMBER events of a table; the match goes on from there.
house-cut = Table { $table } can be cut back to between 1 and { $last } events.
house-cut-broken = Only the first { $sound } events of this table are sound, so it cannot go on after { $number } of them.
host-inspected = Table { $table }: { $count } events, of which the first { $sound } are sound. { $detail }

# tatami doctor

help-doctor = Check whether this machine can run the server, and say what to do if it cannot.
doctor-failed = The check “{ $name }” failed: { $detail }
doctor-folder = The data folder { $path } can be written to.
doctor-folder-closed = The data folder { $path } cannot be written to. Give it to the user that runs the server, or name another with --folder.
doctor-disk = { $free } MB of disk space are free.
doctor-disk-full = Only { $free } MB of disk space are free. Make room: when the disk is full, no move can be saved.
doctor-secret = Nobody else can read the secret { $path }.
doctor-secret-given = The secret comes from TATAMI_SECRET.
doctor-secret-none = There is no secret yet; it is made when the server first starts.
doctor-secret-open = Others can read the secret { $path } and could pass for anybody. Run: chmod 600 { $path }
doctor-database = The database ({ $place }) answers, is undamaged and of this version.
doctor-database-none = There is no database yet; { $path } is made when the server first starts.
doctor-postgresql = PostgreSQL
doctor-clock = The clock is plausible.
doctor-clock-wrong = The clock of this machine is wrong: it shows a time before the server was last open. Set it, best by NTP.
doctor-files = The system allows { $most } connections.
doctor-files-few = The system allows only { $most } connections. For as many as the limits say, allow { $wanted } open files (LimitNOFILE in systemd).
doctor-port = The server can listen on { $host }:{ $port }.
doctor-port-taken = Something already listens on { $host }:{ $port }: the server itself, or another program.
doctor-pages = The pages for the browser are there.
doctor-pages-none = The pages for the browser are missing. Install the wheel, or build them with: make web
doctor-compiled = The rules are compiled.
doctor-plain = The rules are not compiled, so bots think less. Install with a C compiler to change that.

# Moments of a finished match

moment-none = This match has no moment { $move }: it has { $last } moves.
moment-not-asked = Seat { $seat } had nothing to decide at this moment.
moment-over = The match was over at this moment, so it cannot be played on from here.
note-not-yours = Only those who played this match can write notes on it.
note-too-many = You have written notes on { $most } moments already. Delete one first.
note-restless = The notes on this match have been changed too often. They stay as they are now.
review-too-many = You are already waiting for { $most } reviews. Another one can begin when one of them is done.
drawing-move = After { $move } moves
drawing-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
puzzle-none = There is no such puzzle.

# What a chat shows above a link

preview-open = A table with a free seat. Come and play!
preview-playing = A match is being played. Come and watch!
preview-match = A match of { $names }: look at it move by move.
preview-moment = A moment of a match of { $names }.
preview-puzzle = Puzzle: { $game }
preview-solve = What is best? One choice is clearly better than all others ({ $difficulty }).
