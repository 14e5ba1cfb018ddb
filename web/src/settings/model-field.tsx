import { useEffect, useState } from 'react'
import type { AskedModel } from '../../../src/domain/suggestion.ts'
import { request } from '../api/request.ts'
import type { PartProps } from './settings-form.tsx'

/** Whether a language model may be asked, and where the words would go. */
export function ModelField({ draft, onChange }: PartProps) {
  const [there, setThere] = useState<AskedModel | null>(null)
  useEffect(() => {
    const left = new AbortController()
    request<AskedModel>('GET', '/api/model', undefined, { signal: left.signal }).then(setThere, () => {})
    return () => left.abort()
  }, [])
  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4"
          aria-describedby="model-help"
          checked={draft.ask_model}
          onChange={(event) => onChange({ ask_model: event.target.checked })}
        />
        <span className="font-medium">Ask a language model when unsure</span>
      </label>
      <p id="model-help" className="mt-1 text-sm text-muted">
        It only suggests; Sayso decides, and asks before deleting as always. {where(there)}
      </p>
    </div>
  )
}

function where(there: AskedModel | null): string {
  if (there === null) return ''
  if (there.model === null) return 'No model is set up on this server, so nothing is sent anywhere.'
  return `Your message, what was said just before and the titles it may be about are sent to ${there.model} at ${there.host}.`
}
