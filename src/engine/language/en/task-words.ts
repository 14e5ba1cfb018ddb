// Words for tasks, for several of them and for their fields. One entry a line; several words in an entry are read as one.

export const TASK = `
task
tasks
to-do
to-dos
to do
to dos
item
items
reminder
reminder thing|thingy
reminders
remind
one
ones
thing
things
job
jobs
chore
chores
errand
errands
entry
entries
stuff
todo item
to-do item
to do item
action item
action items
list item
event
event reminder
event reminders
alert reminder
alarm reminder
reminder alert
reminder event
reminder notice
reminder note
reminder notification
alarm
alert
alarms
alerts
task item
things to do
to-do items
stuff to do
deadlines
notification
notifications
list items
reminder alarm
job to do
to-do list items
list entries
grocery item
shopping item
to-do list item
shopping task
reminder schedule
`

export const NOUNS = `
tasks
to-dos
items
reminders
ones
things
jobs
chores
errands
entries
stuff
action items
things to do
to dos
stuff to do
to-do items
deadlines
alarms
alerts
to do items
notifications
appointments
actions
bits
matters
points
assignments
duties
bits and bobs
bits and pieces
tickets
todo items
open points
`

/** What kind of thing a task is: said of many whose title does not say it. */
export const KIND = `
appointment
appt
visit
trip
meeting
session
booking
slot
lesson
class
errand
run
chat
catch-up
reservation
event
shift
viewing
check-up
checkup
consultation
`

export const LIST = `
list
to-do list
to do list
todo list
task list
tasks list
shopping list
grocery shopping list
list of pending tasks
grocery list
my list
my tasks
my to-dos
reminders list
reminder list
remainder list
reading list
groceries list
list of tasks
list of things to do
lists
to-dos
tasks
packing list
work list
home list
list of reminders
chores list
chore list
wish list
wishlist
board
agenda
calendar
diary
planner
reminders
to dos
schedule
to do
list items
list of to dos
list of items
bucket list
errands list
errand list
house list
christmas list
watch list
watchlist
weekend list
task board
checklist
check list
tasklist
pad
to-dos list
shopping lists
grocery lists
to-do lists
todos list
`

export const FIELD = `
due date
date
deadline
due day
due time
time
day
priority
importance
urgency
title
name
text
wording
note
notes
description
status
due
time and date
date and time
details
due dates
dates
deadlines
priorities
times
titles
start time
alert time
reminder time
schedule
hour
day and time
timing
start
`

export const DATEFIELD = `
due date
date
deadline
due day
due time
time
due
due dates
dates
deadlines
times
schedule
timing
date and time
time and date
day
reminder date
reminder time
start time
alert time
`

export const PRIOFIELD = `
priority
importance
urgency
priorities
priority level
`

export const TITLEFIELD = `
title
name
text
wording
description of the task
subject
heading
label
`

export const NOTEFIELD = `
little|small|short|brief|quick|wee|side|? note
notes
description
details
comment
comments
memo
remark
annotation
`

export const ALL = `
all
everything
every
each
all of
every one of
each of
every single
any and all
the lot
the whole lot
all things
anything
every last
entire
whole
each and every
every one
all in all
`

export const BOTH = `
both
both lots|sets of
both of
the both of
the two
the two of
all two
the pair of
the both
`

export const THEM = `
them
those
these
they
those ones
these ones
them all
the ones above
the ones shown
those lot
dem
these lot
this lot
that lot
em
'em
`

export const IT = `
hers
it
that
this
that one
this one
the same one
the same
that task
this task
that thing
this thing
that reminder
this reminder
its reminder
that item
this item
the task
the reminder
it all
the one
same
that last one
the thing
this job
that job
the item
'er
er one
`

export const OTHER = `
the other one
the other
other one
another one
the other task
the second of them
the remaining one
the one that is left
`

export const REST = `
the rest
rest all|everything
the rest of them
rest of them
rest of those
rest of the tasks
the others
the other ones
everything else
all the others
all others
the remaining ones
the remaining
whatever is left
whats left
what is left
the rest of it
the rest of the list
all the rest
anything else
all the other ones
the remainder
the other tasks
all other tasks
the rest of the tasks
the rest of my tasks
the ones|tasks|things|jobs|bits that are still|? left|remaining|outstanding|undone
the ones|tasks|things|jobs|bits still|? left|remaining
`

/** What is still there of several. */
export const REMAINING = `
left
left over
remaining
outstanding
`

export const EXCEPT = `
except
except for
but not
apart from
other than
besides
excluding
bar
save for
minus
with the exception of
but keep
but leave
but do not touch
aside from
leaving|setting|putting aside
leave aside
leaving out
not including
not counting
without
but
except from
excepting
barring
all but
exept
accept for
but skip
leave out
only not
just not
and leave
and keep
leaving
keeping
outside of
'cept
cept
excepting for
not counting in
excluding for
with exception of
`

export const DET = `
the
a
an
my
our
that
this
those
these
his
her
their
your
any
some
me
another
one of my
one of the
said
its
mine
them
dem
yon
ma
mine own
`

/** What a reminder that is to be made may be like. */
export const MAKING = `
new
recurring
repeating
reoccurring
reoccuring
quick
calendar
pop-up
extra
additional
one-time
`

/** Which kind of reminder it is, where a reminder is spoken of. */
export const SORT = `
daily
weekly
biweekly
bi-weekly
monthly
yearly
annual
nightly
hourly
recurring
repeating
repeated
ongoing
upcoming
scheduled
existing
current
active
standing
permanent
future
previous
earlier
remaining
reoccuring
reoccurring
next
`

/** What stands between a task and what it is about. */
export const ABOUT = `
about
to
for
of
that
regarding
reguarding
concerning
pertaining to
in regards to
in regard to
with regard to
related to
relating to
referring to
dealing with
having to do with
to do with
involving
on
with
called
named
titled
labelled
labeled
that says
that say
saying
which says
telling me to
telling me about
reminding me to
reminding me of
reminding me about
to remind me to
to remind me of
to remind me about
for me to
for us to
that i need to
that i have to
that is about
that are about
that is for
that are for
which is about
which are about
which is for
which are for
that is to
that has to do with
that have to do with
that involves
that involve
that pertains to
that pertain to
that mentions
that mention
set for
set to
set up for
set up to
:
`

/** What tasks have no field for. */
/** What is made by art, and asked of whoever can make it. */
export const WORK = `
portrait
painting
drawing
picture
image
poem
haiku
sonnet
limerick
song
melody
story
novel
essay
pamphlet
joke
riddle
loop
function
algorithm
script
`

export const BEYOND = `
subtask
subtasks
sub-task
sub-tasks
label
labels
labelled
tag
tags
tagged
assign
assigned
assignee
delegate
delegated
share
shared
sharing
collaborator
permission
permissions
read-only
colour
color
colours
colors
coloured
pink
attach
attachment
attachments
folder
folders
category
categories
kanban
dependency
dependencies
sync
export
invite
`

/** Said in the place of a value that is to go. */
export const NONE = `
none
nothing
no date
no due date
no deadline
no priority
no note
blank
empty
zero
null
`

/** Each of what was just said, and that something is said of it. */
export const EVERY_ONE = `
all|both|each
all|both|each of them|those|these
the two|three|four|five|pair of them|those|these
all two|three|four|five|six|seven|2|3|4|5|6|7 of|? them|these|those|? are|is|? due|?
the|? lot of|? them|? are|is|? due|?
they|these|those are|is all|both|?
all|both|each of|? them|those|these|? are|is due|?
everything|all|both is|are|? due|?
the|? deadline|date|day for|? all|both|each|everything of|? them|those|these|? is|are|being|?
the|? deadline|date for all two|three|four|five is|are
due|deadline for|? all|both|each|everything of|? them|those|these|? is|are|?
all|both|each of|? them|those|these|? need|needs doing|done|finishing|sorting|?
`
