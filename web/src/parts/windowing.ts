// Only what is seen is in the page: which items of a long list those are, and where. Heights are measured as items appear;
// until then they are guessed, and what is on the screen stays where it is when a guess is corrected.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { indexAt, offsetsOf, placeAfter } from './offsets.ts'
import { useHeights } from './use-heights.ts'

interface Options {
  readonly keys: readonly string[]
  readonly guess: number
  /** Stays at the end while somebody is there, as a conversation does. */
  readonly sticksToEnd?: boolean
  /** All items are in the page, as for printing. */
  readonly showsAll?: boolean
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

export function useWindow({ keys, guess, sticksToEnd = false, showsAll = false }: Options): Windowed {
  const { heights, measured, measure } = useHeights()
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are read again once they were measured
  const offsets = useMemo(() => offsetsOf(keys, heights.current, guess), [keys, guess, measured])
  const { scroller, view, onScroll, scrollToEnd } = useView(keys, offsets, sticksToEnd)
  const total = offsets[keys.length] ?? 0
  const first = showsAll ? 0 : Math.max(0, indexAt(offsets, view.top - BEYOND))
  const last = showsAll ? keys.length : Math.min(keys.length, indexAt(offsets, view.top + view.height + BEYOND) + 1)
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

interface Anchor {
  readonly keys: readonly string[]
  readonly at: number
  readonly within: number
}

/** What part of the list is on the screen, held where it is while items around it change. */
function useView(keys: readonly string[], offsets: readonly number[], sticksToEnd: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  // The first item in sight, and how far it is scrolled out; none at the top of a list, which stays at its top.
  const anchor = useRef<Anchor | null>(null)
  const isAtEnd = useRef(sticksToEnd)
  const lastTop = useRef(0)
  const [view, setView] = useState({ top: 0, height: 900 })

  const onScroll = useCallback(() => {
    const element = scroller.current
    // While it is hidden nothing is in sight, and what was stays remembered.
    if (element === null || element.clientHeight === 0) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = element
    // What grows below somebody who is at the end does not take them away from it; scrolling up does.
    const isNearEnd = top + height >= scrollHeight - NEAR_END
    isAtEnd.current = sticksToEnd && (isNearEnd || (isAtEnd.current && top >= lastTop.current))
    lastTop.current = top
    const at = indexAt(offsets, top)
    const isAtTop = top <= 0 && !sticksToEnd
    anchor.current = isAtTop ? null : { keys, at, within: top - (offsets[at] ?? 0) }
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [keys, offsets, sticksToEnd])

  const hold = useCallback(() => {
    const element = scroller.current
    if (element === null || element.clientHeight === 0) return
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (anchor.current !== null) {
      const { keys: before, at: was, within } = anchor.current
      const at = before === keys ? was : placeAfter(before, keys, was)
      const top = (offsets[at ?? 0] ?? 0) + within
      if (at !== null && Math.abs(top - element.scrollTop) > 1) element.scrollTop = top
    }
    onScroll()
  }, [keys, offsets, onScroll])

  const latest = useRef(hold)
  useLayoutEffect(() => {
    latest.current = hold
    hold()
  }, [hold])

  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true
    if (scroller.current !== null) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [])

  // A window that gets smaller, or a notice above, must not hide the end from those who are there; a list that is shown again
  // is where it was.
  useEffect(() => {
    if (scroller.current === null) return
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])

  return { scroller, view, onScroll, scrollToEnd }
}
