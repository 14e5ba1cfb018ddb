// Words inside a reference that do not tell tasks apart, and verbs that people use for one another.

import { stemOf } from '../../lex/stem.ts'

export const SMALL_IN_NAMES: ReadonlySet<string> = new Set(
  "the a an my our that this his her their of for to on in at with about re 's from by your me back up out off down over".split(
    ' ',
  ),
)

const alike = [
  'buy get order purchase grab',
  'call ring phone telephone',
  'lunch luncheon',
  'email mail message',
  'text message sms',
  'clean wash tidy hoover vacuum',
  'fix repair mend sort',
  'submit file',
  'book reserve schedule',
  'pick collect fetch',
  'post mail send',
  'bin trash rubbish garbage',
  'doctor doc dr gp',
  'appointment appt',
  'mom mum mother',
  'dad father',
  'grandma gran nan granny',
  'photo picture pic',
  'homework hw assignment',
  'meeting mtg',
  'write draft',
  'see visit meet',
  'speak talk',
  'practice practise',
  'licence license',
]

/** Told of what was done, these do for one another too; as names of tasks they do not. */
const doneAlike = [
  'pay settle clear transfer wire',
  'clear tidy clean empty',
  'assemble build',
  'review read check proofread study',
  'revise study',
  'dump throw bin chuck scrap',
  'send fire email mail',
  'call speak talk contact',
  'cook make bake',
  'cut trim mow',
  'return drop take give hand bring',
  'submit hand turn send upload',
  'reply answer respond write email',
]

/** Stems by the stems that may stand for them. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = tableOf(alike)
export const DONE_ALIKE: ReadonlyMap<string, readonly string[]> = tableOf(doneAlike)

function tableOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const line of lines) {
    const stems = line.split(' ').map(stemOf)
    for (const stem of stems) table.set(stem, [...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)])
  }
  return table
}

/** What several words tell was done, by the verb that a title has for it. */
export const PHRASAL: readonly (readonly [said: string, verb: string])[] = [
  ['got hold of', 'call'],
  ['got through to', 'call'],
  ['been on to', 'call'],
  ['been on the phone to', 'call'],
  ['been on the phone with', 'call'],
  ['had a word with', 'talk'],
  ['had a chat with', 'talk'],
  ['caught up with', 'talk'],
  ['got rid of', 'dump'],
  ['put together', 'assemble'],
  ['went through', 'review'],
  ['went over', 'review'],
  ['read through', 'review'],
  ['read over', 'review'],
  ['looked over', 'review'],
  ['looked through', 'review'],
  ['gone through', 'review'],
  ['gone over', 'review'],
  ['got back to', 'reply'],
  ['wrote back to', 'reply'],
  ['signed up for', 'join'],
]

/** "a task called …": what stands behind is one title, whatever it holds. */
export const TITLED: ReadonlySet<string> = new Set(['called', 'named', 'titled', 'entitled', 'says', 'saying'])

/** Behind these a "mate" or a "friend" is somebody spoken of, and not whoever listens. */
export const BEFORE_PEOPLE: ReadonlySet<string> = new Set(
  'a an the my our his her their your with for to from of by old new best two both'.split(' '),
)

/** What is told apart by a letter: "block a". */
export const LETTERED: ReadonlySet<string> = new Set(
  `
vitamin hepatitis block group plan unit team section wing gate row class set flat type grade hall door level zone bay exit pier route
side part option form building terminal ward room plot lot panel shift batch paper platform stand table
`
    .trim()
    .split(/\s+/),
)

/** What has a number, which says as much without it: "room 305". */
export const NUMBERED: ReadonlySet<string> = new Set(
  'room rooms suite flat apartment apt unit house office ward bed bay plot cabin chalet villa locker desk gate order invoice ticket case job number no'.split(
    ' ',
  ),
)

/** "they moved the hearing": it is still to come, and who put it off need not be the user. */
export const POSTPONED: ReadonlySet<string> = new Set(
  'moved pushed shifted postponed preponed rescheduled delayed bumped changed brought rearranged rebooked'.split(' '),
)

/** What may stand behind the whole name of a task: "the router | to friday". */
export const BEHIND_NAMES: ReadonlySet<string> = new Set(
  'to for on at by as from off out until till before after in and , with back up down is are due tomorrow today tonight next this'.split(
    ' ',
  ),
)
