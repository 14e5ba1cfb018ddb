// The short form of `npm run planted`, which takes minutes: every bug can still be planted.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { plants } from './plants.ts'

const root = join(import.meta.dirname, '../..')

for (const { name, file, find, replace, noticed_by } of plants)
  test(`it can be planted: ${name}`, () => {
    assert.ok(readFileSync(join(root, file), 'utf8').includes(find), `${file} has changed`)
    assert.notEqual(find, replace)
    assert.ok(existsSync(join(root, noticed_by.file)))
  })
