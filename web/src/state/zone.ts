// A user's settings, and the time zone everything is shown and said in: the one that was set, else the browser's.

import type { Settings } from '../../../src/domain/settings.ts'
import { readSettings } from '../api/calls.ts'
import { createStore } from './store.ts'

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const zone = createStore(browserZone)
export const settings = createStore<Settings | null>(null)

/** Read when the page opens, and when they may have changed. */
export async function readZone(): Promise<void> {
  const own = await readSettings()
  settings.change(() => own)
  zone.change(() => own.timezone ?? browserZone)
}
