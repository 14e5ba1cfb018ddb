import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { allRules } from '../src/engine/grammar/grammar.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src')
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))

// Who may import whom. Interfaces of a layer (agent's ports, tools' contract) may be taken as types by what fits them.
const allowed: Record<string, { values: readonly string[]; types: readonly string[] }> = {
  calendar: { values: ['calendar'], types: ['calendar'] },
  letters: { values: ['letters'], types: ['letters'] },
  domain: { values: ['domain', 'calendar', 'letters'], types: ['domain', 'calendar', 'letters'] },
  engine: { values: ['engine', 'calendar', 'letters'], types: ['engine', 'calendar', 'letters', 'domain'] },
  agent: {
    values: ['agent', 'engine', 'calendar', 'domain'],
    types: ['agent', 'engine', 'calendar', 'domain', 'tools'],
  },
  tools: { values: ['tools', 'calendar', 'domain'], types: ['tools', 'calendar', 'domain'] },
  mcp: { values: ['mcp', 'tools', 'domain'], types: ['mcp', 'tools', 'domain'] },
  store: { values: ['store', 'domain'], types: ['store', 'domain', 'agent', 'tools'] },
  llm: { values: ['llm', 'domain', 'runtime'], types: ['llm', 'domain', 'runtime', 'agent'] },
  remind: { values: ['remind', 'domain', 'calendar'], types: ['remind', 'domain', 'calendar', 'store'] },
  runtime: { values: ['runtime', 'domain'], types: ['runtime', 'domain', 'store'] },
  accounts: { values: ['accounts', 'store', 'domain', 'runtime'], types: ['accounts', 'store', 'domain', 'runtime'] },
  http: {
    values: ['http', 'accounts', 'mcp', 'domain', 'runtime', '.'],
    types: ['http', 'accounts', 'mcp', 'domain', 'runtime', 'agent', '.'],
  },
  cli: {
    values: ['cli', 'http', 'mcp', 'domain', 'runtime', 'agent', 'engine', 'store', 'llm', '.'],
    types: ['cli', 'http', 'mcp', 'domain', 'runtime', 'agent', 'engine', 'store', 'llm', '.'],
  },
}

interface Import {
  readonly from: string
  readonly to: string
  readonly type: boolean
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(source, file), 'utf8')
  const pattern = /^(?:import|export)\s+(type\s)?[^'"]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm
  return [...text.matchAll(pattern)].map(([statement, type, path, dynamic]) => ({
    from: file,
    to: relative(source, join(source, dirname(file), path ?? dynamic ?? '')),
    type: type !== undefined || onlyTypes(statement),
  }))
}

/** `import { type A, type B } from` brings no value either. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names?.every((name) => name.startsWith('type ')) ?? false
}

function layerOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '.'
}

test('imports go one way', () => {
  const wrong = files.flatMap(importsOf).filter(({ from, to, type }) => {
    const rule = allowed[layerOf(from)]
    return rule !== undefined && !(type ? rule.types : rule.values).includes(layerOf(to))
  })
  assert.deepEqual(wrong, [])
})

test('accounts are loaded in their mode only', () => {
  const isAccounts = (file: string) => /^(http\/)?accounts\//.test(file)
  const loading = files
    .filter((file) => !isAccounts(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      const always = [...text.matchAll(/^(?:import|export)\s+(?!type\s)[^'"]*?from '([^']+)'/gm)].map(
        ([, path = '']) => path,
      )
      return always.filter((path) => /better-auth|simplewebauthn|nodemailer|(^|\/)accounts\//.test(path))
    })
  assert.deepEqual(loading, [])
  assert.ok(readFileSync(join(source, 'http/serve.ts'), 'utf8').includes("import('./accounts/open.ts')"))
})

test('every folder has its rule, and the rules read real imports', () => {
  const folders = new Set(files.map(layerOf).filter((layer) => layer !== '.'))
  assert.deepEqual([...folders].sort(), Object.keys(allowed).sort())
  const all = files.flatMap(importsOf)
  assert.ok(all.some((one) => one.from === 'agent/steps.ts' && one.to === 'engine/decide.ts' && !one.type))
  assert.ok(all.some((one) => one.from === 'engine/decide.ts' && one.to === 'domain/decision.ts' && one.type))
})

const impure = [
  /\bDate\.now\b/,
  /new Date\(\)/,
  /\bMath\.random\b/,
  /\bprocess\./,
  /\bawait\b/,
  /\basync\b/,
  /\bsetTimeout\b/,
  /\bperformance\b/,
  /\bcrypto\b/,
  /from 'node:/,
  /toLocale/,
  /Intl\.\w+\(\)/,
  /\bTemporal\.Now\b/,
]

test('the engine has no clock, no randomness, no environment and waits for nothing', () => {
  const found = files
    .filter((file) => ['engine', 'calendar', 'letters'].includes(layerOf(file)))
    .flatMap((file) => {
      const code = withoutComments(readFileSync(join(source, file), 'utf8'))
      return impure.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern}`)
    })
  assert.deepEqual(found, [])
})

/** Comments and string literals may speak of anything. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, (literal) => (literal.startsWith("'node:") ? literal : "''"))
    .replace(/from ''/g, '')
}

test('the engine bundles for a browser, without zod and without anything of Node', async () => {
  const { metafile } = await build({
    entryPoints: [join(source, 'engine/contract.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    absWorkingDir: root,
  })
  const inputs = Object.keys(metafile.inputs)
  assert.ok(inputs.includes('src/engine/decide.ts'))
  assert.deepEqual(
    inputs.filter((input) => !/^src\/(?:engine|calendar|letters)\//.test(input)),
    [],
  )
})

const page = join(root, 'web/src')
const pageFiles = globSync('**/*.{ts,tsx}', { cwd: page }).filter((file) => !file.endsWith('.test.ts'))

test('the page takes values of the engine and the calendar alone, types of the domain besides', () => {
  const taken = pageFiles.flatMap((file) => {
    const text = readFileSync(join(page, file), 'utf8')
    return [...text.matchAll(/^import\s+(type\s)?[^'"]*?from '(\.[^']+)'/gm)].map(([statement, type, path = '']) => ({
      to: relative(source, join(page, dirname(file), path)),
      type: type !== undefined || onlyTypes(statement),
    }))
  })
  const own = taken.filter(({ to }) => !to.startsWith('..'))
  assert.ok(own.some(({ to, type }) => to === 'domain/task.ts' && type))
  assert.deepEqual(
    own.filter(({ to, type }) => !['engine', 'calendar'].includes(layerOf(to)) && !(type && layerOf(to) === 'domain')),
    [],
  )
})

test('the page makes no markup of text', () => {
  const making = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/
  assert.deepEqual(
    pageFiles.filter((file) => making.test(readFileSync(join(page, file), 'utf8'))),
    [],
  )
})

test("a rule's id is a name: no code looks at it", () => {
  const ids = allRules.map((rule) => rule.id)
  // "add" and "show" are ordinary words too; only what compares a rule with them is meant.
  const unmistakable = ids.filter((id) => /[.-]/.test(id)).map((id) => `'${id}'`)
  const comparing =
    /\brule(?:_id)?\??\s*(?:[!=]==?\s*'|\.(?:startsWith|endsWith|includes|match)\()|'\s*[!=]==?\s*(?:\w+\??\.)*rule(?:_id)?\b|switch \((?:\w+\??\.)*rule(?:_id)?\)/
  const found = [
    ...files.filter((file) => !file.startsWith('engine/grammar/')).map((file) => join(source, file)),
    ...pageFiles.map((file) => join(page, file)),
  ].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = unmistakable.filter((id) => text.includes(id))
    return [...named, ...(comparing.exec(text) ?? [])].map((what) => `${relative(root, file)}: ${what}`)
  })
  assert.deepEqual(found, [])
})
