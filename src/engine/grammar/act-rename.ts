// Giving a task another title.

import type { Values } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { focus, likeNew } from './build.ts'
import { change, unknown } from './changing.ts'
import { asked } from './frames.ts'
import { noteText } from './value.ts'

/** "change the lunch to dinner on thursday at 7": a name and a moment; behind "rename" all of it is the name. */
function datedTitle(said: Span, reader: Reader, from: number): Values | null {
  if (isIn('RENAME', reader.word(from)) || !DATED.has(reader.word(from))) return null
  const [item, ...others] = reader.items(said, {}, 'one')
  if (item?.when == null || item.title === '' || others.length > 0) return null
  return { title: item.title, when: item.when }
}

const DATED = new Set(['change', 'update', 'edit', 'switch', 'swap', 'replace', 'modify', 'alter'])

/** "change it to friday" moves it; behind "rename" a title may begin with a date: "May report". */
function isMoved(text: Span, reader: Reader, verb: number): boolean {
  return isIn('RENAME', reader.word(verb)) ? reader.isOnlyMoment(text) : reader.isMoment(text)
}

/** "… to the shop to tuesday": what ends with where it is moved to is no title. */
function endsInMove({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (reader.word(at) === 'to' && reader.isMoment({ from: at + 1, to })) return true
  return false
}

function holdsTo({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'to') return true
  return false
}

/** Before a moment these make it a date and no title. */
const AT = new Set(['at', 'on', 'by', 'for', 'in'])

/** What may follow an hour that something is moved to. */
const AFTER_HOUR = new Set([',', 'then', 'please', 'instead', 'now', 'sorry'])

/** "… to renew": the name goes on behind it. */
function endsInDoing(text: string): boolean {
  const [last = '', before = ''] = text.toLowerCase().split(' ').reverse()
  return before === 'to' && isIn('DOING', last)
}

/** Words that a new title stands behind. */
const BEFORE_TITLE = new Set('to into as in : , - with for by be say read called named from include'.split(' '))

/** "from tomorrow to friday". */
function isFromTo(text: string): boolean {
  const words = text.split(' ')
  const from = words.indexOf('from')
  return from >= 0 && words.includes('to', from + 1)
}

/** "… to be called clean the freezer | and done by sunday": what it is to be besides is no part of the title. */
function saidBesides({ from, to }: Span, reader: Reader): { from: number; values: Values } | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (!JOINING.has(reader.word(at))) continue
    let start = at + 1
    while (start < to - 1 && BECOMING.has(reader.word(start))) start++
    const { when, priority, ...rest } =
      reader.values({ from: start, to }) ?? reader.values({ from: start - 1, to }) ?? {}
    if ((when == null && priority == null) || Object.keys(rest).length > 0) continue
    return { from: at, values: likeNew({ when, priority }) }
  }
  return null
}

const JOINING = new Set(['and', ',', '&'])
const BECOMING = new Set('and to be is done due set made put finished ready down'.split(' '))

/** "the reminder to buy milk to buy oat milk": the first of the two is its name. */
function renames({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (reader.word(at) === 'to' && isIn('DOING', reader.word(at + 1))) return isIn('DOING', reader.word(from))
  return false
}

function hasDate(text: Span, reader: Reader): boolean {
  return reader.items(text, {}, 'one').some((item) => item.when !== undefined)
}

/** "… to high priority unless it rains": a condition is no part of a new title. */
function hasCondition({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'unless') return true
  return false
}

/** "… high priority she keeps ringing me": somebody goes on talking, and that is no title. */
function tellsMore({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to - 1; at++) {
    if (TALKING.has(reader.word(at)) && (FINITE.has(reader.word(at + 1)) || isPast(reader.word(at + 1)))) return true
    // "…, his parents hate the noise"
    if (reader.word(at) === ',' && THEIRS.has(reader.word(at + 1)) && to - at > SHORTEST_ASIDE) return true
  }
  return false
}

const THEIRS = new Set(['his', 'her', 'their', 'my', 'our', 'the'])
const SHORTEST_ASIDE = 3

const TALKING = new Set(['i', 'we', 'he', 'she', 'they'])

/** What begins like a date or a shift is no title. */
const VALUE =
  /^(?:(?:a|an|one|two|three|four|\d+) (?:minutes?|hours?|days?|weeks?|months?)|half an hour) (?:earlier|later|sooner)\b|^(?:earlier|later|sooner) (?:than|in)\b/i

/** A new title, without what politeness and quotes put around it. */
function title(text: string): Values {
  const own = withoutOld(noteText(text)).replace(/^(?:(?:an?|the|my) )?reminder (?:about|for|to|of) /i, '')
  const same = AS_BEFORE.exec(own)
  return { title: same === null ? own : own.slice(0, same.index).replace(/ (?:pls|plz|please)$/i, '') }
}

/** "Ring Maureen, not Margaret": what it was called is no part of it. */
function withoutOld(title: string): string {
  const at = title.toLowerCase().lastIndexOf(', not ')
  return at > 0 && title.slice(at + 6).split(' ').length <= 3 ? title.slice(0, at) : title
}

/** What stays as it was is no part of the title. */
const AS_BEFORE = /,? (?:(?:at |on )?(?:the )?same (?:time|day|date|hour)|still (?:for|on|due) \w+)$/i

function sharesWord(one: string, other: string): boolean {
  const words = new Set(other.toLowerCase().split(' '))
  return one
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && words.has(word))
}

const SAYING = new Set(['say', 'read', 'be', 'include'])

/** "should be open again" says how it stands, not what it is called. */
function isState(word: string): boolean {
  return isIn('DONE', word) || isIn('NOTDONE', word) || JUDGED.has(word)
}

/** What is said of anything is no title: "that has to be wrong". */
const JUDGED = new Set('deleted removed false wrong incorrect true bad nonsense'.split(' '))

/** Whether the words behind the verb name a task from the first to the last. */
function isNameBefore(reader: Reader, { from, to }: Span): boolean {
  const start = isIn('DET', reader.word(from + 1)) ? from + 2 : from + 1
  return reader.isNamed({ from: from + 1, to }) || reader.isNamed({ from: start, to })
}

/** Whether these words are a task that is there. */
function isThere(reader: Reader, { from, to }: Span): boolean {
  return reader.isNamed({ from, to }) || (isIn('DET', reader.word(from)) && reader.isNamed({ from: from + 1, to }))
}

const TRADING = new Set(['replace', 'swap', 'switch', 'substitute'])

function isTaskWord(word: string): boolean {
  return isIn('TASK', word) || word === 'one'
}

function isQuote(reader: Reader, at: number): boolean {
  return OPENS_QUOTE.test(reader.text({ from: at, to: at + 1 }))
}

const OPENS_QUOTE = /^["'\u2018\u201c\u00ab]/

/** "rename invoice for | Globex "ink"": where the new title is quoted, what stands before it is the name that it has. */
function holdsQuote({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++) if (isQuote(reader, at)) return true
  return false
}

const ENDS_IN_CAPITAL = /^\p{Ll}.* \p{Lu}\S*$/u

export const renameRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.title',
    says: [
      ...asked('called|named|renamed_to|renamed|retitled|titled|changed_to|relabelled', 'TEXT'),
      'retitle|rename|relabel|rebrand SET TEXT',
      'SET ,|-|: change|update|make|set|switch its|the <TITLEFIELD> to|into|: TEXT',
      'SET should|must|can|ought_to|needs_to|has_to|may|could|is_to|is_meant_to really|actually|now? read|say|be|be_called|be_named|become QUOTE from_now_on|instead|now?',
      'SET should|must|ought_to|needs_to|has_to|is_to|is_meant_to read|say :? TEXT',
      'make|have|let SET say|read TEXT',
      'i|we need|want|have|would_like|should_like TARGET changed|updated|switched|modified to|into TEXT',
      'change|update|edit|modify|alter|switch <DET>? <TASK> from UNKNOWN to TEXT',
      'fix|correct|amend the|its <TITLEFIELD> of|for|on SET to|into|as|: TEXT',
      '<RENAME> TARGET to|as|into|in|:|, TEXT',
      '<RENAME>|change SET back to TEXT',
      '<RENAME>|change SET back to QUOTE',
      '<RENAME> TARGET to|as|into|: TEXT , VALUES',
      '<RENAME> SET TEXT',
      'call|name SET TEXT instead|from_now_on|now',
      'call|name|make SET QUOTE',
      'change|update|edit|set|modify|make the|its? <TITLEFIELD> of|for|on TARGET to|into|as|be|: TEXT',
      "change|update|edit|set|modify SET 's? <TITLEFIELD> to|into|as|: TEXT",
      'change|update|edit|make|modify|alter|correct|fix|amend|adjust SET to|into|to_say|to_read|to_be|so|so_that|such_that it|that? says|reads|say|read|should_say|should_read|is_called? TEXT',
      'change|update|edit|modify|alter THING to|into|to_say|to_read|so_it_says|to_be|to_include|from TEXT',
      'replace|swap|switch|substitute SET with|for|by|to TEXT',
      'replace|swap|substitute THING with|for|by TEXT',
      'SET should|is|are now? be? called|named|say TEXT',
      'make|have SET say|read TEXT',
      'reword|rephrase SET to|as TEXT',
    ],
    cost: 2,
    means: (
      { TARGET: [target], SET: [set], THING: [thing], UNKNOWN: [name], TEXT: [said], QUOTE: [quote], VALUES: [values] },
      reader,
      { from },
    ) => {
      const text = said ?? quote
      // "swap the gym with the laundry": what is there already is no new name of something else.
      if (text !== undefined && TRADING.has(reader.word(from)) && isThere(reader, text)) return null
      if (
        text === undefined ||
        isMoved(text, reader, from) ||
        isState(reader.word(text.from)) ||
        hasCondition(text, reader)
      )
        return null
      // "rename the bike light": all of it is the name that it has.
      if (!BEFORE_TITLE.has(reader.word(text.from - 1)) && isNameBefore(reader, { from, to: text.to })) return null
      // "rename that | one": what it is called by goes on.
      if (
        isTaskWord(reader.word(text.from)) &&
        !BEFORE_TITLE.has(reader.word(text.from - 1)) &&
        reader.word(text.from - 1) !== 'it'
      )
        return null
      // "rename it pls"
      if (
        text.to === text.from + 1 &&
        !BEFORE_TITLE.has(reader.word(text.from - 1)) &&
        (isIn('FILLER', reader.word(text.from)) || isIn('CLOSING', reader.word(text.from)))
      )
        return null
      if (said !== undefined && (tellsMore(said, reader) || VALUE.test(reader.text(said)))) return null
      // "to 6 then, they wrote to me"
      if (
        said !== undefined &&
        AFTER_HOUR.has(reader.word(said.from + 1)) &&
        reader.isMoment({ from: said.from, to: said.from + 1 })
      )
        return null
      // "call the bank at 4 pm instead" gives it a time.
      if (AT.has(reader.word(text.from)) && reader.isMoment({ from: text.from + 1, to: text.to })) return null
      if (reader.word(text.from) === 'to' || endsInMove(text, reader)) return null
      // "rename that to fetch the laundry for 402": the new title is all of it.
      const isIt =
        isIn('RENAME', reader.word(from)) && isIn('IT', reader.word(from + 1)) && reader.word(from + 2) === 'to'
      if (isIt && text.from > from + 3 && !SAYING.has(reader.word(text.from - 1))) return null
      // "rename insurance | list to …": where the new title is said behind a "to", it does not begin before it.
      if (!BEFORE_TITLE.has(reader.word(text.from - 1)) && (holdsTo(text, reader) || holdsQuote(text, reader)))
        return null
      const meant = target ?? set ?? thing ?? unknown(name) ?? (quote === undefined ? undefined : focus)
      // "the passport to renew the gym …": the new title begins behind the "to".
      if (meant !== undefined && endsInDoing(meant.text) && !BEFORE_TITLE.has(reader.word(text.from - 1))) return null
      // "rename the ovens | Clean Lena's oven": a capital begins it.
      if (
        meant !== undefined &&
        !BEFORE_TITLE.has(reader.word(text.from - 1)) &&
        !isQuote(reader, text.from) &&
        ENDS_IN_CAPITAL.test(meant.text)
      )
        return null
      // "rename gig to big gig, …": the new title stands behind the "to" already.
      if (meant?.mentions[0]?.by === 'name' && reader.word(text.from - 1) === ',' && / to /i.test(meant.text))
        return null
      // "the reminder from tomorrow to friday to …" is moved, and then named.
      if (meant !== undefined && isFromTo(meant.text)) return null
      // "change the reminder to wash the car tomorrow" moves it; only the name of the reminder is said before the day.
      if (meant?.mentions[0]?.by === 'focus' && meant.text !== 'it' && (hasDate(text, reader) || renames(text, reader)))
        return null
      const besides = said === undefined ? null : saidBesides(said, reader)
      const named = besides === null ? text : { from: text.from, to: besides.from }
      const dated = said === undefined || besides !== null ? null : datedTitle(said, reader, from)
      if (dated !== null) return change(meant, { ...values, ...dated })
      return change(meant, { ...values, ...besides?.values, ...title(reader.text(named)) })
    },
    examples: ['rename milk to oat milk', 'replace basil with coriander'],
  }),
  rule({
    of: 'ACT',
    id: 'change.should-be',
    says: ['SET should_be|ought_to_be|must_be|has_to_be|needs_to_be TEXT'],
    cost: 2,
    // "the belt should be replaced by now" says how it stands: only what is like the old title is a new one.
    means: ({ SET: [set], TEXT: [text] }, reader) =>
      set === undefined ||
      text === undefined ||
      isPast(reader.word(text.from)) ||
      reader.isMoment(text) ||
      isState(reader.word(text.from)) ||
      !sharesWord(reader.text(text), set.text)
        ? null
        : change(set, title(reader.text(text))),
    examples: ['the milk should be oat milk'],
  }),
  rule({
    of: 'ACT',
    id: 'change.call-it',
    says: [
      'call|name it|that|this TEXT',
      'rename|retitle|relabel to|as TEXT',
      'change|switch|update|edit the|its <TITLEFIELD> to|into|: TEXT',
    ],
    cost: 2,
    means: ({ TEXT: [text] }, reader) =>
      text === undefined || reader.isMoment(text) ? null : change(focus, title(reader.text(text))),
    examples: ['call it oat milk'],
  }),
  rule({
    of: 'ACT',
    id: 'change.call-task',
    says: ['call|name SET TEXT'],
    cost: 2,
    // "call the plumber tomorrow" is to be done; "call the plumber task Ring Bob" names it.
    means: ({ SET: [set], TEXT: [text] }, reader) => {
      if (set === undefined || text === undefined) return null
      const isName = isTaskWord(reader.word(text.from - 1)) && !reader.isMoment(text)
      // "my call grandma task is nearly finished" says how far it is, "… unless I'm late" when.
      const isTold = FINITE.has(reader.word(text.from)) || isIn('COND', reader.word(text.from))
      return isName && !isTold ? change(set, title(reader.text(text))) : null
    },
    examples: ['call the fence task paint the fence'],
  }),
  rule({
    of: 'ACT',
    id: 'change.ask-title',
    says: ['<RENAME> TARGET'],
    cost: 8,
    means: ({ TARGET: [set] }) => (set === undefined ? null : { does: 'change', set, values: {}, asks: 'title' }),
    examples: ['rename the fence'],
  }),
]
