import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { placeAfter } from '../parts/offsets.ts'
import { useGoesOn } from '../parts/use-goes-on.ts'

/** Says whether the row is in the page. */
export function focusRow(scroller: HTMLElement | null, index: number, hook: string): boolean {
  const row = scroller?.querySelector(`[data-index="${index}"]`)
  const target =
    row?.querySelector<HTMLElement>(`[data-hook=${hook}]`) ?? row?.querySelector<HTMLElement>('input, button')
  target?.focus({ preventScroll: true })
  return target !== undefined && target !== null
}

/**
 * The row that is in the order of Tab. When its task goes elsewhere in the list, or is gone, the one after it takes its place,
 * and the focus if it was there.
 */
export function useActive(scroller: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [active, setActive] = useState(0)
  const before = useRef(keys)
  /** The task that is being moved with keys: the focus goes along with this one. */
  const followed = useRef<string | null>(null)
  const next = before.current === keys ? active : nextOf(before.current, keys, active, followed.current)
  useLayoutEffect(() => {
    const was = before.current[active]
    if (before.current !== keys) followed.current = null
    before.current = keys
    if (next !== active) setActive(next)
    const holder = document.activeElement?.closest<HTMLElement>('[data-key]')
    const hasMoved = was !== undefined && was !== keys[next]
    if (hasMoved && holder?.dataset.key === was && scroller.current?.contains(holder))
      focusRow(scroller.current, next, 'tick')
  }, [keys, active, next, scroller])
  const onBlur = useGoesOn(scroller, keys, (place) => focusRow(place, next, 'tick'))
  const follow = (key: string) => {
    followed.current = key
  }
  return { active: next, setActive, onBlur, follow }
}

function nextOf(before: readonly string[], keys: readonly string[], active: number, followed: string | null): number {
  const at = followed === null ? -1 : keys.indexOf(followed)
  if (at !== -1) return at
  return placeAfter(before, keys, active) ?? Math.max(0, Math.min(active, keys.length - 1))
}
