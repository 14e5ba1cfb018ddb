// Where in the page we are, kept after the # of its address.

import { createStore } from './store.ts'

export type Route =
  | { readonly view: 'talk'; readonly conversation_id: string | null }
  | { readonly view: 'tasks' | 'insights' | 'settings' | 'account' }
  | { readonly view: 'door'; readonly door: Door }

/** What a link brings somebody here for. */
export interface Door {
  readonly kind: 'reset' | 'verify' | 'invite' | 'authorize' | 'device'
  readonly secret: string
}

const doors: readonly Door['kind'][] = ['reset', 'verify', 'invite', 'authorize', 'device']

export const route = createStore<Route>(readRoute(location.hash))

export function followAddress(): () => void {
  const update = () => route.change(() => readRoute(location.hash))
  addEventListener('hashchange', update)
  return () => removeEventListener('hashchange', update)
}

export function readRoute(hash: string): Route {
  const [, view = '', id = ''] = hash.split('/')
  if (view === 'tasks' || view === 'insights' || view === 'settings' || view === 'account') return { view }
  const kind = doors.find((name) => name === view)
  if (kind !== undefined) return { view: 'door', door: { kind, secret: decodeURIComponent(id) } }
  return { view: 'talk', conversation_id: /^[0-9a-f-]{36}$/i.test(id) ? id : null }
}

export function addressOf(to: Route): string {
  if (to.view === 'door') return `#/${to.door.kind}/${encodeURIComponent(to.door.secret)}`
  if (to.view !== 'talk') return `#/${to.view}`
  return to.conversation_id === null ? '#/' : `#/c/${to.conversation_id}`
}

export function go(to: Route): void {
  location.hash = addressOf(to)
}

/** The same place under its proper address; going back must not lead to the one before. */
export function settle(to: Route): void {
  history.replaceState(null, '', addressOf(to))
  route.change(() => to)
}
