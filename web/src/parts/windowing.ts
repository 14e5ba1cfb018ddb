// Only what is seen is in the page: which items of a long list those are, and where. Heights are measured as items appear;
// until then they are guessed, and what is on the screen stays where it is when a guess is corrected.

import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { indexAt, offsetsOf } from './offsets.ts'

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

export function useWindow({ keys, guess, sticksToEnd = false }: Options): Windowed {
  const scroller = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<string, number>())
  const anchor = useRef<{ key: string; within: number } | null>(null)
  const isAtEnd = useRef(sticksToEnd)
  const [view, setView] = useState({ top: 0, height: 900 })
  const [measured, remeasure] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are read again once they were measured
  const offsets = useMemo(() => offsetsOf(keys, heights.current, guess), [keys, guess, measured])
  const total = offsets[keys.length] ?? 0
  const first = Math.max(0, indexAt(offsets, view.top - BEYOND))
  const last = Math.min(keys.length, indexAt(offsets, view.top + view.height + BEYOND) + 1)

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = element
    isAtEnd.current = sticksToEnd && top + height >= scrollHeight - 48
    const at = indexAt(offsets, top)
    const key = keys[at]
    anchor.current = key === undefined ? null : { key, within: top - (offsets[at] ?? 0) }
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [keys, offsets, sticksToEnd])

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (anchor.current !== null) {
      const { key, within } = anchor.current
      const at = keys.indexOf(key)
      const top = (offsets[at] ?? 0) + within
      if (at !== -1 && Math.abs(top - element.scrollTop) > 1) element.scrollTop = top
    }
    onScroll()
  }, [keys, offsets, onScroll])

  const observer = useRef<ResizeObserver | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    observer.current ??= new ResizeObserver((entries) => {
      let isNew = false
      for (const { target } of entries) {
        if (!(target instanceof HTMLElement) || !target.isConnected) continue
        const key = target.dataset.key ?? ''
        const height = target.offsetHeight
        if (heights.current.get(key) === height) continue
        heights.current.set(key, height)
        isNew = true
      }
      if (isNew) remeasure()
    })
    observer.current.observe(element)
    return () => observer.current?.unobserve(element)
  }, [])

  const scrollTo = (index: number) => {
    const element = scroller.current
    const top = offsets[index] ?? 0
    const bottom = offsets[index + 1] ?? top
    if (element === null) return
    if (top < element.scrollTop) element.scrollTop = top - 8
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight + 8
    onScroll()
  }
  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true
    if (scroller.current !== null) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [])
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
