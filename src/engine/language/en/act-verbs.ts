// Verbs that ask Sayso for something. One entry a line; several words in an entry are read as one.

export const ADD = `
add
ad
append
include
insert
create
make
new
enter
log
register
put in
put down
jot
jot down
write
write down
note down
take down
stick in
pop in
throw in
chuck in
bung in
whack in
pencil in
set up
setup
draw up
queue up
plug in
slot in
key in
re-add
readd
record
adding
`

export const PUT = `
put
add
pop
stick
throw
chuck
bung
slap
whack
write
jot
include
insert
enter
ad
append
slip
shove
tack
`

export const REMIND = `
remind
nudge
ping
alert
notify
reminds
prompt
`

/** To speak of something again and again. */
export const NAG = `
remind
nag
bug
pester
hassle
chase
bother
badger
hound
harass
keep on|reminding|nagging|bugging|pestering|hassling|chasing|pinging|telling
go on
`

export const NAGGING = `
reminding
nagging
bugging
pestering
hassling
chasing
bothering
badgering
hounding
harassing
pinging
going on
telling
asking
`

export const REMINDED = `
reminded
alerted
notified
pinged
nudged
told
prompted
`

export const SCHEDULE = `
schedule
book in
plan
arrange
set
diarise
diarize
calendar
`

export const MOVE = `
shunt
move
push
shift
reschedule
re-schedule
rebook
postpone
delay
bump
snooze
defer
put off
set back
extend
prepone
slide
shove
bring
hold off on
hold over
punt
knock
nudge
moving
pushing
postponing
rescheduling
shifting
delaying
hold
kick
carry
roll
drag
advance
hold off
pull
float
bounce
yeet
scoot
hoof
lob
sling
fling
boot
chuck
kick back
shuffle
swing
slip
drop back
stretch
relocate
re-jig
reslot
rejig
`

export const SETV = `
set
make
change
update
switch
put
give
mark
bump
alter
adjust
modify
edit
schedule
flag
raise
lower
upgrade
downgrade
rank
rate
reset
re-set
tweak
stick
pop
`

export const RENAME = `
rename
retitle
reword
rephrase
relabel
re-title
`

export const FINISH = `
complete
finish
check off
tick off
cross off
mark off
strike off
tick
close out
close off
wrap up
mark done
mark as done
mark complete
mark as complete
mark completed
mark as completed
mark finished
mark as finished
mark off as done
done
done with
finalise
finalize
cross out
strike out
knock off
sign off
clear off
scratch off
fulfil
fulfill
completed
finished
complete off
completing
finishing
ticking off
checking off
crossing off
`

export const MARK = `
mark
set
flag
tick
check
cross
strike
count
consider
put
make
cross off
check off
tick off
change
update
marking
get
have
call
log
record
`

export const REOPEN = `
reopen
re-open
uncheck
un-check
untick
un-tick
undone
un-done
unmark
un-mark
uncomplete
un-complete
unfinish
reactivate
reinstate
undo completing
bring back
open up again
reopen again
uncross
unclose
`

export const DELETE = `
clear away
delete
remove
erase
get rid
get rid of
get rid off
scrap
discard
purge
eliminate
nix
bin
ditch
axe
rm
del
cancel
dump
throw out
throw away
clear out
clear off
wipe
wipe out
trash
take off
take out
nuke
zap
junk
bin off
chuck
chuck out
forget about
dispose of
unset
cancle
abolish
disable
delete off
remove off
deactivate
expunge
knock on the head
leave off
clean out
destroy
deletes
rid me of
eradicate
x out
revoke
terminate
obliterate
exterminate
shut off
shut down
turn off
switch off
dismiss
disregard
get ride of
do away with
stop
delist
unlist
deleting
removing
cancelling
canceling
scrapping
getting rid of
erasing
`

export const SHOW = `
brief me on
bring me up to date on
chuck|throw|hit|shoot|send|run me|us
gimme
hit me with
show
show me
display
list
list out
view
see
read
read out
read me
pull up
bring up
open
open up
find
find me
give me
tell me
get me
check
check on
look at
look up
look for
look over
look through
review
go over
go through
run through
run me through
print
print out
let me see
let me know
let me hear
let me have
recite
search
search for
search up
fetch
take me to
go to
what about
how about
repeat
name
enumerate
call up
bring me
describe
read back
read off
hear
have a look at
filter
sort
view all
tell
show us
remind me of
remind me what
remind me which
access
walk me through
fill me in on
catch me up on
give us
retrieve
iterate over
outline
itemize
itemise
summarise
summarize
help me find
help me see
locate
verify
inform me of
list me
showing
listing
reading
read me out
read us out
read out to me
read them out
lemme see
let us see
let me look at
`

export const NOTEV = `
chuck
bung
whack
slap
shove
tack
pin
make
note
write
write down
jot
jot down
remember
add
put
record
mention
say
stick
attach
pop
leave
include
put down
note down
make a note
take a note
add in
throw
scribble
type
save
log
append
set
`

/** Told of a task, these say that its date changes. */
export const MOVED = `
moved
move
moves
moving
pushed
push
bumped
bump
postponed
preponed
rescheduled
reschedule
changed
change
changes
shifted
shift
shifts
delayed
delay
brought
put
set
switched
switch
swapped
rearranged
rebooked
slide
slides
slid
slipped
go
goes
gone
going
become
becomes
wait
waits
jump
jumps
run
happen
take place
be
been
come
comes
start
starts
updated
adjusted
pulled
dragged
carried
rolled
knocked
held
extended
kicked
`

/** What may stand between a task and what happens to it. */
export const MEANWHILE = `
is
are
was
were
has
have
had
been
be
got
gets
get
's
needs to
need to
needs
should
shall
must
has to
have to
ought to
can
will
to
now
also
that
it
they
just
all
both
wants to
actually
really
so
which
being
already
then
instead
better
going to
gonna
supposed to
`

/** Taking a field off a task. */
export const CLEAR = `
clear
remove
drop
delete
take
take off
lose
scrap
cancel
get rid of
unset
forget
erase
strip
reset
wipe
ditch
bin
kill
nix
axe
knock
whip
rub
scrub
pull
`

/** Verbs that ask for something with a word behind what they are done to: "throw the cups out", "close the survey off". */
export const PARTED = `
throw
chuck
toss
take
cross
close
open
call
bring
pull
resolve
wrap
strike
scratch
`
