// Yes and no to a question. A yes must be clean: every word of the answer agrees. A no only has to begin like one.
// One entry a line; several words in an entry are read as one.

/** With one of these no answer is a clean yes. */
export const NOT_YES = lines(`
not
no
nope
nah
never
don't
dont
doesn't
didn't
isn't
won't
wouldn't
can't
cannot
shouldn't
but
later
maybe
unless
if
wait
except
other
others
another
instead
different
unsure
either
neither
might
until
till
when
after
before
only
first
tomorrow
guess
suppose
probably
perhaps
possibly
hold
stop
cancel
abort
however
though
although
someday
sometime
soon
depends
or
idk
dunno
second
next
assuming
provided
rather
yesterday
kinda
sorta
almost
nearly
why
how
who
which
where
hmm?
false
wrong
incorrect
last
rest
eventually
postpone
remind
changed
change
nevermind
actually no
could
whether
keep
kidding
joking
lol
sarcasm
as if
undo
partly
half
some
both
terrible
awful
bad
horrible
dumb
stupid
weird
odd
strange
expensive
worse
worst
late
early
unclear
confusing
risky
scary
silly
crazy
sad
concerning
problem
unfortunate
unfortunately
old
mine
incomplete
unfinished
important
needed still
still needed
me to say
you to say
you say
everything else
all of them
all of these
all of those
each of
one of
let it go
let it be
as is
as it is
to have
make sure
you sure
i'm good
im good
i am good
i'm fine
im fine
i am fine
i'm ok
im ok
i'm okay
i'm all set
we're good
do you
can you
would you
are you
is it
is that
is this
it again
kind of
sort of
nice try
good try
good one
nice one
yeah right
good to know
good question
you wish
i wish i
afraid
required
necessary
essential
useful
lost
looking at
looking into
wish i
`)

/** An answer that puts it off is a no, unless it began by agreeing. */
export const NO_DEFERS = lines(`
later
keep
another|other|different|next time
tomorrow
some other day
another day
in a bit|while
rather
pass
skip
too expensive|much|late|early|soon|risky
unfortunately
hang on
think about it
think|mull it over
sleep on it
still need|want|use
need that|this one
need it for
want to keep
leave it|that|them
mistake
misunderstood
misheard
mixed up
regret
important to me
decided against
against it|that
need more time
give me time
give me a moment|minute|sec
one sec|moment|second
just a second|minute|moment
change|changed my mind
`)

export const NO_HEADS = lines(`
no thanks|?
no thank you
nope
nah
nay
naw
noo
nooo
non
not
never
negative
don't
dont
do not
cancel
stop
abort
nevermind
nerver mind
forget it|that|about
leave it|that|them|this|things|everything
let it be|go
reject
rejected
decline
declined
refuse
denied
deny
wrong
false
incorrect
inaccurate
nada
hold off|on|your
quit
skip it|that
drop it
please no|don't|dont
please do not
oh|hell|heck no
absolutely|certainly|definitely not
of course not
i do|am not
i said no
i don't|dont|won't|can't|cannot|wouldn't|pass|deny|refuse|decline|object|disagree
i'd rather|prefer not
i would rather|prefer not
just|? bag it
scrap it|that
scratch that
undo
keep it|them|that|the|my|this|those|these
i|i've|? changed my mind
i have changed my mind
on second thought
pass
nothing
wait
hang on
belay that
disregard
ignore that
back out|up
veto
i'll|ill pass
i will pass
hard pass
i beg to differ
that's a lie
that's all
that is all
i'm all set
i am all set
i'm|im|we're good
i need to think
i need more time
let me think
something else
that will be all
later
let's|lets wait|not
over my dead body
i'll wait
i will wait
under no
whoa
by no means
in no way
fat chance
nuh uh
uh uh
nuh-uh
thumbs down
nix
spare it
save it for later
backtrack
retreat
go back
take it back
i take it|that back
better|rather not
i'm not
that's|it's not
that|it|this is not
`)

/** Somewhere in an answer, these still make it a no. */
export const NO_WORDS = lines(`
no
not
nope
don't
dont
doesn't
didn't
isn't
aren't
won't
wouldn't
can't
wrong
false
incorrect
inaccurate
negative
untrue
never
fake
reject
decline
cancel
abort
stop
refuse
disagree
hold
quit
nah
cannot
hasn't
haven't
hadn't
couldn't
shouldn't
wasn't
weren't
ain't
doesnt
didnt
isnt
wont
cant
wouldnt
nothing
none
neither
nor
negatory
nay
naw
mistaken
invalid
bogus
lie
lying
unnecessary
uninterested
unacceptable
unsuitable
erroneous
nonsense
rubbish
untruthful
noo
nooo
nuh
unhappy
dislike
disapprove
disapproved
dissatisfied
denied
declined
rejected
`)

/** Verbs that ask for something else than what was asked about. */
export const OTHER_ACTS = lines(`
keep
need
want
use
love
rename
change
move
edit
update
show
restore
undo
leave
stop
skip
ignore
forget
drop
postpone
reschedule
complete
finish
mark
check
reopen
delay
modify
read
list
open
hold
repeat
explain
copy
undelete
archive
snooze
remember
say
tell
`)

/** After a no, these tell of oneself and ask for nothing. */
export const OWN_PLANS = lines(`
i did|do not want
i didn't|didnt|don't|dont want
i never wanted|said
we do not want
we don't want
i will|might|may|can|could|still|already
i'll
ill
i am going to
i'm|im going to
i'm gonna
i have|had a
i have an
we will|might|may|can|are
we'll
we're
i'd rather
i would rather
it|that is
it's
that's
he
she
they
there
`)

export const PLAIN_NO = lines(`
no
nope
nah
cancel
don't
dont
do not
never mind
nevermind
nvm
stop
no thanks
no thank you
forget it
don't do it
dont do it
leave it
abort
n
no way
not now
no cancel
no don't
no dont
no stop
stop it
stop that
forget that
no never mind
nah never mind
please don't
absolutely not
please no
no no
don't do that
let it be
keep it
no keep it
i changed my mind
negative
forget about it
never mind that
nevermind cancel that
cancel please
please cancel
just cancel
`)

/** Said with nothing asked, these are still answers. */
export const PLAIN_YES = lines(`
yh
yes
yeah
yep
yup
ya
yea
sure
ok
okay
confirm
confirmed
yes please
do it
go ahead
yes do it
sure thing
yes go ahead
absolutely
definitely
of course
affirmative
correct
yes sure
ok do it
okay do it
yes confirm
i confirm
go for it
proceed
yes i am sure
yes i'm sure
i'm sure
im sure
i am sure
yep do it
y
aye
please do
yes yes
yess
alright
k
that's right
yes delete it
ok go ahead
sure go ahead
`)

/** Gladness and thanks, which agree to nothing that was offered. */
export const PRAISE = lines(`
lovely
great
good
nice
wonderful
brilliant
brill
amazing
fantastic
marvellous
marvelous
excellent
fab
fabulous
superb
smashing
awesome
kind
sweet
helpful
handy
news
to
hear
of
thanks
thank
thx
cheers
ta
you
u
very
much
so
love
dear
mate
pal
`)

/** What praise of something that is begins with. */
export const PRAISE_FRONTS = lines(`
that's
thats
that is
it's
that was
oh that's
oh thats
ah that's
ah thats
aw that's
oh
ah
aw
how
well that's
`)

/** Words a slip of the fingers is not mended into others. */
export const REAL_WORDS = lines(`
lost
form
quiet
trail
diary
angel
slat
salt
own
won
nuclear
united
abroad
devil
sued
`)

/** Neither yes nor no. */
export const UNSURE = lines(`
maybe
unsure
don't|dont|not know
idk
dunno
depends
either
perhaps
probably
no idea|clue|knowledge
not totally|? sure
not certain|confident
not a clue
possibly
can't say|decide
unable to say
don't|dont have the|an answer
do not have that information
might
torn
could|may be
who knows
hard to say
possibility
undecided
don't remember
both would
`)

/** What was asked for, said again: "yes, book the table". The things count only after one of the verbs. */
export const YES_ACTS = lines(`
book
buy
purchase
reserve
play
schedule
send
make
get
add
rent
transfer
pay
order
find
set
save
delete
remove
erase
confirm
process
submit
create
put
start
share
hire
call
finalize
complete
watch
see
proceed
do
have
`)

/** Agreeing beyond doubt: after one of these at the front, a remark may use any word of praise. */
export const YES_FRONTS = lines(`
yh
ye
y
aye
ja
yessir
yup
sí
oui
yass
yas
yuh
yes
opo
yeah
yep
yea
yess
yah
ya
sure
ok
okay
correct
absolutely
definitely
certainly
affirmative
indeed
exactly
precisely
right
alright
perfect
great
agreed
of course
`)

/** An answer needs one of these to be a yes. */
export const YES_HEADS = lines(`
yh
ja
yessir
yes sir
yes
opo
aye aye
go on
yeah
yep
yup
ya
yah
yea
yess
yesss
yas
ye
sure
ok
okay
okey
k
kk
alright
right
correct
corrrect
confirm
confirmed
confirming
absolutely
definitely
certainly
indeed
affirmative
exactly
precisely
perfect
great
good
fine
cool
awesome
excellent
wonderful
fantastic
lovely
brilliant
nice
super
true
agreed
agree
approve
approved
positive
proceed
continue
aye
totally
allowed
accurate
facts
roger
perfectly
works
work
accept
accepted
granted
surely
permission
fabulous
terrific
amen
marvelous
superb
acceptable
satisfactory
agreeable
stellar
amazing
outstanding
delightful
righto
okie
dokie
dokey
affirm
legit
concur
naturally
undoubtedly
gladly
phenomenal
ideal
valid
righty
assuredly
incredible
hooray
spot on
on point
you bet
you betcha
for sure
so be it
make it so
very well
that'll do
that will do
i'd like that
i would like that
looks good
sounds good
ten-four
will do
sure thing
heck yeah
heck yes
hell yes
hell yeah
most certainly
most definitely
i confirm
i accept
i approve
i concur
be my guest
have at it
absolutely yes
bingo
splendid
bet
deal
suits
fits
i do
i am
please do
do it
do that
of course
by all means
go ahead
go for it
what i want
what i wanted
what i need
what i requested
what i asked
what i said
what i meant
what i was thinking
you got it
uh huh
mhm
mm hmm
all set
nail on the head
makes sense
certain
winner
you know it
y
let's do it
lets do it
i'm in
im in
try that
let's go
lets go
sounds like a plan
happy with
i would
i'd love
i would love
factual
truthful
proper
apt
fitting
dandy
peachy
golden
swell
dope
rad
tremendous
magnificent
marvellous
exquisite
favorable
pleasing
beautiful
sweet
neat
alrighty
yuppers
yeppers
yepp
yupp
yeh
yeahh
yass
yassss
yasss
yessiree
yesh
yus
oui
sí
si
righteous
copy that
understood
gotcha
confirmative
unquestionably
evidently
right on
right you are
green light
thumbs up
a go
count me in
sounds reasonable
sounds fair
seems fair
seems reasonable
fair enough
checks out
i'll take it
i will take it
i'll take that
i will take that
i'd appreciate
i would appreciate
100%
indeedy
yes sirree
no doubt about that
fire away
knock yourself out
ship it
fine by me
consent
i consent
authorize
authorized
authorise
authorised
definately
definitly
defiantly
definetly
defintely
absolutly
absolutley
certianly
corect
correctt
exacly
exactally
exactley
prefect
perfact
yesm
yuh
yeap
yeahp
yaas
yiss
yis
okee
oki
okies
okeydokey
okeydoke
alrightly
allright
all right
aight
ight
fo sho
sho
fosho
you're on
youre on
that's the ticket
that's the spirit
endorse
verified
validated
permissible
permitted
sanctioned
okayed
doable
workable
feasible
tip top
top notch
first rate
a ok
aok
first class
perfecto
bravo
hurray
yay
fab
ace
smashing
grand
capital
kosher
copacetic
impeccable
flawless
spotless
pleasant
nailed it
you may
you can
you have my
in agreement
on board
onboard
on the money
bang on
dead on
that's a go
that's the one
that is the one
carry on
without a doubt
no doubt
why not
don't hesitate
`)

export const YES_THINGS = lines(`
reservation
reservations
appointment
appointments
booking
ticket
tickets
transaction
payment
event
events
song
songs
movie
movies
film
table
room
rooms
car
cab
ride
bus
train
flight
flights
hotel
house
visit
calendar
music
alarm
money
seat
seats
viewing
property
tour
trip
taxi
restaurant
task
tasks
reminder
item
purchase
order
show
apartment
venue
account
video
message
location
address
phone
city
area
place
time
date
day
price
cost
amount
name
number
spot
suite
theater
cinema
doctor
dentist
salon
stylist
therapist
singer
artist
album
genre
weather
rate
rating
bedrooms
bedroom
pets
party
people
person
guests
guest
group
two
for
`)

/** These only soothe: beside a yes they change nothing, alone they agree to nothing. */
export const YES_SOOTHING = lines(`
no problem
not a problem
no worries
no bother
no trouble
`)

/** What somebody feels about it: beside a yes it changes nothing, and alone it is none. */
export const YES_FEELING = lines(`
sadly
alas
unfortunately
regrettably
regretfully
reluctantly
thankfully
mercifully
finally
at last
at long last
sigh
sob
sniff
ugh
argh
oof
boo
afraid so
i'm afraid so
i am afraid so
i'm afraid
i am afraid
a shame
it's a shame
such a shame
what a shame
more's the pity
a pity
such a pity
what a pity
good riddance
about time
about time too
with a heavy heart
it is what it is
it was fun while it lasted
breaks my heart
it breaks my heart
gutted
i'm gutted
`)

/** Fixed phrases with such a word in them that agree all the same. */
export const YES_THOUGH = lines(`
what i was|am|had|? trying|hoping|hoped|looking|going|aiming|asking to|for|? do|get|say|?
what i'm trying|hoping|looking|going|asking|after to|for|? do|?
what i was|am|had|? after|intended|intend|wish|wished|prefer|expected|chose|picked|selected|decided
what i had|have in mind
my intention|intent|wish|goal|aim|desire|choice|request|decision|problem
want it|that|them gone
take it off
can't|cannot complain
do as i said
do it already
feel free to do so|that|it
feel free to go ahead
feel free to proceed
right as rain
why of course
why yes|not
don't see why not
count on it
without hesitation|question
100|hundred percent
you have my word
go on then
get it|that|this done
get it over with
get on with it
about right
could|couldn't not|? be|agree better|more
no reason not to
see no problem
no need to ask twice
don't mind
do not mind
i'm|im good|fine|ok|okay with
i am good|fine with
work|works out
i second that
that's how it is
all of that|this
all of it is
no doubt|question about|? it|that|?
no objection|objections|complaints|issues
no issue with that
can't argue with that
`)

/** These may stand around it. */
export const YES_WORDS = lines(`
chef
guv
gov
gaffer
skipper
coach
doc
captain
miss
hun
hen
petal
flower
cock
kiddo
lah
la
na
ji
eh
leh
lor
ah
o
oo
oh
x
xx
xo
luv
hey
abeg
yo
man
innit
tho
fam
boss
chief
thx
ty
gone
carry
em
lot
girl
lad
po
ta
madam
ma'am
hon
pet
duck
then
plese
bro
bud
pal
sweetheart
sir
darling
babe
mate
love
dear
that
needful
on
that's
thats
that'd
it'd
thatd
itd
is
it
it's
its
this
the
a
an
i
i'm
im
i'd
i'll
i've
we
we're
you
you're
your
me
my
us
for
to
of
with
be
been
will
would
was
were
are
am
all
so
too
very
just
really
actually
as
well
please
pls
plz
thanks
thank
go
ahead
did
does
doing
want
wanted
need
needed
requested
asked
thinking
thought
think
said
say
mean
meant
working
sound
sounds
seem
seems
look
looks
like
liked
appears
appear
happens
statement
answer
answering
response
reply
vote
correctly
plan
idea
buddy
dude
let's
lets
let
now
away
what
much
has
had
got
know
believe
completely
quite
pretty
everything
information
details
info
by
in
and
can
should
hit
nail
head
one
both?
try
happy
glad
here
there
them
those
these
request
requests
also
gonna
going
forward
at
once
immediately
asap
ready
sense
looking
exact
matches
up
huh
uh
mm
hmm
ha
wow
kind
makes
gotta
obviously
clearly
truly
most
more
than
enough
again
still
even
best
ask
asking
told
check
checked
verify
finish
assured
assure
permit
approval
100
percent
%
course
means
doubt
without
problem
hesitate
fact
god
heck
hell
help
ton
assistance
bunch
million
option
time
date
price
choice
way
mind?
betcha
guest
golly
thing
spot
point
interested
satisfied
pleased
thrilled
excited
appreciate
appreciated
grateful
helpful
kindly
absolute
wonderfully
nicely
greatly
highly
total
real
big
fair
clear
we'll
that'll
it'll
you'll
he
she
they
simply
extremely
incredibly
rock
roll
place
day
confirmation
selection
summary
description
plans
arrangement
arrangements
convenient
suitable
reasonable
appropriate
decent
part
end
side
from
any
every
each
case
may
lots
final
address
pm
rid
blessing
go-ahead
behalf
heart
whole
wholeheartedly
hundred
thousand
times
ever
person
people
guys
guy
friend
sweetie
honey
maam
assistant
sayso
alexa
siri
google
okay-dokey
amazingly
superbly
brilliantly
marvelously
splendidly
entirely
fully
utterly
wholly
positively
readily
straight
through
out
fit
suit
meets
needs
requirements
preference
preferences
expectations
described
stated
mentioned
specified
listed
written
read
heard
hear
ticks
boxes
hits
mark
job
trick
sold
board
agreement
accordance
sentiment
assessment
assumption
understanding
number
numbers
data
figure
truth
honestly
frankly
personally
trying
hoping
intended
wish
wished
prefer
preferred
chose
picked
selected
decided
expected
thankyou
thanx
thnx
tks
tysm
cheers
bless
totes
hundo
alot
loads
awfully
whatsoever
specifically
desired
intention
`)

function words(text: string): string[] {
  return text.split(' ')
}

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}

/** Who or what a reason tells of. */
export const TELLING = words(
  "i i've ive i'm we we've weve we're they they've theyve they're he he's she she's it it's its that that's thats this nobody everyone there's",
)

/** What nobody does any more with what can go. */
export const NEEDING = words(
  'need needed want wanted use using going doing interested bothered bother happening relevant',
)
export const WITHOUT = words(
  "not no don't dont doesn't doesnt isn't isnt won't wont never nobody aren't arent wasn't wasnt can't cant cannot didn't",
)

/** What tells that something is over. */
export const OVER = words(
  'over gone done sold dead duplicate double twice old mistake ago irrelevant pointless obsolete already off broke ' +
    'cancelled canceled expired ended finished closed disbanded dissolved folded scrapped abandoned aborted retired resigned resolved ' +
    'sorted fixed handled settled returned completed duplicated replaced outdated superseded withdrawn missed lapsed ' +
    'stopped died quit split rejected declined refused binned ditched chucked deleted',
)

/** Deeds that are over where nothing else was done by them: "I paid it", and not "I paid a deposit for it". */
export const OVER_ALONE = words('left been got came paid sent went did dropped passed posted')
export const ALONE = words('it them that this one ones all myself ourselves now anyway anyhow today earlier there')

/** With these it is to stay. */
export const KEEPING = words(
  'still keep keeps leave stays stay should must will would and to moved postponed rescheduled pushed shifted changed delayed',
)

/** What stands behind a yes and may be said of the yes itself. */
export const BACKTRACKING = words(
  'no not dont but except only if unless wait maybe perhaps actually instead rather keep leave without though never later undo cancel',
)

/** Between who tells of something and what they did. */
export const HAVING = words('have had has already only since')

/** Orders that look like a past: "yes, shred it". */
export const ORDERS_LIKE_PASTS = words('shred shed put cut shut let hit split quit')
