import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Whoever was on something that is gone goes on beside it, not at the top of the page. Returns the `onBlur` of what is in the
 * list: React does not call it for what it takes out itself, so it tells leaving from being removed.
 */
export function useGoesOn(
  place: RefObject<HTMLElement | null>,
  items: unknown,
  goOn: (place: HTMLElement) => void,
): () => void {
  const hasFocus = useRef(false)
  useEffect(() => {
    const element = place.current
    const onFocus = () => {
      hasFocus.current = true
    }
    // Not React's: a dialog that is closed gives the focus back while React is not listening.
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other items are there
  useLayoutEffect(() => {
    const element = place.current
    if (element !== null && hasFocus.current && document.activeElement === document.body) goOn(element)
  }, [items])
  return () => {
    hasFocus.current = false
  }
}
