// What a turn changed is told with a way to take it back; what was taken back, with a way to do it again.

import { conversation } from './conversation.ts'
import { didIn, sayDid } from './done.ts'
import { announce } from './notices.ts'
import type { Reply } from './replies.ts'
import { go } from './route.ts'
import { dismissToast, showToast, type Toast } from './toast.ts'

/** The reversal that was asked for with a button or a key, and where. */
let asked: { readonly turn_id: string; readonly place: Toast['place'] } | null = null

export function tellWhere(turn_id: string, place: Toast['place']): void {
  asked = { turn_id, place }
}

export function tellTurn(turn_id: string, reply: Reply): void {
  const { intent = null, pending_action = null } = reply.decision ?? {}
  const params = intent?.extracted_params ?? {}
  const place = asked?.turn_id === turn_id ? asked.place : null
  const isReversal = place !== null || 'undo' in params
  const did = didIn(reply)
  const offers = did.length === 0 ? null : isReversal && !('redo' in params) ? 'redo' : 'undo'
  announce(offers === 'undo' ? `${reply.response} You can undo this.` : reply.response)
  if (place !== null && pending_action !== null) {
    // It asks, and is answered in the chat.
    dismissToast()
    go({ view: 'talk', conversation_id: conversation.read().id })
  } else if (did.length > 0 || place !== null) {
    const [firstLine = ''] = reply.response.split('\n')
    const titles = did.map(({ title }) => title)
    showToast({ text: isReversal ? firstLine : sayDid(did), titles, offers, place: place ?? 'chat', turn_id })
  }
}
