// Asking for something to be written down.

import type { Act, Item, Values } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span, type Telling } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { APART, numberOf } from '../language/en/counted.ts'
import { HABITUAL } from '../language/en/habits.ts'
import { TITLED } from '../language/en/names.ts'
import { ORDINALS } from '../language/en/numbers.ts'
import { BESIDE_IDLE, IDLE_DEEDS } from '../language/en/remarked.ts'
import { TAKES_OBJECT } from '../language/en/run-on.ts'
import { WANTED_BY } from '../language/en/wanted-by.ts'
import { isPast } from '../lex/stem.ts'
import { likeNew } from './build.ts'

const WHERE = new Set(['on', 'in', 'to', 'onto', 'into', 'under', 'with', 'against', 'beside'])

function add(
  said: Span | undefined,
  reader: Reader,
  given: readonly Values[] = [],
  telling: Telling = 'several',
): Act | null {
  const from = said === undefined ? 0 : behindAnnouncement(said, reader)
  const span = said === undefined ? undefined : { from, to: said.to }
  const isOne = said !== undefined && isOneTask({ from: said.from, to: from }, reader)
  if (span === undefined || isNoTitle(span, reader) || tellsMore(span, reader)) return null
  // "every", "every now", "every now and": more follows.
  let last = span.to - 1
  while (last > span.from && (reader.word(last) === 'now' || reader.word(last) === 'and')) last--
  if (last > span.from && EVERY.has(reader.word(last))) return null
  if (span.to - span.from === 1 && (POINTING.has(reader.word(span.from)) || reader.word(span.from) === 'do'))
    return null
  // "jot on it", "put in there": where, and not what.
  if (span.to - span.from === 2 && WHERE.has(reader.word(span.from)) && POINTING.has(reader.word(span.from + 1)))
    return null
  // "do the insurance sooner"
  if (isSooner(span, reader)) return null
  // "add that to the cake"
  if (THAT.has(reader.word(span.from)) && INTO.has(reader.word(span.from + 1))) return null
  if (isRelative(span, reader) || goesOnAboutTask(span, reader)) return null
  const values = Object.assign({}, ...given) as Values
  if (reader.word(span.from).startsWith('#') && [span.from + 1, span.from + 2].some((at) => reader.word(at) === 'to'))
    return { does: 'talk', about: 'cannot' }
  if (isHour(span, reader) || isDone(span, reader) || ISO_DAY.test(reader.word(span.from))) return null
  const isTitled = isOne || TITLED.has(reader.word(span.from - 1))
  const items = reader.items(span, values, isTitled ? 'titled' : telling)
  // "add that and also pack the bags": what was told before it as well.
  const told = POINTS.has(reader.word(span.from)) && GOES_ON.has(reader.word(span.from + 1)) ? [{ title: '' }] : []
  return items.length === 0 ? null : { does: 'add', items: [...told, ...items] }
}

const POINTS = new Set(['that', 'it', 'this'])
const GOES_ON = new Set(['and', 'plus', '&', 'also'])

/** "that sooner", "the insurance earlier, …": of what is there. */
function isSooner({ from, to }: Span, reader: Reader): boolean {
  if (![THAT, DEFINITE, SOONER].some((words) => words.has(reader.word(from)))) return false
  for (let at = from; at < to; at++)
    if (SOONER.has(reader.word(at)) && (at === to - 1 || reader.word(at + 1) === ',')) return true
  return false
}

const SOONER = new Set(['sooner', 'earlier'])

/** "to", "her to …", but "her appointment"; "nothing", "and". */
function isNoTitle({ from, to }: Span, reader: Reader): boolean {
  if (to === from + 1 && isIn('THEN', reader.word(from))) return true
  if (NOTHING.has(reader.word(from)) && to - from <= 2) return true
  const isOwn = reader.word(from) === 'her' && to > from + 1 && !BEHIND_HER.has(reader.word(from + 1))
  return NO_TITLE.has(reader.word(from)) && !isOwn
}

const NOTHING = new Set(['nothing', 'none', 'nowt'])
const BEHIND_HER = new Set('to about of that on in off up down out for at by back'.split(' '))

/** What is said of something that is still to be named. */
function untitled({ when, priority }: Values = {}): Item[] {
  if (when == null && priority == null) return []
  return [{ title: '', ...likeNew({ when, priority }) }]
}

/** "add two ordinary tasks: …", "add this as one task: …": what announces the titles is none of them. */
function behindAnnouncement({ from, to }: Span, reader: Reader): number {
  // 'word for word please: "Late check-out"'
  if (to - 2 > from && reader.word(to - 2) === ':' && QUOTED.test(reader.text({ from: to - 1, to }))) return to - 1
  for (let at = from + 1; at < Math.min(to - 1, from + LONGEST_ANNOUNCEMENT); at++) {
    // "add two tasks, the first one …"
    const isCounted = reader.word(at) === ',' && (numberOf(reader.word(from)) !== null || SOME.has(reader.word(from)))
    if (reader.word(at) !== ':' && !(isCounted && ANNOUNCING.has(reader.word(at - 1)) && at > from + 1)) continue
    return ANNOUNCING.has(reader.word(at - 1)) ? at + 1 : from
  }
  return from
}

const QUOTED = /^["\u201c\u2018'].*["\u201d\u2019']$/s
const LONGEST_ANNOUNCEMENT = 7
const ANNOUNCING = new Set(
  'task tasks item items to-do to-dos things reminder reminders jobs bits errands chores stuff lot'.split(' '),
)
const SOME = new Set('a some several few couple these the'.split(' '))

function isOneTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'one' || reader.word(at) === 'single') return true
  return false
}

/** "the shop and the bank should be two separate tasks": said of what is there. */
function saysOf(span: Span, reader: Reader): boolean {
  for (let at = span.from; at < span.to; at++) if (BEING_SAID.has(reader.word(at))) return true
  return tells(span, reader) || isIn('WH', reader.word(span.from))
}

/** "mum wants | soap and a towel": who wants it is no part of it. */
function behindWho({ from, to }: Span, reader: Reader): Span {
  for (let at = from + 1; at < Math.min(to - 1, from + LONGEST_WHO); at++)
    if (WANTED_BY.has(reader.word(at)) && reader.word(at + 1) !== 'to' && !SUBJECTS.has(reader.word(at + 1)))
      return { from: at + 1, to }
  return { from, to }
}

const LONGEST_WHO = 5

/** "…, add both": who counts them says that they are several. */
function saysBoth({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'both') return true
  return false
}

/** "I have a reminder I'd like to delete": said of what is there. */
function isRelative({ from, to }: Span, reader: Reader): boolean {
  const last = reader.word(to - 1)
  return (
    SUBJECTS.has(reader.word(from)) &&
    isIn('TASK', reader.word(from - 1)) &&
    reader.word(to - 2) === 'to' &&
    (last === 'change' || COMMANDS.some((name) => isIn(name, last)))
  )
}

/** "an alarm for 4"; "task 500" is a place in the list, or a name. */
function isHour({ from, to }: Span, reader: Reader): boolean {
  if (to !== from + 1) return false
  const before = reader.word(from - 1)
  return isIn('TASK', before)
    ? /^\d+$/.test(reader.word(from))
    : /^\d{1,2}(?:[:.]\d\d)?$/.test(reader.word(from)) && AT.has(before)
}

const AT = new Set(['for', 'at', 'to'])
const THAT = new Set(['that', 'this', 'it', 'them', 'those', 'these'])
const INTO = new Set(['to', 'on', 'in', 'into', 'onto', 'under', 'with'])
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** "… has been done": told, and no title. */
function isDone({ to }: Span, reader: Reader): boolean {
  return isIn('DONE', reader.word(to - 1)) && BEING.has(reader.word(to - 2))
}

const BEING = new Set(['is', 'are', 'has', 'have', 'been', 'was', 'were'])

/** "… should be done": a verb that something else is the subject of. */
function tellsMore({ from }: Span, reader: Reader): boolean {
  return MODALS.has(reader.word(from)) && VERBS_BEHIND.has(reader.word(from + 1))
}

const MODALS = new Set('should may might must can could shall'.split(' '))
const VERBS_BEHIND = new Set('be have not'.split(' '))

/** "…, before it packs in, add that": why, and not what. */
const BEFORE_REASONS = new Set(['before', 'so', 'otherwise', 'or', 'as'])

/** "remember when | we went to Wales", "remember how | cold it was". */
function looksBack({ from }: Span, reader: Reader): boolean {
  if (!LOOKING_BACK.has(reader.word(from))) return false
  for (let at = from + 1; at <= from + LONGEST_LOOK; at++)
    if (isPast(reader.word(at)) || WAS.has(reader.word(at))) return true
  return false
}

const LOOKING_BACK = new Set(['when', 'how'])
const LONGEST_LOOK = 4
const WAS = new Set(['was', 'were', 'had', 'used'])

/** "when I get home to feed the rabbits": when it is to be done stands before what is to be done. */
function isOccasion({ from, to }: Span, reader: Reader): boolean {
  if (!OCCASIONS.has(reader.word(from - 1)) && !OCCASIONS.has(reader.word(from))) return false
  for (let at = from + 1; at < to; at++) if (reader.word(at) === 'to') return true
  return false
}

/** "remind me when I've finished", "remind me once we're home": of what, nobody has said. */
function isOccasionAlone({ from, to }: Span, reader: Reader): boolean {
  const start = OCCASIONS.has(reader.word(from)) ? from + 1 : from
  return OCCASIONS.has(reader.word(start - 1)) && (start === to || OWN_DOING.has(reader.word(start)))
}

const OWN_DOING = new Set(['i', 'we', 'it'])

/** "set the rent task to high priority", "make all tasks due today urgent" speak of what is there and make nothing new. */
function isThere(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined) return false
  const definite = DEFINITE.has(reader.word(text.from))
  if (reader.isNamed(text) && (definite || reader.word(from) !== 'add')) return true
  if (!isIn('SETV', reader.word(from)) && !isIn('SCHEDULE', reader.word(from))) return false
  // "put this on my list: …"
  if (isIn('PUT', reader.word(from)) && reader.word(text.from - 1) === ':') return false
  // "set task 1 to friday"
  if (isIn('TASK', reader.word(from + 1)) && /^\d+$/.test(reader.word(from + 2))) return true
  // "set a reminder for my class" makes a new one, whatever it is about.
  if (NEW.has(reader.word(from + 1)) || isIn('TASK', reader.word(from + 1))) return false
  if (isDescribed(text, reader, from)) return true
  if (definite || (DEFINITE.has(reader.word(from + 1)) && isPlace(reader.word(text.from)))) return true
  if (!DEFINITE.has(reader.word(from + 1))) return false
  if (text.from === from + 1 || !MINE.has(reader.word(from + 1))) return true
  if (reader.names(text.from) || reader.names(text.from + 1)) return true
  for (let at = from; at < text.from; at++) if (isIn('NOUNS', reader.word(at))) return true
  return false
}

/** "schedule the fine for 7, and the glasses task for 3": two things, of which only the second is called a task. */
function isAcross(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || !isIn('TASK', reader.word(text.to))) return false
  for (let at = text.from + 1; at < text.to; at++)
    if (reader.word(at) === ',' || isBehindMoment(at, reader)) return true
  return false
}

/** "schedule the fine for 7 | and my glasses task for 3" */
function isBehindMoment(at: number, reader: Reader): boolean {
  return reader.word(at) === 'and' && [1, 2, 3].some((count) => reader.isOnlyMoment({ from: at - count, to: at }))
}

/** "I need my reminder for this evening changed to 9pm" speaks of one that is there. */
function isToChange(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined) return false
  for (let at = text.from + 1; at < text.to - 1; at++)
    if (isIn('MOVED', reader.word(at)) && reader.word(at).endsWith('ed') && reader.word(at + 1) === 'to') return true
  return false
}

/** "list what is on my list", "list the tasks in my diary" asks for what is there. */
function isShown(text: Span, reader: Reader, { from }: Span): boolean {
  if (reader.word(from) !== 'list') return false
  for (let at = text.from; at < text.to; at++)
    if (isIn('NOUNS', reader.word(at)) || isIn('WH', reader.word(at)) || DEFINITE.has(reader.word(at))) return true
  return false
}

/** "gift wrap! I always forget, put it on the list": how somebody is, and nothing to do. */
function tellsHabit({ from }: Span, reader: Reader): boolean {
  return (reader.word(from) === 'i' || reader.word(from) === 'we') && HABITUAL.has(reader.word(from + 1))
}

/** "add write up | shopping list", "add Black Friday | shopping list": what is done to a list, or which one it is. */
function isOfList({ from, to }: Span, reader: Reader): boolean {
  const last = reader.word(to - 1)
  if (BEFORE_LISTS.has(last) || isIn('DET', last) || isIn('TASK', last)) return true
  const isNamed = /^\p{Lu}\p{Ll}/u.test(reader.text({ from: to - 1, to })) || reader.isMoment({ from: to - 1, to })
  return isIn('DOING', reader.word(from)) ? to === from + 1 : isNamed
}

/** "add eggs to my list, also …": where something is added to is no part of it. */
function holdsList({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to - 2; at++)
    if (reader.word(at) === 'to' && isIn('DET', reader.word(at + 1)) && LISTS.has(reader.word(at + 2))) {
      const end = reader.word(at + 2) === 'list' ? at + 3 : at + 4
      // "… if it's not there already" is asked about.
      if (reader.word(end - 1) === 'list' && reader.word(end) !== 'if') return true
    }
  return false
}

const BEFORE_LISTS = new Set(
  'up out down off over on in to onto into of for from with and new old another second big short long weekly monthly daily family party wedding holiday christmas xmas easter birthday this that her his their your'.split(
    ' ',
  ),
)
const LISTS = new Set(['list', 'to-do', 'todo', 'task', 'shopping', 'grocery'])

/** "add job interview prep": without an article or a colon these are the first word of a title. */
function isPartOfTitle(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined) return false
  const before = reader.word(text.from - 1)
  // "new one ring the plumber"
  if (reader.word(from) === 'new' && isIn('DOING', reader.word(text.from))) return false
  if (before === 'one' || (before === 'to-do' && reader.word(text.from) === 'list')) return true
  // "set a recurring | reminder": what it is like, and not what it is about.
  const kind = isIn('DET', reader.word(text.from)) ? text.from + 1 : text.from
  if (text.to === kind + 1 && isIn('MAKING', reader.word(kind)) && isIn('TASK', reader.word(text.to))) return true
  // "check every smoke alarm"
  if (COMPOUND.has(reader.word(text.to - 1)) && ALARMS.has(reader.word(text.to))) return true
  return text.from === from + 2 && TITLE_WORDS.has(reader.word(from + 1))
}

const COMPOUND = new Set(['smoke', 'fire', 'car', 'burglar', 'house', 'gas'])
const ALARMS = new Set(['alarm', 'alert'])
const TITLE_WORDS = new Set('job event thing things stuff alarm alert chore errand notification entry'.split(' '))

/** "make tomorrow's tasks urgent", but "make tasks: …". */
function isDescribed(text: Span, reader: Reader, from: number): boolean {
  if (reader.word(text.from - 1) === ':') return false
  for (let at = from + 2; at < text.from; at++) if (isIn('NOUNS', reader.word(at))) return true
  return false
}

/** "the 7th", "the last". */
function isPlace(word: string): boolean {
  return ORDINALS.has(word) || /^\d+(?:st|nd|rd|th)$/.test(word)
}

const NEW = new Set(['a', 'an', 'another', 'new', 'up'])

/** "set my alarm for 7" is as often a new one. */
const MINE = new Set(['the', 'my', 'our'])

const OCCASIONS = new Set(['when', 'before', 'after', 'once', 'if', 'whenever'])

/** "a reminder to take Riley to the vet": what is to be done, and nobody to be reminded. */
function isDoing({ from }: Span, reader: Reader): boolean {
  return isIn('DOING', reader.word(from)) && reader.word(from - 1) === 'to'
}

/** "remind Fred he has to …": only a clause may follow a name at once. */
function isRunOn({ to }: Span, text: Span | undefined, reader: Reader): boolean {
  return text?.from === to && !CLAUSES.has(reader.word(to))
}

const CLAUSES = new Set('he she they we i it his her their our the my your there'.split(' '))

/** A clause with a subject tells of something; it is no title. */
function tells(span: Span, reader: Reader): boolean {
  for (let at = span.from; at < span.to; at++) if (SUBJECTS.has(reader.word(at))) return true
  return false
}

const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'he', 'she'])
const SHIFTED = new Set(['earlier', 'later', 'sooner'])

/** "the sermon must be ready earlier": something is said of a task that is there. */
function tellsOfTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++) if (BEING_SAID.has(reader.word(at))) return reader.isNamed({ from, to: at })
  return false
}

/** "no, not the blood test, put that back": something is taken back. */
function deniesFirst({ from, to }: Span, reader: Reader): boolean {
  let at = from
  while (at < to && (isIn('FILLER', reader.word(at)) || reader.word(at) === ',')) at++
  return DENYING.has(reader.word(at))
}

/** "the other one's moved, put it on friday" speaks of what is there. */
const DENYING = new Set(['no', 'not', 'nah', 'nope', 'wait', 'other'])

/** "milk, eggs and oh the book club is off": behind a joint something is said of a task that is there. */
function goesOnAboutTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++) {
    if (!JOINTS.has(reader.word(at - 1))) continue
    let start = at
    while (start < to && isIn('FILLER', reader.word(start))) start++
    if (tellsOfTask({ from: start, to: Math.min(to, start + LONGEST_NAME) }, reader)) return true
  }
  return false
}

const JOINTS = new Set(['and', ',', 'plus', 'also'])
const LONGEST_NAME = 8

const BEING_SAID = new Set('is are was were has have had needs need must should will can'.split(' '))

/** "I need to delete the old one from my list" asks for that and not for a task. */
const UNDECIDED = new Set(['probably', 'maybe', 'perhaps', 'possibly'])

/** "I need to reschedule something": which of the tasks is still to be said. */
function isOpen(text: Span | undefined, reader: Reader): boolean {
  return text !== undefined && text.to === text.from + 2 && reader.word(text.from + 1) === 'something'
}

/** "I must have left it there", "I should have rung": a guess at what was done, or a regret. */
function isPerhapsDone(text: Span | undefined, reader: Reader): boolean {
  return text !== undefined && reader.word(text.from) === 'have' && isPast(reader.word(text.from + 1))
}

/** "I have to try again", "I need to sit down for a minute": nothing that anybody would write down. */
function isIdle(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || !IDLE_DEEDS.has(reader.word(text.from))) return false
  for (let at = text.from + 1; at < text.to; at++) if (!BESIDE_IDLE.has(reader.word(at))) return false
  return true
}

function isPlainDoing(span: Span | undefined, reader: Reader): boolean {
  if (span === undefined) return false
  const first = reader.word(span.from)
  // "got to the post office" tells where somebody went.
  if (
    first === 'not' ||
    // "I should like to think it over" wishes.
    (first === 'like' && reader.word(span.from + 1) === 'to') ||
    CRAVED.has(reader.word(span.from + 1)) ||
    // "I want to set | the 5th for 8pm"
    (TAKES_OBJECT.has(first) && reader.values({ from: span.from + 1, to: span.to }) !== null) ||
    (ASKING.has(first) && !isVisit(span, reader)) ||
    UNDECIDED.has(first) ||
    // "I need my Sunday back"
    (isIn('DET', first) && reader.isMoment({ from: span.from + 1, to: span.to })) ||
    (reader.word(span.from - 1) === 'to' && isIn('DET', first))
  )
    return false
  for (let at = span.from; at < span.to; at++) if (KEPT.has(reader.word(at))) return false
  if (isIn('PUT', first) && isPutOnList(span, reader)) return false
  const command = COMMANDS.some((name) => isIn(name, first))
  if (command && [1, 2].some((ahead) => namesWhole(span.from + ahead, span.to, reader))) return false
  if (
    !isIn('DELETE', first) &&
    !isIn('SHOW', first) &&
    !isIn('MARK', first) &&
    !isIn('MOVE', first) &&
    !isIn('RENAME', first) &&
    !isIn('CLEAR', first) &&
    !isIn('REOPEN', first) &&
    !isIn('SCHEDULE', first)
  )
    return true
  if (isNumber(reader.word(span.from + 1)) || (NUMBERING.has(reader.word(span.from + 1)) && hasNumber(span, reader)))
    return false
  // "shift the 6th one to 3pm", "move the 3rd to friday", "push the first three to monday"
  if ([1, 2].some((ahead) => isPlace(reader.word(span.from + ahead)) && isPlaced(reader.word(span.from + ahead + 1))))
    return false
  for (let at = span.from + 1; at < span.to; at++)
    if (OURS.has(reader.word(at)) && !reader.isMoment({ from: at, to: at + 1 })) return false
  return true
}

/** "I've got to see the solicitor on the 12th": somebody is seen then, and nothing that is kept here. */
function isVisit(span: Span, reader: Reader): boolean {
  const { from, to } = span
  if (reader.word(from) !== 'see' || isIn('WH', reader.word(from + 1)) || reader.names(from + 1)) return false
  for (let at = from + 1; at < to; at++)
    if (OURS.has(reader.word(at)) || isIn('TASK', reader.word(at)) || isIn('LIST', reader.word(at))) return false
  return reader.items(span, {}, 'one').some(({ title, when }) => when !== undefined && title.includes(' '))
}

/** "I need a coffee" is said of oneself. */
const CRAVED = new Set('coffee drink break nap holiday vacation rest hug breather lie-down'.split(' '))

function isPlaced(behind: string): boolean {
  return PLACED.has(behind) || numberOf(behind) !== null
}

const PLACED = new Set(['one', 'ones', 'task', 'item', 'to', 'until', 'till', 'for', 'by', 'back', 'and', '&'])

/** "I want to put … on my list". */
function isPutOnList({ from }: Span, reader: Reader): boolean {
  for (let at = from + 2; at < from + LONGEST_PUT; at++)
    if (reader.word(at) === 'list' && (isIn('DET', reader.word(at - 1)) || isIn('DET', reader.word(at - 2))))
      return true
  return false
}

const LONGEST_PUT = 30

/** A name of a task that nothing else belongs to: not the "new" of "the new router". */
function namesWhole(from: number, to: number, reader: Reader): boolean {
  if (!reader.names(from)) return false
  for (let end = from + 1; end <= to; end++) {
    const next = reader.word(end)
    // 'rename the gym "swim"'
    const isQuoted = end < to && /^["\u201c]/.test(reader.text({ from: end, to: end + 1 }))
    const ends =
      end === to || isQuoted || BEHIND_NAMES.has(next) || isIn('TASK', next) || reader.isMoment({ from: end, to })
    if (ends && reader.isNamed({ from, to: end })) return true
  }
  return false
}

const BEHIND_NAMES = new Set(
  'to for on at by as from off out until till before after in and , with back up down is are due tomorrow today tonight next this'.split(
    ' ',
  ),
)

function isNumber(word: string): boolean {
  return /^#?\d+(?:-\d+)?$/.test(word)
}

/** "no. 2", "number 2". */
function hasNumber({ from }: Span, reader: Reader): boolean {
  return [2, 3].some((ahead) => isNumber(reader.word(from + ahead)))
}

const NUMBERING = new Set(['no', 'number', '#', 'task', 'item'])

/** "give me my reminders for today": several that are there already are asked for. */
function isWanted(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined || isIn('ADD', reader.word(from)) || isIn('PUT', reader.word(from))) return false
  const words = Array.from({ length: text.from - from }, (_, index) => reader.word(from + index))
  // "I need separate tasks for …"
  if (words.some((word) => APART.has(word))) return false
  if (GETTING.has(words[0] ?? '') && words.some((word) => DEFINITE.has(word))) return true
  if (!words.some((word) => word === 'reminders' || word === 'alerts' || word === 'tasks' || word === 'alarms'))
    return false
  return HAVING.has(words[0] ?? '') || words.some((word) => DEFINITE.has(word) || word === 'all' || word === 'any')
}

const GETTING = new Set(['get', 'give'])
const HAVING = new Set(['get', 'give', 'have', 'i', 'we'])

const OURS = new Set(
  'list task tasks reminder reminders to-do to-dos item items everything both it them that this these those things stuff'.split(
    ' ',
  ),
)
const POINTING = new Set('that this it both on in at off up down there here one'.split(' '))
/** What no title begins with: a place, a condition, a verb without its subject. */
const NO_TITLE = new Set(
  'rid called named titled entitled only it them those these him her to for of at from if unless once until whenever provided assuming as is are was were will would what which who where why how me us repeat recur occur happen prior ahead beforehand changed updated deleted removed moved cancelled canceled rescheduled'.split(
    ' ',
  ),
)
const COMMANDS = ['MOVE', 'DELETE', 'FINISH', 'RENAME', 'SETV', 'MARK', 'REOPEN'] as const
/** What people write, though it can be done too. */
const WRITTEN = new Set(
  'thank email text message letter note report post review essay blog plan list draft order book answer reply check test brief invoice statement summary script code copy down up out off back in'.split(
    ' ',
  ),
)

const DEFINITE = new Set('the my our this that these those all every everything each both its their'.split(' '))
/** "put everything down as done": what is there. */
const ALL = new Set(['everything', 'all', 'every', 'each', 'both'])
const PARTICLES = new Set(['in', 'on', 'down', 'up', 'off', 'out', 'it', 'that', 'them', 'this'])
const KEPT = new Set(['reminder', 'reminders', 'to-do', 'to-dos'])
const ASKING = new Set('know see hear what be add remind'.split(' '))

/** "add reset my alarm", "add check every bedroom alarm": that is what it is about, and no other word for a task. */
function endsInThing(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || text.to - text.from < 2) return false
  const last = reader.word(text.to - 1)
  if (isIn('DET', last) && (last !== 'a' || POINTING.has(reader.word(text.from)))) return true
  for (let at = text.from; at < text.to; at++)
    if (EVERY.has(reader.word(at)) && !reader.isMoment({ from: at, to: text.to })) return true
  return false
}

const EVERY = new Set(['every', 'each'])

/** "I ought to wash the mats", where that is on the list, and "I should like …" ask for nothing new. */
function isOnList(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined) return false
  const first = reader.word(text.from)
  if (first === 'like' || (isIn('DOING', first) && reader.isNamed(text))) return true
  // "I need to do the broadband", where 'Cancel broadband' is on the list.
  return (
    first === 'do' && isIn('DET', reader.word(text.from + 1)) && reader.isNamed({ from: text.from + 2, to: text.to })
  )
}

/** "need | to do the broadband": what is to be done with it, and no to-do. */
function isToDoVerb(reader: Reader, { from }: Span): boolean {
  const need = reader.word(from) === 'i' || reader.word(from) === 'we' ? from + 1 : from
  return NEEDING.has(reader.word(need)) && reader.word(need + 1) === 'to' && reader.word(need + 2) === 'do'
}

const NEEDING = new Set(['need', 'want', 'have', 'got'])

/** What may stand before "need" without somebody who needs it. */
const BEFORE_NEED = new Set([
  '',
  ',',
  '.',
  ';',
  '-',
  '!',
  'and',
  'also',
  'so',
  'ok',
  'right',
  'then',
  'oh',
  'hey',
  'hi',
])

/** "quick one: did I pay the rent?" asks. */
function asks({ from, to }: Span, reader: Reader): boolean {
  const next = reader.word(from + 1)
  if (!isIn('WH', reader.word(from)) && !isIn('AUXQ', reader.word(from))) return false
  return reader.word(to) === '?' || isIn('SUBJECT', next) || isIn('AUXQ', next)
}

export const addRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add',
    says: [
      '<ADD>|<PUT> :|,|-? QUOTE VALUES',
      'add|ad|append|insert|include|create|jot_down|note_down|write_down|put_down|log|enter|stick_in|pop_in|throw_in|chuck_in|bung_in|pencil_in|put_in|jot|record|add_in|slot_in|re-add|readd|whack_in|write_for_me|note_for_me|pop_down|stick_down|jot_down|chuck_down|get_down for_me|for_us|me? :|,|in|-? TEXT',
      'add|create|insert|put|pop|stick|throw|chuck VALUES :|-|–|— TEXT',
      'only|just add TEXT',
    ],
    means: ({ TEXT: [text], QUOTE: [quote], VALUES: values }, reader) =>
      text !== undefined && holdsList(text, reader) ? null : add(text ?? quote, reader, values),
    examples: ['add milk', 'create buy stamps'],
  }),
  rule({
    of: 'ACT',
    id: 'add.as-one',
    says: [
      '<ADD>|<PUT> TEXT just|all|,|but|only* as one|just_one|a_single|one_single|just_a_single <TASK>|entry|line|thing VALUES?',
    ],
    cost: -6,
    means: ({ TEXT: [text], VALUES: values }, reader) => add(text, reader, values, 'titled'),
    examples: ['add bread and butter as one task'],
  }),
  rule({
    of: 'ACT',
    id: 'add.as-several',
    says: [
      '<ADD>|<PUT> TEXT on|in|to? <DET>? <LIST>? ,|-|\u2013|\u2014|so|as|all|but|please* NUMBER separate|different|individual|new? <NOUNS>|<TASK>|ones',
      'TEXT ,|-|\u2013|\u2014|so|as|all|please* NUMBER separate|different|individual <NOUNS>|<TASK>|ones them|those|please?',
    ],
    cost: -6,
    means: ({ TEXT: [text], NUMBER: [count] }, reader) => {
      const act =
        text === undefined || text.to - text.from < 3 || saysOf(text, reader) ? null : add(text, reader, [], 'apart')
      return act?.does === 'add' && act.items.length === count && count > 1 ? act : null
    },
    examples: ['add rice and the dry cleaning as two tasks'],
  }),
  rule({
    of: 'ACT',
    id: 'add.schedule',
    says: ['schedule|diarise|diarize|calendar a|an|the|my|our? TEXT'],
    // What is there already is moved.
    means: ({ TEXT: [text] }, reader) =>
      text === undefined || reader.names(text.from) || ALL.has(reader.word(text.from)) ? null : add(text, reader),
    cost: 4,
    examples: ['schedule the oil change', 'schedule an eye test for friday'],
  }),
  rule({
    of: 'ACT',
    id: 'add.task',
    says: [
      '<ADD>|<SCHEDULE>|set|make|put|have|give|open|start a|an|another|the|new|one|me|us* VALUES? <TASK> called|named|titled|entitled|saying|that_says|to|for|:|,|-? QUOTE on|in|down? VALUES',
      'i|we would_like|should_like|want|would_love|need to_have|to_see|to_get? TEXT on|in <DET>? <LIST> VALUES?',
      'let_us get|have TEXT added|on|down <DET>? <LIST>? VALUES?',
      'note|reminder to_self|to_myself|to_me :|,|-|–|— TEXT',
      'can|could|may i|we have|get TEXT on|in <DET>? <LIST> VALUES?',
      'one|two|three|four|five|a|another|some|few|couple|more|new|of* <TASK> for|to_go_on|to_put_on|on|to_add_to <DET>? <LIST> :|-|–|—|, TEXT',
      '<PUT>|<ADD> this|these|those|them|the_following in|on|down|up? for|with|under? WORDS? : TEXT',
      'open|start|begin|raise a|an|another new? <TASK>|entry|ticket :|to|called|for|, TEXT',
      'add|put|create TEXT as a|an|another new? <TASK> VALUES?',
      '<ADD> a|an|another|the|new|one* <TASK> to|on|in <DET>? <LIST> to|:|for|that|called? TEXT',
      'set|schedule|put|make|create|place|add|leave a|an|another|new|one* <TASK> to|on|in|into <DET> <LIST> to|about|for|of|that|:|regarding TEXT',
      '<SCHEDULE> QUOTE VALUES?',
      '<ADD>|<SCHEDULE> a|an|another|the|one|two|three|four|five|my|me|us|following|these|below|this|some|more|up|<MAKING>* VALUES? <TASK> VALUES? :|to|that|called|named|titled|entitled|saying|about|for|of|regarding|concerning|that_says|for_me_to|to_remind_me_to|to_remind_me_of|to_remind_me_about|to_remind_me|that_will_remind_me_to|that_reminds_me_to|so_i_can|to_say|-|,|please|which_says|for_us_to|in_order_to|it_is|it_is_to|namely|that_is? TEXT',
      'set|schedule|put|need|want|have|get|make|send|leave|give|do|ask|program|place a|an|another|the|one|my|me|us|up|<MAKING>* VALUES? <TASK> up? VALUES? :|to|that|called|named|titled|entitled|saying|about|for|of|regarding|concerning|that_says|for_me_to|to_remind_me_to|to_remind_me_of|to_remind_me_about|to_remind_me|to_alert_me_to|-|,|in? TEXT',
      'i|we|would|will? need|want|like|would_like|should_like|could_do_with a|an|another|the|one|some|my|<MAKING>* VALUES? <TASK> VALUES? to|for|about|that|of|saying|on|set_for|set_to|set? TEXT',
      'open|start|construct|establish|provide|generate|activate|initiate|prepare|issue|drop|build|do a|an|another VALUES? <SORT>? <TASK> VALUES? :|to|that|about|for|of|on|regarding|for_me_to|for_us_to? TEXT',
      'a|an? <SORT> reminder VALUES? to|about|for|of|that TEXT',
      'new|another|next <TASK> :|,|-|to|is|for? TEXT',
      'and|also? another|one_more|new one? called|named|titled|entitled QUOTE',
      '<PUT> a|an|another|new|one* <TASK> on|in|down|up? for|on? VALUES :|,|-|\u2013 TEXT',
      'new one|thing :|,|-|to? TEXT',
      'i|we? need|want|would_like separate|individual|different|two|three|four|five* tasks|reminders|items|to-dos for|to|:|saying TEXT',
      'i|we|need|want|have|got|two|three|four|five|six|2|3|4|5|6|a|couple|of|few|some|more|new* <NOUNS> to_add|to_put_down|adding|added|putting_down|putting_on|for_the_list|for_my_list|for_you :|,|-? TEXT',
      'a|wee|quick|little|gentle|friendly|small* reminder|task|to-do to|about|for|of|that? TEXT',
      'set|create|make|add|schedule|put|set_up|setup|start a|an|new|extra|<SORT>* TEXT reminder|alarm|alert|task|to-do VALUES?',
      'set|create|make|add|schedule|put|set_up|setup a|an|new|extra|<SORT>* TEXT reminder|alarm|alert for WHO VALUES?',
      'set|create|make|add|schedule|put|set_up|setup a|an|new|extra|<SORT>* WORDS reminder|alarm|alert to|about TEXT',
      'here|these|this|following is|are my|the|some|a? <LIST>|<NOUNS> WHERE* :|to_add|, TEXT',
    ],
    cost: -3,
    means: ({ TEXT: [text], QUOTE: [quote], WHEN: [when], VALUES: values }, reader, span) =>
      isThere(text ?? quote, reader, span) ||
      isToDoVerb(reader, span) ||
      isPartOfTitle(text, reader, span) ||
      isWanted(text, reader, span) ||
      isAcross(text, reader) ||
      isToChange(text, reader) ||
      // "make my reminder about the oven an hour earlier"
      (text !== undefined && SHIFTED.has(reader.word(text.to - 1)) && DEFINITE.has(reader.word(span.from + 1))) ||
      endsInThing(text, reader)
        ? null
        : add(text ?? quote, reader, [...values, ...(when === undefined ? [] : [{ when }])]),
    examples: ['add a task to water the ferns', 'set a reminder for 7am to stretch'],
  }),
  rule({
    of: 'ACT',
    id: 'add.headed',
    says: ['HEADING TEXT'],
    cost: -3,
    means: ({ HEADING: [values = {}], TEXT: [text] }, reader, span) =>
      text === undefined ||
      // "one thing: I hate mondays" tells.
      isIn('SUBJECT', reader.word(text.from)) ||
      asks(text, reader) ||
      isThere(text, reader, span) ||
      isToChange(text, reader)
        ? null
        : add(text, reader, [values], isOneTask({ from: span.from, to: text.from }, reader) ? 'titled' : 'several'),
    examples: ['these for my list: milk, soap, stamps', 'need one more on there for friday: ring the bank'],
  }),
  rule({
    of: 'ACT',
    id: 'add.led',
    says: [
      'this_is|this_one_is|it_is|that_is|here_is|got|have? a|an|really|very|something|another? VALUES <TASK>? for_me|for_us? :|-|\u2013|\u2014|,|so ACT',
      'i|we have|have_got|got a|an|another|really|very* VALUES <TASK> for_me|for_us|for_you? :|-|\u2013|\u2014|,|so ACT',
    ],
    means: ({ VALUES: [values], ACT: [act] }) =>
      act?.does !== 'add' || act.items.length === 0 || values?.priority == null
        ? null
        : { ...act, items: act.items.map((item) => ({ priority: values.priority ?? undefined, ...item })) },
    // "… at 8, low priority, put milk on my list": behind another request it is said of that one.
    alone: true,
    examples: ['this is important: remind me to pay the nursery', 'urgent: add ring the school'],
  }),
  rule({
    of: 'ACT',
    id: 'add.remind',
    says: [
      '<REMIND> me|us when|before|after|once|if|as_soon_as WORDS to TEXT',
      'when|before|after|once|as_soon_as WORDS can_you|could_you|please? <REMIND> me|us to TEXT',
      'at|on|by|in|for|this|around? WHEN can_you|could_you|will_you|would_you? <REMIND> me|us to|about|of|that|for? TEXT',
      'at|on|by|in|for? WHEN add|put|create|jot TEXT',
      'every? WHEN <REMIND> me|us to|about|of|that|for? TEXT',
      '<REMIND> me|us|myself|my_self|of VALUES? again|later|please? to|about|of|that|when|when_to|:|for|on|regarding|concerning|i_have_to|i_need_to|that_i_have_to|that_i_need_to|that_i_have|i_have|not_to_forget_to|not_to_forget|so_i_can|re? TEXT',
      'give|send|set|shoot|drop me|us a|an <REMIND>|<TASK>|call|nudge|heads_up|shout VALUES? to|about|of|that|when|for|on|in? TEXT',
      '<REMIND> VALUES? to|about|of|that? TEXT',
      '<REMIND> me|us when|once it_is|it_gets_to|it_hits|it_turns about|around|nearly? VALUES to|that|about TEXT',
      '<REMIND> me|us EARLY to|about|of|that TEXT',
      'tell me|us VALUES? to TEXT',
      'i|we|would? like|want|need|would_like|should_like to_be|being|to_get <REMINDED> VALUES? to|about|of|that|when? TEXT',
      'be|get <REMINDED> to|about|of TEXT',
      'i|we? still|also|really|will|might* need|want|like|could_do_with|need_some|would_like reminding VALUES? to|about|of|that|when? TEXT',
    ],
    means: ({ TEXT: [text], WHEN: [when], EARLY: [early], VALUES: values }, reader) =>
      text !== undefined && isOccasion(text, reader)
        ? null
        : text !== undefined && isOccasionAlone(text, reader)
          ? { does: 'add', items: [] }
          : add(
              text,
              reader,
              [
                ...values,
                ...(early === undefined ? [] : [{ shift: early }]),
                ...(when === undefined ? [] : [{ when }]),
              ],
              'one',
            ),
    examples: ['remind me to call the vet', 'remind me on friday about the parcel'],
  }),
  rule({
    of: 'ACT',
    id: 'add.for-somebody',
    says: [
      'remind|reminds|alert|notify me_and|us_and|myself_and? WHO VALUES? to|about|of|that|regarding|for TEXT',
      'remind|reminds|alert|notify WHO VALUES? TEXT',
      '<ADD>|<SCHEDULE>|send|give|put|make|have|need|want a|an|another|the|new|one|out|me|up|<SORT>* VALUES? <TASK> up|out? VALUES? for WHO VALUES? to|about|that|of|regarding TEXT',
      'send a|an|another|the|out|<SORT>* VALUES? <TASK> out? VALUES? to WHO VALUES? to|about|that|of|regarding TEXT',
      'send|give|set|make|shoot|drop WHO a|an|another VALUES? <SORT>? <TASK> VALUES? to|about|that|of|for|regarding TEXT',
      'i|we? need|want WHO to_be <REMINDED> VALUES? to|about|that|of|regarding TEXT',
      'WHO needs|need|has|have|wants|should to? be|get <REMINDED> VALUES? to|about|that|of|regarding TEXT',
    ],
    means: ({ WHO: [who], TEXT: [text], VALUES: values }, reader) =>
      who === undefined || isDoing(who, reader) || isRunOn(who, text, reader)
        ? null
        : add(text, reader, [...values, { note: `Remind ${reader.text(who)}` }], 'one'),
    examples: ['remind Dana to feed the cat', 'set a reminder for Dana to feed the cat'],
  }),
  rule({
    of: 'ACT',
    id: 'add.remember',
    says: [
      'remember|do_not_forget|never_forget|do_not_let_me_forget|make_sure_i|make_sure_that_i|make_sure_i_remember|i_must_not_forget|i_must_remember|i_can_not_forget|i_need_to_remember|i_have_to_remember|help_me_remember|help_me_to_remember|i_better_not_forget|let_me_not_forget|make_sure_i_do_not_forget|keep_in_mind|bear_in_mind|make_a_note_to|make_a_note_to_self_to|take_a_note_to|do_not_let_me_not|i_do_not_want_to_forget|so_i_do_not_forget|not_to_forget|do_not_forget_that to|about|that|the_fact_that|that_i_need_to|i_need_to|i_have_to? TEXT',
      'do_not_forget|remember :|,|- i_have|i_have_got|we_have|that_i_have|to|the_fact_that? TEXT',
    ],
    // "remember when we had the extension built?" only looks back.
    means: ({ TEXT: [text] }, reader) =>
      text !== undefined && looksBack(text, reader) ? null : add(text, reader, [], 'one'),
    examples: ["don't forget to lock the shed"],
  }),
  rule({
    of: 'ACT',
    id: 'add.written',
    says: ['write|note|jot|type TEXT'],
    // "write go to the mill friday" is to be written; "write email to Bo" is to be done.
    means: ({ TEXT: [text] }, reader) =>
      text !== undefined && isIn('DOING', reader.word(text.from)) && !WRITTEN.has(reader.word(text.from))
        ? add(text, reader, [], 'one')
        : null,
    examples: ['write wash the van for saturday'],
  }),
  rule({
    of: 'ACT',
    id: 'add.put',
    says: [
      '<PUT>|book QUOTE on|in|down|up? for|on|at|by VALUES',
      '<PUT>|book QUOTE on|in|down|up',
      '<PUT>|book|slot me|us down|in|up? a|an|for|with|to? TEXT',
      '<PUT> on|down_on :|,|that|for? TEXT',
      'i|we? want|need TEXT on|in <DET>? <LIST> VALUES?',
      '<PUT> on? TEXT on|in|to|into|onto|down_on|down_in|under|at <DET>? VALUES? <LIST> VALUES?',
      '<PUT> a|an|the|new* <TASK> :|to|called? TEXT on|in|to|into|onto <DET>? <LIST> VALUES?',
      '<PUT> TEXT on|in there|it|here VALUES?',
      'adding|putting|popping|sticking|jotting TEXT to|on|onto|in <DET> <LIST> VALUES?',
      'on|to|in|for|under <DET>? <LIST> <PUT>|add|create|insert TEXT',
      '<PUT> on|to|in|onto|into <DET>? <LIST> for_me|for_us? :|that|to|for|,|i_need_to? TEXT',
      '<PUT> down|in|up :|,|that|for|to? TEXT',
      '<PUT> QUOTE',
      'list TEXT on|in|under <DET> <LIST>',
      'add|put TEXT the|my|our grocery_list|groceries_list|shopping_list|to-do_list|to_do_list|task_list|my_list',
      '<PUT> TEXT down VALUES?',
      'put|pop|stick|chuck|bung|pencil|book|slot TEXT in for VALUES',
    ],
    cost: -2,
    means: ({ TEXT: [text], QUOTE: [quote], VALUES: values }, reader, span) =>
      text !== undefined &&
      (reader.word(text.to - 1) === 'back' ||
        // "put up | the tent"
        (reader.word(text.from - 1) === 'up' && DEFINITE.has(reader.word(text.from))) ||
        // "put down | go to the gym"
        (reader.word(text.from - 1) === 'to' && reader.word(text.from - 2) === 'go') ||
        ALL.has(reader.word(text.from)) ||
        // "add write | the shopping list"
        (text.to < span.to && isIn('DET', reader.word(text.to)) && isIn('DOING', reader.word(text.from))) ||
        isPartOfTitle(text, reader, span) ||
        isShown(text, reader, span) ||
        // "put the ward down as high priority"
        (reader.word(text.to) === 'down' && reader.isNamed(text)))
        ? null
        : add(text ?? quote, reader, values),
    examples: ['put stamps on my list', 'can you pop calpol on the list'],
  }),
  rule({
    of: 'ACT',
    id: 'add.onto-list',
    says: ['add|put TEXT grocery_list|groceries_list|shopping_list|to-do_list|to_do_list|todo_list|task_list'],
    means: ({ TEXT: [text] }, reader) => (text === undefined || isOfList(text, reader) ? null : add(text, reader)),
    examples: ['add a juicer groceries list'],
  }),
  rule({
    of: 'ACT',
    id: 'add.trailing',
    says: [
      'TEXT please? add|add_it|add_that|add_this|add_please',
      'TEXT ,|please* add|put to|on|onto <DET>? <LIST>|shopping|groceries please?',
      'TEXT on|onto <DET> <LIST> please',
    ],
    cost: 2,
    means: ({ TEXT: [text] }, reader, { to }) =>
      text === undefined ||
      tells(text, reader) ||
      reader.isNamed(text) ||
      reader.word(to) === ':' ||
      THAT.has(reader.word(to))
        ? null
        : add(text, reader),
    examples: ['physio appointment tomorrow please add'],
  }),
  rule({
    of: 'ACT',
    id: 'add.put-for',
    says: ['put|pop|stick|chuck|throw|bung TEXT for|on|at|down_for VALUES'],
    cost: 6,
    means: ({ TEXT: [text], VALUES: values }, reader) =>
      text === undefined ||
      reader.isNamed(text) ||
      // "put the nappies back on, for tomorrow": a task that is there goes back.
      (reader.word(text.to - 1) === 'back' && reader.names(text.from)) ||
      // "put dentist on monday", but "put milk on high"
      (text.to - text.from < 2 && !values.some(({ when }) => when?.day != null)) ||
      POINTING.has(reader.word(text.from)) ||
      // "stick a job on for friday": what it is comes behind.
      (text.to - text.from < 3 && isIn('TASK', reader.word(text.to - 1))) ||
      PARTICLES.has(reader.word(text.from))
        ? null
        : add(text, reader, values),
    examples: ['put buy a flask for tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'add.need',
    says: [
      'need|have|got|must|gotta|i_need|i_have|i_must|i_got to? remember to|that? TEXT',
      'on|at|by|for|in? WHEN i|we still|also|really|will|just|then|definitely|do|urgently|have* need|have|got|ought|am_supposed|are_supposed to TEXT',
      'on|at|by|for|in? WHEN i|we gotta TEXT',
      'i|we still|also|really|will|just|then|now|definitely|do|urgently|have* need|have|got|ought|want|supposed|am_supposed|has to TEXT',
      'need|have|got|must|gotta|supposed|ought|want to TEXT',
      'i|we must|should|better|had_better|need_to_go TEXT',
      'WHEN i|we must|should TEXT',
      'WHEN i|we need TEXT',
    ],
    stated: true,
    cost: 6,
    // "I should start a day earlier" tells when, and is nothing to do.
    means: ({ TEXT: [text], WHEN: [when] }, reader) =>
      isPlainDoing(text, reader) &&
      !SHIFTED.has(reader.word((text?.to ?? 0) - 1)) &&
      !isOpen(text, reader) &&
      !isIdle(text, reader) &&
      !isPerhapsDone(text, reader) &&
      !isOnList(text, reader)
        ? add(text, reader, when === undefined ? [] : [{ when }], 'one')
        : null,
    examples: ['I need to buy a stamp'],
  }),
  rule({
    of: 'ACT',
    id: 'add.need-things',
    says: ['i|we? really|urgently|also|still|just? need TEXT'],
    stated: true,
    cost: 6,
    // "the kids need new shoes" is told of somebody.
    means: ({ TEXT: [text] }, reader, { from }) =>
      (reader.word(from) !== 'need' || BEFORE_NEED.has(reader.word(from - 1))) &&
      isPlainDoing(text, reader) &&
      !isOpen(text, reader) &&
      !isIdle(text, reader) &&
      !isOnList(text, reader)
        ? add(text, reader, [], 'several')
        : null,
    examples: ['need nappies, wipes and a bib', 'we need soap and a new mop'],
  }),
  rule({
    of: 'ACT',
    id: 'add.that',
    says: [
      'i|we am|are|have|just|nearly|almost|completely|all|run|ran|running* out_of|low_on|short_of|short_on TEXT ,|so|and|can_you|could_you|will_you|would_you|please* add|put|stick|pop|jot|write|note|chuck|bung|get that|this|it|them|some|more|both|both_of_them|all|those|these|them_both|them_all on|to|in|down? <DET>? <LIST>?',
      'i|we? need|need_to|have_to|got_to|must TEXT , so|can_you|could_you|please|will_you? add|put|note|stick|pop|jot|write|chuck|bung it|that|this|them|those|these|both all? on|in|down|to? there|my_list|the_list?',
      'TEXT , put|throw|add|stick|pop|chuck|jot|write|bung|whack|get|note|log|save|include that_one|this_one|that|this|it|them|both|these|those on|in|down|to|onto|as|at? there|it|here|that|my_list|the_list|my_tasks|list|down|a_task|my_to-do_list|please?',
      'i|we? need_to|have_to|got_to|must|should TEXT , please? put|add|write|note|stick|pop on|in|to|onto|into <DET> <LIST>',
      'WHEN i|we must|should|need_to|have_to|got_to|want_to|would_like_to|am_going_to TEXT , put|add|write|note|save|stick|pop that|this|it|them|these|both|those|those_two|both_of_them on|in|down? there|my_list|the_list?',
    ],
    cost: -2,
    means: ({ TEXT: [text], WHEN: [when], VALUES: values }, reader, { to }) =>
      text === undefined ||
      isIn('REASON', reader.word(text.from)) ||
      BEFORE_REASONS.has(reader.word(text.from)) ||
      reader.isNamed(text) ||
      tellsOfTask(text, reader) ||
      tellsHabit(text, reader) ||
      // "I ran out of this, can you add it": what it is, is still to be said.
      (isIn('IT', reader.word(text.from)) && (text.to === text.from + 1 || isIn('AUXQ', reader.word(text.from + 1)))) ||
      deniesFirst(text, reader)
        ? null
        : add(
            behindWho(text, reader),
            reader,
            [...values, ...(when === undefined ? [] : [{ when }])],
            saysBoth({ from: text.to, to }, reader) ? 'apart' : 'several',
          ),
    examples: ['line up a coach, throw that on there'],
  }),
  rule({
    of: 'ACT',
    id: 'add.ask-reminder',
    says: [
      '<REMIND> me|us VALUES',
      '<REMIND> me|us VALUES? later|something|about_something|of_something|to_do_something?',
    ],
    cost: 4,
    means: ({ VALUES: [values] }, reader, { from, to }) =>
      reader.word(to) === ':' || isWanted({ from: to, to }, reader, { from, to })
        ? null
        : { does: 'add', items: values?.when == null ? [] : [{ title: '', when: values.when }], reminds: true },
    examples: ['remind me at noon', 'remind me later'],
  }),
  rule({
    of: 'ACT',
    id: 'add.ask',
    says: [
      '<ADD>|<PUT> a_couple_of|a_few|some|two|three|four|several|couple_of|more* things|tasks|items|jobs|stuff|chores to|on|in|for? <DET>? <LIST>?',
      '<PUT>|<ADD>|remember|save|note that_one|this_one|that|this|it|these|those|them|both|those_two|these_two|both_of_them|them_all|all_of_them|all_of_those|all_those|all_three on|in|to|into|down|onto? <DET>? <LIST>? for_me|separately|too|please* VALUES?',
      '<PUT>|<ADD>|remember|save|note these|those|them|all|the|of|all_of_these|all_of_those* NUMBER <NOUNS>? on|in|to|into|down|onto? <DET>? <LIST>? for_me|for_us|separately|too|please* for? VALUES?',
      '<PUT>|<ADD> that|this|it|them|those on|down|in? as a|an|my|two|separate new|<SORT>|separate? <TASK>|tasks VALUES?',
      '<PUT>|<ADD> something|something_new|something_else|sth in|down|on|up? VALUES?',
      '<PUT>|<ADD> this|that|it|these|them|those thing|stuff|item|items|one? on|in|to|into <DET>? <LIST>',
      '<PUT>|<ADD> new? items|things|stuff on|in|to|into <DET>? <LIST>',
      '<ADD>|<SCHEDULE> a|an|another|the|new|some|me|my|one|more* <TASK> VALUES?',
      'set|put|make|schedule|give|need|want|have|get|leave a|an|another|new|some|me|one* <TASK> VALUES?',
      'i|we need|want|would_like|should_like|like a|an|another|some <TASK> VALUES?',
      'a|an? reminder|alarm|alert VALUES',
      '<ADD>|<PUT> something|some_things|stuff|a_thing|things|an_item|a_few_things to|on|in|for? <DET>? <LIST>?',
      'add|put to|on <DET>? <LIST>',
      'add|create|new|remind',
      'new <TASK>',
    ],
    cost: 4,
    // "add to my list: …" goes on with what is to be added.
    means: ({ VALUES: [values], NUMBER: [count] }, reader, { from, to }) =>
      reader.word(to) === ':' ||
      // "make those 4 instead" gives them another hour.
      (count !== undefined && reader.word(from) === 'make') ||
      isWanted({ from: to, to }, reader, { from, to })
        ? null
        : { does: 'add', items: untitled(values) },
    examples: ['add a task'],
  }),
]
