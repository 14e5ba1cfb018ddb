// A mutant that makes a condition true is noticed only by tests in which it was false, and one that changes "less" to "at most" only
// where both sides were equal. Which tests these are is seen while they run without a mutant; all others need not be tried.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Coverage } from './mutation-order.ts'

/** As much of babel's syntax as is looked at. */
interface Node {
  readonly type: string
  readonly value?: unknown
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly alternate?: Node
  readonly expressions?: Node[]
}

interface Mutant {
  readonly id: string
  readonly original: Node
  readonly replacement: Node
}

interface Place {
  readonly node: Node
}

interface Placer {
  place(path: Place, mutants: ReadonlyMap<Mutant, Node>): void
}

declare global {
  /** Takes down what a condition was, for the mutants that would make it true, and those that would make it false. */
  var sayso_was: (value: unknown, made_true: string, made_false: string) => unknown
  /** Compares, for the mutants that differ where both sides are equal. */
  var sayso_compared: (left: number, operator: string, right: number, ids: string) => boolean
}

/** The mutants of which it is seen, and what each test has seen of them. */
const watched = new Set<string>()
const otherwise = new Map<string, Set<string>>()

/** For the process in which the tests run. */
export function watchConditions(): void {
  const take = (ids: string): void => {
    const test = globalThis.__stryker__?.currentTestId
    if (ids === '' || test === undefined) return
    const seen = otherwise.get(test) ?? new Set()
    otherwise.set(test, seen)
    for (const id of ids.split(' ')) seen.add(id)
  }
  const watch = (ids: string): void => {
    if (ids === '' || globalThis.__stryker__?.currentTestId === undefined) return
    for (const id of ids.split(' ')) watched.add(id)
  }
  globalThis.sayso_was = (value, made_true, made_false) => {
    if (globalThis.__stryker__?.currentTestId === undefined) return value
    watch(made_true)
    watch(made_false)
    take(value ? made_false : made_true)
    return value
  }
  globalThis.sayso_compared = (left, operator, right, ids) => {
    watch(ids)
    if (left === right) take(ids)
    return operator === '<'
      ? left < right
      : operator === '<='
        ? left <= right
        : operator === '>'
          ? left > right
          : left >= right
  }
}

/** Without the tests that cannot notice a mutant. */
export function onlyOtherwise({ perTest, ...others }: Coverage): Coverage {
  const left = Object.entries(perTest).map(([test, hits]) => {
    const seen = otherwise.get(test)
    return [test, Object.fromEntries(Object.entries(hits).filter(([id]) => !watched.has(id) || seen?.has(id) === true))]
  })
  return { ...others, perTest: Object.fromEntries(left) }
}

/** For the process in which mutants are put into the source. */
export async function placeWatches(): Promise<void> {
  const inside = 'node_modules/@stryker-mutator/instrumenter/dist/src/mutant-placers/expression-mutant-placer.js'
  const { expressionMutantPlacer } = await import(pathToFileURL(join(process.cwd(), inside)).href)
  const placer: Placer = expressionMutantPlacer
  const place = placer.place
  placer.place = (path, mutants) => {
    const { node } = path
    const own = [...mutants.keys()].filter(({ original }) => original === node)
    const made = (value: boolean): string =>
      own.flatMap(({ id, replacement }) => (isBoolean(replacement, value) ? [id] : [])).join(' ')
    const [made_true, made_false] = [made(true), made(false)]
    const bounds = own.flatMap(({ id, replacement }) => (isOnlyBound(node, replacement) ? [id] : [])).join(' ')
    place.call(placer, path, mutants)
    if (made_true === '' && made_false === '' && bounds === '') return
    // What stands there without a mutant is the last of all alternatives, behind what counts that it was passed.
    let last = path.node
    while (last.alternate !== undefined) last = last.alternate
    const { expressions = [] } = last
    expressions[expressions.length - 1] = call('sayso_was', [
      bounds === '' ? node : compared(node, bounds),
      literal(made_true),
      literal(made_false),
    ])
  }
}

function isBoolean(node: Node, value: boolean): boolean {
  return node.type === 'BooleanLiteral' && node.value === value
}

const BOUNDS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** Whether one differs from the other only where both sides are equal. */
function isOnlyBound(node: Node, replacement: Node): boolean {
  return (
    node.type === 'BinaryExpression' &&
    replacement.type === 'BinaryExpression' &&
    BOUNDS[node.operator ?? ''] === replacement.operator
  )
}

function compared({ left, operator = '', right }: Node, ids: string): Node {
  return call('sayso_compared', [left, literal(operator), right, literal(ids)])
}

function call(name: string, args: readonly (Node | undefined)[]): Node {
  return { type: 'CallExpression', callee: { type: 'Identifier', name }, arguments: args } as Node
}

function literal(value: string): Node {
  return { type: 'StringLiteral', value }
}
