// An auxiliary before its subject makes a question, with or without the mark: "have they paid the rent", "did the shed
// finally get sorted".

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { isIn, wordsIn } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'
import { isOfOthers } from '../another.ts'
import type { Question } from '../question.ts'
import { asksOfThing } from './did.ts'

const PEOPLE = new Set('i we he she they anyone anybody someone somebody everyone everybody'.split(' '))
const TENSED = new Set('have has had did do does am are is was were'.split(' '))
const MODAL = new Set('will would should shall must might may can could'.split(' '))
const AUXILIARY = new Set([...TENSED, ...MODAL])
/** "can I move it to friday" is a request. */
const LEAVE = new Set(['can', 'could', 'may', 'shall', 'should'])
const COMMANDS: ReadonlySet<string> = new Set([
  ...wordsIn([
    'MOVE',
    'SETV',
    'DELETE',
    'MARK',
    'ADD',
    'SHOW',
    'RENAME',
    'SCHEDULE',
    'REMIND',
    'NOTEV',
    'REOPEN',
    'CLEAR',
  ]),
  ...'get have do'.split(' '),
])
const DOES = new Set(['do', 'does'])
const PLAIN = new Set('need have want get go come start open close still also both all'.split(' '))

export function isInverted(chart: Chart, { from, to }: Span): boolean {
  const first = chart.word(from)
  if (!AUXILIARY.has(first)) return false
  const at = chart.word(from + 1) === 'not' ? from + 2 : from + 1
  const subject = chart.word(at)
  if (PEOPLE.has(subject)) return TENSED.has(first) || !(LEAVE.has(first) && commandsAt(chart, { from: at + 1, to }))
  if (commandsOfOthers(chart, at)) return true
  if (!isIn('DET', subject) || !chart.reads('NAME', at + 1)) return false
  if (first === 'did') return asksOfThing(chart, { from: at, to })
  // "do the scaffolders | need calling"
  if (DOES.has(first)) return chart.read('NAME', at + 1).some(({ end }) => end < to && PLAIN.has(chart.word(end)))
  return MODAL.has(first) && !LEAVE.has(first)
}

/** "will the teacher | move the class": asks about what somebody else does. */
function commandsOfOthers(chart: Chart, subject: number): boolean {
  const verb = isIn('DET', chart.word(subject)) ? subject + 2 : subject + 1
  return COMMANDS.has(chart.word(verb)) && isOfOthers(chart, verb)
}

/** "can we please | move it", but not "should I have | paid" or "can I finish it tomorrow". */
function commandsAt(chart: Chart, { from, to }: Span): boolean {
  let at = from
  while (isIn('FILLER', chart.word(at)) || chart.word(at) === 'also') at++
  if (isIn('FINISH', chart.word(at))) return !holdsMoment(chart, { from: at + 1, to })
  return COMMANDS.has(chart.word(at)) && !(chart.word(at) === 'have' && isPast(chart.word(at + 1)))
}

function holdsMoment(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => chart.facts.dates.get(at)?.some(({ weak }) => !weak) === true)
}

/** What may or ought to be has no status yet, so we answer with the due date, or that the task exists. */
export function ofModal(chart: Chart, at: number, asked: Question): Question {
  const { act, evidence } = asked
  if (!MODAL.has(chart.word(at)) || evidence !== 'names') return asked
  const { where, ...set } = act.set
  const isDated = where?.due_after !== undefined || where?.due_before !== undefined
  return { ...asked, act: { ...act, set, wants: isDated ? 'when' : 'list' } }
}
