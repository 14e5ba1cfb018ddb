import { serverNow } from '../api/clock.ts'
import { Icon } from '../parts/icon.tsx'
import { LAST_MINUTE_MS, sayLeft, useNow } from '../parts/use-now.ts'
import { type Fate, fateOf, type Pending } from '../state/pending.ts'
import type { Turn } from '../state/replies.ts'
import { answer } from './answer.ts'
import { Said } from './said.tsx'

interface Props {
  readonly pending: Pending
  readonly text: string
  /** The message that led here, to ask again once it has expired. */
  readonly request: string
  readonly titles: readonly string[]
  readonly next: Turn | undefined
}

const outcomes: Readonly<Record<Exclude<Fate['now'], 'open'>, string>> = {
  answering: 'One moment…',
  deleted: 'Deleted',
  kept: 'Kept',
  expired: 'Expired. Nothing was deleted.',
  asked_again: 'Asked again below',
  failed: 'Nothing was deleted',
}

/** A question whether to delete, with its answers; later, what became of it. */
export function ConfirmationCard({ pending, text, request, titles, next }: Props) {
  const isDecided = next !== undefined && next.state === 'answered'
  const ticking = useNow(!isDecided && Date.parse(pending.expires_at) > serverNow())
  const fate = fateOf(pending, next, ticking)
  return (
    <article aria-label="Confirmation" className="card confirmation" data-fate={fate.now}>
      <Said text={text} titles={titles} />
      {fate.now === 'open' ? (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <button type="button" className="button button-danger" onClick={(event) => answer(event, 'yes', pending.id)}>
            Yes, delete
          </button>
          <button type="button" className="button" onClick={(event) => answer(event, 'no', pending.id)}>
            No, keep
          </button>
          {fate.left <= LAST_MINUTE_MS && (
            <span className="ms-auto text-sm text-muted tabular-nums" role="timer" aria-label="Time left to answer">
              {sayLeft(fate.left)} left
            </span>
          )}
        </div>
      ) : (
        <div className="fate mt-3">
          <Icon name={fate.now === 'deleted' ? 'check' : 'cross'} className="size-4" />
          {outcomes[fate.now]}
          {fate.now === 'expired' && next === undefined && (
            <button type="button" className="button button-small" onClick={(event) => answer(event, request)}>
              Ask again
            </button>
          )}
        </div>
      )}
    </article>
  )
}
