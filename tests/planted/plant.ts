// Loaded before a test (`--import`): from then on one file of the source has the bug that SAYSO_PLANT names.

import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { plants } from './plants.ts'

const plant = plants.find(({ name }) => name === process.env.SAYSO_PLANT)
if (plant === undefined) throw new Error('there is no such bug to plant')
const { file, find, replace } = plant
const place = pathToFileURL(join(import.meta.dirname, '../..', file)).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== place) return loaded
    const source = String(loaded.source)
    if (!source.includes(find)) throw new Error(`${file} has changed: the bug cannot be planted`)
    return { ...loaded, source: source.replaceAll(find, replace) }
  },
})
