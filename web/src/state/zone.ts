// The time zone everything is shown and said in: the one that was set, else the browser's.

import { readSettings } from '../api/calls.ts'
import { createStore } from './store.ts'

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const zone = createStore(browserZone)

export async function readZone(): Promise<void> {
  const { timezone } = await readSettings()
  zone.change(() => timezone ?? browserZone)
}
