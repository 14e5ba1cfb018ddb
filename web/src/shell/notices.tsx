import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { connection } from '../state/live.ts'
import { dismissNotice, notice, spoken } from '../state/notices.ts'
import { useStore } from '../state/store.ts'

const SHOWN_MS = 8000

/** What went wrong, for as long as it takes to read. */
export function NoticeBar() {
  const shown = useStore(notice)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(dismissNotice, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (shown === null) return null
  return (
    <div role="alert" className="notice">
      <p>
        {shown.text}
        {shown.request_id !== null && <span className="block text-xs opacity-80">Request {shown.request_id}</span>}
      </p>
      <button
        type="button"
        className="icon-button -my-1 text-inherit"
        aria-label="Close"
        title="Close"
        onClick={dismissNotice}
      >
        <Icon name="cross" className="size-4" />
      </button>
    </div>
  )
}

const LOST_FOR_MS = 1200

/** Shown when the server is away for more than a moment. */
export function OfflineBar() {
  const isLost = useStore(connection) === 'lost'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLost) return setLong(false)
    const timer = setTimeout(() => setLong(true), LOST_FOR_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  if (!isLong) return null
  return (
    <p role="status" className="offline">
      {navigator.onLine ? "Sayso can't be reached right now." : "You're offline."} What you say is kept and sent as soon
      as you're back.
    </p>
  )
}

/** Said by screen readers, seen by nobody. */
export function Spoken() {
  const { count, text } = useStore(spoken)
  return (
    <div aria-live="polite" className="sr-only">
      <p key={count}>{text}</p>
    </div>
  )
}
