// Saying something: shown at once, sent one after the other, tried again with the same id when nothing answers.

import * as calls from '../api/calls.ts'
import { RequestError } from '../api/request.ts'
import { addTurn, changeTurn, conversation, dropTurn, keepOutbox, nameConversation } from './conversation.ts'
import { hasDone } from './done.ts'
import { announce, tell } from './notices.ts'
import { dropWaiting, nameWaiting, readAll, type Waiting } from './outbox.ts'
import { pendingIn } from './pending.ts'
import { replyOf, type Turn } from './replies.ts'
import { learnFrom, settled } from './tasks.ts'
import { tellTurn, tellWhere } from './tell-turn.ts'
import { dismissToast, showToast, type Toast, toast } from './toast.ts'

const WAITS_MS = [400, 1200, 3000]
const WORTH_ANOTHER_TRY = new Set([0, 409, 429, 502, 503, 504])

let line: Promise<void> = Promise.resolve()

/** An answer typed while a question is on the screen is an answer to that question. */
export function say(text: string, confirms: string | null = null): void {
  const message = text.trim()
  if (message === '') return
  const asked = confirms ?? pendingIn(conversation.read().turns)?.id ?? null
  if (asked !== null && isAnswer(message)) takeBack(asked)
  dismissToast()
  enqueue(addTurn(message, asked).id)
}

/** Undo and redo are said like everything else, so that they are done once, kept and can be asked about. */
export async function sayReversal(
  word: 'undo' | 'redo',
  place: Toast['place'] = toast.read()?.place ?? 'list',
): Promise<void> {
  await settled()
  const { turns } = conversation.read()
  if (turns.at(-1)?.state === 'sending') return
  if (turns.length === 0 && !hasDone()) {
    const text = `There's nothing to ${word}.`
    announce(text)
    return showToast({ text, titles: [], offers: null, place, turn_id: null })
  }
  const { id } = addTurn(word, null)
  tellWhere(id, place)
  enqueue(id)
}

function isAnswer(text: string): boolean {
  return /^(yes|no)$/i.test(text)
}

/** A yes that could not be sent must not go out before the no said instead. */
function takeBack(confirms: string): void {
  for (const { id, state, text, request } of conversation.read().turns)
    if (state === 'failed' && request?.confirms === confirms && isAnswer(text)) unsay(id)
}

export function sayAgain(id: string): void {
  changeTurn(id, (turn) => ({ ...turn, state: 'sending', fault: null }))
  enqueue(id)
}

export function unsay(id: string): void {
  dropTurn(id)
}

/** Once the server is back, unsent messages go out by themselves, in every conversation. */
export function sayWaiting(): void {
  for (const turn of conversation.read().turns) if (turn.state === 'failed') sayAgain(turn.id)
  line = line.then(deliverElsewhere)
}

function enqueue(id: string): void {
  line = line.then(() => deliver(id))
}

async function deliver(id: string): Promise<void> {
  const turn = conversation.read().turns.find((one) => one.id === id)
  if (turn === undefined) return deliverElsewhere()
  if (turn.state !== 'sending' || turn.request === null) return
  if (isBehindFailed(id)) return fail(id, new RequestError(0, 'WAITING', 'Waiting for the previous message.', null))
  // A message said before the conversation had an id belongs to it all the same.
  const { id: conversation_id } = conversation.read()
  const request =
    turn.request.conversation_id === undefined && conversation_id !== null && !turn.wasTried
      ? { ...turn.request, conversation_id }
      : turn.request
  changeTurn(id, (before) => ({ ...before, request, wasTried: true }))
  keepOutbox()
  await attempt(id, request)
}

async function attempt(id: string, request: NonNullable<Turn['request']>): Promise<void> {
  const { id: here, place, opened } = conversation.read()
  for (let tries = 0; ; tries++) {
    try {
      const response = await calls.say(request)
      if (conversation.read().opened !== opened) {
        if (here === null) nameWaiting(place, response.conversation_id)
        return dropWaiting(id)
      }
      if (here === null) nameConversation(response.conversation_id)
      const reply = replyOf(response)
      // Known before the reply is shown, so that its words and its tasks say the same.
      learnFrom(reply)
      changeTurn(id, (turn) => ({ ...turn, state: 'answered', reply, fault: null }))
      keepOutbox()
      tellTurn(id, reply)
      return
    } catch (fault) {
      // Offline it is tried again once that is over.
      const wait = navigator.onLine ? WAITS_MS[tries] : undefined
      if (wait === undefined || !isWorthAnotherTry(fault)) return fail(id, fault)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** What was said in conversations that are not on the screen now; what cannot be sent waits there. */
async function deliverElsewhere(): Promise<void> {
  const left = new Set<string>()
  for (let next = nextElsewhere(left); next !== undefined; next = nextElsewhere(left)) {
    const { request, conversation_id, place, text } = next
    const id = request.message_id ?? ''
    try {
      const response = await calls.say({ ...request, ...(conversation_id === null ? {} : { conversation_id }) })
      nameWaiting(place, response.conversation_id)
      dropWaiting(id)
    } catch (fault) {
      if (isWorthAnotherTry(fault)) left.add(place)
      else {
        dropWaiting(id)
        tell(`Not sent: “${text}”. ${fault instanceof RequestError ? fault.message : ''}`)
      }
    }
  }
}

function nextElsewhere(left: ReadonlySet<string>): Waiting | undefined {
  const here = new Set(conversation.read().turns.map((turn) => turn.id))
  return readAll().find(({ place, request }) => !left.has(place) && !here.has(request.message_id ?? ''))
}

function isBehindFailed(id: string): boolean {
  const { turns } = conversation.read()
  const at = turns.findIndex((turn) => turn.id === id)
  return turns.slice(0, at).some((turn) => turn.state === 'failed')
}

function isWorthAnotherTry(fault: unknown): boolean {
  return fault instanceof RequestError && WORTH_ANOTHER_TRY.has(fault.status)
}

function fail(id: string, fault: unknown): void {
  const { message, request_id } =
    fault instanceof RequestError ? fault : { message: 'Something went wrong on this page.', request_id: null }
  changeTurn(id, (turn) => ({ ...turn, state: 'failed', fault: { message, request_id } }))
  keepOutbox()
  dismissToast()
  announce(`Not sent. ${message}`)
}
