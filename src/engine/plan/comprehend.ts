// Reads a message together with the tasks it may be about. Where the words alone leave no doubt, nothing is looked up.

import type { Act } from '../../domain/act.ts'
import type { ConversationMetadata, DoneTurn } from '../../domain/conversation.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import type { Setting } from '../interpret.ts'
import { beginsOne, classNamed, isIn, isKnown, listed } from '../language/en/classes.ts'
import { NOT_NAMES } from '../language/en/questions.ts'
import { isPast, rootOf, stemOf } from '../lex/stem.ts'
import { lex, type Word } from '../lex/words.ts'
import { allBy, setOf } from '../task-ids.ts'
import { type Understood, understand } from '../understand.ts'
import { withoutTalk } from '../without-talk.ts'
import { read } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

const ALIKE = 60
const CURRENT = 100

export function* comprehend(scene: Scene): Steps<Understood> {
  const { context } = scene
  const { metadata, now, timezone, message } = context
  const setting = (tasks: readonly Task[]): Setting => ({
    now,
    timezone,
    tasks,
    last: metadata.last_act,
    changed: metadata.changed || context.pending_confirmation !== null,
    spokenOf: metadata.mentioned,
    talked: hasTalked(metadata),
    wrote: metadata.changed ? writtenIn(metadata.done.at(-1)) : [],
    noted: metadata.changed ? notedIn(metadata.done.at(-1)) : null,
    acted: metadata.changed ? metadata.done.map(({ effects }) => effects.map(({ task_id }) => task_id)) : [],
  })
  const understandWith = (tasks: readonly Task[]): Understood =>
    once(context, tasks, () => understand(message, setting(tasks)))
  const byCore = (understood: Understood, tasks: readonly Task[]): Understood =>
    withoutTalk(understood, (core) => understand(core, setting(tasks)))
  const blind = understandWith(nobodys)
  // A message too long to read doesn't get shorter by knowing the tasks.
  if (blind.interpretation?.spent === true) return blind
  if (isPlain(blind)) return byCore(blind, nobodys)
  const words = tellingWords(message)
  if (words.length === 0) return blind
  scene.understood = blind
  const alike = yield* read(scene, { query: words.join(' '), status: 'all', sort: 'alike', limit: ALIKE })
  const near = understandWith(alike ?? nobodys)
  if (!isLost(near) && !pointsNowhere(scene, near)) return byCore(near, alike ?? nobodys)
  // No task has these words: a typo or an abbreviation may still mean one of the tasks on the list.
  scene.understood = near
  const current = (yield* read(scene, { status: 'pending', limit: CURRENT })) ?? []
  const known = [...(alike ?? []), ...current.filter((task) => !(alike ?? []).some((other) => other.id === task.id))]
  return byCore(current.length === 0 ? near : understandWith(known), known)
}

function hasTalked({ last_act, clarification, last_reading }: ConversationMetadata): boolean {
  return last_act === null && clarification === null && last_reading?.intent_type === 'GENERAL_CHAT'
}

const nobodys: readonly Task[] = []

/** The note that a turn wrote, if it wrote just one. */
function notedIn(turn: DoneTurn | undefined): string | null {
  const notes = turn?.effects.filter(({ was, is }) => is.description !== (was?.description ?? null)) ?? []
  return notes.length === 1 ? (notes[0]?.is.description ?? null) : null
}

function writtenIn(turn: DoneTurn | undefined): string[] {
  return (
    turn?.effects.flatMap(({ is: { title, description } }) => [
      title,
      ...(description === null ? [] : [description]),
    ]) ?? []
  )
}

/** Earlier readings in this turn: a plan restarts with each answer, on the same context and the same tasks. */
const READINGS = Symbol('readings')

interface Reading {
  readonly tasks: readonly Task[]
  readonly understood: Understood
}

function once(context: DecisionContext, tasks: readonly Task[], read: () => Understood): Understood {
  const before: readonly Reading[] = Object(context)[READINGS] ?? []
  const same = before.find(
    (one) => one.tasks.length === tasks.length && one.tasks.every((task, at) => task === tasks[at]),
  )
  if (same !== undefined) return same.understood
  const understood = read()
  // A property rather than a WeakMap: old entries in a WeakMap survive until a full garbage collection.
  Object.defineProperty(context, READINGS, { value: [...before, { tasks, understood }], configurable: true })
  return understood
}

const MOST_WORDS = 40

/** The words that may be in a title, reduced to the stem they share with their other forms. */
function tellingWords(message: string): string[] {
  const words = lex(message).words.flatMap((word) => (word.kind === 'quote' ? lex(word.text).words : [word]))
  const telling = words.filter(({ kind, text }) => kind === 'word' && !NOT_NAMES.has(text) && text !== "'s")
  const forms = new Set(telling.flatMap(({ text }) => formsOf(text)))
  if (forms.size <= MOST_WORDS) return [...forms]
  // In a long message the rarest words come first: names rather than verbs and dates.
  const rank = (word: string): number => (isKnown(word) || /\d/.test(word) ? 1 : 0)
  return [...forms].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_WORDS)
}

/** The store searches titles by word prefix, so a stem that the word starts with covers both. */
function formsOf(text: string): string[] {
  if (!/^[a-z]+$/.test(text)) return [text]
  const [stem, root] = [stemOf(text), rootOf(text)]
  // "the translation" of 'translate the letter'
  if (/(?:ion|ment)s?$/.test(text) && root.length > 4 && text.startsWith(root)) return [root]
  return stem.length > 2 && text.startsWith(stem) ? [stem] : [text, stem]
}

const COMMANDS = (['FINISH', 'DELETE', 'MOVE', 'RENAME', 'MARK', 'REOPEN', 'SETV', 'CLEAR', 'PARTED'] as const).flatMap(
  (name) => classNamed(name) ?? [],
)

/** Adding, small talk and undoing need no tasks to be understood, unless the words may hide another command. */
function isPlain(blind: Understood): boolean {
  if (blind.reserved.length > 0 || blind.acts.length === 0) return false
  const { chart, reads } = blind.interpretation ?? { chart: null, reads: [] }
  if (!blind.acts.every(isPlainAct) || reads.some((one) => one.stated)) return false
  // "undo the rent": we need to know which task that is.
  if (blind.acts.some(({ does }) => does === 'undo') && !chart?.words.every(isOfUndo)) return false
  // "remind me 30 minutes before the dentist" may be about an existing task.
  if (blind.acts.some(remindsOfNothing)) return false
  // "… the same day as the dentist": an existing task may give the date.
  if (blind.acts.some(isUndated) && chart?.words.some(({ text }) => BESIDE.has(text)) === true) return false
  // "set my rent task as urgent" looks like adding a task until we know the one it names.
  if (reads.some(({ span }) => mayChange(chart?.word(span.from) ?? ''))) return false
  if (
    blind.interpretation?.pieces.some(
      (piece) =>
        (piece.is === 'act' && mayChange(chart?.word(piece.from) ?? '')) ||
        piece.is === 'remark' ||
        piece.is === 'skipped' ||
        piece.is === 'bare' ||
        piece.is === 'strange',
    ) === true
  )
    return false
  const [, ...words] = chart?.words ?? []
  // "- rent paid": a line of a list may be about an existing task.
  if (words.some(({ kind }, at) => kind === 'line' && [words[at - 1], words.at(-1)].some(isOver))) return false
  // "… and open the fence again": may mean something completed earlier.
  if (words.some(({ text }) => isIn('NOTEFIELD', text) || text === 'again')) return false
  return !words.some(
    (_, at) => mayAsk(words, at) && COMMANDS.some((verbs) => beginsOne(verbs, words, at, words.length)),
  )
}

function isOver(word: Word | undefined): boolean {
  return word !== undefined && isPast(word.text)
}

function isOfUndo({ kind, text }: Word): boolean {
  return kind !== 'word' || UNDOING.has(text) || isIn('FILLER', text) || isIn('CLOSING', text) || isIn('IT', text)
}

const UNDOING = new Set(['UNDO', 'REDO', 'NO', 'THEM'].flatMap((name) => listed(classNamed(name) ?? new Map()).flat()))

function isUndated(act: Act): boolean {
  return (
    act.does === 'add' && act.items.some(({ when, remind_before }) => when?.day == null && remind_before === undefined)
  )
}

const BESIDE = new Set(['same', 'before', 'after'])

/** Whether a command may begin here: after a connective, or after "can you", "I want to". */
function mayAsk(words: readonly { text: string }[], at: number): boolean {
  const before = words[at - 1]?.text ?? ''
  return JOINS.has(before) || isIn('FILLER', before) || (before === 'to' && WANTING.has(words[at - 2]?.text ?? ''))
}

const WANTING = new Set(['want', 'like', 'need', 'you'])

/** Verbs that can add something new or change something there. */
const BOTH_WAYS = ['SETV', 'SCHEDULE', 'MARK', 'MOVE', 'NOTEV'] as const

function mayChange(verb: string): boolean {
  return verb !== 'add' && BOTH_WAYS.some((name) => isIn(name, verb))
}

const JOINS = new Set(['and', 'then', 'also', ',', '.', ';', '\n', 'i', 'so', 'you', 'can', 'please', 'us', 'just'])

function remindsOfNothing(act: Act): boolean {
  return (
    act.does === 'add' && act.items.some(({ when, remind_before }) => remind_before !== undefined && when === undefined)
  )
}

function isPlainAct(act: Act): boolean {
  return (
    act.does === 'add' ||
    act.does === 'undo' ||
    act.does === 'redo' ||
    act.does === 'more' ||
    (act.does === 'talk' && act.about !== 'remark' && act.about !== 'other' && act.about !== 'cannot')
  )
}

/** "the done list is silly, rename it": "it" must be something mentioned, and none of the tasks found is. */
function pointsNowhere({ focus }: Scene, { acts, interpretation }: Understood): boolean {
  const [act] = acts
  if (focus.length > 0 || (interpretation?.spoken.length ?? 0) > 0 || act === undefined) return false
  return allBy(setOf(act), 'focus')
}

/** The message asks for a task that isn't among those found, or we understood nothing of it. */
function isLost(near: Understood): boolean {
  if (near.acts.length === 0 || asksOtherwise(near)) return true
  return near.acts.some(
    (act) =>
      ('set' in act &&
        (act.set?.mentions.length === 0 || (act.set?.mentions.some((mention) => mention.by === 'name') ?? false))) ||
      act.does === 'offer' ||
      (act.does === 'talk' && (act.about === 'remark' || act.about === 'other')),
  )
}

/** "what's the gate code?": if no title says it, a note on the current list may. */
function asksOtherwise({ interpretation }: Understood): boolean {
  return interpretation?.pieces.some((piece) => piece.is === 'question' && piece.unmet) === true
}
