// A small panel at a button, in the browser's top layer: Escape and a click elsewhere close it.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Props {
  readonly label: string
  readonly button: ReactNode
  readonly className: string
  readonly tabIndex?: number
  readonly hook?: string
  readonly tooltip: string
  readonly children: (close: () => void) => ReactNode
}

const GAP = 6
const MARGIN = 8

export function Popover({ label, button, className, tabIndex, hook, tooltip, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={tabIndex}
        data-hook={hook}
        title={tooltip}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <Panel id={id} label={label} anchor={anchor} onClosed={() => setOpen(false)}>
          {children}
        </Panel>
      )}
    </>
  )
}

interface PanelProps extends Pick<Props, 'label' | 'children'> {
  readonly id: string
  readonly anchor: React.RefObject<HTMLButtonElement | null>
  readonly onClosed: () => void
}

function Panel({ id, label, anchor, onClosed, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = panel.current
    if (shown === null) return
    shown.showPopover()
    place(shown, anchor.current)
    shown.querySelector<HTMLElement>('[data-first], button, input')?.focus()
  }, [anchor])
  return (
    <div
      id={id}
      ref={panel}
      popover="auto"
      dir="ltr"
      role="dialog"
      aria-label={label}
      className="panel fixed m-0 min-w-48 p-2"
      onToggle={(event) => event.newState === 'closed' && onClosed()}
    >
      {children(() => {
        panel.current?.hidePopover()
        anchor.current?.focus()
      })}
    </div>
  )
}

/** Under the button, or above it where there is no room. */
function place(panel: HTMLElement, anchor: HTMLElement | null): void {
  if (anchor === null) return
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = at.bottom + GAP
  const top = below + height + MARGIN > innerHeight ? Math.max(MARGIN, at.top - GAP - height) : below
  panel.style.top = `${top}px`
  panel.style.left = `${Math.max(MARGIN, Math.min(at.left, innerWidth - width - MARGIN))}px`
}
