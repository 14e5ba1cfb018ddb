import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageScripts } from './support/page-size.ts'

const MOST_FIRST = 99_000
const MOST_OF_ENGINE = 300_000

test('the script of a first visit stays small', () => {
  const scripts = pageScripts()
  const first = scripts.filter((script) => script.is_first)
  const bytes = first.reduce((total, script) => total + script.brotli_bytes, 0)
  assert.ok(first.some(({ path }) => path.startsWith('assets/index-')) && bytes > 40_000, 'the page was looked at')
  assert.ok(bytes <= MOST_FIRST, `${bytes} bytes: ${first.map(({ path }) => path).join(', ')}`)
})

test('the engine is loaded after the page, and stays small with everything it knows', () => {
  const engine = pageScripts().filter(({ path }) => /engine/.test(path))
  const bytes = engine.reduce((total, script) => total + script.brotli_bytes, 0)
  assert.ok(bytes > 100_000, 'the engine was looked at')
  assert.deepEqual(
    engine.filter(({ is_first }) => is_first),
    [],
  )
  assert.ok(bytes <= MOST_OF_ENGINE, `${bytes} bytes`)
})
