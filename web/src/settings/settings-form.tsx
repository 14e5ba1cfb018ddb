import { type FormEvent, useState } from 'react'
import type { Settings } from '../../../src/domain/settings.ts'
import { request } from '../api/request.ts'
import { readZone } from '../state/zone.ts'
import { changesOf, type Draft, draftOf, readRefusal } from './draft.ts'
import { Field, fieldControl } from './field.tsx'
import { type NumberField, numberFields } from './fields.ts'
import { ModelField } from './model-field.tsx'
import { ReminderFields } from './reminder-fields.tsx'

type Outcome = { readonly saved: true } | { readonly field: string | null; readonly text: string } | null

const zones = Intl.supportedValuesOf('timeZone')

/** All settings; what the server refuses is shown beside the setting concerned. */
export function SettingsForm({ settings, onSaved }: { settings: Settings; onSaved: (now: Settings) => void }) {
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isSaving, setSaving] = useState(false)
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setOutcome(null)
  }
  const refusalOf = (name: string) =>
    outcome !== null && 'text' in outcome && outcome.field === name ? outcome.text : null

  const isRefused = numberFields.some(({ name }) => refusalOf(name) !== null)

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setOutcome(null)
    try {
      const now = await request<Settings>('PUT', '/api/settings', changesOf(draft, settings))
      setDraft(draftOf(now))
      setOutcome({ saved: true })
      onSaved(now)
      await readZone()
    } catch (fault) {
      setOutcome(readRefusal(fault instanceof Error ? fault.message : 'Something went wrong. Please try again.'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form className="card mt-4 grid gap-5 p-5" onSubmit={(event) => void save(event)} noValidate>
      <ZoneField draft={draft} refusal={refusalOf('timezone')} onChange={change} />
      <ConfirmationField draft={draft} onChange={change} />
      <ReminderFields draft={draft} refusalOf={refusalOf} onChange={change} />
      <ModelField draft={draft} onChange={change} />
      <details className="advanced" open={isRefused || undefined}>
        <summary className="w-fit font-medium">Advanced</summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          {numberFields.map((field) => (
            <NumberControl
              key={field.name}
              field={field}
              draft={draft}
              refusal={refusalOf(field.name)}
              onChange={change}
            />
          ))}
        </div>
      </details>
      <div className="flex items-center gap-3">
        <button type="submit" className="button button-main" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
        <span role="status">{outcome !== null && 'saved' in outcome ? 'Saved.' : ''}</span>
        {outcome !== null && 'text' in outcome && outcome.field === null && (
          <span role="alert" className="refusal">
            {outcome.text}
          </span>
        )}
      </div>
    </form>
  )
}

export interface PartProps {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function ZoneField({ draft, refusal, onChange }: PartProps & { refusal: string | null }) {
  return (
    <Field
      id="setting-timezone"
      label="Time zone"
      help="Type to search, for example a city. Leave empty to use this device's time zone."
      refusal={refusal}
    >
      <input
        {...fieldControl('setting-timezone', refusal)}
        className="field max-w-sm px-3 py-2"
        list="time-zones"
        autoComplete="off"
        spellCheck={false}
        value={draft.timezone}
        onChange={(event) => onChange({ timezone: event.target.value })}
      />
      <datalist id="time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </Field>
  )
}

function ConfirmationField({ draft, onChange }: PartProps) {
  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4"
          aria-describedby="confirmation-help"
          checked={draft.confirmation_required}
          onChange={(event) => onChange({ confirmation_required: event.target.checked })}
        />
        <span className="font-medium">Ask before deleting</span>
      </label>
      <p id="confirmation-help" className="mt-1 text-sm text-muted">
        Sayso names the exact task and waits for your yes.
      </p>
      {!draft.confirmation_required && (
        <p role="alert" className="warning mt-2 p-3 text-sm">
          Without the question, “delete …” deletes at once, and a deleted task cannot be brought back.
        </p>
      )}
    </div>
  )
}

function NumberControl({
  field,
  draft,
  refusal,
  onChange,
}: PartProps & { field: NumberField; refusal: string | null }) {
  const { name, label, help, unit, step } = field
  const id = `setting-${name}`
  return (
    <Field id={id} label={label} help={help} refusal={refusal}>
      <input
        {...fieldControl(id, refusal)}
        className="field w-28 px-3 py-2"
        type="number"
        inputMode="decimal"
        step={step}
        value={draft.numbers[name]}
        onChange={(event) => onChange({ numbers: { ...draft.numbers, [name]: event.target.value } })}
      />
      <span className="text-sm text-muted">{unit}</span>
    </Field>
  )
}
