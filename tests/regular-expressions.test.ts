import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'acorn'
import { checkSync } from 'recheck'

const source = join(import.meta.dirname, '../src')

interface Found {
  readonly pattern: string
  readonly flags: string
}

/** Every regular expression written in a file. */
function expressionsIn(file: string): Found[] {
  const found: Found[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (
      'regex' in node &&
      typeof node.regex === 'object' &&
      node.regex !== null &&
      'pattern' in node.regex &&
      'flags' in node.regex
    ) {
      found.push({ pattern: String(node.regex.pattern), flags: String(node.regex.flags) })
      return
    }
    Object.values(node).forEach(visit)
  }
  visit(
    parse(stripTypeScriptTypes(readFileSync(join(source, file), 'utf8')), {
      ecmaVersion: 'latest',
      sourceType: 'module',
    }),
  )
  return found
}

test('no regular expression can be made slow by what it reads', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const all = files.flatMap((file) => expressionsIn(file).map((found) => ({ file, ...found })))
  assert.ok(all.length > 50, 'the expressions are found')
  const slow = all.filter(({ pattern, flags }) => checkSync(pattern, flags, { timeout: 20_000 }).status !== 'safe')
  assert.deepEqual(slow, [])
})

test('a slow one would be noticed', () => {
  assert.equal(checkSync('^(a+)+$', '').status, 'vulnerable')
})
