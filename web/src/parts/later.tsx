// A part of the page that is loaded when it is first wanted. What cannot be loaded, or breaks, leaves the rest alone.

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const ask = () => lazy(async () => ({ default: await load() }))
  let Part = ask()
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its file is loaded
  return function Later(props: Props) {
    const [attempt, setAttempt] = useState(0)
    return (
      <Boundary
        key={attempt}
        onFault={() => {
          Part = ask()
        }}
        onRetry={() => setAttempt(attempt + 1)}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
}

interface BoundaryProps {
  readonly onFault: () => void
  readonly onRetry: () => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFault()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="empty">
        <p>This part of the page couldn't be loaded.</p>
        <button type="button" className="button mt-4" onClick={this.props.onRetry}>
          Retry
        </button>
      </div>
    )
  }
}

const RELOADED = 'sayso.reloaded_at'
const ONCE_IN_MS = 60_000

/**
 * After a redeploy the parts of the page that is open are not there any more: then the new page is loaded, once. Without a
 * connection there is nothing to load it from, and the part says so itself.
 */
export function followRedeploys(): void {
  addEventListener('vite:preloadError', () => void reloadIfReached())
}

async function reloadIfReached(): Promise<void> {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < ONCE_IN_MS) return
    const { ok } = await fetch('/', { cache: 'no-store' })
    if (!ok) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  } catch {
    // Not reached, or nothing can be kept here: there is a button to try again.
  }
}
