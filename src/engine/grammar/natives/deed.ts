// What somebody tells to have done: "paid the phone bill", "got hold of the landlord".

import type { Chart } from '../../chart/chart.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found, Named } from '../../chart/rule.ts'
import { endsOf, isIn, isKnown, phrasesIn } from '../../language/en/classes.ts'
import { PHRASAL, SMALL_IN_NAMES } from '../../language/en/names.ts'
import { SPEAKERS } from '../../language/en/pronouns.ts'
import { isPast } from '../../lex/stem.ts'
import { isSaturday, NOT_DEEDS, namesDone, PARTICLES, particle } from './done-by.ts'
import { found } from './found.ts'

/** "got hold of the landlord" of 'call the landlord'. */
function phrasal(chart: Chart, at: number): Found<Named>[] {
  return (PHRASES.get(chart.word(at)) ?? []).flatMap(({ words, verb }) => {
    if (!words.every((word, place) => chart.word(at + place) === word)) return []
    if (isTheirs(chart, at, at + words.length)) return []
    return namesDone(chart, at + words.length, verb).filter(({ value }) => !value.unsure)
  })
}

/** By their first word. */
const PHRASES = Map.groupBy(
  PHRASAL.map(([said, verb]) => ({ words: said.split(' '), verb })),
  ({ words }) => words[0],
)

export const deed: Native = (chart, at) => [...phrasal(chart, at), ...plainDeed(chart, at)]

function plainDeed(chart: Chart, at: number): Found<Named>[] {
  // "I've been to the shop" tells of 'go to the shop'.
  const verb = chart.word(at) === 'been' && chart.word(at + 1) === 'to' ? 'went' : chart.word(at)
  const denied = DENYING.has(chart.word(at - 1)) && !SMALL_IN_NAMES.has(verb) && !DENYING.has(verb)
  // "I've been sorting the shed" goes on; "I've been shopping" is over.
  if (verb === 'been' && chart.word(at + 1).endsWith('ing') && isIn('DET', chart.word(at + 2))) return []
  // "set the report, …" asks; "I set the table" tells.
  if (isIn('SETV', verb) && !TELLING.has(chart.word(at - 1))) return []
  const had = verb === 'had' && isIn('DET', chart.word(at + 1))
  if (verb === 'saw') return seen(chart, at + 1)
  if (isUndergone(chart, at)) return []
  if (!(isPast(verb) || denied || isManaged(chart, at, verb)) || (NOT_DEEDS.has(verb) && !had)) return []
  const alone = isPast(verb) ? chart.facts.names.ofVerb(at).map(({ end, named }) => found(end, named, 0, 'deed')) : []
  const from = pastAdverbs(chart, at + particle(chart, at + 1) + 1)
  if (isTheirs(chart, at, from)) return []
  // "gave him the vitamin d"
  const isToSomebody = TO_WHOM.has(chart.word(from)) && isIn('DET', chart.word(from + 1))
  // "washed those windows", "wormed them lambs"
  const given = isToSomebody || (THOSE.has(chart.word(from)) && chart.isWord(from + 1)) ? from + 1 : from
  const named = namesDone(chart, given, verb).filter((one) => isDone(chart, verb, one) && !isByNamed(chart, at, one))
  if (named.some(({ end }) => isMovedTo(chart, verb, end))) return []
  // "replied to the resident": behind a preposition only a task with that verb is meant.
  const behind = PREPOSITIONS.has(chart.word(from))
    ? namesDone(chart, from + 1, verb).filter(
        ({ end, value }) =>
          chart.facts.names.begins(value.ids, verb) ||
          // "went to the gym" of 'Gym'
          (verb === 'went' && value.ids.every((id) => chart.facts.names.isEvent(id, chart.word(end - 1)))),
      )
    : []
  return [...alone, ...named, ...behind]
}

/** "I just got absolutely | soaked in the garden", "we were held up at the bank": it was done to whoever tells it. */
function isUndergone(chart: Chart, verb: number): boolean {
  if (isIn('DONE', chart.word(verb))) return false
  let at = verb - 1
  while (ADVERBS.has(chart.word(at)) || /.ly$/.test(chart.word(at))) at--
  if (!PASSIVE.has(chart.word(at))) return false
  at--
  while (WITH_VERB.has(chart.word(at))) at--
  return SPEAKERS.has(chart.word(at))
}

const PASSIVE = new Set(['got', 'was', 'were', 'been', 'get'])

/** "I have called | already yesterday | the accountant". */
function pastAdverbs(chart: Chart, from: number): number {
  let at = from
  while (ADVERBS.has(chart.word(at))) at++
  const [past] = chart.read('PAST', at).toSorted((one, other) => other.end - one.end)
  const behind = past?.end ?? (THIS_DAY.has(chart.word(at)) ? at + 1 : at)
  // "collected | every last | slip": none of it is left.
  return endsOf(all, chart.words, behind, chart.words.length).find((end) => end > behind + 1) ?? behind
}

const all = phrasesIn('ALL')

const ADVERBS = new Set(['already', 'finally', 'also', 'too', 'now', 'just', 'eventually', 'only'])
const THIS_DAY = new Set(['today', 'earlier', 'yesterday'])

/** "Sam gave me the keys" of 'give Sam the keys': whom it was to be done to did it. */
function isByNamed(chart: Chart, verb: number, { value }: Found<Named>): boolean {
  let at = verb - 1
  while (WITH_VERB.has(chart.word(at)) || chart.word(at) === "'s") at--
  const who = chart.word(at)
  if (chart.words[at]?.kind !== 'word' || SMALL_IN_NAMES.has(who) || isKnown(who)) return false
  return value.ids.every((id) => chart.facts.names.has(id, who))
}

/** "saw the optician" of 'visit the optician'; of anything else it is only told. */
function seen(chart: Chart, at: number): Found<Named>[] {
  return namesDone(chart, at, 'see').filter(({ value }) =>
    SEEING.some((verb) => chart.facts.names.begins(value.ids, verb)),
  )
}

const SEEING = ['see', 'visit', 'meet']

function isDone(chart: Chart, verb: string, { end, value }: Found<Named>): boolean {
  // "lost the form"
  if (isIn('MISHAP', verb)) return value.ids.some((id) => chart.facts.names.has(id, verb))
  // "did the surgery ring back" asks.
  const last = lastWord(chart, end)
  return verb !== 'did' || !isIn('DOING', last) || chart.facts.names.isThing(value.ids, last)
}

/** "school have switched the concert | to friday": it has another date now, and is not done. */
function isMovedTo(chart: Chart, verb: string, end: number): boolean {
  const at = PARTICLES.has(chart.word(end)) ? end + 1 : end
  return isIn('MOVED', verb) && TOWARDS.has(chart.word(at)) && chart.read('WHEN', at + 1).some(({ cost }) => cost === 0)
}

const THOSE = new Set(['those', 'these', 'them'])
const TOWARDS = new Set(['to', 'until', 'till', 'onto', 'for', 'from'])

function lastWord(chart: Chart, end: number): string {
  return chart.word(PARTICLES.has(chart.word(end - 1)) ? end - 2 : end - 1)
}

const PREPOSITIONS = new Set(['to', 'with', 'about', 'on', 'for', 'at', 'from'])

/** "finished paying", "ended up ordering", "back from walking", "managed to mow", "I did cancel it": done, though the verb does not say so. */
function isManaged(chart: Chart, at: number, verb: string): boolean {
  const [before, first] = [chart.word(at - 1), chart.word(at - 2)]
  if (verb.endsWith('ing')) return FINISHED.has(before) || GERUND_AFTER.has(`${first} ${before}`)
  // "I did ring them"; "did I cancel it" asks.
  if (before === 'did') return (SPEAKERS.has(first) || beginsAt(chart, at - 1)) && isIn('DOING', verb)
  return before === 'to' && (MANAGED.has(first) || (MANAGE.has(first) && chart.word(at - 3) === 'did'))
}

/** "… but | did ring them": who did it need not be said. */
function beginsAt(chart: Chart, at: number): boolean {
  const before = chart.words[at - 1]
  return before?.kind !== 'word' || isIn('THEN', before.text) || isIn('FILLER', before.text) || TELLING.has(before.text)
}

const MANAGE = new Set(['manage', 'remember', 'get'])

const GERUND_AFTER = new Set([
  // as the Irish say it
  'am after',
  'are after',
  'ended up',
  'back from',
  'round to',
  'around to',
  'done with',
  'through with',
  'home from',
])
const MANAGED = new Set(['managed', 'able', 'remembered'])

/** "Priya submitted her duty hours": what somebody did of their own is not the user's. */
function isTheirs(chart: Chart, verb: number, from: number): boolean {
  return THEIRS.has(chart.word(from)) && isSomebodyElse(chart, verb)
}

const TO_WHOM = new Set(['him', 'her', 'them', 'me', 'us'])
const THEIRS = new Set(['her', 'his', 'their'])
const TELLING = new Set(['i', 'we', 'already', 'just', 'finally', 'have', 'also', 'then', 'not'])
/** "my neighbour has finally | cut": who did it stands before what goes with the verb. */
function isSomebodyElse(chart: Chart, verb: number): boolean {
  let at = verb - 1
  while (WITH_VERB.has(chart.word(at))) at--
  return at >= 0 && chart.words[at]?.kind === 'word' && !TELLING.has(chart.word(at)) && chart.word(at) !== 'and'
}

const WITH_VERB = new Set([
  'has',
  'have',
  'had',
  'finally',
  'already',
  'just',
  'also',
  'then',
  'now',
  'even',
  'actually',
])
/** "I did not call": the verb is plain behind these. */
const DENYING = new Set(['not', 'yet', 'even', 'actually'])

const FINISHED = new Set(['finished', 'done', 'finish', 'completed'])

export const did: Native = (chart, at) => {
  const verb = chart.word(at)
  if (isSaturday(chart, at) || isIn('NOTDONE', verb)) return []
  return isPast(verb) && !NOT_DEEDS.has(verb) ? [found(at + 1 + particle(chart, at + 1), null, 2, 'did')] : []
}
