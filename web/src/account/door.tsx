import { type ReactNode, useEffect, useState } from 'react'
import { request } from '../api/request.ts'
import type { Door } from '../state/route.ts'
import { Fault, Form, Line, useDoing } from './form.tsx'
import { canUsePasskeys, signInWithPasskey } from './passkey.ts'
import { begin } from './session.ts'

type Mode = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'verify'

interface Options {
  readonly sign_up: 'open' | 'invite' | 'closed'
  readonly sends_mail: boolean
}

/** Signing in, signing up, and links from e-mails. */
export function DoorView({ door }: { door: Door | null }) {
  const [options, setOptions] = useState<Options | null>(null)
  const [mode, setMode] = useState<Mode>(modeOf(door))
  useEffect(() => {
    request<Options>('GET', '/api/account/options').then(setOptions, () => {})
  }, [])
  const invite = door?.kind === 'invite' ? door.secret : undefined
  const mayJoin = options?.sign_up === 'open' || (options?.sign_up === 'invite' && invite !== undefined)
  const secret = door?.secret ?? ''
  return (
    <main className="scroller flex flex-1 p-5">
      {mode === 'sign-in' && <SignIn mayJoin={mayJoin} onMode={setMode} />}
      {mode === 'sign-up' && <SignUp invite={invite} onMode={setMode} />}
      {mode === 'forgot' && <Forgot sendsMail={options?.sends_mail === true} onMode={setMode} />}
      {mode === 'reset' && <Reset token={secret} />}
      {mode === 'verify' && <Verify token={secret} />}
    </main>
  )
}

function modeOf(door: Door | null): Mode {
  if (door?.kind === 'reset' || door?.kind === 'verify') return door.kind
  return door?.kind === 'invite' ? 'sign-up' : 'sign-in'
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card m-auto w-full max-w-md p-8">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const email = { label: 'E-mail', name: 'email', type: 'email', autoComplete: 'username', required: true } as const
const newPassword = {
  label: 'Password',
  help: 'At least 10 characters.',
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  minLength: 10,
  required: true,
} as const

function SignIn({ mayJoin, onMode }: { mayJoin: boolean; onMode: (mode: Mode) => void }) {
  const doing = useDoing()
  return (
    <Card title="Sign in">
      <Form
        doing={doing}
        send="Sign in"
        onSend={async (fields) => {
          await request('POST', '/api/account/sign-in', fields)
          await begin()
        }}
      >
        <Line {...email} />
        <Line label="Password" name="password" type="password" autoComplete="current-password" required />
      </Form>
      {canUsePasskeys() && (
        <button
          type="button"
          className="button mt-3 w-full"
          disabled={doing.isBusy}
          onClick={() => void doing.run(() => signInWithPasskey().then(begin))}
        >
          Use a passkey
        </button>
      )}
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Other onClick={() => onMode('forgot')}>Forgot your password?</Other>
        {mayJoin && <Other onClick={() => onMode('sign-up')}>Create an account</Other>}
      </div>
    </Card>
  )
}

function Other({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="text-sm font-medium text-accent underline" onClick={onClick}>
      {children}
    </button>
  )
}

function SignUp({ invite, onMode }: { invite: string | undefined; onMode: (mode: Mode) => void }) {
  const doing = useDoing()
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <Card title="Check your e-mail">
        <p className="mt-2 text-muted">
          Open the link in the letter that is on its way to you. If none comes, sign in, and another is sent.
        </p>
        <div className="mt-5">
          <Other onClick={() => onMode('sign-in')}>Sign in</Other>
        </div>
      </Card>
    )
  return (
    <Card title="Create an account">
      <Form
        doing={doing}
        send="Create account"
        onSend={async (fields) => {
          const given = { ...fields, ...(invite === undefined ? {} : { invite }) }
          const { signed_in } = await request<{ signed_in: boolean }>('POST', '/api/account/sign-up', given)
          if (signed_in) await begin()
          else setSent(true)
        }}
      >
        <Line {...email} />
        <Line {...newPassword} />
      </Form>
      <div className="mt-5">
        <Other onClick={() => onMode('sign-in')}>I already have an account</Other>
      </div>
    </Card>
  )
}

function Forgot({ sendsMail, onMode }: { sendsMail: boolean; onMode: (mode: Mode) => void }) {
  const doing = useDoing()
  const [isSent, setSent] = useState(false)
  return (
    <Card title="Reset your password">
      {isSent ? (
        <p role="status" className="mt-2 text-muted">
          {sendsMail
            ? "If there's an account with that address, a link is on its way to it. If none comes, try again later."
            : "If there's an account with that address, there's now a link for it in the server's log. Ask whoever runs this server."}
        </p>
      ) : (
        <Form
          doing={doing}
          send="Send me a link"
          onSend={async (fields) => {
            await request('POST', '/api/account/forgot', fields)
            setSent(true)
          }}
        >
          <Line {...email} />
        </Form>
      )}
      <div className="mt-5">
        <Other onClick={() => onMode('sign-in')}>Back to sign in</Other>
      </div>
    </Card>
  )
}

function Reset({ token }: { token: string }) {
  const doing = useDoing()
  return (
    <Card title="Choose a new password">
      <p className="mt-2 text-muted">This signs you out everywhere else and revokes your tokens.</p>
      <Form
        doing={doing}
        send="Save and sign in"
        onSend={async ({ password }) => {
          await request('POST', '/api/account/reset', { token, password })
          await begin()
        }}
      >
        <Line {...newPassword} />
      </Form>
    </Card>
  )
}

/** Needs a click: a mail program that follows links must not use them up. */
function Verify({ token }: { token: string }) {
  const doing = useDoing()
  return (
    <Card title="Confirm your e-mail address">
      <button
        type="button"
        className="button button-main mt-5 w-full"
        disabled={doing.isBusy}
        onClick={() => void doing.run(() => request('POST', '/api/account/verify', { token }).then(begin))}
      >
        Confirm and sign in
      </button>
      <Fault text={doing.fault} />
    </Card>
  )
}
