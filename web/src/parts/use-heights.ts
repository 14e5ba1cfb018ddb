import { type RefObject, useCallback, useReducer, useRef } from 'react'

interface Heights {
  readonly heights: RefObject<Map<string, number>>
  /** Moves when a height has changed. */
  readonly measured: number
  /** As the `ref` of an item with its key in `data-key`. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined
}

/** The heights of items that are or were in the page. */
export function useHeights(): Heights {
  const heights = useRef(new Map<string, number>())
  const [measured, remeasure] = useReducer((count: number) => count + 1, 0)
  const observer = useRef<ResizeObserver | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    observer.current ??= new ResizeObserver((entries) => {
      const changed = entries.filter(({ target }) => note(heights.current, target))
      if (changed.length > 0) remeasure()
    })
    observer.current.observe(element)
    return () => observer.current?.unobserve(element)
  }, [])
  return { heights, measured, measure }
}

function note(heights: Map<string, number>, target: Element): boolean {
  // What is not shown has no height.
  if (!(target instanceof HTMLElement) || !target.isConnected || target.offsetHeight === 0) return false
  const key = target.dataset.key ?? ''
  if (heights.get(key) === target.offsetHeight) return false
  heights.set(key, target.offsetHeight)
  return true
}
