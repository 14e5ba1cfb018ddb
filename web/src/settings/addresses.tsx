import { useState } from 'react'
import { request } from '../api/request.ts'

/** Secrets that are shown when somebody wants them: the calendar's address, and the key of the webhook. */
export function Addresses() {
  return (
    <section className="card mt-4 grid gap-6 p-5" aria-labelledby="addresses">
      <h3 id="addresses" className="font-semibold">
        Reminders elsewhere
      </h3>
      <Secret
        label="Calendar address"
        help="Subscribe to it in your calendar to see tasks with a date there. Whoever knows it can read them; a new address ends the old one."
        button="Make a new calendar address"
        read={async () => {
          const { path } = await request<{ path: string }>('POST', '/api/calendar-key')
          return new URL(path, location.href).href
        }}
      />
      <Secret
        label="Webhook key"
        help="Checks that a reminder at your webhook is from here, as standardwebhooks.com describes it."
        button="Show the key of the webhook"
        read={async () => (await request<{ key: string }>('GET', '/api/webhook-key')).key}
      />
    </section>
  )
}

interface SecretProps {
  readonly label: string
  readonly help: string
  readonly button: string
  readonly read: () => Promise<string>
}

function Secret({ label, help, button, read }: SecretProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  async function show() {
    try {
      setShown(await read())
      setFault(null)
    } catch (failed) {
      setFault(failed instanceof Error ? failed.message : "That didn't work.")
    }
  }
  return (
    <div>
      <p className="text-sm text-muted">{help}</p>
      <button type="button" className="button mt-2" onClick={() => void show()}>
        {button}
      </button>
      {shown !== null && (
        <input
          className="field mt-2 w-full px-3 py-2 text-sm"
          aria-label={label}
          readOnly
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
      {fault !== null && (
        <p role="alert" className="refusal mt-1 text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
