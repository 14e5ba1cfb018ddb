import { Field, fieldControl } from './field.tsx'
import type { PartProps } from './settings-form.tsx'

/** When days remind, and an address that is told of each reminder. */
export function ReminderFields({
  draft,
  refusalOf,
  onChange,
}: PartProps & { refusalOf: (name: string) => string | null }) {
  return (
    <>
      <Field
        id="setting-remind_at"
        label="Remind me on the day at"
        help="For tasks with a day and no time. A task with a time reminds you at that time. Leave empty for no reminder."
        refusal={refusalOf('remind_at')}
      >
        <input
          {...fieldControl('setting-remind_at', refusalOf('remind_at'))}
          className="field w-36 px-3 py-2"
          type="time"
          value={draft.remind_at}
          onChange={(event) => onChange({ remind_at: event.target.value })}
        />
      </Field>
      <Field
        id="setting-webhook_url"
        label="Webhook"
        help="Each reminder is also sent to this address, signed. Leave empty for none."
        refusal={refusalOf('webhook_url')}
      >
        <input
          {...fieldControl('setting-webhook_url', refusalOf('webhook_url'))}
          className="field max-w-sm px-3 py-2"
          type="url"
          placeholder="https://…"
          autoComplete="off"
          spellCheck={false}
          value={draft.webhook_url}
          onChange={(event) => onChange({ webhook_url: event.target.value })}
        />
      </Field>
    </>
  )
}
