// Words for what state a task is in, and for doubt, condition and refusal. One entry a line; several words in an entry are read as one.

export const DONE = `
done
complete
completed
finished
sorted
handled
closed
ticked off
checked off
crossed off
taken care of
over with
dealt with
done and dusted
all done
wrapped up
wrapped
resolved
accomplished
done with
over and done with
out of the way
good to go
ready
off the list
in the bag
knocked out
all set
all sorted
cracked
finito
squared away
concluded
closed out
checked
ticked
off my plate
completed already
done already
finish already
complete already
ready to go
`

export const NOTDONE = `
undone
incomplete
uncompleted
unfinished
unchecked
unticked
pending
open
outstanding
to do
not done
not complete
not completed
not finished
still open
still to do
still pending
still outstanding
open again
active
to be done
as not done
undone again
in progress
`

/** How things usually go: what is told with one of these asks for nothing. */
export const HABIT = `
always
usually
normally
generally
typically
often
sometimes
rarely
seldom
forever
used to
every time
each time
most days
most weeks
most mondays
in the old days
back in the day
back then
`

/** Beside something told, these say that it is not so. */
export const IRONY = `
yeah right
oh sure
sure sure
as if
in my dreams
in your dreams
if only
very funny
pull the other one
chance would be a fine thing
`

/** Whoever says one of these of what they ask for is not sure of it. */
export const UNSURE = `
maybe
perhaps
possibly
probably
i think|thought|guess|suppose|believe|reckon
not sure|certain
unsure
wonder
wondering
i doubt
kinda
sort of
do you think
thinking of|about
in two minds
`

export const HEDGE = `
thinks
reckons
believes
hopes
assumes
claims
do you think
does not count
id love to
maybe
perhaps
possibly
probably
might
may
could
should
would
almost
nearly
practically
i think
i guess
i suppose
i believe
i hope
hopefully
not sure
unsure
as if
in my dreams
wonder
wondering
i wonder
i doubt
supposed
supposedly
kinda
sort of
sorta
half
partly
partially
mostly
somewhat
some of
part of
first part
second part
bits of
trying
about to
going to
gonna
will
soon
shall
wish
i wish
if only
want
wants
hope
planning
plan
meant to
supposed to
thinking of
thinking about
ought
ought to
working on
started
starting
starts
began
begun
halfway
forgot
forgotten
in the middle of
must have
seems
seem
apparently
allegedly
looks like
ish
not yet
barely
hardly
close to
far from
nowhere near
a long way off|from
i reckon
reckon
pretend
imagine
suppose
unless
i would
unlikely
likely
i feel like
feel
considering
tempted
debating
tomorrow i
later i
next i
expected
expecting
waiting
still
yet
i hope to
someday
one day
i would love to
i would like to one day
some day
at some point
if i can
if possible at all
i plan to
i am planning to
i intend to
i wish to
i am thinking of
i was going to
i meant to
i came close to
came close to
i was just about to
i was about to
just about to
i am not sure whether to
not sure whether to
i was thinking of
i have been thinking of
i am going to
i will
we will
i keep meaning to
i have been meaning to
`

export const COND = `
if
unless
once
when
whenever
until
till
in case
provided
assuming
as long as
only if
depending
whether
as soon as
even if
supposing
on condition
after
while
except if
the moment
by the time
as and when
so long as
on the condition that
in the event that
should it
only when
not until
`

export const NEVER = `
you should not
we should not
i should not
you can not
you need not
i never
we never
do not
never
please do not
no need to
do not you dare
you do not need to
you do not have to
there is no need to
i do not want you to
i do not want to
we do not need to
we do not want to
i would not
let us not
i am not going to
we are not going to
i did not ask you to
rather not
i would rather not
i will not
i would rather you did not
i am not ready to
do not bother to
please stop
no reason to
there is no reason to
i can not
we can not
i could not
i am not able to
i did not
we did not
i have not
i am unable to
i forgot to
i do not
under no circumstances
by no means
on no account
avoid
refrain from
please never
i am not supposed to
i must not
you must not
we must not
make sure not to
be careful not to
try not to
no way will i
i refuse to
i am never going to
`

/** Said of things or of people, these mean none of them, or too few. */
export const NOTONE = `
neither
nor
none
nobody
no one|body
no-one
noone
not a|one single|?
not all|every|everything|everyone|many|much|any
hardly|barely|scarcely any|anything|anyone
few|little of
nothing
`

/** Said of what was done, these mean a part of it. */
export const PARTLY = `
most|many|several|lots|loads|plenty|half|some|bits|part of
the majority of
all but|bar|except 1|2|3|4|5|6|one|two|three|four|five|six|some|a couple|few|? of
all but|bar|except one|two|three|four|five|six|some
`

/** Behind how many or what, these say that it is still to be done. */
export const LEFT_TO_DO = `
left|remaining|outstanding
are|is still|? left|remaining|outstanding
left|remaining|still to do|go|come|finish
to go|do|follow|finish
still|more to
`

/** Where a thing is once it is done with. */
export const PUT_AWAY = `
post
postbox
mail
bin
bank
account
calendar
diary
system
place
order
hand
`

/** What is closed for good, and has no opening hours. */
export const CLOSABLE = `
account
accounts
bug
bugs
case
cases
claim
claims
complaint
contract
deal
defect
enquiry
file
incident
issue
issues
loop
matter
order
pr
query
request
sale
ticket
tickets
`

/** What follows is to stay as it is. */
export const KEEPING = `
not
but not
just|only not
leave|keep
leave out
do not touch|move|do|change|include|add|delete|complete|finish
never mind
forget|skip
forget about
except
all|everything but|except
`

/** What stands before it is to stay as it is. */
export const STAYING = `
stays|stay|remains
stays|stay|remains put
must|should|can|may|will|has|needs|ought stay|remain
has|needs|ought to stay|remain
must|should|can|may|will not move|change|go|budge|slip
can not|? stay|remain
is|are staying|fine|ok|okay
is not to|? move|moving
`

/** Behind a request, these take all of it back. */
export const TAKE_BACK = `
i|we did|have not
do not
do not do|change|touch|add|delete|remove|move|rename|complete|finish|mark|tick|send it|that|this|them|anything yet|?
do not change|touch|move the due|? date|time|deadline|title|name|day yet|?
do not remind me
do not bother
do not yet
not yet
leave|keep it|that|them|this|everything|things|all
leave|keep it|that|them|this|everything|things|all one|? as|where|how|like it|they|things is|are|was|were
leave|keep it|that|them|this|everything|things alone|be|there|open|on
never mind
nevermind
never mind that|it|then
forget it|that
forget i said that|it|anything
scratch|cancel|ignore|disregard|strike|stop that|it|this
i take it|that back
i have|? changed my mind
changed my mind
just kidding
or not
`

/** These do so only where nothing follows. */
export const SECOND_THOUGHT = `
but|? wait
but|? hang|hold on
no
no wait
wait no
not
actually no
no actually
no no
hmm no
`

/** That it stays so. */
export const AS_IT_IS = `
as it|they is|are
as is
where it|they is|are
alone
out
out of it|this|that
be
there
put
for now
that way
the way it|they is|are
though
obviously|naturally
of course
`

/** The same of what was before the last change. */
export const ASBEFORE = `
where|as|how|like it|they was|were before|?
the way it|they was|were before|?
to what|how|where it|they was|were before|?
like|as before
like|as|where|how i had it|them before|?
`

/** Sounds that people make. */
export const INTERJECTION = `
ugh
lol
haha
hehe
argh
sigh
phew
yay
god
gosh
jeez
omg
lmao
wow
`

/** What somebody says of themselves behind "I". */
export const FEELING = `
do|really|just|? hope|swear|think|guess|reckon|suppose|wonder|wish|love|hate|bet|fear
am|was so|really|such|? tired|glad|sorry|happy|late|exhausted|busy|a|an
need a|some coffee|drink|break|nap|holiday|vacation|sleep
can not believe|wait|stand
always forget
could do with
`

/** Told behind a deed, these say that it came to nothing. */
export const FAILED = `
no answer|reply|response|luck|joy|success|show
no one|body answered|home|there|in
nobody answered|home|there|in
got|get|left|? the|his|her|a|? voicemail|machine
went|straight to|? the|his|her|? voicemail|machine
left him|her|them|? a message
it|line|phone|they|? was|is|were|are|? engaged|busy|closed|shut
not in|home|there|available|answering
could not get through
could not reach him|her|them|anyone
could not get hold of him|her|them|anyone
will|? have to|? try again
gave|hung|rang up|off
got|was|were|? cut off
nobody|no one picked|picks up
nobody|no one showed|turned up
they|he|she|it never|? rang|picked|showed|turned off|up
`

/** What happens to things, and finishes nothing that was to be done with them. */
export const MISHAP = `
put|set|knocked back|off|forward
brought forward
gone|went|go|goes|going up|down
came|come|coming|comes down
shot|shoots|crept|creeping up
gone|going off
gone|went|going bad|mouldy|moldy|stale|sour|rotten|missing|wrong|awry|astray|mad|crazy|wild
run|ran|running|runs|sold|pulled|backed|dropped|bailed out
risen
rose
rising
fallen
fell
doubled
tripled
increased
halved
expired
bounced
broke
broken
burned
burnt
burst
cracked
crashed
damaged
died
exploded
failed
flooded
forgotten
frozen
ignored
jammed
leaked
lost
melted
missed
refused
rejected
ripped
ruined
snapped
spilled
spilt
stolen
stopped
stuck
torn
vanished
`

/** What one goes to or takes part in is done when it is over. */
export const ATTENDING = `
attend
go
have
watch
see
visit
join
host
hold
run
play
sit
take
do
teach
lead
meet
`

/** Times of the year or week that are over by themselves. */
export const SEASON = `
season
term
semester
half-term
summer
winter
spring
autumn
fall
weekend
week
month
year
quarter
holiday
holidays
vacation
harvest
lambing
christmas
easter
ramadan
lent
exams
`

/** Without a day. */
export const UNDATED = `
undated
dateless
unscheduled
`
