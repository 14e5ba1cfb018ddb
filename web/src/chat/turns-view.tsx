import { useEffect, useMemo } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useWindow } from '../parts/windowing.ts'
import { type Conversation, readOlder } from '../state/conversation.ts'
import { TurnView } from './turn-view.tsx'

const GUESS = 180
const NEAR_START = 10

/** A conversation, of which only the turns in sight are in the page. */
export function TurnsView({ shown }: { shown: Conversation }) {
  const { turns, before } = shown
  const keys = useMemo(() => turns.map((turn) => turn.id), [turns])
  const view = useWindow({ keys, guess: GUESS, sticksToEnd: true })
  const { first, last, scrollToEnd } = view
  const newest = turns.at(-1)
  const newestId = newest?.state === 'sending' ? newest.id : null

  // Your own message always scrolls into view.
  useEffect(() => {
    if (newestId !== null) scrollToEnd()
  }, [newestId, scrollToEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each length
  useEffect(() => {
    if (before !== null && first < NEAR_START) void readOlder()
  }, [turns.length, before, first])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={view.scroller}
        className="scroller h-full"
        onScroll={view.onScroll}
        role="log"
        aria-label="Conversation"
        aria-live="off"
      >
        <div className="measure pt-4 pb-10">
          <div style={{ paddingTop: view.before, paddingBottom: view.after }}>
            {turns.slice(first, last).map((turn, offset) => (
              <div key={turn.id} ref={view.measure} data-key={turn.id}>
                <TurnView turn={turn} before={turns[first + offset - 1]} next={turns[first + offset + 1]} />
              </div>
            ))}
          </div>
        </div>
      </div>
      {last < turns.length && (
        <button type="button" className="to-end" onClick={scrollToEnd}>
          <Icon name="down" className="size-4" /> Jump to latest
        </button>
      )}
    </div>
  )
}
