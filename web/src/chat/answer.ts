import type { MouseEvent } from 'react'
import { say } from '../state/say.ts'

/** Says what a button says. The button goes away with its question, so whoever pressed it by key goes on in the field. */
export function answer(event: MouseEvent, text: string, confirms: string | null = null): void {
  say(text, confirms)
  const byKey = event.detail === 0
  if (byKey) document.getElementById('say')?.focus()
}
