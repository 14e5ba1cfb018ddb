import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { Said } from '../chat/said.tsx'
import { Icon } from '../parts/icon.tsx'
import { conversation } from '../state/conversation.ts'
import { sayReversal } from '../state/say.ts'
import { usePart, useStore } from '../state/store.ts'
import { dismissToast, holdToast, releaseToast, type Toast, toast } from '../state/toast.ts'

/** What was just changed, with *Undo*. What it says is said to screen readers elsewhere. */
export function ToastView({ place }: { place: Toast['place'] }) {
  const shown = useStore(toast)
  const isNewest = usePart(
    conversation,
    ({ turns }) => shown === null || shown.turn_id === null || turns.at(-1)?.id === shown.turn_id,
  )
  const isSaying = usePart(conversation, ({ turns }) => turns.at(-1)?.state === 'sending')
  return (
    <div className="toast-place">
      {shown !== null && (isNewest || isSaying) && <Shown shown={shown} isHere={shown.place === place} />}
    </div>
  )
}

const words = { undo: 'Undo', redo: 'Redo' } as const

function Shown({ shown, isHere }: { shown: Toast; isHere: boolean }) {
  const { text, titles, offers, place } = shown
  const group = useRef<HTMLFieldSetElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const hasFocus = useRef(false)
  // The focus stays here when the pressed button disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is offered
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [offers])
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    hasFocus.current = true
    if (!group.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
    // A click leaves the focus on its button, and is no reason to stay.
    if (target.matches(':focus-visible')) holdToast()
  }
  const close = () => {
    const side = group.current?.closest('section')
    dismissToast()
    const from = cameFrom.current
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    else side?.querySelector<HTMLElement>('#say, [data-index] [tabindex="0"]')?.focus()
  }
  return (
    <fieldset
      ref={group}
      className="toast"
      data-elsewhere={isHere ? undefined : ''}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={onFocus}
      onBlur={() => {
        hasFocus.current = false
        releaseToast()
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <legend className="sr-only">Last change</legend>
      <Said text={text} titles={titles} className="line-clamp-2 min-w-0" />
      {offers !== null && (
        <button type="button" className="toast-button" onClick={() => void sayReversal(offers, place)}>
          {words[offers]}
        </button>
      )}
      <button type="button" className="toast-button" aria-label="Close" title="Close (Esc)" onClick={close}>
        <Icon name="cross" className="size-4" />
      </button>
    </fieldset>
  )
}
