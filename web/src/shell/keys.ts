// Keys that work everywhere. Single letters can be switched off, for those whose tools send letters.

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { newConversation } from '../chat/names.ts'
import { isAdding } from '../list/adding.ts'
import { conversation } from '../state/conversation.ts'
import { keep, readKept } from '../state/kept.ts'
import { words } from '../state/list-choice.ts'
import { printAll } from '../state/printing.ts'
import { go, type Route, route } from '../state/route.ts'
import { sayReversal } from '../state/say.ts'
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

/** Inside a field these keys belong to the field. */
const withCtrlOutsideFields: Readonly<Record<string, () => void>> = {
  z: () => reverse('undo'),
  Z: () => reverse('redo'),
  y: () => reverse('redo'),
}

/** Where what is taken back can be seen. */
function reverse(word: 'undo' | 'redo'): void {
  const { view } = route.read()
  if (view === 'talk' || view === 'tasks') void sayReversal(word)
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
      const { target } = event
      if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input:not([type=checkbox]), textarea, select, dialog, [popover]')) return
      const hasControl = event.ctrlKey || event.metaKey
      const act = hasControl ? withCtrlOutsideFields[event.key] : hasKeys.read() ? places[event.key] : undefined
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

/** Finds a task by its title, in the full list. */
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
