import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { faultOf } from './passkey.ts'

interface Doing {
  readonly isBusy: boolean
  readonly fault: string | null
  run(work: () => Promise<unknown>): Promise<void>
}

/** Runs one thing at a time and keeps its error. */
export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  return {
    isBusy,
    fault,
    async run(work) {
      setBusy(true)
      setFault(null)
      try {
        await work()
      } catch (failed) {
        setFault(faultOf(failed))
      } finally {
        setBusy(false)
      }
    },
  }
}

export function Fault({ text }: { text: string | null }) {
  return (
    <p role="alert" className={text === null ? 'sr-only' : 'mt-3 text-sm text-danger'}>
      {text}
    </p>
  )
}

/** A labelled input. */
export function Line({
  label,
  help,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: string; help?: string }) {
  const id = useId()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input id={id} className="field mt-1 px-3 py-2" aria-describedby={help && `${id}-help`} {...input} />
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** Fields by name, handed over when it is sent. */
export function Form({
  doing,
  onSend,
  send,
  children,
}: {
  doing: Doing
  onSend: (fields: Record<string, string>) => Promise<unknown>
  send: string
  children: ReactNode
}) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    void doing.run(() => onSend(fields))
  }
  return (
    <form onSubmit={submit}>
      {children}
      <Fault text={doing.fault} />
      <button type="submit" className="button button-main mt-5 w-full" disabled={doing.isBusy}>
        {doing.isBusy ? 'One moment…' : send}
      </button>
    </form>
  )
}
