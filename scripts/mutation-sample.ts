// A fair part of the mutants, chosen by what they change and not by where they stand: the same ones before and after an edit elsewhere
// in the file. The others are not even put into the source, so that it runs as fast as it can.

import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Mutable {
  readonly mutatorName: string
  readonly replacement: object
  ignoreReason?: string | undefined
}

interface Collector {
  collect(file: string, original: object, mutable: Mutable, offset?: object): { readonly replacementCode: string }
}

interface Node {
  readonly type?: string
  readonly start?: number
  readonly end?: number
}

/** Another one is another sample: what was mended by looking at one is measured by the next. */
const SEED = process.env.SEED ?? 'sayso'

/** From now on, one mutant of every so many is tried. */
export async function sampleMutants(every: number): Promise<void> {
  if (!(every > 1)) return
  // The one class of Stryker that all mutants come through; it has no setting for this.
  const inside = 'node_modules/@stryker-mutator/instrumenter/dist/src'
  const { MutantCollector } = await import(
    pathToFileURL(join(process.cwd(), inside, 'transformers/mutant-collector.js')).href
  )
  const { Mutant } = await import(pathToFileURL(join(process.cwd(), inside, 'mutant.js')).href)
  const collector: Collector = MutantCollector.prototype
  const collect = collector.collect
  const seen = new Map<string, number>()
  collector.collect = function (file, original, mutable, offset) {
    const { replacementCode } = new Mutant('', file, original, mutable)
    const changes = [relative(process.cwd(), file), shapeOf(original), mutable.mutatorName, replacementCode].join('\n')
    // The same change may be made at several places of a file.
    const times = seen.get(changes) ?? 0
    seen.set(changes, times + 1)
    if (mutable.ignoreReason === undefined && !isChosen(`${changes}\n${times}`, every))
      mutable.ignoreReason = 'not in the sample'
    return collect.call(this, file, original, mutable, offset)
  }
}

function isChosen(text: string, every: number): boolean {
  return createHash('sha256').update(`${SEED}\n${text}`).digest().readUInt32BE() % every === 0
}

function shapeOf({ type = '', start = 0, end = 0 }: Node): string {
  return `${type} ${end - start}`
}
