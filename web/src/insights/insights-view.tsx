import { useEffect, useState } from 'react'
import type { Insights } from '../../../src/domain/insights.ts'
import { request } from '../api/request.ts'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { AskedChart, ConfidenceChart, DoneChart, OpenChart, TimesChart } from './charts.tsx'
import './insights.css'

type Loaded = { readonly insights: Insights } | { readonly fault: string } | null

/** What was done and how it went, as pictures that are tables too. */
export function InsightsView() {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const timezone = useStore(zone)
  useEffect(() => {
    const left = new AbortController()
    void read(timezone, left.signal).then((answer) => left.signal.aborted || setLoaded(answer))
    return () => left.abort()
  }, [timezone])
  return (
    <div className="insights mx-auto w-full max-w-5xl px-4 py-6" aria-busy={loaded === null}>
      <h2 className="text-xl font-semibold">Insights</h2>
      <Body loaded={loaded} onRetry={() => void read(timezone).then(setLoaded)} />
    </div>
  )
}

async function read(timezone: string, signal?: AbortSignal): Promise<Loaded> {
  const query = new URLSearchParams({ timezone })
  try {
    return { insights: await request('GET', `/api/insights?${query}`, undefined, signal && { signal }) }
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : '' }
  }
}

function Body({ loaded, onRetry }: { loaded: Loaded; onRetry: () => void }) {
  if (loaded === null)
    return (
      <p className="mt-4 text-muted" role="status">
        Loading…
      </p>
    )
  if ('fault' in loaded)
    return (
      <div className="mt-4" role="alert">
        <p>{loaded.fault || "Insights can't be loaded right now."}</p>
        <button type="button" className="button mt-3" onClick={onRetry}>
          Try again
        </button>
      </div>
    )
  const { insights } = loaded
  const isEmpty = insights.days.every((day) => day.turns + day.added === 0)
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {isEmpty
          ? "Nothing here yet. Come back once you've added a few tasks."
          : `Times shown in ${insights.timezone}.`}
      </p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <DoneChart insights={insights} />
        <OpenChart insights={insights} />
        <AskedChart insights={insights} />
        <ConfidenceChart insights={insights} />
        <TimesChart insights={insights} />
      </div>
    </>
  )
}
