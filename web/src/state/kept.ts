// Small things kept in the browser. A browser that keeps nothing must not break the page.

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where what was begun in a conversation is kept; null: in a new one. */
export function draftKey(conversation_id: string | null): string {
  return `sayso.draft.${conversation_id ?? 'new'}`
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null || value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Full or forbidden: it is only a convenience.
  }
}
