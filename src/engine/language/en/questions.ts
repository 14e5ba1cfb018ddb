// What makes a question one about the user's tasks.

import { phrasesOf } from './classes.ts'

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}

/** Any of these, and the question is about the list. */
export const ABOUT_TASKS = phrasesOf(
  lines(`
no date
no due date
without a date
without a due date
undated
do i have
have i got
do we have
have we got
did i have
i have to do
i got to do
have i to do
must i do
should i do
looking like
look like
need to do
i need to
have to do
got to do
i supposed to
am i supposed
task
tasks
to-do
to-dos
to do
to dos
my list
the list
lists
list
reminder
reminders
overdue
left
due
next
first
on my plate
on for
coming up
on the agenda
agenda
outstanding
still open
pending
deadline
deadlines
to be done
get done
got done
did i do
did i finish
did i complete
have i done
have i finished
have i completed
i finished
i completed
i done
i free
i busy
on today
on tomorrow
on my list
the plan
planned
schedule
what else
which ones
which one
items
remaining
my day
my week
high priority
low priority
medium priority
urgent
important
priority
ticked off
crossed off
checked off
just add
just tick
just did
just do
changed
start with
work on
notes
note
what have i
what am i
what i have
to tackle
chores
errands
finished
completed
`),
)

/** Nothing else than a list of tasks has these. */
export const OURS = phrasesOf(
  lines(`
my day like
am i free|busy|booked|available
my day look
my week like
my week look
to tackle first
to do first
to start with
no due date
no date
without a due date
task
tasks
to-do
to-dos
my list
to do list
reminder
reminders
overdue
still open
left to do
still to do
to be done
high priority
low priority
medium priority
on my plate
do i have to do
have to do today
have to do tomorrow
must i do
which ones
on the list
got to do
have to do
need to do
have i got on
have i still got on
what is on there
what else is on there
am i on with
i still on with
still got on
that leave
that leaves
how many is that
how many does that
how many have i got
how many have i
how many i got
how many i have
how many do i
how many on there
on there now
on there still
on the cards
the craic for
the crack for
after that
leaves me
leave me with
how many jobs
comes after
comes next
comes after that
is after that
is next after
i still owe
do i have on
got on today
got on this
still open
still to do
i avoiding
`),
)

/** These ask for what is still to be done. */
export const OPEN_WORDS = phrasesOf(
  lines(`
left
still
remaining
to do
to be done
open
pending
outstanding
not done
unfinished
have not
not finished
not completed
is not done
are not done
need to do
have to do
have i to do
must i do
due
yet to
to get done
need to
have to
supposed to
`),
)

/** These ask for what is over. */
export const COMPLETED_WORDS = phrasesOf(
  lines(`
completed
finished
done
finish
complete
get done
got done
did i do
have i done
accomplished
ticked off
crossed off
checked off
already finished
already done
accomplish
achieve
`),
)

/** Words of a question that name no task by themselves. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  "what when which who where why how is are am was were do does did have has had i we you my our your her his their its the a an to for of on in at it mine they other that this them those these any anything something there be been will would can could should must may might shall need got get left still due next first last list lists task tasks to-do to-dos reminder reminders item items thing things stuff show tell me us give please now today tomorrow yet already ever again done finished completed complete finish open and or so ok then about with from by until before after many much long time day date week month year time's up out off over all everything every each both one ones two three priority high low medium urgent important overdue make go going see know say said put set just also too else here looking like look shaping happening".split(
    ' ',
  ),
)

/** What kind of thing is asked for: a note that tells it seldom says so. */
export const VAGUE: ReadonlySet<string> = new Set(
  'number numbers name names called address phone email details detail info information place price size amount cost word words person someone somebody guy man woman lady exactly actually anywhere somewhere note notes say says said written wrote write mean meant supposed'.split(
    ' ',
  ),
)

/** Words that say nothing of which task is asked about, unless its title has them. */
export const EMPTY: ReadonlySet<string> = new Set(
  'down supposed meant scheduled planned oldest newest latest'.split(' '),
)

/** Small words before a question word that stands late: "today I still have | how many things". */
export const BEFORE_ASKING: ReadonlySet<string> = new Set(
  "i we have got get still left do does is are am was for on in of the 's to so then now my only there need must ok and well".split(
    ' ',
  ),
)

/** Small words behind it. */
export const BEHIND_ASKING: ReadonlySet<string> = new Set(
  'many much to do to-do have got left still i we on is it there again then now else one time day first next need get done ah lah'.split(
    ' ',
  ),
)
