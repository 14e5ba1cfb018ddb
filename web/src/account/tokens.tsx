import { useState } from 'react'
import type { Account, ShownToken } from '../../../src/domain/account.ts'
import { request } from '../api/request.ts'
import { Form, Line, useDoing } from './form.tsx'
import { Part, Row, rightsWords } from './parts.tsx'
import { shownDate } from './when.ts'

interface Props {
  readonly account: Account
  readonly onChange: () => Promise<void>
  readonly onRevoke: (id: string) => void
}

/** What can act in your place without your password. */
export function Tokens({ account, onChange, onRevoke }: Props) {
  const doing = useDoing()
  const [made, setMade] = useState<string | null>(null)
  return (
    <Part id="tokens" title="Tokens for the terminal and for agents">
      <ul className="list mt-2">
        {account.tokens.map((token) => (
          <Row
            key={token.id}
            name={token.name}
            more={wordsOf(token)}
            act={
              <button
                type="button"
                className="button button-small"
                aria-label={`Revoke ${token.name}`}
                onClick={() => onRevoke(token.id)}
              >
                Revoke
              </button>
            }
          />
        ))}
      </ul>
      {made !== null && (
        <div role="status" className="mt-3">
          <p className="text-sm">Copy this token now. It won't be shown again.</p>
          <input
            className="field mt-1 px-3 py-2 font-mono"
            aria-label="New token"
            readOnly
            value={made}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <Form
        doing={doing}
        send="Create token"
        onSend={async ({ name, audience, rights, days, changes }) => {
          const wanted = { name, audience, rights, days: Number(days), changes_per_minute: Number(changes) }
          const { token } = await request<{ token: string }>('POST', '/api/account/tokens', wanted)
          setMade(token)
          await onChange()
        }}
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Line label="Name" name="name" required maxLength={60} placeholder="My laptop" />
          <Choice label="For" name="audience" choices={{ api: 'Terminal and scripts', mcp: 'An agent (MCP)' }} />
          <Choice label="It may" name="rights" choices={rightsWords} />
          <Choice label="Expires after" name="days" choices={{ 30: '30 days', 90: '90 days', 366: 'A year' }} />
          <Line
            label="Changes per minute"
            name="changes"
            type="number"
            min={1}
            max={1000}
            defaultValue={60}
            required
            help="Doesn't apply to your own terminal."
          />
        </div>
      </Form>
    </Part>
  )
}

function wordsOf({ audience, rights, expires_at, last_used_at }: ShownToken): string {
  const used = last_used_at === null ? 'never used' : `last used ${shownDate(last_used_at)}`
  return `${audience === 'mcp' ? 'Agent' : 'Terminal'} · ${rightsWords[rights]} · until ${shownDate(expires_at)} · ${used}`
}

function Choice({ label, name, choices }: { label: string; name: string; choices: Readonly<Record<string, string>> }) {
  return (
    <label className="mt-4 block text-sm font-medium">
      {label}
      <select name={name} className="field mt-1 px-3 py-2 font-normal">
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
