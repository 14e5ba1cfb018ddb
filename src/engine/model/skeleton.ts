// The words that form a sentence's structure. Everything else becomes a gap, so that "change {…} from 3 to 5" is the
// same sentence for any task.

import { hashOf } from './hash.ts'

const alike: Readonly<Record<string, string>> = {
  task: 'task tasks todo todos item items reminder reminders alert alerts thing things notification notifications chore chores',
  list: 'list lists',
  day: 'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays today tomorrow tonight yesterday morning evening afternoon noon midnight day days week weeks weekend month months year daily weekly monthly january february march april may june july august september october november december',
  number: 'one two three four five six seven eight nine ten eleven twelve first second third last next am pm',
  owner: 'my our the this that these those a an any every all her his their your',
}

const kept =
  'remind add put create make set new need to i me you want have should must dont not no never forget remember be is are was were do does did has had what whats which who whose when where why how can could would will please show tell give read find see check look view display open delete remove cancel erase clear drop stop take off get rid out scratch cross undo wipe mark complete completed finish finished done bought called paid change update edit modify move reschedule rename postpone push shift switch replace instead from for of on in at about by with and or but so if up into it them anymore longer again as already just still left anything something everything else there yes hi hello thanks thank bye much many long far'

/** Stands for any run of words that aren't in the table. */
export const GAP = hashOf('*')
export const NUMBER = hashOf('=number')

const shapes = new Map<number, number>()
for (const word of kept.split(' ')) shapes.set(hashOf(word), hashOf(word))
for (const [kind, words] of Object.entries(alike))
  for (const word of words.split(' ')) shapes.set(hashOf(word), hashOf(`=${kind}`))

/** The skeleton's symbol for a word, given by its hash. */
export function shapeOf(word: number): number {
  return shapes.get(word) ?? GAP
}
