import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly label: string
  readonly help: string
  /** What the server said about it, if it refused. */
  readonly refusal: string | null
  readonly children: ReactNode
}

/** A label, its control, its help and its error. */
export function Field({ id, label, help, refusal, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="mt-1 flex items-center gap-2">{children}</div>
      <p id={`${id}-help`} className="mt-1 text-sm text-muted">
        {help}
      </p>
      {refusal !== null && (
        <p id={`${id}-refusal`} role="alert" className="refusal mt-1 text-sm">
          {refusal}
        </p>
      )}
    </div>
  )
}

/** What the control inside a field needs to belong to it. */
export function fieldControl(id: string, refusal: string | null) {
  return {
    id,
    'aria-describedby': refusal === null ? `${id}-help` : `${id}-help ${id}-refusal`,
    'aria-invalid': refusal !== null,
  } as const
}
