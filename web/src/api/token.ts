// With `jwt` the page is given a token. It stays in this tab, and goes with it.

const KEY = 'sayso.token'
const listeners = new Set<() => void>()

let needed = false
let accounts = false

export function readToken(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token)
  setNeeded(false)
}

/** The server answered 401: nothing goes on without a token, or without another one. */
export function askForToken(): void {
  setNeeded(true)
}

export function isTokenNeeded(): boolean {
  return needed
}

/** The server keeps accounts: people sign in, and the browser keeps the session. */
export function hasAccounts(): boolean {
  return accounts
}

export function noteAccounts(): void {
  if (accounts) return
  accounts = true
  for (const listener of listeners) listener()
}

export function followToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setNeeded(next: boolean): void {
  if (needed === next) return
  needed = next
  for (const listener of listeners) listener()
}
