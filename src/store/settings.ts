import { type OwnSettings, ownSettingsSchema } from '../domain/settings.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

const read: Statement = { name: 'read_settings', text: 'select settings from settings where user_id = $1' }

const change: Statement = {
  name: 'change_settings',
  text: `with noted as (insert into settings_changes (user_id, id, changed) values ($1, $3, $2::jsonb))
    insert into settings (user_id, settings) values ($1, $2::jsonb)
    on conflict (user_id) do update set settings = settings.settings || excluded.settings, updated_at = clock_timestamp()
    returning settings`,
}

export interface SettingsStore {
  read(user_id: string): Promise<OwnSettings>
  /** Changes only the given settings. */
  change(user_id: string, given: OwnSettings): Promise<OwnSettings>
}

export function settingsStore(database: Database, newId: () => string): SettingsStore {
  return {
    async read(user_id) {
      const [row] = await asUser(database, user_id, read, [user_id])
      return ownSettingsSchema.parse(row?.settings ?? {})
    },
    async change(user_id, given) {
      // Tasks due on a day without a time now remind at another time.
      const moves = 'remind_at' in given || 'timezone' in given
      const [row] = await asUser(database, user_id, change, [user_id, JSON.stringify(given), newId()])
      if (moves) database.tell([{ user_id, what: 'reminders', conversation_id: null }])
      return ownSettingsSchema.parse(row?.settings)
    },
  }
}
