// What the sentences of a message say together.

import type { Act, Item, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { RETRACTING } from '../language/en/afterthoughts.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { stemOf } from '../lex/stem.ts'
import { allBy, idsIn, setOf, taskIdsOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { ofFields } from './field-off.ts'
import { added, follow } from './follow.ts'
import { withLeftOutLater } from './left-out-later.ts'
import { namesIn } from './names-in.ts'
import { isByDoer } from './not-done.ts'
import { oneOf } from './one-of.ts'
import { touches } from './reserve.ts'
import { goesOnBehind } from './said-of-bare.ts'
import { isLikely } from './suspect.ts'

/** What the sentences say together, and what the turn before makes of it. */
export function settle(reads: readonly Read[], setting: Setting, chart: Chart): Read[] {
  const settled: Read[] = []
  const shown = withoutUnshown(withoutMoved(ofFields(reads, chart), chart).map(tickedNext))
  for (const read of withLeftOutLater(theLot(ofTopics(onTheirDay(shown, chart), chart), chart)))
    settled.push(...follow(oneOf(chart, read), { ...setting, last: lastAct(settled) ?? setting.last }, chart))
  const acting = withWhatFollows(
    settled.filter((read) => read.act.does !== 'talk' && (read.act.does !== 'offer' || isListed(read, settled, chart))),
  )
  const things = settled.filter(({ act }) => act.does === 'offer' || (act.does === 'add' && !isPointing(act)))
  // "Clean the oven. Add that to my list.": what is to be added stands beside it.
  if (things.length > 0 && settled.some(({ act, reserve }) => isPointing(act) && reserve === null))
    return settled.flatMap((read): Read[] =>
      isPointing(read.act) || read.act.does === 'talk'
        ? []
        : read.act.does === 'offer' || read.act.does === 'add'
          ? [added(read, withValues(read.act.items, settled))]
          : [read],
    )
  // "the job's been filled, so delete it": what is asked for says what was meant by what was told.
  const commanded = acting.some(
    ({ act, stated, reserve }) => !stated && reserve === null && touches(act) && !isGuess(act),
  )
  const told = acting.some(isPlainer)
  if (acting.length > 0)
    return acting.filter(
      (read, index) =>
        !(commanded && (isIdleGuess(read, acting) || (setting.last === null && isOfNothing(chart, acting, index)))) &&
        !isNamedNext(acting, index) &&
        !isNarrowedNext(acting, index) &&
        !(told && (isIdleGuess(read, acting) || isVagueBeside(chart, read, acting))) &&
        !repeats(read, acting.slice(0, index)) &&
        !isForetold(read, acting.slice(index + 1)) &&
        !isSaidAgain(read, acting.slice(index + 1)) &&
        !isDatedNext(read, acting[index + 1]) &&
        !(isReason(read, acting.slice(0, index)) && PEOPLE.has(chart.word(read.span.from))) &&
        !isOfSame(read, acting.slice(0, index)) &&
        !isOthersWish(read, acting.slice(0, index), chart) &&
        !isDeletedToo(read, acting) &&
        !isHowItWent(read, acting) &&
        !isUncounted(read, acting.slice(0, index), setting) &&
        !isWhy(read, acting),
    )
  const offers = settled.filter(({ act }) => act.does === 'offer')
  return offers.length > 0 ? offers.slice(0, 1) : settled.slice(-1)
}

/**
 * "add milk. walk the dog", "rent is paid. dentist thursday 2:30": what sounds like a task is offered beside what is done. Before
 * anything but an add it says why: "train strike tomorrow. push the visits to friday".
 */
function isListed(offer: Read, settled: readonly Read[], chart: Chart): boolean {
  if (offer.act.does !== 'offer') return false
  const isDated = offer.act.items.every((item) => item.when?.day != null || isAtItsHour(item, chart, offer.span))
  const isDoing = offer.act.items.every(({ title }) => isIn('DOING', title.toLowerCase().split(' ')[0] ?? ''))
  const isJoined = chart.word(offer.span.from - 1) === 'and' && offer.act.items.every(({ title }) => isLikely(title))
  const isApart = beginsSentence(chart, offer.span.from)
  return settled
    .filter(({ act }) => act.does !== 'offer' && act.does !== 'talk')
    .every(({ act, span }) => {
      if (act.does === 'add') return isDated || (isDoing && isApart) || mayEndList(chart, offer.span, span)
      // "the plants are watered and print the flyers": behind what was done, what is to be.
      if (isDoing && isJoined && act.does === 'finish' && allBy(act.set, 'ids')) return span.to <= offer.span.from
      // "for friday: wash the van": a day alone is no request beside it.
      return (isDated || isDoing) && isApart && span.to <= offer.span.from && !allBy(setOf(act), 'focus')
    })
}

/** "physio at 4, | and I need to …" goes on with more to do; "the train leaves at 4, so …" says why. */
function isAtItsHour({ when, title }: Item, chart: Chart, { to }: Span): boolean {
  if (when?.time == null || isIn('DET', title.toLowerCase().split(' ')[0] ?? '')) return false
  return chart.word(chart.isMark(to) ? to + 1 : to) === 'and'
}

/** "need to get foil, | clips and those little cases": perhaps more of what was asked for. */
function mayEndList(chart: Chart, more: Span, list: Span): boolean {
  const within = { from: more.from + 1, to: more.to - 1 }
  return goesOnBehind(chart, more, list) && chart.some(within, (at) => chart.word(at) === 'and')
}

/** Right behind a full stop, perhaps with what leads to it: "the rent is paid. I need to | print the passes". */
function beginsSentence(chart: Chart, at: number): boolean {
  let from = at
  while (from > 0 && chart.facts.hard[from - 1] !== true) from--
  return from === at || endsOf(leads, chart.words, from, at).includes(at)
}

const leads = phrasesIn('NEED')

/** "cancel the gala reminder and move it to friday": what is moved stays. */
function withoutMoved(reads: readonly Read[], chart: Chart): readonly Read[] {
  return reads.flatMap((read, index): Read[] => {
    const [before, next] = [reads[index - 1], reads[index + 1]]
    if (isMovedNext(read, next) || isRetracted(read, next, chart)) return []
    return isMovedNext(before, read) && before?.act.does === 'delete'
      ? [{ ...read, act: { ...read.act, set: before.act.set } as Act }]
      : [read]
  })
}

/** "what's left? Don't show me what's done": what is not to be shown stays out of what is. */
function withoutUnshown(reads: readonly Read[]): readonly Read[] {
  const isUnshown = ({ act, reserve }: Read): boolean => act.does === 'ask' && reserve === 'negated'
  const asked = reads.findIndex(({ act, reserve }) => act.does === 'ask' && act.wants === 'list' && reserve === null)
  const unshown = reads.flatMap((read) => (isUnshown(read) && 'set' in read.act ? (read.act.set ?? []) : []))
  const [except] = unshown
  if (asked < 0 || except === undefined || !unshown.every((set) => isDescribed(set) || idsOnly(set))) return reads
  return reads.flatMap((read, index): Read[] => {
    if (isUnshown(read)) return []
    if (index !== asked || read.act.does !== 'ask') return [read]
    // What is done is not among what is open.
    const isOpen = except.where?.status === 'completed' && read.act.set.where?.status === undefined
    return isOpen || read.act.set.except !== undefined
      ? [read]
      : [{ ...read, act: { ...read.act, set: { ...read.act.set, except } } }]
  })
}

function idsOnly(set: TaskSet): boolean {
  return allBy(set, 'ids', 'positions')
}

/** "the bins were collected, tick that": what was told is asked for right behind it, so it is no guess. */
function tickedNext(read: Read, index: number, reads: readonly Read[]): Read {
  const { act, reserve } = read
  const next = reads[index + 1]
  const isTicked =
    next?.act.does === 'finish' && !next.act.reported && next.reserve === null && allBy(next.act.set, 'focus')
  if (!isTicked || act.does !== 'finish' || !act.reported || reserve !== null || !allBy(act.set, 'ids')) return read
  return { ...read, act: { ...act, reported: false, unsure: false } }
}

/** "scrap that, the dentist doesn't do mondays. tuesday": what was said is to go, and not the task. */
function isRetracted({ act, span }: Read, next: Read | undefined, chart: Chart): boolean {
  if (act.does !== 'delete' || !allBy(act.set, 'focus') || !RETRACTING.has(chart.word(span.from))) return false
  return next?.act.does === 'change' && next.act.values.when != null && next.act.set.text === 'it'
}

function isMovedNext(read: Read | undefined, next: Read | undefined): boolean {
  return (
    read?.act.does === 'delete' &&
    next?.act.does === 'change' &&
    next.act.values.when != null &&
    allBy(next.act.set, 'focus')
  )
}

/** "thanks. and the hens too" goes on with what was done before the thanks; what is only offered was not done. */
function lastAct(settled: readonly Read[]): Act | undefined {
  return settled.findLast(({ act }) => act.does !== 'talk' && act.does !== 'offer')?.act
}

/** "and the hens, I've fed them": named first, and what is said of it right behind; nothing else is done to it. */
function ofTopics(reads: readonly Read[], chart: Chart): Read[] {
  return reads.flatMap((read, index): Read[] => {
    const before = reads[index - 1]
    if (before !== undefined && isTopic(before, chart) && isSaidOfIt(read) && 'set' in before.act)
      return [{ ...read, act: { ...read.act, set: before.act.set } as Act }]
    const next = reads[index + 1]
    return next !== undefined && isTopic(read, chart) && isSaidOfIt(next) ? [] : [read]
  })
}

/** "also for today please add stamps and milk", "this week: gym, dentist at 3": the day is that of what is new, and of nothing before it. */
function onTheirDay(reads: readonly Read[], chart: Chart): Read[] {
  const leads = (index: number): boolean => {
    const [read, next] = [reads[index], reads[index + 1]]
    if (read === undefined || next === undefined) return false
    // "add the shoot, it's the 14th (golden hour!)": what is only offered may be talk, and the day that of what was asked for.
    return (next.act.does === 'add' || (next.act.does === 'offer' && index === 0)) && isDayBefore(read, next, chart)
  }
  return reads.flatMap((read, index): Read[] => {
    if (leads(index)) return []
    const day = leads(index - 1) ? reads[index - 1]?.act : undefined
    if (day?.does !== 'change' || (read.act.does !== 'add' && read.act.does !== 'offer')) return [read]
    const { when } = day.values
    const items = read.act.items.map((item) => (item.when === undefined && when != null ? { ...item, when } : item))
    return [{ ...read, act: { ...read.act, items } }]
  })
}

/** A day and nothing else, with no sentence ended behind it. */
function isDayBefore({ act, span }: Read, next: Read, chart: Chart): boolean {
  if (act.does !== 'change' || act.values.when == null || Object.keys(act.values).length > 1 || !isSaidOfIt({ act }))
    return false
  if (chart.words.slice(span.to, next.span.from).some(({ text, kind }) => text === '.' || kind === 'line')) return false
  const from = chart.words.findIndex(({ text }, at) => at >= span.from && !isIn('THEN', text) && !isIn('FILLER', text))
  return chart.whole('VALUES', { from, to: span.to }) !== undefined
}

/** "the kelp ones are done, tick the lot off": all of those, and not everything there is. */
function theLot(reads: readonly Read[], chart: Chart): Read[] {
  return reads.map((read, index) => {
    const set = setOf(read.act)
    const isLot =
      chart.some(read.span, (at) => chart.word(at) === 'lot') && set?.where === undefined && allBy(set, 'all')
    if (set === undefined || !isLot || !reads.slice(0, index).some(({ act }) => isNarrow(setOf(act)))) return read
    return { ...read, act: { ...read.act, set: { ...set, mentions: [{ by: 'shown' }] } } as Act }
  })
}

function isNarrow(set: TaskSet | undefined): boolean {
  return set?.many === true && (set.where !== undefined || !allBy(set, 'all'))
}

/** A task by its name alone, or all that is told of by what it is like: "anything with sheep in it | make it urgent". */
function isTopic({ act, span }: Read, chart: Chart): boolean {
  if (act.does === 'ask' && isAnyOf(chart, span)) return isDescribed(act.set) || allBy(act.set, 'ids')
  if (act.does !== 'again' && !(act.does === 'ask' && act.wants === 'list')) return false
  if (!allBy(act.set, 'ids')) return false
  return act.does === 'again' || chart.read('SET', span.from).some(({ end }) => end >= span.to)
}

/** With a question mark it is asked whether there is any. */
function isAnyOf(chart: Chart, { from, to }: Span): boolean {
  return ANY.has(chart.word(from)) && chart.word(to) !== '?' && chart.word(to - 1) !== '?'
}

const ANY = new Set(['anything', 'everything', 'whatever', 'all'])

function isSaidOfIt({ act }: Pick<Read, 'act'>): boolean {
  return touches(act) && allBy(act.set, 'focus')
}

/** "rename the rdv bank, I want to call it Barclays": what is asked for without its value has it said right behind. */
function withWhatFollows(reads: readonly Read[]): readonly Read[] {
  return reads.flatMap((read, index): Read[] => {
    const before = reads[index - 1]?.act
    const after = reads[index + 1]?.act
    if (isUnfinished(read.act) && isOfIt(after)) return [{ ...read, act: { ...after, set: read.act.set } }]
    // "the washer should be this week, say thursday": "it" is the one that was named, also where nobody knows it.
    if (isOfUnknown(read.act) && isOfIt(after))
      return [{ ...read, act: { ...read.act, values: { ...read.act.values, ...after.values } } }]
    return before !== undefined && (isUnfinished(before) || isOfUnknown(before)) && isOfIt(read.act) ? [] : [read]
  })
}

type Change = Act & { does: 'change' }

function isUnfinished(act: Act): act is Change {
  return act.does === 'change' && act.asks !== undefined && Object.keys(act.values).length === 0
}

function isOfUnknown(act: Act): act is Change {
  return act.does === 'change' && act.values.shift === undefined && allBy(act.set, 'name')
}

function isOfIt(act: Act | undefined): act is Change {
  return act?.does === 'change' && Object.keys(act.values).length > 0 && allBy(act.set, 'focus')
}

/** "both are at 2 now, change them", "the hens are fed, tick them off": asked for again, of what was just told. */
function repeats({ act }: Read, before: readonly Read[]): boolean {
  if (!allBy(setOf(act), 'focus', 'shown')) return false
  // "… needs no date, clear it"
  if (
    act.does === 'delete' &&
    before.some((one) => one.reserve === null && one.act.does === 'change' && isCleared(one.act.values))
  )
    return true
  // "new task: wash the car. no date on it yet"
  const last = before.at(-1)?.act
  if (act.does === 'change' && last?.does === 'add' && isCleared(act.values))
    return last.items.every(({ when, priority }) => when === undefined && priority === undefined)
  // "delete the balloons, we don't need them"
  if (act.does === 'delete' && before.some((one) => one.reserve === null && one.act.does === 'delete')) return true
  return ofTheLastOnes(before).some(
    (one) =>
      one.reserve === null &&
      !isGuess(one.act) &&
      one.act.does === act.does &&
      (act.does === 'change'
        ? Object.keys(act.values).length === 0 || isSame(one.act, act)
        : act.does === 'finish' || act.does === 'reopen'),
  )
}

/** "make the fence urgent, set the car for friday and mark it urgent": what was done to others before is not said again. */
function ofTheLastOnes(before: readonly Read[]): readonly Read[] {
  const last = before.at(-1)
  if (last?.act.does === 'add') return [last]
  const [id, ...ids] = last === undefined ? [] : idsIn(last.act)
  if (id === undefined || ids.length > 0) return before
  const isOfOthers = ({ act }: Read): boolean => idsIn(act).length > 0 && !idsIn(act).includes(id)
  return before.slice(before.findLastIndex((read) => touches(read.act) && isOfOthers(read)) + 1)
}

/** "… I want undated, clear those dates": a shift would be done twice. */
function isSame(one: Act, other: Change): boolean {
  if (one.does !== 'change' || one.set.many !== other.set.many) return false
  const isShifted = other.values.shift !== undefined || other.values.note !== undefined
  return !isShifted && JSON.stringify(one.values) === JSON.stringify(other.values)
}

/** "the gala is a week later now, please push all the gala tasks back a week": told first, and then asked for. */
function isForetold({ act }: Read, after: readonly Read[]): boolean {
  if (act.does !== 'change') return false
  const ids = taskIdsOf(act.set.mentions)
  return (
    ids.length > 0 &&
    after.some(
      (one) =>
        one.reserve === null &&
        one.act.does === 'change' &&
        JSON.stringify(one.act.values) === JSON.stringify(act.values) &&
        ids.every((id) => one.act.does === 'change' && taskIdsOf(one.act.set.mentions).includes(id)),
    )
  )
}

/** "I have to take my medication after lunch, remind me to take my meds at 1": told first, and then asked for. */
function isSaidAgain({ act, stated }: Read, after: readonly Read[]): boolean {
  const told = stated ? onlyTitle(act) : null
  if (told === null) return false
  return after.some((one) => {
    const asked = one.reserve === null && !one.stated ? onlyTitle(one.act) : null
    return (
      asked !== null && (asked.verb === told.verb || BEGINNING.has(asked.verb)) && isShortFor(asked.thing, told.thing)
    )
  })
}

/** "… and also to buy a card, that one by friday": the same, with what is said of it. */
function isDatedNext({ act }: Read, next: Read | undefined): boolean {
  const after = next?.act
  if (act.does !== 'add' || after?.does !== 'add' || act.items.length !== 1 || after.items.length !== 1) return false
  const [one, other] = [act.items[0], after.items[0]]
  return one?.title === other?.title && one?.when === undefined && other?.when !== undefined
}

/** What is done in a title, and the last word of what it is done to. */
function onlyTitle(act: Act): { readonly verb: string; readonly thing: string } | null {
  if (act.does !== 'add' || act.items.length !== 1) return null
  const [verb = '', ...rest] = act.items[0]?.title.toLowerCase().split(' ') ?? []
  const end = rest.findIndex((word) => LINKS.has(word))
  return { verb, thing: rest[(end < 0 ? rest.length : end) - 1] ?? '' }
}

const BEGINNING = new Set(['start', 'begin', 'do'])
const LINKS = new Set('to for with at on in after before from about by'.split(' '))

/** "meds" is short for "medication". */
function isShortFor(asked: string, told: string): boolean {
  const stem = stemOf(asked)
  return stem.length > 2 && stemOf(told).startsWith(stem)
}

/** "make the kit friday, he needs it for the weekend": what is told behind a request says why. */
function isReason({ act }: Read, before: readonly Read[]): boolean {
  if (act.does !== 'change' || act.values.when == null || !allBy(act.set, 'focus')) return false
  return before.some((one) => one.act.does === 'change' && one.act.values.when != null)
}

const PEOPLE = new Set(['i', 'we', 'he', 'she', 'they'])

/** "put the kettle on the list, we need a new one": why, and no second thing. */
function isOfSame({ act, stated }: Read, before: readonly Read[]): boolean {
  if (act.does !== 'add' || !stated || !before.some((one) => one.act.does === 'add' && !one.stated)) return false
  return act.items.every(({ title }) => SAME_THING.test(title))
}

const SAME_THING = /^(?:it|them|(?:a|an|another|some|the|two|more|new|fresh|spare|few) )*(?:ones?|it|them|some|more)\b/i

/** "add the quotes for the 28th, my wife wants it done before easter": what is added has its day, and somebody else's says why. */
function isOthersWish({ act, span }: Read, before: readonly Read[], chart: Chart): boolean {
  if (act.does !== 'change' || !allBy(act.set, 'focus') || act.values.when == null) return false
  const last = before.at(-1)?.act
  const isDue = last?.does === 'add' && last.items.every(({ when }) => when?.day != null)
  // "Remind me to call Bo tomorrow. At 3." is nobody's wish.
  if (!isDue || chart.whole('VALUES', span) !== undefined) return false
  return (isIn('DET', chart.word(span.from)) || chart.isCapital(span.from)) && !isIn('IT', chart.word(span.from))
}

/** "delete the theory test, mum booked it": what is told of a task that is to go says why. */
function isDeletedToo({ act }: Read, reads: readonly Read[]): boolean {
  if (act.does !== 'finish' || !act.reported) return false
  const isIt = allBy(act.set, 'focus')
  const ids = taskIdsOf(act.set.mentions)
  return reads.some(
    (other) =>
      other.act.does === 'delete' &&
      other.reserve === null &&
      (isIt || (ids.length > 0 && ids.every((id) => idsIn(other.act).includes(id)))),
  )
}

/** "the rent is paid, all sorted": beside what was done by its name, "all" is how that went, and not every task. */
function isHowItWent({ act }: Read, reads: readonly Read[]): boolean {
  if (act.does !== 'finish' || !act.reported || act.set.where !== undefined || !allBy(act.set, 'all')) return false
  if (!/^(?:it |that )?all$/i.test(act.set.text)) return false
  return reads.some((other) => other.act.does === 'finish' && idsIn(other.act).length > 0)
}

/** "rename it to part 2, I did the first one already": behind a request and with no list shown, nobody counts tasks. */
function isUncounted({ act }: Read, before: readonly Read[], { last }: Setting): boolean {
  if (last?.does === 'ask' || act.does !== 'finish' || !act.reported || !allBy(act.set, 'positions')) return false
  return before.some((other) => !other.stated && touches(other.act))
}

/** "what does the note say? I need the number for the invoice": beside a question, what is needed says why it is asked. */
function isWhy({ act, stated }: Read, reads: readonly Read[]): boolean {
  if (!stated || act.does !== 'add' || !reads.some((other) => other.act.does === 'ask')) return false
  return act.items.every(
    ({ title, when }) => when === undefined && !isIn('DOING', title.toLowerCase().split(' ')[0] ?? ''),
  )
}

function isCleared({ when, time, priority, note }: Values): boolean {
  return when === null || time === null || priority === null || note === null
}

/** Asked to be added, and not said what. */
function isPointing(act: Act): boolean {
  return act.does === 'add' && act.items.every(({ title }) => title === '')
}

/** "… add them all, due tomorrow": what was said where they were asked for holds for each that has nothing of its own. */
function withValues(items: Item[], reads: readonly Read[]): Item[] {
  const given = reads.flatMap(({ act }) => (act.does === 'add' && isPointing(act) ? act.items : []))[0]
  return items.map((item) => ({ ...given, ...item }))
}

/** "smashed it today! mark …": nothing has been spoken of yet, so nothing is meant. */
function isOfNothing(chart: Chart, reads: readonly Read[], index: number): boolean {
  const [read] = reads
  const act = read?.act
  if (index > 0 || reads.length < 2 || act?.does !== 'finish' || !act.reported) return false
  // "the viola has its new strings, so this is done, and …": said of the one that was told of.
  const from = read?.span.from ?? 0
  if (chart.word(from - 1) === 'so' && new Set(namesIn(chart, { from: 0, to: from })).size === 1) return false
  return allBy(act.set, 'focus') && reads.slice(1).some(({ act: other }) => touches(other))
}

/** "samples collected and grout ordered": beside nothing but reports of other tasks, what may be one more is asked about. */
function isIdleGuess(read: Read, reads: readonly Read[]): boolean {
  if (!isGuess(read.act)) return false
  const ids = idsIn(read.act)
  return reads.some(
    ({ act, ...other }) =>
      act !== read.act &&
      (act.does !== 'finish' || !act.reported || other.reserve !== null || idsIn(act).some((id) => ids.includes(id))),
  )
}

function isPlainer({ act, reserve }: Read): boolean {
  if (reserve !== null || !touches(act) || isGuess(act) || isVague(act)) return false
  return !allBy(act.set, 'focus', 'shown')
}

/** "show my tasks, just the ones that are done": one list, and the narrower one. */
function isNarrowedNext(reads: readonly Read[], index: number): boolean {
  const [act, next] = [reads[index]?.act, reads[index + 1]?.act]
  if (act?.does !== 'ask' || next?.does !== 'ask' || act.wants !== 'list' || next.wants !== 'list') return false
  const isAll = act.set.where === undefined && allBy(act.set, 'all')
  return isAll && next.set.where !== undefined && allBy(next.set, 'all')
}

/** "Brennan settled. Mark every Brennan task complete": told of several at once, and of none of them in particular. */
export function isVague(act: Act): boolean {
  return act.does === 'finish' && act.reported && !act.set.many && taskIdsOf(act.set.mentions).length > 1
}

/** "I rang al" beside another request asks which; what happened to something that several have to do with is only news. */
function isVagueBeside(chart: Chart, read: Read, reads: readonly Read[]): boolean {
  if (!isVague(read.act)) return false
  const ids = idsIn(read.act)
  const isAskedFor = reads.some((other) => other !== read && idsIn(other.act).some((id) => ids.includes(id)))
  const isPlain = isByDoer(chart, read.span) || chart.some(read.span, (at) => isIn('DONE', chart.word(at)))
  return isAskedFor || !isPlain
}

/** "Did it early. Mark the expenses done.": what was done is named right behind it, and done once. */
function isNamedNext(reads: readonly Read[], index: number): boolean {
  const [act, next] = [reads[index]?.act, reads[index + 1]?.act]
  if (act?.does !== 'finish' || !act.reported || next?.does !== 'finish' || next.reported) return false
  return allBy(act.set, 'focus') && next.set.mentions.some(({ by }) => by !== 'focus')
}

/** Told in a way that only might mean a task is done. */
export function isGuess(act: Act): boolean {
  return act.does === 'finish' && act.reported && act.unsure
}
