import { useEffect, useState } from 'react'
import type { Settings } from '../../../src/domain/settings.ts'
import { request } from '../api/request.ts'
import { Addresses } from './addresses.tsx'
import { MyData } from './my-data.tsx'
import './settings.css'
import { SettingsForm } from './settings-form.tsx'
import { ThemeChoice } from './theme-choice.tsx'

type Loaded = Settings | { readonly fault: string } | null

/** What a user can decide for themselves, and what is kept of them. */
export function SettingsView() {
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    const left = new AbortController()
    void read(left.signal).then((answer) => left.signal.aborted || setLoaded(answer))
    return () => left.abort()
  }, [])
  return (
    <div className="settings mx-auto w-full max-w-3xl px-4 py-6" aria-busy={loaded === null}>
      <h2 className="text-xl font-semibold">Settings</h2>
      <ThemeChoice />
      {loaded === null && (
        <p className="mt-4 text-muted" role="status">
          Loading…
        </p>
      )}
      {loaded !== null && 'fault' in loaded && (
        <div className="mt-4" role="alert">
          <p>{loaded.fault}</p>
          <button type="button" className="button mt-3" onClick={() => void read().then(setLoaded)}>
            Try again
          </button>
        </div>
      )}
      {loaded !== null && !('fault' in loaded) && <SettingsForm settings={loaded} onSaved={setLoaded} />}
      <Addresses />
      <MyData />
    </div>
  )
}

async function read(signal?: AbortSignal): Promise<Loaded> {
  try {
    return await request<Settings>('GET', '/api/settings', undefined, signal && { signal })
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : "Your settings can't be loaded right now." }
  }
}
