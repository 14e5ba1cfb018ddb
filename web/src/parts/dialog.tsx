import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** At the side, for a list; otherwise in the middle. */
  readonly side?: boolean
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, side = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    shown?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and there is a button
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={side ? 'dialog dialog-side' : 'dialog'}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex max-h-full flex-col">
        <header className="flex items-center justify-between gap-4 px-6 pt-5 pb-2">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <button type="button" className="icon-button -mr-2" aria-label="Close" title="Close (Esc)" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
      </div>
    </dialog>
  )
}
