import { lazy, Suspense, useState } from 'react'
import type { Reply, Turn } from '../state/replies.ts'

const WhyPanel = lazy(() => import('./why-panel.tsx'))

interface Props {
  readonly turn: Turn
  readonly reply: Reply
  readonly answersPending: boolean
}

export function Why({ turn, reply, answersPending }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (reply.decision === null) return null
  return (
    <details className="why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why?</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <WhyPanel turn={turn} decision={reply.decision} calls={reply.tool_calls} answersPending={answersPending} />
        </Suspense>
      )}
    </details>
  )
}
