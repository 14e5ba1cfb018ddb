// What makes a question one about the user's tasks.

import { phrasesOf } from './classes.ts'

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}

/** Any of these, and the question is about the list. */
export const ABOUT_TASKS = phrasesOf(
  lines(`
no date
without a date
undated
do|have|did i|we have|got
must|should i do
how many
looking|look like
i need|supposed to
am i supposed
task
tasks
to-do
to-dos
to do|dos|tackle
list
lists
reminder
reminders
overdue
left
due
next
first
on my plate
on for|today|tomorrow|there
coming up
agenda
outstanding
still open|owe|on
pending
deadline
deadlines
to be done
get|got done
did i do|finish|complete
i done|free|busy|avoiding
the plan
the cards
planned
schedule
what else
which one|ones
items
remaining
my day|week
urgent
important
priority
ticked|crossed|checked off
just add|tick|did|do
changed
start with
work on
note
notes
what have|am|i i|have
have i got
chores
errands
finished
completed
leave|leaves me
after that
comes after|next
`),
)

/** Nothing else than a list of tasks has these. */
export const OURS = phrasesOf(
  lines(`
my day|week like|look
am i free|busy|booked|available
i am free|busy|booked|available
to do|tackle first
no due|? date
task
tasks
to-do
to-dos
my|the|do list
reminder
reminders
overdue
still|left open|to
to be done
high|low|medium priority
on my plate
got|have|need to do
got|still on today|this|with|there
that leave|leaves
the craic|crack for
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
did i do
accomplished
ticked off
crossed off
checked off
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
  "down supposed meant scheduled planned 's oldest newest latest most least more less matters matter sooner soonest earlier earliest nearest closest furthest farthest pressing comes come coming falls deadline deadlines lowest highest top busy free latter former".split(
    ' ',
  ),
)

/** Said of tasks by who is fond or tired of them. */
export const FOND: ReadonlySet<string> = new Set(
  'little wee small silly tiny odd daft boring blasted bloody damn darn flipping blooming pesky various many lovely precious poor stupid horrible awful'.split(
    ' ',
  ),
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
