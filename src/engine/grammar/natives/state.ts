// What is told of a task: "the phone bill is paid", "rifle cleaned".

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found, Named } from '../../chart/rule.ts'
import { beginsOne, isIn, phrasesIn } from '../../language/en/classes.ts'
import { PAST_ONLY } from '../../language/en/irregular.ts'
import { SMALL_IN_NAMES } from '../../language/en/names.ts'
import { PERSONAL, SPEAKERS } from '../../language/en/pronouns.ts'
import { isPast, stemOf } from '../../lex/stem.ts'
import { CHANGED, doneBy, isSaturday, particle } from './done-by.ts'
import { found } from './found.ts'

const BEING = new Set(
  "is are was were has have been 's got all now already finally also just both it they , : = - \u2013 \u2014 too had am i we definitely certainly actually really".split(
    ' ',
  ),
)

/** "…, it bombed": another sentence begins there, unless it says what the task is. */
function isLoose(chart: Chart, from: number, to: number): boolean {
  let again = false
  let being = false
  for (let at = from; at < to; at++) {
    if (chart.word(at) === 'it' || chart.word(at) === 'they') again = true
    if (IS.has(chart.word(at))) being = true
  }
  return again && !being
}

const IS = new Set(['is', 'are', 'was', 'were', 'has', 'have', "'s"])
const PASSIVE = new Set(['is', 'are', 'been', 'got', 'all', 'now', 'already'])

/** "the phone bill is paid", "rifle cleaned". */
export const state: Native = (chart, at) =>
  chart.facts.names.from(at).flatMap(({ end, named }) => {
    let verbAt = end
    while (BEING.has(chart.word(verbAt)) && verbAt < end + 4) verbAt++
    if (isLoose(chart, end, verbAt)) return []
    const verb = chart.word(verbAt)
    const after = chart.word(verbAt + 1)
    if (isSaturday(chart, verbAt)) return []
    const had = hadTheirs(chart, verbAt, named)
    if (had.length > 0) return had
    // "the alarm, did I check it?" asks.
    if (verb === 'did' && PERSONAL.has(after)) return []
    const isOwn = (): boolean => named.ids.some((id) => chart.facts.names.has(id, verb))
    // "the brief is proofread"
    const plain =
      verbAt > end && PASSIVE.has(chart.word(verbAt - 1)) && isOwn() && chart.facts.names.begins(named.ids, verb)
    const told = isPast(verb) || plain || (chart.word(verbAt - 1) === 'already' && isIn('DOING', verb))
    // "the ward is clean" of 'clean the ward', "the shelves are up" of 'put up the shelves'.
    if (verbAt > end && (ADJECTIVES.has(verb) || ENDING.has(verb)) && !isIn('DONE', verb)) {
      const ids = named.ids.filter((id) => chart.facts.names.has(id, verb))
      const last = chart.words[verbAt + 1]
      if (ids.length === 0 || (ENDING.has(verb) && last?.kind === 'word' && !AFTER_STATE.has(last.text))) return []
      return [found(verbAt + 1, { ...named, ids }, named.unsure ? COSTS.unsureName : 0, 'state')]
    }
    if (
      !told ||
      isIn('DONE', verb) ||
      ((CHANGED.has(stemOf(verb)) || isMishap(chart, verbAt)) && !isOwn()) ||
      (verb === 'called' && after === 'off')
    )
      return []
    // "the dentist called", "Sarah already emailed me": it was the dentist who did.
    if (SPEAKING.has(stemOf(verb)) && !(PARTICIPLES.has(verb) && isOwn()) && !isPassive(chart, end, verbAt)) return []
    // "the dog threw up", "Jo went over it": whoever is named did something.
    const isActive = PAST_ONLY.has(verb) && !(verb === 'went' && ENDING.has(after)) && !isToldByDoer(chart, end, verbAt)
    if (isActive || hasObject(chart, end, verbAt)) return []
    if (isGoingOff(chart, verbAt, named.ids)) return []
    const value = doneBy(chart, named, verb)
    return value === null ? [] : stateEnds(chart, verbAt + 1, value)
  })

/** "the dog has had his walk" of 'walk the dog', "Ann's had her reply" of 'reply to Ann': both are words of one title. */
function hadTheirs(chart: Chart, at: number, named: Named): Found<Named>[] {
  if (!HAD.has(chart.word(at - 1)) || !THEIRS.has(chart.word(at)) || named.unsure) return []
  return chart.facts.names.from(at + 1).flatMap(({ end, named: thing }) => {
    const ids = thing.unsure ? [] : thing.ids.filter((id) => named.ids.includes(id))
    return ids.length === 0 ? [] : [found(end, { ...named, ids, whole: false }, 0, 'state')]
  })
}

/** "Dan returned my boots", "the freezer defrosted itself": whoever is named did it, and it was not done to them. */
function hasObject(chart: Chart, from: number, verb: number): boolean {
  if (isToldByDoer(chart, from, verb) || isPassive(chart, from, verb)) return false
  const at = chart.word(verb + 1) === 'on' ? verb + 2 : verb + 1
  return OBJECTS.has(chart.word(at)) && !chart.isDate(at) && !READS_BEHIND.some((name) => chart.reads(name, at))
}

const OBJECTS = new Set('my our his her its their the a an me us him itself himself herself themselves'.split(' '))
/** "… the other day", "… the easy way" */
const READS_BEHIND = ['PAST', 'HOW', 'WHEN'] as const

const HAD = new Set(['had', 'got'])
const THEIRS = new Set(['his', 'her', 'its', 'their'])

/** "the alarm went off"; the parcel that is to be posted went off too, and is done. */
export function isGoingOff(chart: Chart, at: number, ids: readonly string[]): boolean {
  if (chart.word(at) !== 'went' || chart.word(at + 1) !== 'off') return false
  return !ids.every((id) => chart.facts.names.deed(id, 'send') === 'sure')
}

/** Everything that may belong to what is told, behind its verb. */
function stateEnds(chart: Chart, from: number, value: Named): Found<Named>[] {
  const done = from + particle(chart, from)
  // "paid | in full"
  const plainly = done > from && chart.read('HOW', from).length > 0 ? [from] : []
  // "the meter: calibrated it"
  const reached =
    isIn('IT', chart.word(done)) || isIn('THEM', chart.word(done)) || SOME.has(chart.word(done)) ? done + 1 : done
  const cost = value.unsure ? COSTS.unsureName : 0
  const whole = throughTitle(chart, reached, value.ids)
  return [reached, ...plainly, ...(whole > reached ? [whole] : [])].map((to) => found(to, value, cost, 'state'))
}

/** "the bread has gone up", "the vase broke". */
function isMishap(chart: Chart, at: number): boolean {
  return beginsOne(mishaps, chart.words, at, chart.words.length)
}

const mishaps = phrasesIn('MISHAP')

/** "the offer was sent | to Marta": the title's own words go on behind the verb. */
function throughTitle(chart: Chart, from: number, ids: readonly string[]): number {
  let end = from
  for (let at = from; chart.words[at]?.kind === 'word'; at++) {
    const word = chart.word(at)
    if (SMALL_IN_NAMES.has(word)) continue
    if (!ids.every((id) => chart.facts.names.has(id, word))) break
    end = at + 1
  }
  return end
}

/** "the dentist was called", "the dentist: called". */
function isPassive(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (SPOKEN_TO.has(chart.word(at)) || chart.words[at]?.kind === 'mark') return true
  return false
}

/** "the pool: I swam". */
function isToldByDoer(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (SPEAKERS.has(chart.word(at))) return true
  return false
}

const SPOKEN_TO = new Set(['is', 'are', 'was', 'were', 'been', 'got', 'i', 'we', 'both', 'all'])
const SOME = new Set(['one', 'some'])
const ADJECTIVES = new Set(['clean', 'dry', 'empty', 'tidy', 'clear', 'warm', 'free', 'secure'])
const ENDING = new Set(['up', 'out', 'in', 'away', 'down', 'off', 'through'])
const AFTER_STATE = new Set(['now', 'and', 'so', 'but', 'too', 'at', 'already', 'yay'])

/** Whoever is named before one of these did it. */
export const SPEAKING: ReadonlySet<string> = new Set(
  [
    'call',
    'ring',
    'phone',
    'email',
    'text',
    'message',
    'write',
    'visit',
    'telephone',
    'speak',
    'talk',
    'contact',
    'reply',
    'answer',
    'respond',
    'ask',
    'give',
    'send',
    'take',
  ].map(stemOf),
)

/** These only say what was done to somebody. */
const PARTICIPLES = new Set(['rung', 'written', 'phoned', 'taken', 'given'])
