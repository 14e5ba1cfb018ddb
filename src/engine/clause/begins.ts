// What may begin at a place: a remark, a subject with its verb, a request, a report.

import { beginsOne, endsOf, isIn, isKnown } from '../language/en/classes.ts'
import {
  BEFORE_REMARKS,
  ELIDED,
  INSTEAD,
  ITSELF,
  MARKERS,
  OWN,
  PEOPLE,
  RELATIVES,
  REMARKS,
} from '../language/en/run-on.ts'
import { isPast } from '../lex/stem.ts'
import { clauseAt } from './clause.ts'
import { type Place, someBefore } from './place.ts'
import { reportAt } from './report.ts'
import { asksBefore, isCommand, isHeld, isOnlyFiller, joinedRequestAt, questionAt, requestAt } from './request.ts'
import { isFelt, isLeavingOut, isOnlyNamed, isSaid } from './stands.ts'

/**
 * 'whole' is complete, so nothing before belongs to it; 'part' may continue what comes before ("the cake | she
 * ordered").
 */
type Beginning = 'whole' | 'part'

export function beginning(place: Place): Beginning | null {
  if (isRemark(place) || requestAt(place) || joinedRequestAt(place)) return 'whole'
  const asked = questionAt(place)
  if (asked !== null) return asked
  const told = toldAt(place)
  // "delete the labels | mum did them all" is complete, even if one of the tasks is called after her.
  const isSomebody = told === 'part' && RELATIVES.has(place.text(0))
  return (isSomebody ? null : told) ?? (isSaid(place) ? null : tellingAt(place)) ?? told
}

/** A statement about a task, if nothing before doubts, denies or asks. */
function toldAt(place: Place): Beginning | null {
  const told = reportAt(place, 0)
  return told === null || isOnlyFiller(place) || isSaid(place) || isHeld(place) ? null : told
}

function tellingAt(place: Place): Beginning | null {
  const { text, words, from } = place
  // "so busy | everything due friday goes to monday"
  if (text(0) === 'everything' && (isFelt(place) || !isKnown(text(-1))) && !asksBefore(place)) return 'whole'
  if (hasSubject(place) && !PEOPLE.has(text(0))) return null
  const told = clauseAt(place, 0)
  // "why is it still there | i did that yesterday"
  if (isIn('WH', words[from]?.text ?? '') && isDone(place, PEOPLE.has(text(0)) ? 1 : 0)) return 'whole'
  if (told !== null) return told
  if (text(0) === 'and' || text(0) === 'plus' || text(0) === 'also') return joinedAt(place)
  const begun = beginsOne(ELIDED, place.words, place.at, place.words.length)
  // "… is done | handed it in"
  const isDeed = isPast(text(0)) && ITSELF.has(text(1))
  // "… on friday | its mums birthday"
  return begun || isDeed || text(0) === 'its' || goesOnBehind(place) ? 'part' : null
}

/** "did that yesterday", "bought it" are reports; "did that work" is a question. */
function isDone({ words, at, ground, text }: Place, places: number): boolean {
  if (!isPast(text(places)) || !ITSELF.has(text(places + 1))) return false
  const end = at + places + 2
  return words[end]?.kind !== 'word' || ground.dateStarts.has(end) || isIn('CLOSING', words[end]?.text ?? '')
}

/** "… at noon | and the form is filled in": a joined clause with its own subject. */
function joinedAt(place: Place): Beginning | null {
  if (place.at - place.from < 2 || isHeld(place) || isOnlyNamed(place)) return null
  if (asksBefore(place)) return clauseAt(place, 1)
  return isLeavingOut(place) ? null : (reportAt(place, 1) ?? clauseAt(place, 1))
}

const ENDS_DATE =
  /\d|day$|^(?:mon|tues?|wed|thu|thurs|fri|sat|sun|tomorrow|tonight|morning|afternoon|evening|night|noon|midnight|week|weekend|month|year)$/

function isDay(word: string): boolean {
  return ENDS_DATE.test(word) && !/^\d/.test(word)
}

function isAdding(word: string): boolean {
  return word === 'add' || isIn('REMIND', word)
}

/** Whether what begins here is independent of anything before it. */
export function isAlwaysBegun(place: Place): boolean {
  const { words, at, from, text, ground } = place
  switch (text(0)) {
    case 'and':
      // "…, and it is due thursday"
      if (text(1) === 'it' && text(2) === 'is' && text(3) === 'due') return true
      // "… | and now the baby is crying"
      if (text(1) === 'now' && (OWN.has(text(2)) || PEOPLE.has(text(2)))) return true
      break
    case 'no':
      // "ring payroll at 4pm | no 4.30"
      if (ENDS_DATE.test(text(-1)) && ENDS_DATE.test(text(1) === 'sorry' ? text(2) : text(1))) return true
      break
    case 'actually':
      // "add toner for friday | actually no make that tomorrow"
      if (at - from > 1 && text(1) === 'no' && text(2) !== '') return true
      break
    case 'just':
    case 'only':
      // "don't add anything | just tell me what's due"
      if (isIn('SHOW', text(1)) && text(2) === 'me' && !BEFORE_JUST.has(text(-1))) return true
      // "don't delete the rent | just move it to friday"
      if (
        isCommand(text(1)) &&
        ITSELF.has(text(2)) &&
        !BEFORE_JUST.has(text(-1)) &&
        !isDenying(text(-1)) &&
        someBefore(place, isDenying)
      )
        return true
      break
    case 'did':
      // "the cards are renewed | didn't get round to the tyres"
      if (text(1) === 'not' && isPast(text(-1))) return true
  }
  // "add lunch fri | no wait thurs at 1": in an add, a date and its correction.
  if (ground.dateEnds.has(at) && isDay(text(-1)) && someBefore(place, isAdding))
    if (endsOf(INSTEAD, words, at, words.length).some((end) => ground.dateStarts.has(end))) return true
  // "… | anyway the lawn is mowed", "… | oh and physio goes to monday"
  if (at - from < 2) return false
  const start = BEFORE_REMARKS.has(text(0)) ? at + 1 : at
  const marked = endsOf(MARKERS, words, start, words.length)
  return marked.some((end) => words[end + 1]?.kind === 'word') && !BEFORE_REMARKS.has(text(-1))
}

function isDenying(word: string): boolean {
  return word === 'not' || isIn('NEVER', word)
}

const BEFORE_JUST = new Set(['to', 'and', 'you', 'i', 'could', 'can', 'would', 'will', 'please', 'but', 'or', 'so'])

/** "… and it | only took me an hour": the clause has its subject already. */
function hasSubject({ text, at, from }: Place): boolean {
  const who = text(-1) === 'only' ? -2 : -1
  return SUBJECTS.has(text(who)) && (at - from === -who || JOINING.has(text(who - 1)))
}

const SUBJECTS = new Set(['it', 'that', 'this', 'which', 'he', 'she', 'they', 'i', 'we'])
const JOINING = new Set(['and', 'but', 'so', 'because', 'cause', 'as'])

function isRemark(place: Place): boolean {
  const { words, at, from, text } = place
  if (at - from < 2 || hasSubject(place)) return false
  // "the flyers | don't need a date" is one clause.
  if (text(0) === 'do' && [4, 5].some((one) => isIn('DATEFIELD', text(one)))) return false
  if (beginsOne(REMARKS, words, at, words.length)) return true
  // "… | before the head sees it"
  return text(0) === 'before' && [3, 4].some((one) => ITSELF.has(text(one)) && text(one - 1).endsWith('s'))
}

/** "to 7.30 please | organist is stuck at work", "he can't make it | push him back". */
function goesOnBehind(place: Place): boolean {
  const { text, at, from } = place
  if (at - from < 2) return false
  if (text(-1) === 'please') return isPlain(text(0)) || WHY.has(text(0)) || PEOPLE.has(text(0))
  if (text(-1) === 'sorry') return isPlain(text(0))
  return DONE_TO.has(text(-1)) && (PEOPLE.has(text(0)) || (isCommand(text(0)) && !asksBefore(place)))
}

const WHY = new Set(['before', 'as', 'since', 'while', 'so'])
const DONE_TO = new Set(['it', 'them', 'him'])

/** A word that neither asks nor connects. */
function isPlain(word: string): boolean {
  return word.length > 3 && !isKnown(word) && /^[a-z]+$/.test(word)
}
