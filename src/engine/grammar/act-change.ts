// Changing what a task says of itself: its date and its priority.

import type { Act, Mention, TaskSet, Values } from '../../domain/act.ts'
import type { Priority } from '../../domain/task.ts'
import { COSTS } from '../chart/costs.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { TO_BE_DONE } from '../language/en/to-be-done.ts'
import { isPast } from '../lex/stem.ts'
import { isOnlyWhen } from '../only-when.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { noteRules } from './act-note.ts'
import { renameRules } from './act-rename.ts'
import { repeatRules } from './act-repeat.ts'
import { tradeRules } from './act-trade.ts'
import { dueIn, focus, many, merge, nothing, setOf } from './build.ts'
import { change, isKnown, unknown } from './changing.ts'
import { asked } from './frames.ts'
import { noteText } from './value.ts'

/** What was only moved has no other meaning than a date. */
function move(set: TaskSet | undefined, values: Values | undefined): Act | null {
  if (values === undefined) return null
  // "move the gala reminder from a day before to an hour before"
  const isEarly = values.remind_before !== undefined && REMINDER.test(set?.text ?? '')
  if (values.when === undefined && values.shift === undefined && !isEarly) return null
  return change(set, values)
}

const REMINDER = /reminder|alert|alarm/i

/** "whack it up to high": whatever is done to it, a day or a priority is what it becomes. */
function valued(set: TaskSet | undefined, values: Values | undefined): Act | null {
  return values?.priority === undefined ? move(set, values) : change(set, values)
}

/** "take the date off it, no date": what it becomes is no way to find it. */
function withoutWhere(set: TaskSet | undefined): TaskSet | undefined {
  if (set?.where?.dated !== false) return set
  const { where: _, ...rest } = set
  return rest
}

/** "it needs no date | on it | any more" */
const ON_IT = 'on_it|on_them|on_there|on_that|on_this|on_that_one?'
const NO_MORE = 'any_more|anymore|now|for_now|after_all|at_all|really|right_now?'

/** "take the time off it": the hour goes, and the day stays. */
function saysHour(reader: Reader, { from, to }: Span): boolean {
  const said = new Set<string>()
  for (let at = from; at < to; at++) if (!reader.names(at)) said.add(reader.word(at))
  return HOURS.some((word) => said.has(word)) && !DAYS.some((word) => said.has(word))
}

const HOURS = ['time', 'times', 'hour']
const DAYS = ['date', 'dates', 'day', 'deadline', 'particular']

/** "clear those dates" is said of several. */
function saysTheirs(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (THEIRS.has(reader.word(at))) return true
  return false
}

/** Whether a date that begins in the middle goes on to the end in one. */
function isCutDate(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (BEFORE.has(reader.word(at - 1)) && reader.isInDate({ from: at, to: to - 1 })) return true
  return false
}

const BEFORE = new Set(['before', 'by'])
const WHICH = new Set(['that', 'which'])
const THEIRS = new Set(['their', 'those', 'these', 'all', 'dates', 'deadlines', 'times'])
const them: TaskSet = { text: 'them', mentions: [{ by: 'shown' }], many: true }

/** Of one task nothing is left out: "the meeting at 3 not 2" says what it was. */
function without(set: TaskSet | undefined, except: TaskSet | undefined): TaskSet | undefined {
  if (set === undefined || except === undefined) return set
  const isPlace = except.mentions.every(({ by }) => by === 'positions')
  // "…, leave everything else alone" takes nothing out of tasks that were named.
  const isNamed = set.mentions.every(({ by }) => by === 'ids')
  const mentions = isNamed ? except.mentions.filter(({ by }) => by !== 'rest' && by !== 'all') : except.mentions
  return mentions.length === 0 || (isPlace && !set.many) ? set : { ...set, except: { ...except, mentions } }
}

/** What everything is chosen from; a task that was named is that one. */
function within(act: Act, set: TaskSet, { mentions, where, except }: TaskSet): Act | null {
  if (where === undefined || except !== undefined || !mentions.every(({ by }) => by === 'all')) return null
  if (!set.mentions.some(({ by }) => by === 'all')) return act
  return { ...act, set: { ...set, where: merge(where, set.where) } } as Act
}

function earlier(values: Values | undefined): Values | undefined {
  if (values?.shift === undefined) return values
  const { minutes, days, months } = values.shift
  return { ...values, shift: { minutes: -Math.abs(minutes), days: -Math.abs(days), months: -Math.abs(months) } }
}

/** What is to be over by a day. */
function planned(set: TaskSet, { when, ...rest }: Values = {}): Act | null {
  return when?.day == null || set.where !== undefined || Object.keys(rest).length > 0 ? null : change(set, { when })
}

/** What was spoken of, or several by their names: a day does not tell these apart. */
function isPointedAt({ mentions }: TaskSet): boolean {
  return (
    mentions.every(({ by }) => by === 'focus' || by === 'shown') ||
    (mentions.length > 1 && mentions.every(({ by }) => by === 'ids'))
  )
}

function saysUntil(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (UNTIL.has(reader.word(at)) && reader.isMoment({ from: at + 1, to })) return true
  return false
}

const UNTIL = new Set(['by', 'before'])

/** "complete it today" may be asked for right now, and "complete those due friday" says which. */
function isOfToday(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'due') return true
  return reader.word(from) === 'complete' && reader.word(to - 1) === 'today'
}

/** "reminder at midnight", "I want my reminders for tomorrow": said of no task that is there. */
function isBare({ mentions, text, where }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  const by = mentions[0]?.by
  if (by === 'all' && where === undefined && WANTING.has(reader.word(from))) return true
  // "that task … no date", "no date for that task"
  const determined = DETERMINED.has(reader.word(from)) || DETERMINED.has(reader.word(to - 2))
  return (by === 'all' || by === 'focus') && BARE.test(text) && !determined
}

/** "stretch | to friday" is said of a day. */
const FARTHER = new Set(['to', 'until', 'till', 'out', 'by', 'it', 'that', 'them'])

const BARE = /^(?:reminder|alarm|alert|task)s?$/i

const WANTING = new Set(['i', 'we'])

const DETERMINED = new Set(['the', 'my', 'that', 'this', 'all', 'every', 'both', 'these', 'those', 'move', 'put'])

/** "meeting tomorrow 5 to 6" is from one hour until another, "1. 2. 3." counts: nothing is moved. */
function endsInHours({ from, to }: Span, reader: Reader): boolean {
  if (to - from < 3 || !BETWEEN_HOURS.has(reader.word(to - 2))) return false
  return DIGITS.test(reader.word(to - 1)) && DIGITS.test(reader.word(to - 3))
}

const DIGITS = /^\d{1,2}$/
const BETWEEN_HOURS = new Set(['to', 'till', 'til', 'until', '-', '\u2013', '.'])

/** "party bags: 22", "that's 3": how many, and no hour. */
function counts(reader: Reader, { from, to }: Span): boolean {
  const number = reader.word(to - 1)
  if (!DIGITS.test(number)) return false
  const before = reader.word(to - 2)
  if (before === ':' || before === '=') return true
  return to - from <= 3 && COUNTING.has(reader.word(from)) && (BEING.has(before) || before === reader.word(from))
}

/** "nappies are low", "milk low": there is little left, and nothing is said of how it ranks. */
function runsLow(reader: Reader, { from, to }: Span): boolean {
  if (reader.word(to - 1) !== 'low') return false
  // "report low, dentist high" ranks both.
  for (let at = from - NEAR; at < to + NEAR; at++) if (OTHER_LEVELS.has(reader.word(at))) return false
  return BEING.has(reader.word(to - 2)) || reader.isNamed({ from, to: to - 1 })
}

const NEAR = 6
const OTHER_LEVELS = new Set(['high', 'medium', 'urgent', 'normal', 'priority'])

const COUNTING = new Set(['that', 'thats', 'this', 'those', 'these'])
const BEING = new Set(['is', 'are', "'s"])

/** "the one | tomorrow", "the one | without a date": what it is known by, and nothing new; "the one to friday" moves it. */
function saysWhich(reader: Reader, { from }: Span): boolean {
  return reader.word(from) === 'the' && ONES.has(reader.word(from + 1)) && !TOWARDS.has(reader.word(from + 2))
}

const ONES = new Set(['one', 'ones'])
const TOWARDS = new Set(['to', ':', '-', '=', 'as', '.', ','])

/** "high priority tasks due this week" says which, and changes none. */
function describes({ mentions }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  if (!mentions.every(({ by }) => by === 'all')) return false
  let due = false
  for (let at = from; at < to; at++) {
    // "low priority for the tasks due friday" and "everything due today = high" change them.
    if ((reader.word(at) === 'for' && at > from) || reader.word(at) === '=') return false
    if (reader.word(at) === 'due') due = true
  }
  return due
}

/** "drop the medium ones to low". */
function saysWhereTo(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'to') return true
  return false
}

const LOWERING = new Set(['lower', 'reduce', 'decrease', 'down', 'drop'])
const RAISING = new Set(['raise', 'increase', 'up', 'boost', 'elevate', 'heighten'])

/** Verbs that set how much something matters, and nothing else. */
const RANKING = new Set(['upgrade', 'downgrade', 'rank', 'rate'])

function saidIn(words: ReadonlySet<string>, reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (words.has(reader.word(at))) return true
  return false
}

const LEVELS: ReadonlyMap<string, Priority> = new Map([
  ['p1', 'high'],
  ['p2', 'medium'],
  ['p3', 'low'],
])

/** "the invoices all to thursday": every one that has the name. */
function each(set: TaskSet | undefined, reader: Reader, { from, to }: Span): TaskSet | undefined {
  for (let at = from + 1; at < to; at++)
    if (TOGETHER.has(reader.word(at)) && set !== undefined && taskIdsOf(set.mentions).length > 1)
      return { ...set, many: true }
  return set
}

const TOGETHER = new Set(['all', 'both'])

function isPointed(word: string): boolean {
  return isIn('DET', word) || isIn('IT', word) || isIn('THEM', word) || isIn('ALL', word)
}

/** "the school moved the concert": somebody did it, and did it already. "I nearly moved it" and "unless it rains, push it" did not. */
function isSomebody({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) {
    const word = reader.word(at)
    if (isIn('HEDGE', word) || isIn('COND', word) || isIn('SUBJECT', word) || NOBODY.has(word)) return false
  }
  let verb = to
  while (HAVING.has(reader.word(verb))) verb++
  return isPast(reader.word(verb))
}

/** "paid the rent"; "let the rent be on friday" asks. */
function isToldOf(reader: Reader, at: number): boolean {
  return isPast(reader.word(at)) && reader.word(at) !== 'let' && reader.isDeed(at)
}

/** "I changed the beds on monday": where the task itself is to change the beds, it was done and not moved. */
function isOwnDeed(reader: Reader, { from, to }: Span): boolean {
  let isDone = isToldOf(reader, from)
  for (let at = from; at < to; at++) {
    // "Mrs Hill moved the sofa to saturday"
    if (reader.word(at) === 'to') return false
    isDone ||= isIn('MOVED', reader.word(at)) && isPast(reader.word(at)) && reader.isDeed(at)
  }
  return isDone
}

/** "the boss wants the report a day sooner": somebody else says when. */
function isWanting({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) {
    const word = reader.word(at)
    if (isIn('HEDGE', word) || isIn('COND', word) || NOBODY.has(word) || I.has(word)) return false
  }
  let verb = to
  while (MEANWHILE.has(reader.word(verb))) verb++
  return WANTS.has(reader.word(verb))
}

/** "the tasks for today", "all my tasks friday" ask to see them: everything is only changed where that is said. */
function isListed({ mentions }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  // "high priority for all of them" begins with what becomes of them.
  if (!mentions.every(({ by }) => by === 'all') || !beginsWithThem(reader, { from, to })) return false
  for (let at = from; at < to; at++) if (BECOMING.has(reader.word(at))) return false
  return true
}

/** "pending jobs for today": what they are called stands before any "for". */
function beginsWithThem(reader: Reader, { from, to }: Span): boolean {
  if (BEGINNING.has(reader.word(from))) return true
  let at = from
  while (at < to && !isIn('NOUNS', reader.word(at)) && !LINKING.has(reader.word(at))) at++
  return isIn('NOUNS', reader.word(at))
}

const LINKING = new Set(['for', 'on', 'to', 'at', ','])

const BEGINNING = new Set('the my our all every everything tasks reminders to-dos these those each both'.split(' '))
const BECOMING = new Set(['to', ':', '=', 'as', 'except', 'but'])

const PASTS = new Set(['was', 'were'])

/** "it was low priority", "the gym was great today" tell how it used to be; "it was moved to friday" does not. */
function isOver(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++)
    if (PASTS.has(reader.word(at)) && ![1, 2, 3].some((ahead) => isIn('MOVED', reader.word(at + ahead)))) return true
  return false
}

const IT = new Set(['it', 'this', 'that'])

/** "it's november". */
function isTimeOfYear(values: Values | undefined, reader: Reader, { from, to }: Span): boolean {
  const { after, before } = values?.when ?? {}
  if (to !== from + 3 || !IT.has(reader.word(from)) || after == null || before == null) return false
  return Date.parse(before) - Date.parse(after) > SHORTEST_MONTH
}

const SHORTEST_MONTH = 27 * 24 * 60 * 60 * 1000

/** "they moved it half an hour last week": told of a time that is over. */
function isPastNews(values: Values | undefined, reader: Reader, { from, to }: Span): boolean {
  if (values === undefined) return false
  for (let at = from; at < to - 1; at++) {
    if (reader.word(at) === 'to') return false
    if (reader.word(at) === 'last' && reader.isMoment({ from: at, to: at + 2 })) return true
  }
  return reader.word(to - 1) === 'ago' || reader.word(to - 1) === 'yesterday'
}

const I = new Set(['i', 'we', 'you', 'who', 'what', 'which', 'nobody', 'if'])

const MEANWHILE = new Set(['now', 'really', 'actually', 'only'])

const WANTS = new Set(['wants', 'needs', 'asked', 'expects', 'want', 'need', 'expect', 'says', 'said', 'reckons'])

const NOBODY = new Set('not never no please and then also can will let'.split(' '))

const HAVING = new Set(['have', 'has', 'just', 'had'])

/** "make a reminder …", "give me a list": nothing that is there. */
const OF_THOSE_BEFORE = new Set(['both', 'each'])

function isLikened(set: TaskSet | undefined): boolean {
  return set !== undefined && isKnown(set) && set.where?.priorities !== undefined && LEVEL_LAST.test(set.text)
}

const LEVEL_LAST = /(?:priority|\b(?:urgent|important|critical|high|medium|low))$/i

function isNew(reader: Reader, { from }: Span): boolean {
  if (reader.word(from) === 'give') return reader.word(from + 1) === 'me' || reader.word(from + 1) === 'us'
  // "set a due date on …" is said of a task that is there.
  if (isIn('FIELD', reader.word(from + 2)) || reader.word(from + 2) === 'due') return false
  return MAKING.has(reader.word(from)) && INDEFINITE.has(reader.word(from + 1))
}

const MAKING = new Set(['make', 'set', 'put', 'schedule'])

const INDEFINITE = new Set(['a', 'an', 'another', 'new'])

const SOMEBODY = new Set(['i', 'we', 'he', 'she', 'they', 'you', 'it', 'this', 'that'])

/** "don't complete all of them by friday" denies, and "later I'll make it friday" plans. */
function isPutOff({ word }: Reader, { from }: Span): boolean {
  return (word(from) === 'do' && word(from + 1) === 'not') || word(from - 1) === 'later' || word(from - 2) === 'later'
}

/** "she wants one o'clock instead": with no task named, what was spoken of is meant. */
const OF_IT = new Set(['the', 'i', 'we', 'he', 'she', 'they'])

/** "they can only do 11": they are people, and not the tasks that were shown. */
function saysWhatSuits(reader: Reader, from: number): boolean {
  if (reader.word(from) !== 'they') return false
  const at = BEFORE_WISHES.has(reader.word(from + 1)) ? from + 2 : from + 1
  return WISHES.has(reader.word(at)) || (ABLE.has(reader.word(at)) && DOING_SO.has(reader.word(at + 1)))
}

const BEFORE_WISHES = new Set(['now', 'really', 'actually'])
const WISHES = new Set('want prefer suggest suggested asked say said'.split(' '))
const ABLE = new Set(['can', 'could', 'would'])
const DOING_SO = new Set(['do', 'only', 'not', 'like', 'prefer', 'rather'])

const OPENING = new Set(['', '.', '!', ';'])

export const changeRules: readonly AnyRule[] = [
  ...repeatRules,
  ...tradeRules,
  rule({
    of: 'ACT',
    id: 'change.move',
    says: [
      'lock|slot|pencil|book SET in? for|on|at|in? VALUES',
      'STRANGE SET in|over|up|down|out|back? VALUES EXCEPTION?',
      'leave|keep SET till|until|for|to VALUES',
      'leave|keep SET VALUES',
      '<MOVE> SET back|out|over|on|along|up|off|down? VALUES EXCEPTION?',
      'move|push|postpone|reschedule|delay|snooze|shift|bump|defer|prepone|put_off TARGET back|out|over|on|along|up|off|down? VALUES EXCEPTION?',
      '<MOVE> back|out|over|off TARGET VALUES',
      '<MOVE> THING VALUES EXCEPTION?',
      'put SET off|back VALUES EXCEPTION?',
      '<MOVE> back|out|over|off|on? to|until|till|onto|by|for VALUES SET EXCEPTION?',
      '<MOVE> the|its|their <DATEFIELD> of|for|on|from TARGET VALUES',
      'let_us <MOVE> TARGET VALUES',
      'give|allow|grant|buy|get me|us|myself VALUES for|on|with|to_do|to_finish|to_get SET',
      'give|allow SET until|till|til VALUES',
      'give|allow SET another|an_extra|a_further|one_more VALUES',
      'let me|us have VALUES for|on|with|to_do|to_finish SET',
    ],
    // What an unknown verb is done to must be a task that is there and is pointed at: "car wash friday" washes no other car.
    means: (
      { STRANGE: strange, TARGET: [target], SET: [set], THING: [thing], VALUES: [values], EXCEPTION: [except] },
      reader,
      { from },
    ) =>
      strange.length === 0
        ? move(without(target ?? set ?? thing, except), values)
        : set !== undefined && isKnown(set) && isPointed(reader.word(from + 1))
          ? valued(without(set, except), values)
          : null,
    examples: ['move the parcel to friday', 'push dinner back an hour'],
  }),
  rule({
    of: 'ACT',
    id: 'except.first',
    says: ['EXCEPTION ,|then? ACT'],
    cost: -4,
    means: ({ EXCEPTION: [except], ACT: [act] }) =>
      except === undefined ||
      act === undefined ||
      !('set' in act) ||
      act.set?.many !== true ||
      // "delete the drafts, except mine, move the report and the form to friday": nothing stays out of what is named.
      allBy(act.set, 'ids') ||
      act.set.except !== undefined
        ? null
        : ({ ...act, set: { ...act.set, except } } as Act),
    examples: ['apart from the fence, move everything due today to tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'set.of-those',
    says: [
      'of|from|out_of|among|amongst these|those|them|that_list|this_list|the_above ,|:? ACT',
      'of|from|out_of|among|amongst SET ,|:|-? ACT',
    ],
    cost: -2,
    // "of those, move the haircut": everything is then everything that was shown. "Of today's tasks, move all": all of those.
    means: ({ ACT: [act], SET: [among] }) => {
      if (act === undefined || !('set' in act) || act.set === undefined) return null
      if (among !== undefined) return within(act, act.set, among)
      const mentions = act.set.mentions.map((mention): Mention => (mention.by === 'all' ? { by: 'shown' } : mention))
      return { ...act, set: { ...act.set, mentions } } as Act
    },
    examples: ['of those, move the fence to friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.move-day',
    says: ['<MOVE> PERIOD to|until|till|onto VALUES EXCEPTION?'],
    cost: 2,
    means: ({ PERIOD: [when], VALUES: [values], EXCEPTION: [except] }, reader, span) => {
      const where = dueIn(when)
      return where === null ? null : move(setOf(reader.text(span), [many({ by: 'all' })], where, except), values)
    },
    examples: ['reschedule today to tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-dates',
    says: ['clear|remove|drop|delete|take_off|scrap|wipe all|every|any of? the|my* due? dates|deadlines'],
    cost: -3,
    means: () => change(setOf('all', [many({ by: 'all' })], { dated: true }, undefined), { when: null }),
    examples: ['remove all due dates'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-to',
    says: ['change|update|edit|set|make|replace the|its|that|this <NOTEFIELD> to|into|with|:|say|so_it_says NOTE'],
    cost: -3,
    means: ({ NOTE: [note] }, reader) =>
      note === undefined ? null : change(focus, { note: noteText(reader.text(note)) }),
    examples: ['change the note to bring cables'],
  }),
  rule({
    of: 'ACT',
    id: 'change.earlier',
    says: [
      'bring|pull|move|prepone|advance TARGET forward|forwards|up|ahead VALUES',
      'move|prepone|advance up TARGET VALUES',
      'prepone|advance TARGET VALUES',
      'bring|pull TARGET VALUES',
    ],
    cost: -1,
    means: ({ TARGET: [set], VALUES: [values] }) => move(set, earlier(values)),
    examples: ['bring the invoice forward a day'],
  }),
  rule({
    of: 'ACT',
    id: 'change.need-them',
    says: [
      'i|we? need|want SET VALUES',
      'let_us say|go_with|make_it VALUES',
      'so? say VALUES',
      'so VALUES',
      'LEVEL priority? will_do|is_fine|is_enough|would_do|will_be_fine for|on|with? it|that|this|this_one|that_one?',
    ],
    cost: 2,
    // "need all three of those today"; "I need milk tomorrow" is something new.
    means: ({ SET: [set], VALUES: [values], LEVEL: [priority] }, reader, { to }) =>
      // "so no date for those" says of which.
      (set === undefined && !isIn('THEM', reader.word(to - 1))) ||
      set?.mentions.every(({ by }) => by === 'shown') === true
        ? change(set ?? focus, priority === undefined ? values : { priority })
        : null,
    examples: ['need both of those today', "let's say friday"],
  }),
  rule({
    of: 'ACT',
    id: 'change.set',
    says: [
      'treat|consider|count|class|regard SET as VALUES',
      'turn|convert|flip|transform|swap SET into|to VALUES EXCEPTION?',
      'give|allow|grant me|us VALUES on|for|with SET',
      'give|allow|grant me|us VALUES on|for|with THING',
      'give|allow|grant SET VALUES',
      '<SETV> SET VALUES EXCEPTION?',
      '<SETV> SET all|both|each VALUES',
      'set|make|put|bump the|my|our|this|that THING VALUES',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|mark|reset|tweak THING VALUES EXCEPTION?',
      'change|update|mark|modify|edit|alter|adjust|switch TARGET VALUES EXCEPTION?',
      '<SETV> SET to|as|be|into VALUES EXCEPTION?',
      'let|have SET be VALUES EXCEPTION?',
      '<SETV>|revise|fix|correct the|its|their|a|new|my|our|alert|reminder|alarm|notification* <FIELD> of|for|on|from|to TARGET to|as|:|be? VALUES',
      "<SETV>|revise|fix|correct WHO 's alert|reminder|alarm|notification <FIELD>? of|for|on|from|to TARGET to|as|:|be? VALUES",
      '<SETV>|revise|fix|correct the|a|new|my|our|alert|reminder|alarm* <DATEFIELD> of? VALUES for|on|of TARGET',
      'fix|correct|revise THING VALUES EXCEPTION?',
      "<SETV> TARGET 's? <FIELD> to|as|from|be? VALUES",
      '<SETV> the? VALUES for|on|of|to|in TARGET',
      'give|assign TARGET a|an|the? VALUES',
      'give|assign VALUES to TARGET',
      '<SETV> TARGET so_it_is|so_that_it_is|so_it_says|to_be|to_show|to_say VALUES',
      '<SETV> SET ,|:|- it|that|he|she|they now? is|are|begins|starts|comes|has_been_moved|has_moved|got_moved|was_moved|moves now? VALUES now? OLD?',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|set|make THING <FIELD> to|as|from|be? VALUES',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|move|reschedule <DET>? <TASK> <FIELD>? VALUES for|to|about|on|of UNKNOWN WHERE*',
    ],
    cost: 1,
    means: (
      { TARGET: [target], SET: [set], THING: [thing], UNKNOWN: [name], VALUES: [values], EXCEPTION: [except] },
      reader,
      span,
    ) =>
      // "give me another week on the books"
      (isNew(reader, span) && !(values?.shift !== undefined && (thing !== undefined || (set && isKnown(set))))) ||
      // "make the fence high priority, due friday": what it is to be like does not tell which.
      isLikened(target ?? set) ||
      // "upgrade node to 20.11" is no hour of the day.
      (RANKING.has(reader.word(span.from)) && values?.priority === undefined)
        ? null
        : change(without(target ?? set ?? thing ?? unknown(name), except), values),
    examples: ['make the fence high priority', 'change the due date of the bill to friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.instead',
    says: [
      'remind|alert|notify me|us VALUES? of|about|to TARGET VALUES? OLD',
      'remind|alert|notify WHO VALUES? of|about|to TARGET VALUES? OLD',
      'remind|alert|notify me|us VALUES OLD to|about|of TARGET',
      'remind|alert|notify me|us VALUES TARGET OLD',
      'remind|alert|notify me|us VALUES OLD',
      'instead_of reminding|alerting|notifying me|us VALUES? of|about|to|for TARGET , can_you|could_you? remind|alert|notify me|us VALUES instead?',
      'instead_of reminding|alerting|notifying me|us VALUES , can_you|could_you? remind|alert|notify me|us VALUES of|about|to|for TARGET',
      '<SETV>|have|send|need|want <DET>? THING VALUES OLD',
      '<SETV>|have|send|need|want my|the|that|this <TASK> VALUES OLD',
    ],
    cost: -10,
    means: ({ TARGET: [target], THING: [thing], VALUES: values }) =>
      change(target ?? thing ?? focus, Object.assign({}, ...values)),
    examples: ['remind me about the wombat on friday instead of saturday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.level',
    says: [
      '<MOVE>|drop|knock|lower|take|raise|lift|cut SET down|up|back? VALUES',
      '<PUT> SET down|up VALUES',
      'p1|p2|p3 SET',
    ],
    // "drop everything with low priority" says which.
    means: ({ SET: [set], VALUES: [said] }, reader, span) => {
      const priority = LEVELS.get(reader.word(span.from))
      // "p1 it", "p1 the taps"; "p1 tasks" are some.
      if (priority !== undefined && (said !== undefined || !isPointed(reader.word(span.from + 1)))) return null
      const values = priority === undefined ? said : { priority }
      return values?.priority === undefined || (set?.mentions[0]?.by === 'all' && !saysWhereTo(reader, span))
        ? null
        : change(set, values)
    },
    examples: ['drop the fence to low', 'bump the fence up to high priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.to-level',
    says: ['<SETV> LEVEL'],
    cost: 4,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : change(focus, { priority })),
    examples: ['make high', 'set low'],
  }),
  rule({
    of: 'ACT',
    id: 'change.it',
    says: [
      '<MOVE> back|out|on|forward? VALUES',
      'VALUES with it|that|them|him|her',
      'do|have|start|begin|hold|keep|get|need|leave|fix|correct|swap|turn|amend|revise|want it|that|this|them|that_one|this_one VALUES',
      'i|we need|want|would_like|should_like it|that|this|them|that_one VALUES',
      '<SETV> as|to|at|on|back_to VALUES',
      '<SETV> PRIO',
      'drop|knock|take|bring|push|bump|turn down|up|back? to VALUES',
      '<SETV>|<MOVE> its|the|their|a|new* <FIELD> to|as|:|be? VALUES',
      'it|that|this needs|has|have|must|should|ought to? be? done|finished|ready|complete|completed|sorted? VALUES',
      '<DOING> it|them|him|her VALUES instead|rather',
      'i_will|will|have_to|need_to|i_need_to|i_have_to? try it|that|him|her|them|there? again|once_more VALUES',
    ],
    cost: 2,
    means: ({ VALUES: [values], PRIO: [priority] }, reader, { from }) =>
      // "… and stretch at 3"
      reader.word(from) === 'stretch' && !FARTHER.has(reader.word(from + 1))
        ? null
        : change(focus, priority === undefined ? values : { priority }),
    examples: ['do it tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'change.finish-then',
    says: [
      'finish|finish_off|complete SET VALUES',
      'SET both|all? needs|need|has|have|must|should|ought to? be? done|finished|ready|complete|completed|sorted VALUES',
    ],
    cost: -4,
    // Nothing is over before its day: "finish them tomorrow" plans what was spoken of, and so does "finish the essay by friday".
    means: ({ SET: [set], VALUES: [values] }, reader, { from, to }) =>
      set !== undefined &&
      (isPointedAt(set) || (isKnown(set) && isIn('FINISH', reader.word(from)) && saysUntil(reader, { from, to }))) &&
      !isOfToday(reader, { from, to })
        ? planned(set, values)
        : null,
    examples: ['finish them tomorrow', 'finish the fence by friday', 'all three should be completed by friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.remind-of-it',
    says: [
      '<REMIND> me|us again? about|of|on SET again? VALUES',
      '<REMIND> me|us again? VALUES about|of|on|for SET again?',
    ],
    // By a name it may be something new.
    means: ({ SET: [set], VALUES: [values] }) =>
      set?.mentions.every(({ by }) => by === 'focus' || by === 'shown') ? change(set, values) : null,
    examples: ['remind me about it tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'change.when-what',
    says: [
      'reschedule|postpone|move|push|snooze|delay|defer|bump|shift TARGET',
      'move|push|put|bump|shift SET back|off|forward',
      'schedule SET',
      '<MOVE>|extend|change|update the|its <DATEFIELD> of|for|on TARGET',
    ],
    cost: 8,
    means: ({ TARGET: [target], SET: [named] }) => {
      const set = target ?? named
      return set === undefined ? null : { does: 'change', set, values: {}, asks: 'when' }
    },
    examples: ['postpone the plumber'],
  }),
  rule({
    of: 'ACT',
    id: 'change.each-when',
    says: [
      '<MOVE>|<SETV>|change SET back|out|over? to|for|on|until|till? WHEN and on|for|to? WHEN respectively|each|in_that_order?',
    ],
    cost: -8,
    // "the car and the tyres to thursday and friday": a day each, and neither for both.
    means: ({ SET: [set], WHEN: [first, second] }) =>
      set === undefined ||
      !isKnown(set) ||
      taskIdsOf(set.mentions).length < 2 ||
      first?.day == null ||
      second?.day == null
        ? null
        : { does: 'change', set, values: {}, asks: 'when' },
    examples: ['move the fence and the bill to thursday and friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.what',
    says: [
      'change|update|modify|edit|alter|adjust|revise|amend TARGET',
      'change|update|modify|edit|alter|adjust|revise|amend|set the|its <FIELD> of|for|on TARGET',
      'make a|an|some change|changes|update|edit|edits|adjustment to TARGET',
      'change|update|modify|edit|adjust|switch THING <FIELD> from WORDS to WORDS',
      'THING needs_to|need_to|has_to|have_to|should|must be? changed|updated|edited|modified|adjusted|moved|rescheduled',
      'i|we need|want|would_like|should_like THING changed|updated|edited|modified|adjusted|moved|rescheduled',
    ],
    cost: 8,
    means: ({ TARGET: [target], THING: [thing] }) => {
      const set = target ?? thing
      return set === undefined ? null : { does: 'change', set, values: {} }
    },
    examples: ['update the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'change.told',
    says: [
      'i|we? need|want|would_like|should_like SET DID VALUES',
      'i|we|you? need|want|would_like|should_like SET done|finished|sorted|ready|in VALUES',
      'let_us|i_will|we_will get|have SET done|finished|sorted|ready|in VALUES',
      'SET can|could|may wait|be_done|be_ready|be_finished|be_sorted VALUES',
      `SET both|all? wants|needs|want|need|requires|could_do_with|will_need|will_want|is_going_to_need|is_needing ${TO_BE_DONE} VALUES`,
      'SET is|are needed|wanted|required|expected latest? by|on|at|for? VALUES',
      'SET must|has_to|needs_to|have_to|need_to|should be in|there|with_them|submitted|handed_in|sent_off VALUES',
      'SET both|all? must|has_to|needs_to|have_to|need_to|will_have_to|can|could|may be DID VALUES',
      'SET both|all must|has_to|needs_to|have_to|need_to|will_have_to be done|ready|finished|sorted VALUES',
      'SET <DATEFIELD> is|are now|actually? VALUES',
      'WORDS now|really|actually|only? wants|needs|want|need SET DID VALUES',
      'SET ,|-|–|—|: <DOING>|do|have|get it|that|them|those VALUES',
      'WORDS now|really|actually|only? wants|needs|asked_for|expects it|that|them VALUES',
      'he|she|they now|really|actually? wants|want|needs|need|would_like|would_prefer|prefers|prefer|asked_for|said|says VALUES instead|now|after_all',
      'WORDS now|really|actually|only? wants|needs|expects|want|need|expect|says|said|reckons SET VALUES',
      'SET VALUES works|suits|fits|is_better|would_be_better better|me|best|us?',
      'VALUES works|suits|is|would_be|fits|would_suit|would_work better|best|fine|good|ok|okay|me|us? for|with SET',
      ...asked(
        'moved|pushed|changed|switched|put|shifted|set|rescheduled|scheduled|bumped|flagged|marked|brought|given|pushed_back|moved_back|put_back|brought_forward|put_off|postponed|made|raised|lowered|dropped',
        'VALUES EXCEPTION?',
      ),
      'i|we want|need|would_like|should_like|like|would_prefer|prefer|would_love SET to_be|to_have|to_go|to_begin|to_start|to_happen|at|on|as|be|with? VALUES',
      'can|could|may|should|must SET be|have|go|get|happen|start|start_at|wait|move|slip|come in|back|on|out|over|forward? VALUES',
      'let_us|let_us_just|i_will|we_will|i_am_going_to|i_would_rather|i_had_better do|have|make|put|leave|keep|say SET VALUES',
      'do SET VALUES',
      'i|we have_to|need_to|got_to|must|will_have_to|am_going_to SET VALUES',
      'SET will|shall|would|is_going_to|is_to|are_to|are_going_to|has_got_to|had_better|will_have_to now|then|actually|instead|only|also? be|begin|start|happen|take_place|run|go_ahead|kick_off|open|commence VALUES',
      "SET is|are|'s not_until|not_till|not_before|no_longer_until VALUES",
      "SET is|are|'s not due|needed|wanted|required|expected|happening|on until|till VALUES",
      'i|we can_not|will_not|will_no|shall_not|could_not get_to|get_round_to|get_around_to|get_at|manage|do|start|finish|see_to|look_at|tackle|make SET until|till|til VALUES',
      'i|we|he|she|they|WORDS do|does|did not need|want|require SET back|in|done|there|ready? until|till|til VALUES',
      'WORDS says|said|reckons he|she|they|it do|does|did not need|want|require SET back|in|done|there|ready? until|till|til VALUES',
      'SET need|needs not be|get DID until|till|before VALUES',
      'SET need|needs not be done|finished|ready|in|sent|handed_in until|till|before VALUES',
      'SET does|do not need|have to_be|to_get DID until|till|before VALUES',
      'SET does|do not need|have to_be_done|to_be_finished|to_be_in|to_go|to_go_back|to_happen|doing|to_be_ready? until|till VALUES',
      'i|we have|got|had|see|put* SET down|in|on? for|as|at|on VALUES ,|but|and? but? it|that|they? should|ought_to|needs_to|is_meant_to|is_supposed_to|was_meant_to be|say VALUES',
      'no|not_much rush|hurry|urgency on|with|for|about SET ,|so|: VALUES will_do|is_fine|is_ok|will_be_fine|does_me?',
      'SET can_not make|do|manage VALUES ,|so|but? he|she|they|it? says|say|said|offered|offers|suggests|suggested|wants|can_do|could_do|asked_for|has_offered|have_offered VALUES',
      'SET can_not make|do|manage HOUR ,|-|so|but|only|just|can_do|could_do* VALUES',
      'SET rang|phoned|called|emailed|texted|wrote|messaged back? ,|and|to_say* he|she|they can_not make|do|manage HOUR ,|-|so|but|only|just|can_do|could_do* VALUES',
      'SET ,|-|–|—|: <PUT>|<MOVE>|<SETV> them_both|both|them_all|all_of_them|both_of_them|the_pair_of_them|the_lot on|for|in|down|back? VALUES',
      'i_am|we_are? not|can_not doing|do|make|manage|having|seeing SET VALUES ,|so|but|- VALUES instead|now?',
      'i_am|we_are? not|can_not doing|do|make|manage|having|seeing SET VALUES VALUES instead',
      'SET now? wants|prefers|would_like|should_like|would_prefer|asked_for|suggests|suggested|can_only_do|can_do|has_asked_for|have_asked_for|is_asking_for VALUES',
      'SET i|we|they really|actually|do? need|want|must_have|would_like|will_need done|finished|ready? VALUES',
      'SET he|she really|actually|does? needs|wants|need|want|must_have|would_like|will_need|expects|is_expecting done|finished|ready? VALUES',
      'SET WORDS really|actually? needs|wants|would_like|will_need|expects|is_expecting done|finished|ready? VALUES',
      'SET slips|drops|moves|shifts|slides|jumps|goes|comes|leaves|starts|begins|finishes|kicks_off|departs|opens back|forward|out|on|up? VALUES',
      'the <FIELD> of|for|on SET is|are now|actually? VALUES',
      'WORDS have|has|just|had* <MOVED> SET <DATEFIELD>? back|forward|out|up|off|on|over|,? now|to? VALUES',
      "SET is|are|'s coming|happening|starting|on|taking_place|going_ahead VALUES",
      'SET can|could|may|might_as_well|should|must|has_to|needs_to|have_to|need_to go|move|roll|roll_over|slide|slip|shift|float|drop|come|start|happen|begin VALUES',
      'SET must|has_to|needs_to|have_to|need_to be_done|be_ready|be_finished|be_sorted VALUES',
      'SET need|needs|wants <MOVED> back|forward|up|out? VALUES',
      'they|he|she|WORDS gave|give|have_given|has_given|granted me|us VALUES for|on|with SET',
      'i|we have|have_got|got until|till|til VALUES for|on|with|to_do|to_finish SET now?',
      'have|get|let SET come|happen|start|go|begin|be|move|slip VALUES',
      'take|grab|pick|get SET and|, <MOVE>|<SETV> it|them|those|that|all|him|her VALUES',
      'TARGET needs|need|should|must|has|have to? be|say|read VALUES',
      'i|we want|need|would_like|should_like|would_prefer TARGET to_be|to_go VALUES',
      'can|could|may|should TARGET be changed|updated|moved|switched|set|adjusted|rescheduled|pushed|shifted VALUES',
      'THING is|are now? VALUES',
      'they|he|she|we|i have|has|just|also|had* <MOVED> SET back|forward|out|up|off|on|over? VALUES',
      'SET <MEANWHILE>* <MOVED> back|forward|out|up|off|on|over|down|along? VALUES EXCEPTION?',
      'SET <MEANWHILE> <MEANWHILE>* VALUES',
      "SET is|are|'s|will_be|should_be|has_to_be|needs_to_be|need_to_be|gets|must_be now|also|actually|really|just? due? VALUES",
      "SET , it|that|they|this is|'s|are|will_be|is_going_to_be|has_moved_to now? due? VALUES",
      'SET got|was|were|is|are|has|have|has_been|have_been|been|just|now|being* moved|pushed|bumped|postponed|preponed|rescheduled|changed|shifted|delayed|brought|put|set|switched me|us? back|forward|out|up|off|on? VALUES',
      'the? <TASK> should|needs_to|has_to|must|need be? changed|updated|moved|switched|set|adjusted|rescheduled VALUES',
      'i|we need|want|have|would_like|should_like TARGET moved|changed|pushed|updated|switched|rescheduled|set|bumped|shifted|adjusted VALUES',
      'TARGET need|needs|should|must|has|have to? be? changed|updated|moved|switched|set|adjusted|rescheduled VALUES',
      'SET goes|moves|shifts|comes|go|move|shift to|on|for? VALUES',
      'SET ,|-|–|—|: <MOVE>|<SETV> it|that|them|those|these? VALUES EXCEPTION?',
      'SET make|set|put|move|push|bump|change|switch|shift|update|keep|leave|hold|schedule|reschedule|postpone|prepone|delay|fix it|that|them|those? VALUES EXCEPTION?',
      'it_is|it_was SET who|that|which <MEANWHILE>* has_to|have_to|needs_to|need_to|should|must|is_to|are_to|can|ought_to|will|wants_to move|go|be|shift|slip|slide|wait|be_moved|be_put|be_pushed|happen|start back|on|over|out? VALUES',
    ],
    cost: COSTS.stated,
    means: (
      { SET: [set], TARGET: [target], THING: [thing], VALUES: said, WORDS: [who], EXCEPTION: [except] },
      reader,
      span,
    ) => {
      if (isPutOff(reader, span)) return null
      // "I have it down for monday, it should be tuesday": what was said last.
      const values = said.at(-1)
      if (isOver(reader, span) || counts(reader, span) || runsLow(reader, span)) return null
      // "the invoice before | 4 today" is due before that, and not one of those due before 4.
      if (set?.where?.due_before !== undefined && values?.when != null && isCutDate(reader, span)) return null
      // "everything that's due on thursday" says which.
      if (allBy(set, 'all') && set?.where === undefined && WHICH.has(reader.word(span.from + 1))) return null
      // "add A and B, both due friday, both high priority": said of what is added. Behind "well," nothing is.
      const isBehind = span.from > 2 && reader.word(span.from - 1) === ','
      if (isBehind && OF_THOSE_BEFORE.has(reader.word(span.from))) return null
      if (who !== undefined && !isSomebody(who, reader) && !isWanting(who, reader)) return null
      // "the bags need | ordering": what is to be done with them names no task.
      if (who !== undefined && set !== undefined && /^\w+ing$/.test(set.text)) return null
      // "all done apart from the fence, that'll be tomorrow": what was left out is.
      if (set?.except !== undefined && set.where?.status === 'completed') return null
      if (isPastNews(values, reader, span) || isTimeOfYear(values, reader, span)) return null
      if (set !== undefined && (isBare(set, reader, span) || isOwnDeed(reader, span))) return null
      // "dropped the keys, gas certificate to monday": the first of them is told.
      if (isToldOf(reader, span.from)) return null
      const those = saysWhatSuits(reader, span.from) ? focus : each(set, reader, span)
      const told = those ?? target ?? thing ?? (OF_IT.has(reader.word(span.from)) ? focus : undefined)
      return change(without(told, except), values)
    },
    examples: ['the dentist is now on sunday', 'haircut got moved to thursday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.given',
    says: [
      'SET gave|has_given|have_given|offered|has_offered|have_offered me|us VALUES OLD?',
      'SET need|needs|want|wants|would_like|would_prefer me|us in|there|over|to_come|to_be_there? VALUES instead|now?',
      'for|on|with SET i|we have|have_got|got finally|now|actually|in_the_end? until|till|til VALUES',
    ],
    cost: COSTS.stated,
    // "they've given us till march" is told of people, and "another day" may be any.
    means: ({ SET: [set], VALUES: [values] }) =>
      set === undefined || !isKnown(set) || (values?.shift !== undefined && values.shift.minutes === 0)
        ? null
        : change(set, values),
    examples: ['the dentist gave me thursday at 4'],
  }),
  rule({
    of: 'ACT',
    id: 'change.stays',
    says: ['SET stays|stay VALUES', 'SET i|we will|shall|can do|tackle|get_to|see_to VALUES'],
    cost: COSTS.stated,
    // Behind another request it is left out of that.
    means: ({ SET: [set], VALUES: [values] }, { word }, { from }) => {
      const isFirst =
        from === 0 ||
        (from === 1 && word(0) === 'and') ||
        isIn('REPAIR', word(from - 1)) ||
        (from < 3 && word(from - 1) === ',')
      return isFirst ? change(set, values) : null
    },
    examples: ['the dentist stays sunday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.planned',
    says: [
      'SET i|we will|shall|can do|tackle|get_to|see_to|handle|manage|finish|complete|sort|sort_out|deal_with|attend_to VALUES',
      'SET i|we|they|he|she will|shall|am_going_to|are_going_to|is_going_to <DOING> VALUES',
    ],
    cost: COSTS.stated,
    // A sentence of its own; "…, the shed I'll do tomorrow" may be left out of what stands before it.
    means: ({ SET: [set], VALUES: [values] }, { word }, { from }) =>
      OPENING.has(word(from - 1)) ? change(set, values) : null,
    examples: ['the fence they will mend on sunday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.verbless',
    says: ['SET to|:|-|=|as|.? VALUES', 'SET VALUES EXCEPTION', 'SET , VALUES', 'VALUES for|on|to SET'],
    cost: COSTS.noVerb,
    means: ({ SET: [set], VALUES: [values], EXCEPTION: [except] }, reader, span) =>
      set === undefined ||
      isPast(reader.word(span.from)) ||
      // "gym done for today" tells that it is done.
      (set.where?.status === 'completed' && values?.when !== undefined) ||
      isBare(set, reader, span) ||
      isListed(set, reader, span) ||
      saysWhich(reader, span) ||
      endsInHours(span, reader) ||
      counts(reader, span) ||
      runsLow(reader, span) ||
      describes(set, reader, span)
        ? null
        : change(without(set, except), values),
    examples: ['rotate keys: high priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.at-instead',
    says: ['SET VALUES instead'],
    // A whole title says more than the verb it begins with: "review the draft at 4 pm instead".
    cost: 6,
    means: ({ SET: [set], VALUES: [values] }, reader, span) =>
      set === undefined || isBare(set, reader, span) ? null : change(set, values),
    examples: ['dentist at 4 pm instead'],
  }),
  rule({
    of: 'ACT',
    id: 'change.values',
    says: [
      'its VALUES',
      'the|its|new? <DATEFIELD> is|:|=|now VALUES',
      'set|make|mark|flag VALUES',
      'VALUES',
      "it|that|this is|'s|are VALUES",
      'make|set it|that VALUES',
      'needs|has|must|should to? be done|finished|ready|complete|completed|sorted VALUES',
    ],
    alone: true,
    cost: COSTS.noVerb + 4,
    means: ({ VALUES: [values] }, reader, { from, to }) => {
      if (isTimeOfYear(values, reader, { from, to }) || counts(reader, { from, to })) return null
      // "forty years I've been doing this" tells how long.
      if (values?.shift !== undefined && SOMEBODY.has(reader.word(reader.word(to) === ';' ? to + 1 : to))) return null
      const said = change(focus, values)
      return said?.does === 'change' && isOnlyWhen(said.values) ? { ...said, snooze: 'reminded' } : said
    },
    examples: ['due tomorrow', 'high priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-date',
    says: [
      `SET has|have|needs|need|gets|got no fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `SET has|have|should|does|do|needs|need not have|got|need|want|be_given? no|a|any fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `SET should|does|do|needs|must not have|need|carry|require a|any fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `there is no need for a|any fixed|firm|set|particular|due? <DATEFIELD> on|for SET ${NO_MORE}`,
      'lift|lose|delete|drop|remove|clear|scrap|kill|ditch|wipe|pull|take|strip|knock|get_rid_of the|its|their|that|any|due* <DATEFIELD> off|from|of|on|for SET',
      'lift|lose|delete|drop|remove|clear|scrap|kill|ditch|wipe|pull|take the|its|their|that|any|due* <DATEFIELD> off? altogether|completely|entirely?',
      'unschedule|un-schedule|undate|un-date SET',
      'SET no_longer has|have|needs|need|got a|any|the? due? date|deadline',
      '<CLEAR> the|its|their|any|all* due? <DATEFIELD> off|from|of|on|for|off_of|for_the TARGET',
      '<CLEAR> the|its|their|any|those|these|all|of* due? <DATEFIELD> off|away?',
      '<SETV> the|its|their due? <DATEFIELD> of|for|on TARGET to|as <NONE>',
      "<CLEAR> TARGET 's <DATEFIELD> off|away?",
      'TARGET has|have|needs|need no date|deadline|due_date',
      'SET ,|-|:? <CLEAR> the|its|their due? <DATEFIELD> off|away? EXCEPTION?',
    ],
    cost: -2,
    means: ({ TARGET: [target], SET: [set], EXCEPTION: [except] }, reader, span) =>
      change(
        without(withoutWhere(target ?? set), except) ?? (saysTheirs(reader, span) ? them : focus),
        saysHour(reader, span) ? { time: null } : { when: null },
      ),
    examples: ['take the date off the pucks', 'take the time off the pucks'],
  }),
  rule({
    of: 'ACT',
    id: 'change.its-priority',
    says: [
      'its|the|that <PRIOFIELD> should_be|must_be|ought_to_be|needs_to_be|has_to_be|is|to_be|: LEVEL now|please|instead?',
    ],
    cost: -4,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : change(focus, { priority })),
    examples: ['its priority should be high'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-hour',
    says: [
      '<CLEAR> the|its|that WHEN off|from|on|for|of|off_of SET',
      'SET does|do not need|want|have|require a|any|the fixed|firm|set|particular? time ,|so|-|and <CLEAR> the|its|that WHEN',
    ],
    cost: -4,
    // "drop the 9am from the market": only an hour, not a day.
    means: ({ SET: [set], WHEN: [when] }) =>
      (when !== undefined && (when.time === null || when.day !== null)) ||
      set?.mentions.some(({ by }) => by === 'focus')
        ? null
        : change(set, { time: null }),
    examples: ['drop the 9am from the pucks'],
  }),
  rule({
    of: 'ACT',
    id: 'change.rank',
    says: [
      'lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|<MOVE>|drop the|its|their <PRIOFIELD> down|up? of|on|for|with TARGET down|up?',
      'lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|bump|drop the|its|their <PRIOFIELD> down|up?',
      "lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|bump|drop TARGET 's <PRIOFIELD> down|up?",
    ],
    cost: -2,
    means: ({ TARGET: [target] }, reader, span) => {
      const isLower = saidIn(LOWERING, reader, span)
      // "move the priority of the fence" says nowhere to.
      if (isLower === saidIn(RAISING, reader, span)) return null
      return change(target ?? focus, { priority: isLower ? 'low' : 'high' })
    },
    examples: ['lower the priority of the fence', 'raise its priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-priority',
    says: [
      '<SETV> the|its|their <PRIOFIELD> of|for|on TARGET to|as <NONE>',
      '<CLEAR> the|its|their|any* high|low|medium? <PRIOFIELD> flag|tag|label|mark|marker? off|from|of|on|for TARGET',
      'take|get|pull|drop|lose|remove the high|low|medium|urgent|top off|from SET',
      '<CLEAR> the|its|their <PRIOFIELD> off|away?',
      "<CLEAR> TARGET 's <PRIOFIELD> off|away?",
    ],
    cost: -2,
    means: ({ TARGET: [target], SET: [set] }) => change(target ?? set ?? focus, { priority: null }),
    examples: ['remove the priority from the fence'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-more',
    says: [
      'SET do|does|need not have|need|to|be* VALUES any_more|anymore|now|any_longer|after_all',
      'SET do|does|need not have|need|to|be* PRIO',
      'SET do|does|need not have|need|to|be* LEVEL',
    ],
    cost: -2,
    // What it need not be any more is taken off.
    means: ({ SET: [set], VALUES: [values = {}], PRIO: [high], LEVEL: [level = high] }) => {
      const { when, priority = level } = values
      if (when == null && priority == null) return null
      return change(set, { ...(when == null ? {} : { when: null }), ...(priority == null ? {} : { priority: null }) })
    },
    examples: ['the lease does not have to be high any more', 'it does not need to be urgent'],
  }),
  ...renameRules,
  ...noteRules,
  rule({
    of: 'ACT',
    id: 'change.urgent',
    says: [
      'prioritise|prioritize|escalate TARGET',
      'make SET the|my|our|your top|first|main|number_one? priority',
      "SET is|are|'s <VERY>? urgent|important|critical|a_priority",
    ],
    // "it's important that I …" says something else.
    means: ({ TARGET: [target], SET: [set] }, reader, span) =>
      reader.word(span.to) === 'that' || reader.word(span.to) === 'to'
        ? null
        : change(target ?? set, { priority: 'high' }),
    examples: ['prioritise the lease'],
  }),
  rule({
    of: 'ACT',
    id: 'change.nothing',
    says: ['change|update|edit|modify a|an|one_of_my|some|another? <TASK>'],
    cost: 8,
    means: () => ({ does: 'change', set: nothing, values: {} }),
    examples: ['change a task'],
  }),
]
