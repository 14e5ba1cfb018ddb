// Combines the sentences of a message.

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

/** What the sentences mean together and in the light of the last turn. */
export function settle(reads: readonly Read[], setting: Setting, chart: Chart): Read[] {
  const settled: Read[] = []
  const shown = withoutUnshown(withoutMoved(ofFields(reads, chart), chart).map(tickedNext))
  for (const read of withLeftOutLater(theLot(ofTopics(onTheirDay(shown, chart), chart), chart)))
    settled.push(...follow(oneOf(chart, read), { ...setting, last: lastAct(settled) ?? setting.last }, chart))
  const acting = withWhatFollows(
    settled.filter((read) => read.act.does !== 'talk' && (read.act.does !== 'offer' || isListed(read, settled, chart))),
  )
  const things = settled.filter(({ act }) => act.does === 'offer' || (act.does === 'add' && !isPointing(act)))
  // "Clean the oven. Add that to my list.": the other sentence says what to add.
  if (things.length > 0 && settled.some(({ act, reserve }) => isPointing(act) && reserve === null))
    return settled.flatMap((read): Read[] =>
      isPointing(read.act) || read.act.does === 'talk'
        ? []
        : read.act.does === 'offer' || read.act.does === 'add'
          ? [added(read, withValues(read.act.items, settled))]
          : [read],
    )
  // "the job's been filled, so delete it": the request shows what the statement means.
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
 * "add milk. walk the dog", "rent is paid. dentist thursday 2:30": what sounds like a task is offered beside other
 * acts. Before anything but an add it is the reason: "train strike tomorrow. push the visits to friday".
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
      // "the plants are watered and print the flyers": something done, then something to do.
      if (isDoing && isJoined && act.does === 'finish' && allBy(act.set, 'ids')) return span.to <= offer.span.from
      // "for friday: wash the van": a bare date isn't a request of its own.
      return (isDated || isDoing) && isApart && span.to <= offer.span.from && !allBy(setOf(act), 'focus')
    })
}

/** "physio at 4, | and I need to …" adds another thing to do; "the train leaves at 4, so …" is a reason. */
function isAtItsHour({ when, title }: Item, chart: Chart, { to }: Span): boolean {
  if (when?.time == null || isIn('DET', title.toLowerCase().split(' ')[0] ?? '')) return false
  return chart.word(chart.isMark(to) ? to + 1 : to) === 'and'
}

/** "need to get foil, | clips and those little cases": perhaps more items of the request. */
function mayEndList(chart: Chart, more: Span, list: Span): boolean {
  const within = { from: more.from + 1, to: more.to - 1 }
  return goesOnBehind(chart, more, list) && chart.some(within, (at) => chart.word(at) === 'and')
}

/** Right after a full stop and a possible lead-in: "the rent is paid. I need to | print the passes". */
function beginsSentence(chart: Chart, at: number): boolean {
  let from = at
  while (from > 0 && chart.facts.hard[from - 1] !== true) from--
  return from === at || endsOf(leads, chart.words, from, at).includes(at)
}

const leads = phrasesIn('NEED')

/** "cancel the gala reminder and move it to friday": a task that is moved isn't deleted. */
function withoutMoved(reads: readonly Read[], chart: Chart): readonly Read[] {
  return reads.flatMap((read, index): Read[] => {
    const [before, next] = [reads[index - 1], reads[index + 1]]
    if (isMovedNext(read, next) || isRetracted(read, next, chart)) return []
    return isMovedNext(before, read) && before?.act.does === 'delete'
      ? [{ ...read, act: { ...read.act, set: before.act.set } as Act }]
      : [read]
  })
}

/** "what's left? Don't show me what's done": leaves these out of the list. */
function withoutUnshown(reads: readonly Read[]): readonly Read[] {
  const isUnshown = ({ act, reserve }: Read): boolean => act.does === 'ask' && reserve === 'negated'
  const asked = reads.findIndex(({ act, reserve }) => act.does === 'ask' && act.wants === 'list' && reserve === null)
  const unshown = reads.flatMap((read) => (isUnshown(read) && 'set' in read.act ? (read.act.set ?? []) : []))
  const [except] = unshown
  if (asked < 0 || except === undefined || !unshown.every((set) => isDescribed(set) || idsOnly(set))) return reads
  return reads.flatMap((read, index): Read[] => {
    if (isUnshown(read)) return []
    if (index !== asked || read.act.does !== 'ask') return [read]
    // Completed tasks aren't among the open ones.
    const isOpen = except.where?.status === 'completed' && read.act.set.where?.status === undefined
    return isOpen || read.act.set.except !== undefined
      ? [read]
      : [{ ...read, act: { ...read.act, set: { ...read.act.set, except } } }]
  })
}

function idsOnly(set: TaskSet): boolean {
  return allBy(set, 'ids', 'positions')
}

/** "the bins were collected, tick that": the request right after the statement makes it certain. */
function tickedNext(read: Read, index: number, reads: readonly Read[]): Read {
  const { act, reserve } = read
  const next = reads[index + 1]
  const isTicked =
    next?.act.does === 'finish' && !next.act.reported && next.reserve === null && allBy(next.act.set, 'focus')
  if (!isTicked || act.does !== 'finish' || !act.reported || reserve !== null || !allBy(act.set, 'ids')) return read
  return { ...read, act: { ...act, reported: false, unsure: false } }
}

/** "scrap that, the dentist doesn't do mondays. tuesday": takes back what was said, and deletes no task. */
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

/** "thanks. and the hens too" continues what was done before the thanks; an offer wasn't done. */
function lastAct(settled: readonly Read[]): Act | undefined {
  return settled.findLast(({ act }) => act.does !== 'talk' && act.does !== 'offer')?.act
}

/** "and the hens, I've fed them": a topic followed by a statement about it; nothing else is done to it. */
function ofTopics(reads: readonly Read[], chart: Chart): Read[] {
  return reads.flatMap((read, index): Read[] => {
    const before = reads[index - 1]
    if (before !== undefined && isTopic(before, chart) && isSaidOfIt(read) && 'set' in before.act)
      return [{ ...read, act: { ...read.act, set: before.act.set } as Act }]
    const next = reads[index + 1]
    return next !== undefined && isTopic(read, chart) && isSaidOfIt(next) ? [] : [read]
  })
}

/**
 * "also for today please add stamps and milk", "this week: gym, dentist at 3": the date is for the new items and not
 * for anything before.
 */
function onTheirDay(reads: readonly Read[], chart: Chart): Read[] {
  const leads = (index: number): boolean => {
    const [read, next] = [reads[index], reads[index + 1]]
    if (read === undefined || next === undefined) return false
    // "add the shoot, it's the 14th (golden hour!)": an offer may be just talk, so the date belongs to the add before.
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

/** Just a date, in the same sentence as what follows. */
function isDayBefore({ act, span }: Read, next: Read, chart: Chart): boolean {
  if (act.does !== 'change' || act.values.when == null || Object.keys(act.values).length > 1 || !isSaidOfIt({ act }))
    return false
  if (chart.words.slice(span.to, next.span.from).some(({ text, kind }) => text === '.' || kind === 'line')) return false
  const from = chart.words.findIndex(({ text }, at) => at >= span.from && !isIn('THEN', text) && !isIn('FILLER', text))
  return chart.whole('VALUES', { from, to: span.to }) !== undefined
}

/** "the kelp ones are done, tick the lot off": all of those, not all tasks. */
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

/** Just a task's name or a description: "anything with sheep in it | make it urgent". */
function isTopic({ act, span }: Read, chart: Chart): boolean {
  if (act.does === 'ask' && isAnyOf(chart, span)) return isDescribed(act.set) || allBy(act.set, 'ids')
  if (act.does !== 'again' && !(act.does === 'ask' && act.wants === 'list')) return false
  if (!allBy(act.set, 'ids')) return false
  return act.does === 'again' || chart.read('SET', span.from).some(({ end }) => end >= span.to)
}

/** With a question mark it asks whether there is any. */
function isAnyOf(chart: Chart, { from, to }: Span): boolean {
  return ANY.has(chart.word(from)) && chart.word(to) !== '?' && chart.word(to - 1) !== '?'
}

const ANY = new Set(['anything', 'everything', 'whatever', 'all'])

function isSaidOfIt({ act }: Pick<Read, 'act'>): boolean {
  return touches(act) && allBy(act.set, 'focus')
}

/** "rename the rdv bank, I want to call it Barclays": the next clause gives the missing value. */
function withWhatFollows(reads: readonly Read[]): readonly Read[] {
  return reads.flatMap((read, index): Read[] => {
    const before = reads[index - 1]?.act
    const after = reads[index + 1]?.act
    if (isUnfinished(read.act) && isOfIt(after)) return [{ ...read, act: { ...after, set: read.act.set } }]
    // "the washer should be this week, say thursday": "it" is what was named, even if we don't know it.
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

/** "both are at 2 now, change them", "the hens are fed, tick them off": requests what was just stated. */
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

/** "make the fence urgent, set the car for friday and mark it urgent": doesn't repeat what was done to other tasks. */
function ofTheLastOnes(before: readonly Read[]): readonly Read[] {
  const last = before.at(-1)
  if (last?.act.does === 'add') return [last]
  const [id, ...ids] = last === undefined ? [] : idsIn(last.act)
  if (id === undefined || ids.length > 0) return before
  const isOfOthers = ({ act }: Read): boolean => idsIn(act).length > 0 && !idsIn(act).includes(id)
  return before.slice(before.findLastIndex((read) => touches(read.act) && isOfOthers(read)) + 1)
}

/** "… I want undated, clear those dates" sets the same value. A shift or a note never counts as a repeat. */
function isSame(one: Act, other: Change): boolean {
  if (one.does !== 'change' || one.set.many !== other.set.many) return false
  const isShifted = other.values.shift !== undefined || other.values.note !== undefined
  return !isShifted && JSON.stringify(one.values) === JSON.stringify(other.values)
}

/** "the gala is a week later now, please push all the gala tasks back a week": a statement followed by the request. */
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

/** "I have to take my medication after lunch, remind me to take my meds at 1": a statement followed by the request. */
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

/** "… and also to buy a card, that one by friday": the same item with its date. */
function isDatedNext({ act }: Read, next: Read | undefined): boolean {
  const after = next?.act
  if (act.does !== 'add' || after?.does !== 'add' || act.items.length !== 1 || after.items.length !== 1) return false
  const [one, other] = [act.items[0], after.items[0]]
  return one?.title === other?.title && one?.when === undefined && other?.when !== undefined
}

/** The verb of a title and the last word of its object. */
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

/** "make the kit friday, he needs it for the weekend": a statement after a request is its reason. */
function isReason({ act }: Read, before: readonly Read[]): boolean {
  if (act.does !== 'change' || act.values.when == null || !allBy(act.set, 'focus')) return false
  return before.some((one) => one.act.does === 'change' && one.act.values.when != null)
}

const PEOPLE = new Set(['i', 'we', 'he', 'she', 'they'])

/** "put the kettle on the list, we need a new one": the reason, not a second item. */
function isOfSame({ act, stated }: Read, before: readonly Read[]): boolean {
  if (act.does !== 'add' || !stated || !before.some((one) => one.act.does === 'add' && !one.stated)) return false
  return act.items.every(({ title }) => SAME_THING.test(title))
}

const SAME_THING = /^(?:it|them|(?:a|an|another|some|the|two|more|new|fresh|spare|few) )*(?:ones?|it|them|some|more)\b/i

/**
 * "add the quotes for the 28th, my wife wants it done before easter": the item has its date; somebody else's is the
 * reason.
 */
function isOthersWish({ act, span }: Read, before: readonly Read[], chart: Chart): boolean {
  if (act.does !== 'change' || !allBy(act.set, 'focus') || act.values.when == null) return false
  const last = before.at(-1)?.act
  const isDue = last?.does === 'add' && last.items.every(({ when }) => when?.day != null)
  // "Remind me to call Bo tomorrow. At 3." is nobody else's wish.
  if (!isDue || chart.whole('VALUES', span) !== undefined) return false
  return (isIn('DET', chart.word(span.from)) || chart.isCapital(span.from)) && !isIn('IT', chart.word(span.from))
}

/** "delete the theory test, mum booked it": a statement about a task to delete is the reason. */
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

/** "the rent is paid, all sorted": beside a named task, "all" describes how it went and doesn't mean every task. */
function isHowItWent({ act }: Read, reads: readonly Read[]): boolean {
  if (act.does !== 'finish' || !act.reported || act.set.where !== undefined || !allBy(act.set, 'all')) return false
  if (!/^(?:it |that )?all$/i.test(act.set.text)) return false
  return reads.some((other) => other.act.does === 'finish' && idsIn(other.act).length > 0)
}

/**
 * "rename it to part 2, I did the first one already": after a request, and if no list was shown, "first" is no
 * position.
 */
function isUncounted({ act }: Read, before: readonly Read[], { last }: Setting): boolean {
  if (last?.does === 'ask' || act.does !== 'finish' || !act.reported || !allBy(act.set, 'positions')) return false
  return before.some((other) => !other.stated && touches(other.act))
}

/** "what does the note say? I need the number for the invoice": beside a question, a need is the reason for asking. */
function isWhy({ act, stated }: Read, reads: readonly Read[]): boolean {
  if (!stated || act.does !== 'add' || !reads.some((other) => other.act.does === 'ask')) return false
  return act.items.every(
    ({ title, when }) => when === undefined && !isIn('DOING', title.toLowerCase().split(' ')[0] ?? ''),
  )
}

function isCleared({ when, time, priority, note }: Values): boolean {
  return when === null || time === null || priority === null || note === null
}

/** Asks to add something without saying what. */
function isPointing(act: Act): boolean {
  return act.does === 'add' && act.items.every(({ title }) => title === '')
}

/** "… add them all, due tomorrow": values in the request apply to each item without its own. */
function withValues(items: Item[], reads: readonly Read[]): Item[] {
  const given = reads.flatMap(({ act }) => (act.does === 'add' && isPointing(act) ? act.items : []))[0]
  return items.map((item) => ({ ...given, ...item }))
}

/** "smashed it today! mark …": nothing is in focus yet, so "it" means no task. */
function isOfNothing(chart: Chart, reads: readonly Read[], index: number): boolean {
  const [read] = reads
  const act = read?.act
  if (index > 0 || reads.length < 2 || act?.does !== 'finish' || !act.reported) return false
  // "the viola has its new strings, so this is done, and …": "this" is the task in the statement.
  const from = read?.span.from ?? 0
  if (chart.word(from - 1) === 'so' && new Set(namesIn(chart, { from: 0, to: from })).size === 1) return false
  return allBy(act.set, 'focus') && reads.slice(1).some(({ act: other }) => touches(other))
}

/**
 * "samples collected and grout ordered": if the rest is only reports about other tasks, we ask about a possible new
 * one.
 */
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

/** "show my tasks, just the ones that are done": one list, using the narrower filter. */
function isNarrowedNext(reads: readonly Read[], index: number): boolean {
  const [act, next] = [reads[index]?.act, reads[index + 1]?.act]
  if (act?.does !== 'ask' || next?.does !== 'ask' || act.wants !== 'list' || next.wants !== 'list') return false
  const isAll = act.set.where === undefined && allBy(act.set, 'all')
  return isAll && next.set.where !== undefined && allBy(next.set, 'all')
}

/** "Brennan settled. Mark every Brennan task complete": a report that may be about any of several tasks. */
export function isVague(act: Act): boolean {
  return act.does === 'finish' && act.reported && !act.set.many && taskIdsOf(act.set.mentions).length > 1
}

/** "I rang al" beside another request makes us ask which; an event that involves several tasks is just news. */
function isVagueBeside(chart: Chart, read: Read, reads: readonly Read[]): boolean {
  if (!isVague(read.act)) return false
  const ids = idsIn(read.act)
  const isAskedFor = reads.some((other) => other !== read && idsIn(other.act).some((id) => ids.includes(id)))
  const isPlain = isByDoer(chart, read.span) || chart.some(read.span, (at) => isIn('DONE', chart.word(at)))
  return isAskedFor || !isPlain
}

/** "Did it early. Mark the expenses done.": the next sentence names the task, which is completed once. */
function isNamedNext(reads: readonly Read[], index: number): boolean {
  const [act, next] = [reads[index]?.act, reads[index + 1]?.act]
  if (act?.does !== 'finish' || !act.reported || next?.does !== 'finish' || next.reported) return false
  return allBy(act.set, 'focus') && next.set.mentions.some(({ by }) => by !== 'focus')
}

/** A report that only may mean that a task is done. */
export function isGuess(act: Act): boolean {
  return act.does === 'finish' && act.reported && act.unsure
}
