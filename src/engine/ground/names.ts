// Finds the user's tasks that words name. Every significant word must be in the title: "the weekly report" is not
// 'monthly report'. A typo in a longer word or an abbreviation is forgiven, but makes the match unsure.

import type { Where } from '../../domain/act.ts'
import type { Named } from '../chart/rule.ts'
import { isIn, singleWords, textAt, wordsIn } from '../language/en/classes.ts'
import { DONE_ALIKE, NUMBERED, POSTPONED, SMALL_IN_NAMES, SYNONYMS } from '../language/en/names.ts'
import { isPast, rootOf, stemOf } from '../lex/stem.ts'
import type { Word } from '../lex/words.ts'
import { isDueIn } from './due-in.ts'
import { type Sought, toldInNotes } from './notes.ts'
import { ARTICLES, eventOf, isHeaded, plainWords, type Title, type Titled, thingOf } from './title.ts'
import { type Fitting, indexOf, type OwnTitle, type TitleIndex } from './title-index.ts'

export interface NameEnd {
  readonly end: number
  readonly named: Named
}

const LONGEST_NAME = 16
const PARTS_OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night'])
const BEFORE_PARTS = new Set(
  'this tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday'.split(' '),
)
/** A shorter number is more often a count or a time than a place. */
const LONG_NUMBER = /^\d{3,}[a-z]?$/

export class Names {
  private readonly words: readonly Word[]
  private readonly raw: string
  private readonly tasks: readonly Titled[]
  private readonly index: TitleIndex
  private readonly titles: readonly OwnTitle[]
  private readonly fits: (readonly Fitting[] | undefined)[] = []
  private readonly found: (readonly NameEnd[] | undefined)[] = []

  constructor(words: readonly Word[], raw: string, tasks: readonly Titled[]) {
    this.words = words
    this.raw = raw
    this.tasks = tasks
    this.index = indexOf(tasks)
    this.titles = this.index.titles
  }

  /** Every span from here that names tasks, with those tasks. */
  from(at: number): readonly NameEnd[] {
    if (this.titles.length === 0) return []
    const before = this.found[at]
    if (before !== undefined) return before
    const whole = this.wholeFrom(at)
    const parts = this.partsFrom(at)
    const found =
      whole.length === 0 ? parts : [...whole, ...parts.filter(({ end }) => !whole.some((one) => one.end === end))]
    this.found[at] = found
    return found
  }

  /** Full titles that match word for word, ignoring case, punctuation and a leading article. */
  private wholeFrom(at: number): NameEnd[] {
    const start = ARTICLES.has(this.text(at)) ? at + 1 : at
    const quote = this.words[start]
    if (quote?.kind === 'quote') {
      const key = plainWords(quote.text).join(' ')
      const ids = this.titles.filter((title) => title.words.join(' ') === key).map(({ id }) => id)
      return ids.length > 0 ? [{ end: start + 1, named: this.named(at, start + 1, ids, false, true) }] : []
    }
    const titles = this.index.beginning(this.text(start), () => this.nextText(start))
    if (titles.length === 0) return []
    const ends = new Map<number, string[]>()
    for (const title of titles) {
      const end = this.titleEnd(title, start)
      if (end <= 0) continue
      const ids = ends.get(end)
      if (ids === undefined) ends.set(end, [title.id])
      else ids.push(title.id)
    }
    return [...ends].map(([end, ids]) => ({ end, named: this.named(at, end, ids, false, true) }))
  }

  /** The next word, skipping punctuation. */
  private nextText(start: number): string {
    let at = start + 1
    while (this.words[at]?.kind === 'mark') at++
    return this.text(at)
  }

  private titleEnd(title: Title, start: number): number {
    let at = start
    for (const word of title.words) {
      while (this.words[at]?.kind === 'mark') at++
      if (this.text(at) !== word) return -1
      at++
    }
    return at
  }

  private partsFrom(at: number): NameEnd[] {
    const found: NameEnd[] = []
    let left: readonly Fitting[] | null = null
    let content = 0
    let numbers = 0
    let kind = ''
    let isBehindColon = false
    const used: string[] = []
    for (let to = at; to < at + LONGEST_NAME; to++) {
      const word = this.words[to]
      if (word === undefined) break
      if (word.kind === 'mark') {
        if (!INSIDE.has(word.text) || content === 0) break
        isBehindColon ||= word.text === ':'
        continue
      }
      // "the reading for | thursday's | seminar": the day of the event isn't part of the title.
      if (content > 0 && this.isDayOf(to)) {
        to++
        continue
      }
      if (word.kind === 'quote') {
        if (to > at && !(to === at + 1 && isIn('DET', this.text(at)))) break
        left = this.quoteFits(word)
        content = 1
      } else if (word.text === 'it' && this.raw.slice(word.start, word.end) !== 'IT') {
        // The pronoun doesn't match the "IT" of 'Call IT'.
        break
      } else if (this.isLabel(to)) {
        // "block A", "A as well": the letter that a title ends with, rather than an article.
        const labelled = this.index.having('a').filter(({ words }) => words.at(-1) === 'a')
        left = meet(
          left,
          labelled.map((title) => ({ title, fit: 1 })),
        )
        content++
      } else if (SMALL_IN_NAMES.has(word.text) && !(PARTICLES.has(word.text) && this.index.knows(word.text))) {
        if (to === at && !isIn('DET', word.text)) break
        if (left !== null && content > numbers && !isIn('DET', word.text)) this.withSmall(found, at, to, left)
        // "an email from Sarah" is not 'Email Sarah'.
        if (left !== null && word.text === 'from') left = this.withoutSending(left)
        continue
      } else if (this.isOfPlace(to)) {
        left = meet(left, this.atPlace(to + 1))
        content++
        to++
      } else {
        // "a note to the website: red, not green": what follows a colon is part of the name only word for word.
        if (isBehindColon && !this.index.knows(word.text)) break
        // "this evening" says when, and is no 'bread for the evening'.
        if (content === 0 && PARTS_OF_DAY.has(word.text) && BEFORE_PARTS.has(this.text(to - 1))) break
        // "handed in" reports 'hand in'; a name uses the verb in the form that the title has.
        if (isPast(word.text) && !this.index.knows(word.text) && (content > 0 || !this.namesMore(to + 1))) break
        // "chapter 5 read, …" reports 'read chapter 5'.
        if (content > 0 && isPast(word.text) && this.endsBehind(to) && this.isVerbOf(left, word.text)) break
        // A name doesn't repeat a word of the title: "rename essay to essay two".
        if (used.includes(word.text)) break
        used.push(word.text)
        const fits = this.asSaid(to)
        const own =
          to === at && COMMANDS.has(word.text) && !this.namesMore(to + 1) && !NO_VERB_BEHIND.has(this.text(at - 1))
            ? this.withoutVerb(fits, word.text)
            : fits
        const narrowed = meet(left, own)
        if (narrowed.length === 0) {
          if (left !== null && content > numbers && isIn('KIND', word.text)) this.ofKind(found, at, to + 1, left)
          // "the cat's visit to the vet": the kind of thing may come before the person or thing it is for.
          const isTold = to > at && !INDEFINITE.has(this.text(at))
          if (isTold && kind === '' && KIND_BEFORE.has(this.text(to + 1)) && isKindOf(word.text)) {
            kind = stemOf(word.text)
            continue
          }
          break
        }
        left = narrowed
        content++
        // A number, "back", "the list" or "new" alone names nothing.
        if (
          /^\d{1,2}$/.test(word.text) ||
          PARTICLES.has(word.text) ||
          OURS.has(word.text) ||
          OF_ANYTHING.has(stemOf(word.text))
        )
          numbers++
      }
      if (left !== null && content > numbers) {
        const end = this.text(to + 1) === "'s" ? to + 2 : to + 1
        const { ids, unsure, akin } = this.best(this.ofKindBefore(this.withoutOtherNumber(left, to), kind, to))
        if (ids.length === 0) continue
        // "left a message" is not 'email Sarah', and neither is "an email".
        if (INDEFINITE.has(this.text(at)) && (akin || (content === 1 && this.withoutSending(left).length === 0)))
          continue
        found.push({ end, named: this.named(at, end, ids, unsure, false) })
        if (end > to + 1) found.push({ end: to + 1, named: this.named(at, to + 1, ids, unsure, false) })
      }
    }
    return found
  }

  /** "room 305" for 'fix the shower in 305': the word before the number may be added if no title has it. */
  private isOfPlace(at: number): boolean {
    if (!NUMBERED.has(this.text(at)) || !LONG_NUMBER.test(this.text(at + 1))) return false
    return this.atPlace(at + 1).length > 0 && meet(this.fitsOf(at), this.fitsOf(at + 1)).length === 0
  }

  /** The titles in which this number is a place rather than an amount. */
  private atPlace(at: number): readonly Fitting[] {
    return this.fitsOf(at).filter(({ title: { words } }) => {
      const before = words[words.indexOf(this.text(at)) - 1]
      return words.includes(this.text(at)) && (before === undefined || SMALL_IN_NAMES.has(before))
    })
  }

  /** A capital "A" with no noun after it. */
  private isLabel(at: number): boolean {
    const word = this.words[at]
    if (word?.text !== 'a' || this.raw.slice(word.start, word.end) !== 'A') return false
    const next = this.words[at + 1]
    return next?.kind !== 'word' || BEHIND_LABELS.has(next.text) || this.index.holds(`a ${next.text}`)
  }

  /** Whether punctuation follows, perhaps after the particle of the verb: "put out, …". */
  private endsBehind(at: number): boolean {
    const next = this.words[PARTICLES.has(this.text(at + 1)) ? at + 2 : at + 1]
    return next?.kind === 'mark' || next?.text === 'and' || next?.text === 'but'
  }

  private isVerbOf(left: readonly Fitting[] | null, word: string): boolean {
    return left?.some(({ title }) => title.words[0] === word) === true
  }

  private isDayOf(at: number): boolean {
    return (
      DAY.test(this.text(at)) &&
      this.text(at + 1) === "'s" &&
      SMALL_IN_NAMES.has(this.text(at - 1)) &&
      this.words[at + 2]?.kind === 'word' &&
      !this.index.knows(this.text(at))
    )
  }

  /** "take it off": the verb of a command doesn't name 'take out the trash'. */
  private withoutVerb(fits: readonly Fitting[], word: string): readonly Fitting[] {
    const stem = stemOf(word)
    return fits.filter(({ title }) => title.verb !== stem)
  }

  /** "invoice 5" is not 'send invoice 4'. */
  private withoutOtherNumber(left: readonly Fitting[], at: number): readonly Fitting[] {
    const number = this.text(at + 1)
    if (!/^\d+$/.test(number) || COUNTED.test(this.text(at + 2))) return left
    const stem = stemOf(this.text(at))
    return left.filter(({ title: { words } }) => {
      const next = words[words.findIndex((word) => stemOf(word) === stem) + 1] ?? ''
      return next === number || !/^\d+$/.test(next)
    })
  }

  /**
   * "the books" for 'Return library books' rather than 'Book MOT': after an article, prefers the word in the same
   * form.
   */
  private asSaid(at: number): readonly Fitting[] {
    const fits = this.fitsOf(at)
    if (!ARTICLES.has(this.text(at - 1)) || !this.index.knows(this.text(at))) return fits
    return fits.filter(({ title: { words, verb } }) => words.includes(this.text(at)) || stemOf(words[0] ?? '') !== verb)
  }

  private withoutSending(left: readonly Fitting[]): Fitting[] {
    return left.filter(({ title }) => title.words.includes('from') || !SENDING.has(title.verb ?? ''))
  }

  private namesMore(at: number): boolean {
    return this.goesOn(at) && !isIn('IT', this.text(at)) && !isIn('THEM', this.text(at))
  }

  /** Whether the next word is part of the name too: "packed lunches". */
  private goesOn(at: number): boolean {
    return this.words[at]?.kind === 'word' && !SMALL_IN_NAMES.has(this.text(at))
  }

  /** "check in": a small word that is in the title may end the name. */
  private withSmall(found: NameEnd[], at: number, to: number, left: readonly Fitting[]): void {
    const small = this.text(to)
    const kept = left.filter(({ title }) => title.words.includes(small))
    if (kept.length === 0) return
    const { ids, unsure } = this.best(kept)
    found.push({ end: to + 1, named: this.named(at, to + 1, ids, unsure, false) })
  }

  /** "the vet visit" for 'Biscuit to the vet' adds the kind of thing; 'vet bill' is of another kind. */
  private ofKind(found: NameEnd[], at: number, end: number, left: readonly Fitting[]): void {
    const stem = stemOf(this.text(this.text(end - 2) === "'s" ? end - 3 : end - 2))
    const kept = left.filter(
      ({ title: { words } }) => stemOf(words.at(-1) ?? '') === stem && !words.some((word) => isIn('KIND', word)),
    )
    if (kept.length === 0) return
    const { ids, unsure } = this.best(kept)
    found.push({ end, named: this.named(at, end, ids, unsure, false) })
  }

  /** If the kind came first, only titles that end with the person or thing it is for and mention no kind themselves. */
  private ofKindBefore(left: readonly Fitting[], kind: string, at: number): readonly Fitting[] {
    if (kind === '') return left
    const stem = stemOf(this.text(at))
    return left.filter(({ title: { words, verb } }) => {
      const isDeed = kind === LETTER ? verb === WRITING : verb === null || GOING.has(verb)
      return isDeed && stemOf(words.at(-1) ?? '') === stem && !words.some(isKindOf)
    })
  }

  /** Only the best matches: an exact word in one title rules out a similar one in another. */
  private best(left: readonly Fitting[]): { ids: string[]; unsure: boolean; akin: boolean } {
    let least = Number.POSITIVE_INFINITY
    for (const { fit } of left) if (fit < least) least = fit
    const ids: string[] = []
    for (const { title, fit } of left) if (fit === least) ids.push(title.id)
    return { ids, unsure: least === 3, akin: least > 1 }
  }

  private quoteFits(word: Word): Fitting[] {
    const said = plainWords(word.text)
    if (said.length === 0) return []
    return this.titles
      .filter((title) => said.every((one) => title.words.includes(one) || title.stems.has(stemOf(one))))
      .map((title) => ({ title, fit: 1 }))
  }

  private fitsOf(at: number): readonly Fitting[] {
    const before = this.fits[at]
    if (before !== undefined) return before
    const fits = this.index.fitting(this.text(at))
    this.fits[at] = fits
    return fits
  }

  /**
   * Whether a report means that the task is done: 'sure' if it uses the task's verb, 'unsure' if the title has
   * another, 'no' for mere news.
   */
  deed(id: string, verb: string): 'sure' | 'unsure' | 'no' {
    const title = this.index.withId(id)
    const stem = stemOf(verb)
    if (title === undefined) return 'unsure'
    if (title.stems.has(stem) || title.roots.has(rootOf(verb)) || GENERIC.has(stem)) return 'sure'
    if (title.verb === null)
      return TOLD.has(verb) || POSTPONED.has(verb) ? 'no' : doingStems.has(stem) ? 'sure' : 'unsure'
    if (SYNONYMS.get(stem)?.some((other) => title.stems.has(other)) === true) return 'sure'
    return DONE_ALIKE.get(stem)?.includes(title.verb) === true ? 'sure' : 'unsure'
  }

  /**
   * Whether words name the head of a title without a verb: "Rose Cottage" isn't the head of 'Photos of Rose Cottage'.
   */
  isHeaded(id: string, { text }: Named): boolean {
    const title = this.index.withId(id)
    return title === undefined || title.verb !== null || isHeaded(title, text)
  }

  /** "fuelled up" for 'Fuel up': the tasks that consist of a verb and perhaps small words. */
  ofVerb(at: number): NameEnd[] {
    const verb = stemOf(this.text(at))
    return this.fitsOf(at).flatMap(({ title }) => {
      const [first = '', ...rest] = title.words
      if (stemOf(first) !== verb) return []
      if (!rest.every((word, place) => SMALL_IN_NAMES.has(word) && word === this.text(at + 1 + place))) return []
      const end = at + 1 + rest.length
      return [{ end, named: this.named(at, end, [title.id], false, true) }]
    })
  }

  /** Whether one of these tasks may be due then; if we don't know its date, it may. */
  mayBeDue(ids: readonly string[], where: Where): boolean {
    return ids.some((id) => {
      const due = this.index.withId(id)?.due_date
      return due === undefined || isDueIn(due, where)
    })
  }

  /** The tasks whose notes answer what these words ask, if no title does. */
  inNotes(sought: readonly Sought[]): string[] {
    return this.index.hasNotes ? toldInNotes(this.tasks, sought) : []
  }

  /** The first words of the titles. */
  firstWords(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.index.withId(id)?.words[0] ?? [])
  }

  /** Whether one of the titles begins with this verb. */
  begins(ids: readonly string[], verb: string): boolean {
    const stem = stemOf(verb)
    return ids.some((id) => stemOf(this.index.withId(id)?.words[0] ?? '') === stem)
  }

  /** "my tax return": a possible verb that a title contains, but doesn't begin with. */
  isThing(ids: readonly string[], word: string): boolean {
    return ids.some((id) => this.has(id, word)) && !this.begins(ids, word)
  }

  /** "the wedding" for 'Wedding cake' or 'Book the wedding cake': the head noun is missing. */
  isAnotherThing(id: string, said: readonly string[]): boolean {
    const title = this.index.withId(id)
    if (title === undefined) return false
    const thing = stemOf(thingOf(title) ?? '')
    return thing !== '' && !said.some((word) => stemOf(word) === thing)
  }

  /**
   * "errands 3" for 'errand 3': the titles with this number right after the word. A generic word for tasks must be the
   * rest of the title.
   */
  numbered(head: string, number: number): string[] {
    const stem = stemOf(head)
    const said = String(number)
    return this.index
      .having(said)
      .filter(({ words }) => {
        const at = words.findIndex((word) => stemOf(word) === stem)
        return at >= 0 && words[at + 1] === said && (words.length === 2 || !isIn('TASK', head))
      })
      .map(({ id }) => id)
  }

  /** Whether the word is the event itself: the meeting of 'Meeting with Kim', but not of 'Prepare for the meeting'. */
  isEvent(id: string, word: string): boolean {
    const title = this.index.withId(id)
    return title !== undefined && stemOf(eventOf(title) ?? '') === stemOf(word)
  }

  /** Whether the word is a person's name in each of these titles: capitalised, and not the first word. */
  isSomebody(ids: readonly string[], word: string): boolean {
    return this.index
      .tasksWith(ids)
      .every(({ title }) =>
        title.split(/[^\p{L}]+/u).some((one, at) => at > 0 && one !== word && one.toLowerCase() === word),
      )
  }

  /** Whether the title contains this very verb. */
  has(id: string, verb: string): boolean {
    return this.index.withId(id)?.stems.has(stemOf(verb)) === true
  }

  /** Whether the title consists of just this verb and name. */
  isAll(id: string, verb: string, { text }: Named): boolean {
    const said = new Set([verb, ...plainWords(text)].map(stemOf))
    return this.index.withId(id)?.words.every((word) => SMALL_IN_NAMES.has(word) || said.has(stemOf(word))) === true
  }

  private named(from: number, to: number, ids: readonly string[], unsure: boolean, whole: boolean): Named {
    const first = this.words[from]
    const last = this.words[to - 1]
    const quoted = first?.kind === 'quote' || (to === from + 2 && last?.kind === 'quote')
    const typed = first === undefined || last === undefined ? '' : this.raw.slice(first.start, last.end)
    const text = SPACED_OUT.test(typed) ? typed.replace(/\s+/g, ' ') : typed
    return { text, ids, quoted, unsure, whole }
  }

  private text(at: number): string {
    return textAt(this.words, at)
  }
}

/** "move the report 5 days": an amount, not part of the name. */
const COUNTED = /^(?:min|minute|hour|hr|day|week|month|year)s?$|^[ap]m$/

const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight)$/

const SENDING: ReadonlySet<string> = new Set(
  ['email', 'mail', 'text', 'message', 'call', 'ring', 'phone', 'write', 'send', 'reply', 'answer'].map(stemOf),
)

/** Verbs that fit any object, unlike "eloped". */
const doingStems: ReadonlySet<string> = new Set(singleWords('DOING').map(stemOf))

/** Ignored unless a title has them: "the back gate". */
const PARTICLES = new Set(['back', 'up', 'out', 'off', 'down', 'over'])
/** Words for the things stored here. */
const OURS = new Set(['list', 'lists', 'task', 'tasks', 'reminder', 'reminders', 'to-do', 'to-dos', 'item', 'items'])
/** Adjectives that fit anything. */
const OF_ANYTHING = new Set(
  'new old big small little last next first good great best final main extra early late'.split(' '),
)
const BEHIND_LABELS = new Set(
  "too as also is 's are was has and or to on by for at in until till can could should must will wants needs not both".split(
    ' ',
  ),
)
/** Repeated spaces, or whitespace other than a plain space. */
const SPACED_OUT = /\s\s|[^\S ]/

const INDEFINITE = new Set(['a', 'an'])
const INSIDE = new Set(['.', '-', '/', '(', ')', '#', ':', '\u2013', '@', '$', '[', ']'])
/** Verbs of news, such as somebody calling or coming: they don't complete a task. */
const TOLD = new Set(
  'rang called telephoned said texted emailed wrote came arrived asked phoned told cancelled canceled went wanted replied confirmed announced approved messaged needed started lost broke'.split(
    ' ',
  ),
)
/** Verbs that only say that something was done. */
const GENERIC = new Set([
  'do',
  'get',
  'make',
  'finish',
  'complet',
  'sort',
  'handl',
  'tak',
  'have',
  'tackl',
  'wrap',
  'close',
  'clos',
  'gotten',
  'hav',
  'go',
  'tick',
])

/** The titles that match both, each with the worse of its two scores; at first, all that match. */
function meet(left: readonly Fitting[] | null, fits: readonly Fitting[]): readonly Fitting[] {
  if (left === null) return fits
  const both: Fitting[] = []
  let next = 0
  for (const one of left) {
    while ((fits[next]?.title.at ?? one.title.at) < one.title.at) next++
    const other = fits[next]
    if (other === undefined) break
    if (other.title === one.title) both.push(other.fit > one.fit ? other : one)
  }
  return both
}

/** "the letter to Hilda" is a thing to write to her. */
const LETTER = stemOf('letter')
const WRITING = stemOf('write')

function isKindOf(word: string): boolean {
  return isIn('KIND', word) || stemOf(word) === LETTER
}

/** Verbs that go with visiting or meeting somebody; calling them is a different task. */
const GOING: ReadonlySet<string> = new Set('take go visit see attend meet bring drive drop'.split(' ').map(stemOf))

const KIND_BEFORE = new Set(['to', 'with', 'at'])

/** "the other | edit": after these a verb is a noun. */
const NO_VERB_BEHIND = new Set(['other', 'same', 'next', 'first', 'second', 'last'])

const COMMANDS = wordsIn(['MOVE', 'DELETE', 'CLEAR', 'SETV', 'REOPEN'])
