// Only what is seen is in the page: which items of a long list those are, and where. Heights are measured as items appear;
// until then they are guessed, and what is on the screen stays where it is when a guess is corrected.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { indexAt, offsetsOf } from './offsets.ts'
import { useHeights } from './use-heights.ts'

interface Options {
  readonly keys: readonly string[]
  readonly guess: number
  /** Stays at the end while somebody is there, as a conversation does. */
  readonly sticksToEnd?: boolean
}

export interface Windowed {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly first: number
  readonly last: number
  readonly before: number
  readonly after: number
  readonly onScroll: () => void
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined
  readonly scrollTo: (index: number) => void
  readonly scrollToEnd: () => void
}

const BEYOND = 600
const NEAR_END = 48

export function useWindow({ keys, guess, sticksToEnd = false }: Options): Windowed {
  const { heights, measured, measure } = useHeights()
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are read again once they were measured
  const offsets = useMemo(() => offsetsOf(keys, heights.current, guess), [keys, guess, measured])
  const { scroller, view, onScroll, scrollToEnd } = useView(keys, offsets, sticksToEnd)
  const total = offsets[keys.length] ?? 0
  const first = Math.max(0, indexAt(offsets, view.top - BEYOND))
  const last = Math.min(keys.length, indexAt(offsets, view.top + view.height + BEYOND) + 1)
  const scrollTo = (index: number) => {
    const element = scroller.current
    const top = offsets[index] ?? 0
    const bottom = offsets[index + 1] ?? top
    if (element === null) return
    if (top < element.scrollTop) element.scrollTop = top - 8
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight + 8
    onScroll()
  }
  return {
    scroller,
    first,
    last,
    before: offsets[first] ?? 0,
    after: Math.max(0, total - (offsets[last] ?? total)),
    onScroll,
    measure,
    scrollTo,
    scrollToEnd,
  }
}

/** What part of the list is on the screen, held where it is while items around it change. */
function useView(keys: readonly string[], offsets: readonly number[], sticksToEnd: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ key: string; within: number } | null>(null)
  const isAtEnd = useRef(sticksToEnd)
  const [view, setView] = useState({ top: 0, height: 900 })

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = element
    isAtEnd.current = sticksToEnd && top + height >= scrollHeight - NEAR_END
    const at = indexAt(offsets, top)
    const key = keys[at]
    anchor.current = key === undefined ? null : { key, within: top - (offsets[at] ?? 0) }
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [keys, offsets, sticksToEnd])

  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
    const element = scroller.current
    if (element === null) return
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (anchor.current !== null) {
      const at = keys.indexOf(anchor.current.key)
      const top = (offsets[at] ?? 0) + anchor.current.within
      if (at !== -1 && Math.abs(top - element.scrollTop) > 1) element.scrollTop = top
    }
    onScroll()
  }, [keys, offsets, onScroll])

  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true
    if (scroller.current !== null) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [])

  // A window that gets smaller, or a notice above, must not hide the end from those who are there.
  useEffect(() => {
    if (scroller.current === null) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd()
      latest.current()
    })
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scrollToEnd])

  return { scroller, view, onScroll, scrollToEnd }
}
