import { type FormEvent, useState } from 'react'
import { errorOf, request, send } from '../api/request.ts'

/** Everything stored about the user, to download or erase. */
export function MyData() {
  return (
    <section className="card mt-4 grid gap-6 p-5" aria-labelledby="my-data">
      <h3 id="my-data" className="font-semibold">
        My data
      </h3>
      <Export />
      <Erase />
    </section>
  )
}

function Export() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly fault: string }>('idle')
  async function take() {
    setState('busy')
    try {
      await download()
      setState('done')
    } catch (fault) {
      setState({ fault: fault instanceof Error ? fault.message : 'The export failed.' })
    }
  }
  return (
    <div>
      <p className="text-sm text-muted">
        Everything Sayso stores about you: tasks, conversations, settings and every decision, as one JSON file.
      </p>
      <div className="mt-2 flex items-center gap-3">
        <button type="button" className="button" disabled={state === 'busy'} onClick={() => void take()}>
          {state === 'busy' ? 'Preparing…' : 'Export my data'}
        </button>
        <span role="status">{state === 'done' ? 'Downloaded.' : ''}</span>
      </div>
      {typeof state === 'object' && (
        <p role="alert" className="refusal mt-1 text-sm">
          {state.fault}
        </p>
      )}
    </div>
  )
}

/** Fetched rather than linked to: a link cannot carry a token. */
async function download(): Promise<void> {
  const response = await send('GET', '/api/me/export')
  if (!response.ok) throw await errorOf(response)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'sayso-export.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Typed by the user, and what the server wants to be told. */
const WORDS = 'erase everything'

function Erase() {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const isMeant = typed.trim().toLowerCase() === WORDS
  async function erase(event: FormEvent) {
    event.preventDefault()
    if (!isMeant) return
    try {
      await request('DELETE', '/api/me', { confirm: WORDS })
      // What the browser kept for this page is theirs too.
      localStorage.clear()
      sessionStorage.clear()
      await Promise.all((await globalThis.caches?.keys())?.map((name) => caches.delete(name)) ?? [])
      location.replace('/')
    } catch (failed) {
      setFault(failed instanceof Error ? failed.message : 'Nothing was erased.')
    }
  }
  return (
    <form onSubmit={(event) => void erase(event)}>
      <label htmlFor="erase" className="text-sm">
        Permanently erase everything, including the audit log. Type <strong>{WORDS}</strong> to confirm:
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          id="erase"
          className="field w-48 px-3 py-2"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button button-danger" disabled={!isMeant}>
          Erase my data
        </button>
      </div>
      {fault !== null && (
        <p role="alert" className="refusal mt-1 text-sm">
          {fault}
        </p>
      )}
    </form>
  )
}
