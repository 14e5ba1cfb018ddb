import { memo } from 'react'
import type { Turn } from '../state/replies.ts'
import { sayAgain, unsay } from '../state/say.ts'
import { ReplyView } from './reply-view.tsx'

interface Props {
  readonly turn: Turn
  readonly before: Turn | undefined
  readonly next: Turn | undefined
}

export const TurnView = memo(function TurnView({ turn, before, next }: Props) {
  const answersPending = (before?.reply?.decision?.pending_action ?? null) !== null
  return (
    <article className="turn">
      <h2 className="sr-only">You said</h2>
      <div className="flex justify-end">
        <p dir="auto" className={`bubble ${turn.state === 'answered' ? '' : 'opacity-80'}`}>
          {turn.text}
        </p>
      </div>
      {turn.state === 'sending' && <Waiting />}
      {turn.state === 'failed' && <NotSent turn={turn} />}
      {turn.reply !== null && (
        <>
          <h2 className="sr-only">Sayso answered</h2>
          <ReplyView
            turn={turn}
            reply={turn.reply}
            next={next}
            isLast={next === undefined || next.state === 'failed'}
            answersPending={answersPending}
          />
        </>
      )}
    </article>
  )
})

function Waiting() {
  return (
    <p className="waiting">
      <span />
      <span />
      <span />
      <span className="sr-only">Waiting for a reply</span>
    </p>
  )
}

function NotSent({ turn }: { turn: Turn }) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-2 text-sm">
      <span className="text-danger">
        Not sent. {turn.fault?.message}
        {turn.fault?.request_id != null && <span className="text-muted"> ({turn.fault.request_id})</span>}
      </span>
      <button type="button" className="button button-small" onClick={() => sayAgain(turn.id)}>
        Try again
      </button>
      <button type="button" className="button button-small" onClick={() => unsay(turn.id)}>
        Remove
      </button>
    </div>
  )
}
