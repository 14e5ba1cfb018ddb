// Keys that work everywhere. Single letters can be switched off, for those whose tools send letters.

import { useEffect } from 'react'
import { newConversation } from '../chat/names.ts'
import { conversation } from '../state/conversation.ts'
import { keep, readKept } from '../state/kept.ts'
import { printAll } from '../state/printing.ts'
import { go } from '../state/route.ts'
import { createStore } from '../state/store.ts'

const OFF = 'sayso.keys-off'

export const isHelpShown = createStore(false)
export const hasKeys = createStore(readKept(OFF) === null)

export function switchKeys(on: boolean): void {
  keep(OFF, on ? null : 'off')
  hasKeys.change(() => on)
}

const places: Readonly<Record<string, () => void>> = {
  '?': () => isHelpShown.change(() => true),
  '/': () => focus('say', { view: 'talk', conversation_id: conversation.read().id }),
  f: () => focus('search', { view: 'tasks' }),
  l: () => focusList(),
  n: newConversation,
  i: () => go({ view: 'insights' }),
  s: () => go({ view: 'settings' }),
}

export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p') {
        event.preventDefault()
        void printAll()
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasKeys.read()) return
      const { target } = event
      if (
        !(target instanceof HTMLElement) ||
        target.closest('input:not([type=checkbox]), textarea, select, dialog, [popover]')
      )
        return
      const act = places[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** A field that is on another view is gone to first. */
function focus(id: string, view: Parameters<typeof go>[0]): void {
  const isShown = (element: HTMLElement | null) => element !== null && element.offsetParent !== null
  if (!isShown(document.getElementById(id))) go(view)
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

function focusList(): void {
  focus('search', { view: 'tasks' })
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-index] input[tabindex="0"]')?.focus()),
    ),
  )
}
