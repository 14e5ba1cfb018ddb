import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageScripts } from './support/page-size.ts'

const MOST_FIRST = 110_000

test('the script of a first visit stays small, and the engine comes later', () => {
  const scripts = pageScripts()
  const first = scripts.filter((script) => script.is_first)
  const bytes = first.reduce((total, script) => total + script.gzip_bytes, 0)
  assert.ok(first.some(({ path }) => path.startsWith('assets/index-')) && bytes > 40_000, 'the page was looked at')
  assert.ok(bytes <= MOST_FIRST, `${bytes} bytes: ${first.map(({ path }) => path).join(', ')}`)
  assert.ok(scripts.some(({ path, is_first }) => /engine/.test(path) && !is_first))
})
