import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { clearSelection, selection, selectTo, toggle } from './selection.ts'

const LONG_MS = 450
const MOVED_PX = 10

/** Ctrl and Shift with a click, a long press of a finger, and keys select rows; `keys` are the rows in their order. */
export function useSelecting(keys: readonly string[]) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; wasLong: boolean } | null>(null)
  const end = () => clearTimeout(press.current?.timer)
  return {
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const key = keyOf(event.target)
      if (key === null || !isTask(event.target)) return
      const wasLong = press.current?.wasLong === true
      press.current = null
      const isTouch = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch'
      const selects = event.ctrlKey || event.metaKey || (isTouch && selection.read().ids.size > 0)
      if (!wasLong && !event.shiftKey && !selects) return
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) selectTo(key, keys)
      else if (!wasLong) toggle(key)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const key = keyOf(event.target)
      press.current = null
      if (event.pointerType !== 'touch' || key === null || !isTask(event.target)) return
      const timer = setTimeout(() => {
        if (press.current !== null) press.current.wasLong = true
        toggle(key)
      }, LONG_MS)
      press.current = { timer, x: event.clientX, y: event.clientY, wasLong: false }
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { x = clientX, y = clientY } = press.current ?? {}
      if (Math.hypot(clientX - x, clientY - y) > MOVED_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (press.current !== null) event.preventDefault()
    },
    /** Says whether the key was one of these. */
    onKey(event: KeyboardEvent<HTMLElement>): boolean {
      const key = keyOf(event.target)
      if (event.key === 'Escape' && selection.read().ids.size > 0) clearSelection()
      else if (key !== null && event.key === 'x' && !event.ctrlKey && !event.metaKey && isTask(event.target))
        toggle(key)
      else return false
      event.preventDefault()
      return true
    },
  }
}

/** Fields and pickers inside a row keep their clicks and letters. */
function isTask(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[popover], input:not([type=checkbox]), textarea, .fold') === null
}

function keyOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null
}
