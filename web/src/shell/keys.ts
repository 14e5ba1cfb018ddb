// Keys that work everywhere. Single letters can be switched off, for those whose tools send letters.

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { newConversation } from '../chat/names.ts'
import { isAdding } from '../list/adding.ts'
import { conversation } from '../state/conversation.ts'
import { keep, readKept } from '../state/kept.ts'
import { words } from '../state/list-choice.ts'
import { printAll } from '../state/printing.ts'
import { go, type Route } from '../state/route.ts'
import { createStore } from '../state/store.ts'

const OFF = 'sayso.keys-off'

export const isHelpShown = createStore(false)
export const isPaletteShown = createStore(false)
export const hasKeys = createStore(readKept(OFF) === null)

export function switchKeys(on: boolean): void {
  keep(OFF, on ? null : 'off')
  hasKeys.change(() => on)
}

const places: Readonly<Record<string, () => void>> = {
  '?': () => isHelpShown.change(() => true),
  '/': () => focus('say', { view: 'talk', conversation_id: conversation.read().id }),
  a: addTask,
  f: focusSearch,
  l: () => focusList(),
  n: newConversation,
  i: () => go({ view: 'insights' }),
  s: () => go({ view: 'settings' }),
}

/** These work in fields too, and always. */
const withCtrl: Readonly<Record<string, () => void>> = {
  k: () => isPaletteShown.change((isShown) => !isShown),
  p: () => void printAll(),
}

export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const withControl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const anywhere = withControl ? withCtrl[event.key] : undefined
      if (anywhere !== undefined) {
        event.preventDefault()
        anywhere()
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

export function addTask(): void {
  show('search', { view: 'tasks' }, () => flushSync(() => isAdding.change(() => true)))
  document.getElementById('add-task')?.focus()
}

export function focusSearch(): void {
  focus('search', { view: 'tasks' })
}

/** Looks for a task by its title, where all of them are. */
export function showTask(title: string): void {
  words.change(() => title)
  focusSearch()
}

function focus(id: string, view: Route): void {
  show(id, view, () => document.getElementById(id)?.focus())
}

function focusList(): void {
  show('search', { view: 'tasks' }, () =>
    document.querySelector<HTMLElement>('[data-index] input[tabindex="0"]')?.focus(),
  )
}

/** At once where it is in sight, so that what is typed next arrives there; on another view, once that is shown. */
function show(id: string, view: Route, act: () => void): void {
  const element = document.getElementById(id)
  if (element !== null && element.offsetParent !== null) act()
  else {
    go(view)
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(act)))
  }
}
