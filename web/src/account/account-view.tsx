import { useCallback, useEffect, useState } from 'react'
import type { Account } from '../../../src/domain/account.ts'
import { request } from '../api/request.ts'
import { Fault, Form, Line, useDoing } from './form.tsx'
import { Part, Row, rightsWords } from './parts.tsx'
import { canUsePasskeys, makePasskey } from './passkey.ts'
import { end } from './session.ts'
import { Tokens } from './tokens.tsx'
import { shownDate } from './when.ts'

/** Who you are here, and everything that can act in your place. */
export function AccountView() {
  const [account, setAccount] = useState<Account | null>(null)
  const { fault, run } = useDoing()
  const load = useCallback(async () => setAccount(await request<Account>('GET', '/api/account')), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void run(load), [])
  const remove = (path: string) => run(() => request('DELETE', `/api/account/${path}`).then(load))
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6" aria-busy={account === null}>
      <h2 className="text-xl font-semibold">Your account</h2>
      <Fault text={fault} />
      {account !== null && (
        <>
          <p className="mt-1 text-muted">Signed in as {account.email}.</p>
          <Sessions account={account} onEnd={(id) => remove(`sessions/${id}`)} />
          <Passkeys account={account} onChange={load} onRemove={(id) => remove(`passkeys/${id}`)} />
          <Tokens account={account} onChange={load} onRevoke={(id) => remove(`tokens/${id}`)} />
          <Leash account={account} onChange={load} />
          {account.may_invite && <Invite />}
          <Password onChange={load} />
          <Delete />
        </>
      )}
    </div>
  )
}

function Sessions({ account, onEnd }: { account: Account; onEnd: (id: string) => void }) {
  const doing = useDoing()
  const leave = (path: string) => void doing.run(() => request('POST', `/api/account/${path}`, {}).then(end))
  return (
    <Part id="sessions" title="Sessions">
      <ul className="list mt-2">
        {account.sessions.map(({ id, device, created_at, is_this }) => (
          <Row
            key={id}
            name={`${device ?? 'Unknown device'}${is_this ? ' (this one)' : ''}`}
            more={`Since ${shownDate(created_at)}`}
            act={
              is_this ? null : (
                <button type="button" className="button button-small" onClick={() => onEnd(id)}>
                  Sign out
                </button>
              )
            }
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" disabled={doing.isBusy} onClick={() => leave('sign-out')}>
          Sign out
        </button>
        <button type="button" className="button" disabled={doing.isBusy} onClick={() => leave('sign-out-everywhere')}>
          Sign out everywhere
        </button>
      </div>
      <p className="mt-2 text-sm text-muted">Signing out everywhere also revokes every token.</p>
      <Fault text={doing.fault} />
    </Part>
  )
}

function Passkeys({
  account,
  onChange,
  onRemove,
}: {
  account: Account
  onChange: () => Promise<void>
  onRemove: (id: string) => void
}) {
  const doing = useDoing()
  return (
    <Part id="passkeys" title="Passkeys">
      <p className="mt-1 text-sm text-muted">
        Sign in with your fingerprint, face or device PIN instead of a password.
      </p>
      <ul className="list mt-2">
        {account.passkeys.map(({ id, name, created_at, last_used_at }) => (
          <Row
            key={id}
            name={name}
            more={`Added ${shownDate(created_at)} · ${last_used_at === null ? 'never used' : `last used ${shownDate(last_used_at)}`}`}
            act={
              <button
                type="button"
                className="button button-small"
                aria-label={`Remove passkey ${name}`}
                onClick={() => onRemove(id)}
              >
                Remove
              </button>
            }
          />
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Form
          doing={doing}
          send="Add a passkey"
          onSend={async ({ name = '' }) => {
            await makePasskey(name)
            await onChange()
          }}
        >
          <Line label="Passkey name" name="name" required maxLength={60} defaultValue="This device" />
        </Form>
      ) : (
        <p className="mt-2 text-sm text-muted">This browser can't use passkeys at this address.</p>
      )}
    </Part>
  )
}

function Leash({ account, onChange }: { account: Account; onChange: () => Promise<void> }) {
  const doing = useDoing()
  return (
    <Part id="leash" title="Agents">
      <label className="mt-2 block text-sm font-medium">
        Every token may do at most
        <select
          className="field mt-1 px-3 py-2"
          value={account.agents_may}
          onChange={(event) => {
            const agents_may = event.target.value
            void doing.run(() => request('PUT', '/api/account/leash', { agents_may }).then(onChange))
          }}
        >
          {Object.entries(rightsWords).map(([rights, words]) => (
            <option key={rights} value={rights}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <Fault text={doing.fault} />
    </Part>
  )
}

function Invite() {
  const doing = useDoing()
  const [link, setLink] = useState<string | null>(null)
  return (
    <Part id="invite" title="Invite someone">
      <p className="mt-1 text-sm text-muted">A link that lets one person create an account within a week.</p>
      <button
        type="button"
        className="button mt-3"
        onClick={() =>
          void doing.run(async () =>
            setLink((await request<{ link: string }>('POST', '/api/account/invites', {})).link),
          )
        }
      >
        Make a link
      </button>
      {link !== null && <input className="field mt-3 px-3 py-2" aria-label="Invitation link" readOnly value={link} />}
      <Fault text={doing.fault} />
    </Part>
  )
}

function Password({ onChange }: { onChange: () => Promise<void> }) {
  const doing = useDoing()
  const [isChanged, setChanged] = useState(false)
  return (
    <Part id="password" title="Password">
      <Form
        doing={doing}
        send="Change password"
        onSend={async (fields) => {
          await request('POST', '/api/account/password', fields)
          setChanged(true)
          await onChange()
        }}
      >
        <Line label="Current password" name="current" type="password" autoComplete="current-password" required />
        <Line
          label="New password"
          help="At least 10 characters. Your other sessions are signed out."
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
        />
      </Form>
      <p role="status" className="mt-2 text-sm">
        {isChanged ? 'Changed.' : ''}
      </p>
    </Part>
  )
}

/** Typed by the user, and what the server wants to be told. */
const WORDS = 'delete my account'

function Delete() {
  const doing = useDoing()
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim().toLowerCase() === WORDS
  return (
    <Part id="delete-account" title="Delete account">
      <label htmlFor="close" className="mt-1 block text-sm">
        Permanently delete your account with all tasks, conversations and the audit log. Type <strong>{WORDS}</strong>{' '}
        to confirm:
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          id="close"
          className="field w-56 px-3 py-2"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="button"
          className="button button-danger"
          disabled={!isMeant || doing.isBusy}
          onClick={() => void doing.run(() => request('DELETE', '/api/account', { confirm: WORDS }).then(end))}
        >
          Delete my account
        </button>
      </div>
      <Fault text={doing.fault} />
    </Part>
  )
}
