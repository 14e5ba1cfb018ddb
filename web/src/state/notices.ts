// What the page tells: notices that are seen, and sentences that a screen reader says.

import { RequestError } from '../api/request.ts'
import { createStore } from './store.ts'

export interface Notice {
  readonly text: string
  readonly request_id: string | null
}

export const notice = createStore<Notice | null>(null)
/** Counted, so that the same sentence is said again. */
export const spoken = createStore({ count: 0, text: '' })

export function tell(text: string, request_id: string | null = null): void {
  notice.change(() => ({ text, request_id }))
}

export function dismissNotice(): void {
  notice.change(() => null)
}

export function tellFault(fault: unknown): void {
  // That the server is away is said by the bar for as long as it is; here, what that means for what was just done.
  if (fault instanceof RequestError && fault.code === 'UNREACHABLE')
    tell("That didn't go through. Please try again once the connection is back.")
  else if (fault instanceof RequestError) tell(fault.message, fault.request_id)
  else tell('Something went wrong on this page. Please try again.')
}

export function announce(text: string): void {
  spoken.change(({ count }) => ({ count: count + 1, text }))
}
