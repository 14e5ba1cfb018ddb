import { useEffect, useState } from 'react'
import type { Rights } from '../../../src/domain/account.ts'
import { request } from '../api/request.ts'
import type { Door } from '../state/route.ts'
import { Fault, Form, Line, useDoing } from './form.tsx'
import { rightsWords } from './parts.tsx'

/** Lets an agent or a terminal in. */
export function AllowView({ door }: { door: Door }) {
  return (
    <main className="scroller flex flex-1 p-5">
      <section className="card m-auto w-full max-w-md p-8">
        {door.kind === 'authorize' ? <Agent query={door.secret} /> : <Terminal code={door.secret} />}
      </section>
    </main>
  )
}

function Agent({ query }: { query: string }) {
  const doing = useDoing()
  const [client, setClient] = useState<{ name: string; goes_to: string } | null>(null)
  const [rights, setRights] = useState<Rights>('ask')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    void doing.run(async () => setClient(await request('GET', `/api/account/authorize?${query}`)))
  }, [query])
  const answer = (said: 'yes' | 'no') =>
    doing.run(async () => {
      const asked = Object.fromEntries(new URLSearchParams(query))
      const { goes_to } = await request<{ goes_to: string }>('POST', '/api/account/authorize', {
        asked,
        rights,
        answer: said,
      })
      location.assign(goes_to)
    })
  return (
    <>
      <h2 className="text-xl font-semibold">
        {client === null ? 'One moment…' : `Let ${client.name} use your tasks?`}
      </h2>
      {client !== null && (
        <>
          <p className="mt-2 text-muted">
            You'll be sent to {client.goes_to}. You can change your mind at any time in Your account.
          </p>
          <label className="mt-4 block text-sm font-medium">
            It may
            <select
              className="field mt-1 px-3 py-2"
              value={rights}
              onChange={(event) => setRights(rightsOf(event.target.value))}
            >
              {Object.entries(rightsWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <NoOrYes yes="Allow" isBusy={doing.isBusy} onAnswer={(said) => void answer(said)} />
        </>
      )}
      <Fault text={doing.fault} />
    </>
  )
}

function rightsOf(value: string): Rights {
  return value === 'read' || value === 'add' || value === 'change' || value === 'full' ? value : 'ask'
}

function Terminal({ code }: { code: string }) {
  const doing = useDoing()
  const [found, setFound] = useState<{ code: string; name: string } | null>(null)
  const [said, setSaid] = useState<'yes' | 'no' | null>(null)
  const look = async (user_code: string) => {
    const { name } = await request<{ name: string }>('GET', `/api/account/device/${encodeURIComponent(user_code)}`)
    setFound({ code: user_code, name })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (code !== '') void doing.run(() => look(code))
  }, [code])
  const answer = (answer: 'yes' | 'no') =>
    doing.run(async () => {
      await request('POST', '/api/account/device', { user_code: found?.code ?? '', answer })
      setSaid(answer)
    })
  if (said !== null)
    return <p role="status">{said === 'yes' ? 'Done. You can go back to your terminal.' : "OK, it wasn't let in."}</p>
  if (found === null)
    return (
      <>
        <h2 className="text-xl font-semibold">Sign in a terminal</h2>
        <Form doing={doing} send="Continue" onSend={({ user_code = '' }) => look(user_code)}>
          <Line
            label="Code"
            help="Your terminal shows it."
            name="user_code"
            required
            autoComplete="off"
            defaultValue={code}
          />
        </Form>
      </>
    )
  return (
    <>
      <h2 className="text-xl font-semibold">Sign in {found.name}?</h2>
      <p className="mt-2 text-muted">
        Only if you've just started this yourself, and your terminal shows <strong>{found.code}</strong>. It can do
        everything you can, for 90 days.
      </p>
      <NoOrYes yes="Sign it in" isBusy={doing.isBusy} onAnswer={(said) => void answer(said)} />
      <Fault text={doing.fault} />
    </>
  )
}

function NoOrYes({ yes, isBusy, onAnswer }: { yes: string; isBusy: boolean; onAnswer: (said: 'yes' | 'no') => void }) {
  return (
    <div className="mt-5 flex gap-3">
      <button type="button" className="button flex-1" disabled={isBusy} onClick={() => onAnswer('no')}>
        No
      </button>
      <button type="button" className="button button-main flex-1" disabled={isBusy} onClick={() => onAnswer('yes')}>
        {yes}
      </button>
    </div>
  )
}
