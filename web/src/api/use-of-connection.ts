// Whether a connection that is held open is of use. A browser has six to a server for all its tabs together, so a tab that
// nobody looks at must not hold one for long, save the one that speaks up.

import { isSpeaker } from '../state/speaker.ts'

// Three times as long as the server is silent at most.
const SILENT_MS = 45_000
const UNSEEN_MS = 5000

interface Use {
  /** Aborted once the connection is of no use: stopped, offline, silent for too long, or not looked at. */
  readonly signal: AbortSignal
  readonly onHeard: () => void
  readonly end: () => void
}

export function watchUse(stopped: AbortSignal): Use {
  const over = new AbortController()
  const cut = () => over.abort()
  let silence = setTimeout(cut, SILENT_MS)
  let unseen: ReturnType<typeof setTimeout> | undefined
  const onSeen = () => {
    clearTimeout(unseen)
    if (isUnseen()) unseen = setTimeout(cut, UNSEEN_MS)
  }
  stopped.addEventListener('abort', cut)
  addEventListener('offline', cut)
  document.addEventListener('visibilitychange', onSeen)
  return {
    signal: over.signal,
    onHeard() {
      clearTimeout(silence)
      silence = setTimeout(cut, SILENT_MS)
    },
    end() {
      clearTimeout(silence)
      clearTimeout(unseen)
      stopped.removeEventListener('abort', cut)
      removeEventListener('offline', cut)
      document.removeEventListener('visibilitychange', onSeen)
    },
  }
}

/** Hidden, and not the tab that shows notifications for all of them. */
export function isUnseen(): boolean {
  return document.hidden && !isSpeaker()
}

/** Resolves when somebody looks at the tab again, or nobody wants to know any more. */
export function whenSeen(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !stopped.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    stopped.addEventListener('abort', look, { once: true })
  })
}
