// Which tasks: names, positions, pronouns, all; narrowed and without exceptions. The same for list, finish, change and delete.

import type { Mention, TaskSet } from '../../domain/act.ts'
import { type AnyRule, type Mentioned, type Named, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { byName, dueIn, focus, many, merge, one, plainName, setOf, timesOf } from './build.ts'
import { inPart } from './part-of-day.ts'

/** Said of tasks, right behind them or with "that are" before it. */
function such(said: string): string[] {
  const how = 'all|still|currently|marked|set?'
  return [`that|which|who|what is|are|am|was|were|'s? ${how} ${said}`, `${how} ${said}`]
}

/** "coming over | tomorrow", "weighing in | every day": the preposition is the verb's. */
function isParticle(reader: Reader, { from }: Span): boolean {
  // "the tasks | of today", "everything | on tomorrow", "the lessons | of today"
  const isOf = reader.word(from) === 'of' && reader.isNamed({ from: from - 1, to: from })
  if (isIn('TASK', reader.word(from - 1)) || isIn('ALL', reader.word(from - 1)) || isOf) return false
  return PARTICLES.has(reader.word(from)) && ADVERBS.has(reader.word(from + 1))
}

function isAbout(names: readonly Named[], reader: Reader, { from, to }: Span): boolean {
  if (names.length < 2) return false
  for (let at = from; at < to; at++) if (ABOUT.has(reader.word(at)) && isIn('TASK', reader.word(at - 1))) return true
  return false
}

const ABOUT = new Set(['about', 'to'])
const PLURAL = new Set('tasks things items jobs ones reminders chores errands bits'.split(' '))

const PARTICLES = new Set(['over', 'in', 'on', 'at', 'around', 'down', 'of', 'during'])
const ADVERBS = new Set(['today', 'tomorrow', 'tonight', 'yesterday', 'daily', 'weekly', 'monthly', 'every', 'each'])

/** "to get my hair | done", "to | complete the form", "for | good": no state of a task; "get rid of what is | done" names one. */
function isNoState(reader: Reader, { from }: Span): boolean {
  if (reader.word(from - 1) === 'to' || reader.word(from - 1) === 'for') return true
  for (let at = from - 2; at > from - LONGEST_DEED && !isIn('TASK', reader.word(at)); at--)
    if (GETTING.has(reader.word(at)) && reader.word(at + 1) !== 'rid' && reader.word(at - 1) !== 'i') return true
  return false
}

const LONGEST_DEED = 7
const GETTING = new Set(['get', 'getting', 'have', 'having'])

function holdsBut(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to; at++)
    if (reader.word(at) === 'but' && reader.word(at + 1) !== 'not' && reader.word(at - 1) !== 'all') return true
  return false
}

function saysNot(word: (at: number) => string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (word(at) === 'not') return true
  return false
}

const DENYING = new Set(['not', 'no'])
const UNDATED = /^(?:un|dateless|lack|missing|without|need|want)/
const TIMED = new Set('that which with have has having'.split(' '))

const LONGEST_LIST = 99

/** "except the dentist, and leave the report": both stay out. */
function flat(set: TaskSet | undefined): TaskSet | undefined {
  if (set?.except === undefined) return set
  const { except, ...rest } = set
  return { ...rest, many: true, mentions: [...rest.mentions, ...except.mentions] }
}

function isPartOf(mention: Mention, { mentions }: TaskSet): boolean {
  const ids = mentions.flatMap((one) => (one.by === 'ids' ? one.task_ids : []))
  return mention.by === 'ids' && mention.task_ids.every((id) => ids.includes(id))
}

function isKept(reader: Reader, { from, to }: Span): boolean {
  const at = reader.word(from) === 'but' || reader.word(from) === 'and' ? from + 1 : from
  return (reader.word(at) === 'keep' || reader.word(at) === 'keeping') && !isIn('NOUNS', reader.word(to - 1))
}

function isAlone(mentions: readonly Mentioned[]): boolean {
  return mentions.length === 1 && mentions[0]?.mentions.every(({ by }) => by === 'focus') === true
}

/** What can be set off from others by "only". */
const SET_OFF: ReadonlySet<Mention['by']> = new Set(['ids', 'positions', 'all'])

/** Words for what was just named. */
const LEFT = new Set(['left', 'remaining', 'outstanding'])

function isLeft(reader: Reader, at: number): boolean {
  return LEFT.has(reader.word(at)) || (reader.word(at) === 'to' && reader.word(at + 1) === 'go')
}

const SUBJECTS = new Set(['they', 'it', 'he', 'she'])

/** "repaired the smoker, and it | only took me three tries": what is told of it begins here. */
function isSubject(reader: Reader, at: number): boolean {
  const next = reader.word(at + 1)
  if (!(SUBJECTS.has(reader.word(at)) || POINTING.has(reader.word(at))) || isIn('DONE', next)) return false
  return TELLING.has(next) || isPast(next)
}

/** Whether a word stands a little before a place, as in the name that is gone on with there. */
function saysBefore(reader: Reader, from: number, word: string): boolean {
  for (let at = from - 2; at >= from - LONGEST_NAMED; at--) if (reader.word(at) === word) return true
  return false
}

const LONGEST_NAMED = 5

const POINTING = new Set(['that', 'this'])

/** "this one | to talk to reception", "that task: ask Jo": what is pointed at is not named besides, as in "that one about Jo". */
function endsPointing(reader: Reader, at: number): boolean {
  if (!POINTING.has(reader.word(at - 1)) || !isIn('TASK', reader.word(at))) return false
  return reader.word(at + 1) === ':' || (reader.word(at) === 'one' && BEHIND_POINTING.has(reader.word(at + 1)))
}

const BEHIND_POINTING = new Set(['to', 'on', 'saying', 'that', 'with'])
const TELLING = new Set(
  "only just really actually finally still never always even barely hardly nearly almost is was has had did does will would 's took went came cost".split(
    ' ',
  ),
)

const HAVING = new Set(['have', 'got'])

const RANKS: ReadonlyMap<string, 'high' | 'medium' | 'low'> = new Map([
  ['p1', 'high'],
  ['p2', 'medium'],
  ['p3', 'low'],
])
const BEING = new Set(['is', 'are'])
const GIVING = new Set(['it', 'as', 'to', 'is', 'be', 'that', 'this', 'them'])

/** "except the hedge, which is urgent": what is told of it behind a comma does not say which one. */
function asToldOf(set: TaskSet, reader: Reader, { from, to }: Span): TaskSet {
  if (set.where === undefined || !set.mentions.every(({ by }) => by === 'ids')) return set
  for (let at = from + 1; at < to; at++)
    if (reader.word(at) === 'which' && reader.word(at - 1) === ',') {
      const { where: _, ...all } = set
      return all
    }
  return set
}

/** ", that | can be low": behind a mark, and before a verb of its own. */
function isOnceMore(reader: Reader, { from, to }: Span): boolean {
  return ONCE_MORE.has(reader.word(from + 1)) && SETS_OFF.has(reader.word(from)) && SAID_OF.has(reader.word(to))
}

const ONCE_MORE = new Set('that it this they those these'.split(' '))
const BEFORE_TOPICS = new Set([
  '',
  '.',
  '!',
  '?',
  ',',
  ';',
  ':',
  '-',
  '\u2013',
  '\u2014',
  'and',
  'but',
  'oh',
  'also',
  'so',
  'now',
])
const SETS_OFF = new Set([',', '-', '\u2013', '\u2014'])
const SAID_OF = new Set([
  '',
  ..."can could is 's are was were wants want needs need should must has have will would may might goes go ought".split(
    ' ',
  ),
])

export const setRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.positions',
    says: [
      'both|all|tasks|items|numbers POSITIONS',
      'the? very? POSITIONS <TASK>?',
      'that|this POSITIONS <TASK>',
      'the <TASK> at|on the very? POSITIONS',
      'the? <TASK> number|no|no_.|#? POSITIONS',
      'number|no|no_.|# POSITIONS',
      'the? POSITIONS <TASK>? of <THEM>',
      'the? POSITIONS <TASK>? on|in|from|of the|my|that <LIST>',
      'the? POSITIONS <TASK>? on|in there|here|it',
    ],
    means: ({ POSITIONS: [positions] }, reader, { from, to }) =>
      positions === undefined ||
      (positions.length === 1 && reader.word(from) === 'all') ||
      // "412 is done": no list is that long, and a title has the number.
      (positions.some((position) => position > LONGEST_LIST) && reader.names(to - 1)) ||
      // "number 21" of 'change the locks at number 21'
      (reader.word(from) === 'number' && reader.isNamed({ from, to })) ||
      (reader.word(to) === 'of' && reader.isInDate({ from, to }))
        ? null
        : positions.length > 1
          ? many({ by: 'positions', positions })
          : one({ by: 'positions', positions }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.numbered',
    says: ['the? NUMBERED'],
    means: ({ NUMBERED: [mentioned] }) => mentioned ?? null,
  }),
  rule({
    of: 'MENTION',
    id: 'set.it',
    says: ['<IT>'],
    cost: 1,
    // "this" of "this wednesday" is no task.
    means: (_, reader, span) =>
      reader.word(span.from) === 'this' && reader.isMoment(span) ? null : one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.his',
    says: ['his'],
    cost: 1,
    // "on his, note …": before a thing it only says whose that is.
    means: (_, reader, { to }) => (/^\p{L}/u.test(reader.word(to)) ? null : one({ by: 'focus' })),
  }),
  rule({
    of: 'MENTION',
    id: 'set.somebody',
    says: ['him|her'],
    cost: 6,
    // "put her down for three": what was spoken of is with her.
    means: () => one({ by: 'focus', person: true }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.that-event',
    says: ['that|this appointment|meeting|call|visit|lesson|session|booking|event|shift|date|deadline'],
    cost: 6,
    means: () => one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.bare-task',
    says: ['my|the? reminder|task|alarm|alert|item|to-do'],
    cost: 5,
    means: () => one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.them',
    says: [
      '<THEM>',
      'all|each|every_one of? <THEM>',
      '<THEM> all|tasks|items|reminders',
      'all_of_it|it_all|the_lot_of_it',
      'all of? these|those <NOUNS>',
    ],
    means: () => many({ by: 'shown' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.both',
    says: ['<BOTH>', '<BOTH> <THEM>', '<THEM> both', 'the two <NOUNS>'],
    means: () => many({ by: 'shown' }, 2),
  }),
  rule({
    of: 'MENTION',
    id: 'set.count',
    says: [
      'all NUMBER',
      'all NUMBER of <THEM>',
      'all NUMBER <NOUNS>',
      'those|these NUMBER <NOUNS>?',
      'the NUMBER of? <THEM>',
      'the NUMBER',
    ],
    // "those two" are two, whatever was shown; "the 3" is a place.
    cost: -1,
    means: ({ NUMBER: [count] }, { word }, { from, to }) =>
      count === undefined || count < 2 || (word(from) === 'the' && to === from + 2 && /^\d/.test(word(from + 1)))
        ? null
        : many({ by: 'shown' }, count),
  }),
  rule({ of: 'MENTION', id: 'set.other', says: ['<OTHER>'], means: () => one({ by: 'other' }) }),
  rule({
    of: 'MENTION',
    id: 'set.others',
    says: ['the? other NUMBER <NOUNS>?'],
    means: ({ NUMBER: [count] }) => (count === undefined || count < 2 ? null : many({ by: 'other' }, count)),
  }),
  rule({
    of: 'MENTION',
    id: 'set.other-named',
    says: ['the|my? other NAME <TASK>?'],
    // "the other training": of those that are called so, not the one that was spoken of.
    means: ({ NAME: [name] }) => {
      const mention = byName(name)
      return mention === null ? null : { ...one(mention), except: { ...focus, many: true } }
    },
  }),
  rule({ of: 'MENTION', id: 'set.rest', says: ['<REST>'], means: () => many({ by: 'rest' }) }),
  rule({
    of: 'MENTION',
    id: 'set.rest-counted',
    says: [
      'the|those last|other? NUMBER <NOUNS>? <REMAINING>',
      'the|those last|other? NUMBER <NOUNS>? that|which are|is still? <REMAINING>',
      'the remaining NUMBER <NOUNS>?',
    ],
    // "the three that remain": as many as that, or it is asked.
    means: ({ NUMBER: [count] }) => (count === undefined || count < 1 ? null : many({ by: 'rest' }, count)),
  }),
  rule({
    of: 'MENTION',
    id: 'set.added',
    says: [
      'the? last|latest|newest|most_recent|new <TASK>? that|which? i|we|you just|only? added|made|created|put_in|put_on|gave_you|mentioned|said|entered',
      'the? <TASK> that|which? i|we|you just|only|last added|made|created|put_in|mentioned|said',
      'the? newest|latest|most_recent|new <TASK>',
    ],
    cost: -2,
    means: () => one({ by: 'added', count: 1 }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.added-some',
    says: ['the? last|latest NUMBER <TASK>? that? i|we|you just? added|made|created|put_in|said'],
    cost: -2,
    means: ({ NUMBER: [count] }) => (count === undefined ? null : many({ by: 'added', count })),
  }),
  rule({
    of: 'MENTION',
    id: 'set.oldest',
    says: ['the|my oldest <TASK>?'],
    means: () => one({ by: 'oldest', count: 1 }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.earlier',
    says: [
      'the earlier|earliest|sooner|soonest <TASK>',
      'the earlier|earliest|sooner|soonest of the_two|<THEM>',
      'the former',
    ],
    cost: -2,
    means: () => one({ by: 'edge', of: 'earlier' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.at-time',
    says: ['the|my WHEN <TASK>', 'the|my <TASK> at WHEN', 'the|my <TASK> at HOUR'],
    cost: -2,
    // "the 4 o'clock one": of those shown, or else of all.
    means: ({ WHEN: [when], HOUR: [hour] }) => {
      const { time, day } = when ?? hour ?? { time: null, day: null }
      return time === null || day !== null ? null : { ...one({ by: 'shown' }), where: { times: timesOf(time) } }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.later',
    says: ['the later|latter <TASK>', 'the later of the_two|<THEM>', 'the latter'],
    cost: -2,
    means: () => one({ by: 'edge', of: 'later' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.all',
    says: [
      '<DET>? whole|entire|full lot of? them|those|these|it?',
      'all of? it|them_all',
      '<ALL>',
      '<ALL> of? <DET>? open|pending|current|existing? <NOUNS>',
      'every|each|every_single|each_and_every open|pending|current|existing? <TASK>',
      '<ALL> on|in|from <DET>? <LIST>',
      '<ALL> that|which is|are|remains|remain on|in <DET>? <LIST>',
      '<DET>? whole|entire|full <LIST>',
      '<ALL> of? <DET>? <NOUNS> on|in|from <DET>? <LIST>',
      'whatever|what is? on <DET>? <LIST>',
      '<ALL> that|which|what? i|we have|have_got|got',
    ],
    cost: 1,
    // "all I have | done" tells what is over.
    means: (_, reader, { to }) =>
      HAVING.has(reader.word(to - 1)) && (isIn('DONE', reader.word(to)) || isPast(reader.word(to)))
        ? null
        : many({ by: 'all' }),
  }),
  rule({ of: 'MENTION', id: 'set.tasks', says: ['<DET>? <NOUNS>'], cost: 5, means: () => many({ by: 'all' }) }),
  rule({
    of: 'MENTION',
    id: 'set.what',
    says: [
      "what|whatever|anything|everything is|are|'s? WHERE",
      'all what? WHERE',
      '<ALL> on|in|from <DET>? WHERE <LIST>',
      'whatever|anything|everything mentions|contains|says|includes WORDS in_it|in_the_title?',
    ],
    cost: 2,
    means: ({ WHERE: [where], WORDS: [words] }, reader) =>
      where !== undefined
        ? { ...many({ by: 'all' }), where }
        : words === undefined
          ? null
          : { ...many({ by: 'all' }), where: { words: [plainName(reader.text(words))] } },
  }),
  rule({
    of: 'MENTION',
    id: 'set.described',
    says: [
      '<DET>? WHERE lot|bunch|batch|pile|load',
      '<BOTH> <DET>? WHERE <NOUNS>',
      '<ALL> of? those|these|the_ones? WHERE',
      '<ALL>? of? <DET>? WHERE <NOUNS>',
      '<ALL>? of? <DET>? WHERE WHERE <NOUNS>',
      'every|each|every_single|each_and_every WHERE WHERE? <TASK>',
      '<DET> <NOUNS> WHERE',
      '<ALL> of? <DET> <NOUNS> WHERE',
      '<ALL>? of? <DET>? <NOUNS> MADE WHERE',
      '<NOUNS> WHERE',
    ],
    means: ({ WHERE: wheres = [] }, { word }, { from }) => ({
      ...many({ by: 'all' }, isIn('BOTH', word(from)) ? 2 : undefined),
      where: merge(...wheres),
    }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.described-one',
    says: ['the|that one|copy|duplicate|version|entry WHERE', 'the|that WHERE one|copy|duplicate|version|entry'],
    cost: 0,
    // "the one with no date": of those spoken of, or of all.
    // "that one on my list" is not told from any other by where it stands.
    means: ({ WHERE: [where = {}] }) => (Object.keys(where).length === 0 ? null : { ...one({ by: 'all' }), where }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.ranked',
    says: ['the|that|my only? p1|p2|p3'],
    cost: 1,
    // "slip the p1 to friday": the one that is so; "make it the p1" gives it that.
    means: (_, { word }, { from, to }) => {
      const priority = RANKS.get(word(to - 1))
      return priority === undefined || GIVING.has(word(from - 1))
        ? null
        : { ...one({ by: 'all' }), where: { priorities: [priority] } }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.counted',
    says: [
      'the|my|all|those|these NUMBER <NOUNS>? WHERE',
      'the|my|all|those|these NUMBER WHERE <NOUNS>',
      "WHERE 's? NUMBER <NOUNS>",
    ],
    means: ({ NUMBER: [count], WHERE: [where] }) =>
      count === undefined || count < 2 || where === undefined ? null : { ...many({ by: 'all' }, count), where },
  }),
  rule({
    of: 'MENTION',
    id: 'set.named',
    says: [
      'NAME',
      'NAME <TASK>|itself|themselves',
      '<DET>? <TASK> called|named|titled|labelled|labeled|about|to|for|of|regarding|on|that_says|saying|with|:? NAME',
      'NAME on|in|from <DET>? <LIST>',
      'NAME on there|here',
      'NAME from <DET> <NOUNS>',
    ],
    // "the packing jobs" are all of them.
    means: ({ NAME: [name] }, reader, { from, to }) => {
      const mention = byName(name)
      if (endsPointing(reader, from) || endsPointing(reader, from + 1)) return null
      if (mention === null || ((name?.ids.length ?? 0) > 1 && PLURAL.has(reader.word(to - 1)))) return null
      return one(mention)
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.described-named',
    says: [
      '<ALL>|<BOTH>? of? <DET>? WHERE NUMBER? NAME <TASK>?',
      '<ALL>|<BOTH>? of? <DET>? WHERE WHERE NUMBER? NAME <TASK>?',
    ],
    cost: 1,
    // "tomorrow's call" is one of them.
    means: ({ WHERE: wheres, NAME: [name], NUMBER: [number] }, reader, { from, to }) => {
      const mention = byName(name)
      if (mention === null || number === 1) return null
      const count = number ?? (isIn('BOTH', reader.word(from)) ? 2 : undefined)
      const isSeveral = isIn('ALL', reader.word(from)) || count !== undefined || /[^s]s$/.test(reader.word(to - 1))
      return { ...(isSeveral ? many(mention, count) : one(mention)), where: merge(...wheres) }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.all-named',
    says: [
      '<ALL>|both|both_of of? <DET>? NAME <TASK>?',
      '<ALL> of? <DET>? NAME',
      '<BOTH> <DET>? NAME <TASK>?',
      'all|the? NUMBER NAME <TASK>?',
      'all|the NUMBER of <DET>? NAME <TASK>?',
      "NAME 's NUMBER <NOUNS>?",
      '<ALL> MADE? for|about|to_do_with|related_to|regarding|involving|with|of|concerning|at|in|from|on|under <DET>? NAME',
      '<ALL> of? <DET>? <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|of|concerning NAME',
      '<DET> <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|concerning NAME',
      'NAME related? tasks|things|items|stuff|jobs|ones|reminders|chores|errands|bits|points|matters|entries',
      '<ALL>? of? <DET>? <NOUNS> that|which? concern|concerns|involve|involves|mention|mentions|are_about|is_about|have_to_do_with|has_to_do_with|relate_to|relates_to NAME',
    ],
    means: ({ NAME: [name], NUMBER: [number] }, reader, { from }) => {
      const mention = byName(name)
      const count = number ?? (isIn('BOTH', reader.word(from)) ? 2 : undefined)
      // "1 call" is no number of them; "3 parcels" are, where there are several.
      return mention === null || count === 1 ? null : many(mention, count)
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.topic',
    says: [
      '<ALL>|<BOTH> of? <DET>? <NOUNS>? for|about|to_do_with|related_to|regarding|involving|with|concerning it|that|them|him|her',
      '<ALL>? of? <DET>? <NOUNS> that|which? concern|concerns|involve|involves|mention|mentions|are_about|is_about|have_to_do_with|has_to_do_with|relate_to|relates_to it|that|them|him|her',
      '<ALL>|<BOTH> of? his|hers|theirs',
      '<DET> <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|concerning it|that|them|him|her',
    ],
    // "both jobs for it": of what was told, or of what was spoken of.
    means: (_, reader, { from }) => many({ by: 'focus' }, isIn('BOTH', reader.word(from)) ? 2 : undefined),
  }),
  rule({
    of: 'ANOTHER',
    id: 'set.another',
    says: ['<AND> MENTION', ', <AND>? MENTION'],
    // "the hens, they can wait till friday": what was named is said once more, and nothing besides it.
    means: ({ MENTION: [mention] }, reader, span) =>
      mention === undefined ||
      // "sorted the shed, two | left" counts what is still to be done.
      (isLeft(reader, span.to) && mention.mentions.every(({ by }) => by === 'positions')) ||
      (reader.word(span.from) === ',' && SUBJECTS.has(reader.word(span.from + 1))) ||
      isSubject(reader, span.to - 1) ||
      isOnceMore(reader, span) ||
      // "rang the school and all" says no more than "too".
      (reader.word(span.to - 1) === 'all' &&
        mention.where === undefined &&
        mention.mentions.every(({ by }) => by === 'all'))
        ? null
        : mention,
  }),
  rule({
    of: 'ANOTHER',
    id: 'set.another-such',
    says: ['<AND> with|to|for|from|about|at MENTION'],
    // "the reports for Bo and for Di": the same word stands before both.
    means: ({ MENTION: [mention] }, reader, { from }) =>
      mention?.mentions.every(({ by }) => by === 'ids') && saysBefore(reader, from, reader.word(from + 1))
        ? mention
        : null,
  }),
  rule({
    of: 'SET',
    id: 'set.once-more',
    says: ['MENTION WHERE* ,|-|–|— that|it|this|they|those|these|that_one|this_one'],
    cost: 1,
    // "the second one, that | can be low": named first, and then said once more.
    means: ({ MENTION: mentions = [], WHERE: wheres = [] }, reader, { from, to }) => {
      const mark = reader.word(to - 1) === 'one' ? to - 3 : to - 2
      const isNamed = mentions.every((one) => one.mentions.every(({ by }) => by === 'ids' || by === 'positions'))
      return isNamed && BEFORE_TOPICS.has(reader.word(from - 1)) && isOnceMore(reader, { from: mark, to })
        ? setOf(plainName(reader.text({ from, to: mark })), mentions, merge(...wheres), undefined)
        : null
    },
  }),
  rule({
    of: 'SET',
    id: 'set.some',
    says: ['something|sth|something_else', 'one|any of <DET> <NOUNS>|<THEM>'],
    cost: -8,
    // Which one is still to be said.
    means: (_, reader, span) => ({ text: reader.text(span), mentions: [], many: false }),
  }),
  rule({
    of: 'SET',
    id: 'set',
    says: [
      'MENTION ANOTHER ANOTHER* both|all|each|all_three|all_of_them|each_of_them|each_one',
      'MENTION ANOTHER* WHERE* EXCEPTION?',
      'MENTION ANOTHER* WHERE* , EXCEPTION',
      'both MENTION ANOTHER WHERE*',
    ],
    means: (
      { MENTION: mentions = [], ANOTHER: others = [], WHERE: wheres = [], EXCEPTION: [except] },
      reader,
      span,
    ) => {
      const where = merge(...wheres)
      // "everything due friday, all except …": what goes on behind "everything" is no other task.
      const isOfAll = others.some((other) => other.mentions.some(({ by }) => by === 'all'))
      if (except !== undefined && isOfAll) return null
      // "get this, tomorrow's stuff is done": what was spoken of is not counted up with tasks that are described.
      if (isOfAll && reader.word(span.from + 1) === ',' && mentions[0]?.mentions[0]?.by === 'focus') return null
      // "brunch with nan stays": nothing is left out of itself.
      if (except !== undefined && mentions.some((one) => one.mentions.every((own) => isPartOf(own, except))))
        return null
      // "the reminder about the party" names one; it does not narrow what was spoken of.
      if (where.words !== undefined && mentions.some((one) => one.mentions[0]?.by === 'focus')) return null
      // "smashed it today": one that was spoken of is not narrowed either.
      if (wheres.length > 0 && isIn('IT', reader.word(span.from)) && span.to > span.from + 1 && isAlone(mentions))
        return null
      // "the other one, the parents meeting" is one task, called twice.
      const isOther = mentions.some((one) => one.mentions.every(({ by }) => by === 'other'))
      if (isOther && others.length === 1 && others[0]?.mentions[0]?.by === 'ids')
        return setOf(plainName(reader.text(span)), others, where, except)
      const text = plainName(reader.text(span)).replace(/ (?:tasks?|ones?|items?|reminders?|to-dos?|things?)$/i, '')
      return setOf(text, [...mentions, ...others], where, except)
    },
  }),
  rule({
    of: 'SET',
    id: 'set.only',
    says: ['only|solely|just_only MENTION ANOTHER* WHERE*'],
    cost: 2,
    // "only the lagos ones": these and no others. What was only spoken of is not set off from anything.
    means: ({ MENTION: mentions = [], ANOTHER: others = [], WHERE: wheres = [] }, reader, span) =>
      [...mentions, ...others].some((one) => one.mentions.some(({ by }) => !SET_OFF.has(by)))
        ? null
        : setOf(
            plainName(reader.text({ from: span.from + 1, to: span.to })),
            [...mentions, ...others],
            merge(...wheres),
            undefined,
          ),
  }),
  rule({ of: 'TARGET', id: 'set.known', says: ['SET'], means: ({ SET: [set] }) => set ?? null }),
  rule({ of: 'TARGET', id: 'set.thing', says: ['THING'], means: ({ THING: [set] }) => set ?? null }),
  rule({
    of: 'TARGET',
    id: 'set.unknown',
    says: ['UNKNOWN WHERE* EXCEPTION?', '<DET>? WHERE UNKNOWN WHERE* EXCEPTION?'],
    means: ({ UNKNOWN: [name], WHERE: wheres, EXCEPTION: [except] }, reader, span) => {
      const mention = byName(name)
      // "don't mark the rent done but …": another clause.
      if (mention === null || (except !== undefined && holdsBut(reader, span))) return null
      return setOf(plainName(reader.text(span)), [one(mention)], merge(...wheres), except)
    },
  }),
  rule({
    of: 'THING',
    id: 'set.unknown-task',
    says: [
      '<ALL>|both|both_of? of? <DET>? <SORT>* WHERE* UNKNOWN <SORT>? <TASK> MADE? WHERE* EXCEPTION?',
      '<ALL>|both|both_of? of? <DET>? <SORT>* WHERE* <TASK> MADE? WHERE* <ABOUT> WHERE? UNKNOWN MADE? WHERE* EXCEPTION?',
      '<ALL>? of? <DET>? <SORT>* WHERE* <TASK> MADE? for WHO to UNKNOWN WHERE* EXCEPTION?',
      '<DET>? task|to-do|item|job|event|entry|to_do|todo|chore|errand that|:|-? UNKNOWN EXCEPTION?',
      '<DET>? task|to-do|item|job|event|entry|chore|errand that|:|-? UNKNOWN on|in|from|off <DET>? <LIST>',
      'UNKNOWN <TASK>? on|in|from|off|off_of|out_of <DET>? <LIST>',
      'UNKNOWN <TASK> for|to|about|with UNKNOWN',
      '<DET>? <TASK> , that UNKNOWN is|are|has_been|have_been',
    ],
    means: ({ UNKNOWN: names, WHO: [who], WHERE: wheres = [], EXCEPTION: [except] }, reader, span) => {
      // "the group reminder about the party" is about the party.
      const name = isAbout(names, reader, span) ? names[1] : names[0]
      const mention = byName(name)
      const where = merge(...wheres)
      if (mention === null || where.words !== undefined) return null
      // "the reminder for Ana to ring her mother", but not "… for the vet to friday".
      if (who !== undefined && !isIn('DOING', name?.text.split(' ')[0]?.toLowerCase() ?? '')) return null
      return setOf(plainName(reader.text(span)), [one(mention)], where, except)
    },
  }),
  rule({
    of: 'THING',
    id: 'set.alert-of',
    says: ['the|my|all? alert|alarm|alerts|alarms|notification|notifications on|for|about|of THING'],
    means: ({ THING: [thing] }) => thing ?? null,
  }),
  rule({
    of: 'MADE',
    id: 'set.made',
    says: [
      'that|which? i|we|you|there have|had|already|just|currently|now|still|got|is|are* set|made|created|added|scheduled|saved|put|got|have|had|is|are up|in|down|on?',
      'that|which is|are|was|were already|currently|still? set|made|created|scheduled|saved|there up|in|down?',
      'set|made|created|scheduled|saved up|in?',
    ],
    cost: 1,
    means: () => ({}),
  }),
  rule({
    of: 'EXCEPTION',
    id: 'set.except',
    says: [
      'only|just SET stays|stay|remains|remain|can_stay|may_stay|is_to_stay|should_stay|is_staying|gets_to_stay|has_to_stay|have_to_stay|needs_to_stay|must_stay|keeps|keep where_it_is|as_it_is|put|where_they_are|as_they_are|its_date|their_dates?',
      'SET stays|stay|can_stay|may_stay|should_stay|is_staying',
      'only|just SET keep|leave it|them|that? as_it_is|as_they_are|as_is|alone|out|where_it_is?',
      '<EXCEPT> SET not? alone|out|as_is|where_it_is|as_it_is?',
      '<EXCEPT> the? WHERE <NOUNS>?',
      'only|just SET not yet|done|though?',
      'not SET',
      'leave|keep SET alone|out|as_is|as_it_is?',
    ],
    // "everything but the rent | high priority": what all the others become.
    means: ({ SET: [set], WHERE: [where] }, reader, span) =>
      (set?.where?.priorities !== undefined &&
        set.mentions.every((mention) => mention.by === 'ids') &&
        reader.word(span.to - 1) === 'priority') ||
      // "to thursday, but keep one o'clock": the hour stays, and no task.
      (set === undefined && isKept(reader, span))
        ? null
        : (flat(set === undefined ? set : asToldOf(set, reader, span)) ??
          (where === undefined ? null : setOf(reader.text(span), [many({ by: 'all' })], where, undefined))),
  }),
  rule({
    of: 'EXCEPTION',
    id: 'set.not-due',
    says: [
      "that|which|what is|are|am|'s not due|scheduled|down? on|for|in|until|till? PERIOD",
      'not due|scheduled on|for|in|until|till? PERIOD',
    ],
    means: ({ PERIOD: [when] }, reader, span) => {
      const where = dueIn(when)
      return where === null ? null : setOf(reader.text(span), [many({ by: 'all' })], where, undefined)
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.due',
    says: [
      ...such(
        'due|scheduled|booked|set|planned|happening|down|listed|on? on|for|from|in|at|this|around|during|over|of|on_for? PERIOD',
      ),
      'i|we have|had|have_got|got? down|planned|scheduled|booked|set? on|for|from? PERIOD',
      'coming_up? on|for|from|in|at|during? PERIOD',
      "that|which|what is|are|'s? left|left_over|remaining|outstanding|still_there from|for|of|on PERIOD",
      'that|which|what? falls|fall|falling|lands|land|landing|sits|sit|sitting|comes_up|is_there|are_there|is_meant|are_meant on|for|in|at? PERIOD',
      'starting|beginning on|from|in? PERIOD',
    ],
    cost: 1,
    // "set everything for tuesday at 8": one moment is not cut in two.
    means: ({ PERIOD: [when] }, reader, span) => {
      // "… except the fence, that's tomorrow": told of it, and no mark of which one.
      if (reader.word(span.from) === 'that' && reader.word(span.from - 1) === ',') return null
      const isMoment = reader.word(span.from) === 'for' && reader.isInDate({ from: span.from + 1, to: span.to })
      const where = isMoment || isParticle(reader, span) ? null : dueIn(when)
      return where && inPart(reader, span, where)
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.before',
    says: [...such('due|scheduled? before|prior_to|earlier_than|up_to WHEN')],
    means: ({ WHEN: [when] }) => (when?.after == null || when.time !== null ? null : { due_before: when.after }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.by',
    says: [
      ...such('due|scheduled? by|no_later_than|on_or_before WHEN'),
      'between now|today and WHEN',
      'from now until|till|to|up_to WHEN',
    ],
    means: ({ WHEN: [when] }) => (when?.before == null ? null : { due_before: when.before }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.from',
    says: ['due|scheduled|planned? from|starting|beginning WHEN on|onward|onwards|and_later|or_later|forward'],
    means: ({ WHEN: [when] }) => (when?.after == null ? null : { due_after: when.after }),
    examples: ['due from friday onwards'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.after',
    says: [...such('due|scheduled? after|later_than|past WHEN')],
    means: ({ WHEN: [when] }) => (when?.before == null || when.time !== null ? null : { due_after: when.before }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.between',
    says: [
      ...such('due|scheduled? between WHEN and WHEN'),
      ...such('due|scheduled? from WHEN to|until|till|through WHEN'),
    ],
    means: ({ WHEN: [from, to] }) =>
      from?.after == null || to?.before == null ? null : { due_after: from.after, due_before: to.before },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.overdue',
    says: [
      'should i|we have done|finished|sorted by_now|already?',
      'i|we should_have|ought_to_have done|finished|sorted by_now|already?',
      'have|did i|we missed|miss',
      ...such(
        'overdue|late|already_late|past_due|past_its_date|past_its_deadline|past_their_deadline|past_deadline|past_their_due_date|past_its_due_date|behind|past_their_date',
      ),
    ],
    means: () => ({ overdue: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.undated',
    says: [
      ...such('<UNDATED>|no_date|no_due_date|not_dated|not_scheduled'),
      ...such(
        'lacking|missing|without|with_no|lack|lacks a|any|set|due* date|dates|deadline|day set|on_it|on_them|yet?',
      ),
      'that|which|what? is|are|has|have|do|does|did i|we? not? i|we? got|have|has|having|put|given|set|been_given? a|any|no|the? due? date|dates|deadline|day on|on_it|on_them|against_them|set|assigned|fixed|mentioned|yet?',
      'that|which|what|ones|tasks|jobs|things|items still? need|needs|want|wants a|any due? date|dates|deadline on_it|on_them|yet?',
      'still need|needs|want|wants a|any due? date|dates|deadline on_it|on_them?',
    ],
    // "has a date" is the opposite.
    means: (_, reader, { from, to }) => {
      for (let at = from; at < to; at++)
        if (DENYING.has(reader.word(at)) || UNDATED.test(reader.word(at))) return { dated: false }
      return null
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.dated',
    says: [
      'with a|due due? date|dates|deadline',
      'that|which|ones|one|of_them|of_those? have|has|had got? a|the due? date|deadline on_it|on_them?',
      "that|which 's|is|are got a|the|any due? date|deadline on_it|on_them?",
      'got a|the due? date|deadline on_it|on_them?',
      'dated',
    ],
    means: () => ({ dated: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.priority',
    says: [...such('with|at|of|on? PRIO'), ...such('PRIO'), 'with|at|of PRIO'],
    // "done with the report!!" is glad, and narrows nothing.
    // What is "not urgent" may be of any other kind, or of none.
    means: ({ PRIO: [priority] }, { word }, { from, to }) =>
      priority === undefined || word(to - 1) === '!' || saysNot(word, from, to) ? null : { priorities: [priority] },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.timed',
    says: [
      'that|which|with|have|has|got|having* a|an|any|set|fixed|specific* time|hour on_it|on_them|set|attached|against_it|against_them?',
    ],
    // "for a time" names nothing.
    means: (_, reader, { from }) => (TIMED.has(reader.word(from)) ? { timed: true } : null),
    examples: ['with a time on them'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.no-priority',
    says: ['that|which? have|has|with no|without priority', 'without a|any? priority', 'unprioritised|unprioritized'],
    means: () => ({ priorities: ['none'] }),
    examples: ['without a priority'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.level',
    says: ['that|which|what|ones is|are marked? as? LEVEL', 'on|marked|with LEVEL'],
    cost: 2,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : { priorities: [priority] }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.level-ones',
    says: ['LEVEL', 'LEVEL <AND>|or LEVEL', 'LEVEL <AND>|or PRIO'],
    cost: 2,
    // "the high ones": alone, a level says nothing of tasks.
    means: ({ LEVEL: levels, PRIO: named }, reader, { to }) =>
      isIn('NOUNS', reader.word(to)) || named.length > 0 ? { priorities: [...levels, ...named] } : null,
  }),
  rule({
    of: 'TRAIT',
    id: 'where.not-priority',
    says: ['that|which|what? is|are not marked? as|a? PRIO', 'not|non PRIO', 'that|which? is|are not LEVEL'],
    // "the report is not urgent" tells of it; "the ones | is not urgent" and "which is not urgent" say which.
    means: ({ PRIO: [priority], LEVEL: [level] }, reader, { from }) => {
      const isTold =
        BEING.has(reader.word(from)) && !isIn('NOUNS', reader.word(from - 1)) && !isIn('ALL', reader.word(from - 1))
      if (isTold) return null
      return {
        priorities: (['high', 'medium', 'low', 'none'] as const).filter((one) => one !== (priority ?? level)),
      }
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.done',
    says: [
      ...such('already? <DONE>'),
      'i|we have|did? already? <DONE>',
      'already? ticked_off|checked_off|crossed_off|completed|done|finished',
    ],
    cost: 2,
    means: (_, reader, span) => (isNoState(reader, span) ? null : { status: 'completed' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.any-state',
    says: [
      'including|included|inc|incl|even|plus|with|along_with|and_also the|all|my|any? done|completed|finished|ticked_off|crossed_off <NOUNS>|tasks',
      'including|inc|incl|even the|all? done|completed|finished|ticked_off|crossed_off',
      'the|all? done|completed|finished|ticked_off|crossed_off <NOUNS> too|as_well|also|included|and_all',
      'whether|both? done|completed|finished|ticked_off|open|pending and|or not|open|undone|not_done|unfinished|pending|done|completed|finished|otherwise <NOUNS>?',
      'done_and_all',
    ],
    cost: -2,
    means: () => ({ status: 'all' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.open',
    says: [
      ...such('<NOTDONE>'),
      'that|which|who is|are|have|has not yet? been? <DONE> yet?',
      ...such('not yet? been? <DONE> yet?'),
      'i|we have|have_got|got|still|left|yet|need|must* to do|finish|get_through',
      'left|remain|remains|remaining|open|pending|outstanding|unfinished|upcoming|to_do|left_to_do|still_to_do|still_open|current|active',
    ],
    cost: 1,
    means: () => ({ status: 'pending' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.not-done',
    says: [
      'that|which? i|we have|did|had|still|do not yet|actually|really|even? <DONE>|do|finish|got_to|get_to|got_round_to|get_round_to|started|ticked_off yet|so_far?',
    ],
    cost: 1,
    // "I didn't get to | sort the shed" goes on.
    means: (_, reader, { to }) => (/^[\p{L}\p{N}]/u.test(reader.word(to)) ? null : { status: 'pending' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.words',
    says: [
      'with|containing|mentioning|including|that_mention|that_contain|that_mentions|that_contains|that_include|that_have|that_has|which_have|having the|a? word|words? QUOTE in_it|in_them|in_the_title|in_the_name|in_their_title|in_title|somewhere|in_their_name?',
      'with|containing|mentioning|that_mention|that_contain|that_say|that_says|that_have|that_has|having the|a? word|words? WORDS in|in_it|in_them|in_the_title|in_the_name|in_their_title|in_title',
      'containing|mentioning|that_mention|that_contain|that_mentions|that_contains|about|regarding|concerning|related_to|to_do_with|involving|starting_with|beginning_with|tagged WORDS',
    ],
    means: ({ QUOTE: [quote], WORDS: [words] }, reader) => {
      const span = quote ?? words
      if (words !== undefined && isIn('DET', reader.word(words.to - 1))) return null
      // "except the form, that has | to go in": what has to be done is no word.
      if (words !== undefined && reader.word(words.from) === 'to') return null
      // "is the task about the tap done?"
      if (
        words !== undefined &&
        words.to - words.from > 1 &&
        (isIn('DONE', reader.word(words.to - 1)) || reader.word(words.to - 1) === 'due')
      )
        return null
      return span === undefined
        ? null
        : {
            words: [
              plainName(reader.text(span)).replace(
                / (?:coming(?: up)?|(?:on|in) (?:here|there|(?:my|the|our) list))$/i,
                '',
              ),
            ],
          }
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.noted',
    says: ['with|that_have|which_have|have|has|that_has a|any? note|notes|description|descriptions|comments'],
    means: () => ({ noted: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.added',
    says: ['that|which? i|we added|created|made|put_in|gave_you WHEN', 'added|created|made WHEN', 'from earlier'],
    means: ({ WHEN: [when] }) => (when?.after == null ? null : { created_after: when.after, status: 'all' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.on-list',
    says: ['on|in|from|off|off_of <DET>? <LIST>'],
    // "everything on my list for today at 7" says when, not which.
    means: (_, reader, { to }) => (reader.isInDate({ from: to - 1, to }) ? null : {}),
  }),
]
