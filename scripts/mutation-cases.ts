import { generate } from '../tests/round-trip/generate.ts'
import { judge } from '../tests/round-trip/judge.ts'
import { play } from '../tests/round-trip/play.ts'
import { playQualified, qualify } from '../tests/round-trip/qualifiers.ts'
import { World } from '../tests/simulation/world.ts'
import { runConversation } from '../tests/undo/run.ts'
import { talkInMemory } from '../tests/undo/talker.ts'
import { type Reading, readings, readingsBehind } from '../tests/written/readings.ts'
import { talks } from '../tests/written/talks.ts'

export interface GeneratedTest {
  readonly name: string
  readonly run: () => unknown
  /** The engine is pure: what only asks it comes out the same when it is done again. */
  readonly pure?: boolean
}

const FIRST = 70_000_000
const CASES = 500
const QUALIFIED = 200
const TAKEN_BACK = 100
/** Every so many of what people wrote, alone and behind another turn. */
const WRITTEN = 2
const BEHIND = 4

/** The round trip, case by case: what was meant must be done, and a doubt must change nothing. Then conversations that are taken
 * back step by step, and what people wrote, each as it was read. */
export async function generatedTests(): Promise<GeneratedTest[]> {
  const meant = Array.from({ length: CASES }, (_, index) => ({
    name: `generated meaning ${index}`,
    run: async () => {
      const made = generate(FIRST + index)
      const { verdict } = judge(made, await play(made))
      if (verdict !== 'right') throw new Error(verdict)
    },
  }))
  const doubted = Array.from({ length: QUALIFIED }, (_, index) => ({
    name: `generated qualifier ${index}`,
    run: async () => {
      if ((await playQualified(qualify(FIRST + index))) !== null) throw new Error('changed unasked')
    },
  }))
  const takenBack = Array.from({ length: TAKEN_BACK }, (_, index) => ({
    name: `taken back ${index}`,
    run: async () => {
      const world = new World(FIRST + index)
      await runConversation(world, talkInMemory(world), {})
    },
  }))
  const written = readings({ every: WRITTEN }).map((one) => ({
    name: `written: ${one.say}`,
    run: asItWas(one),
    pure: true,
  }))
  const behind = [...readingsBehind({ every: BEHIND }), ...talks()].map((one) => ({
    name: `written, behind another: ${one.say}`,
    run: asItWas(one),
    pure: true,
  }))
  return [...meant, ...doubted, ...takenBack, ...written, ...behind]
}

/** Fails where a message is read otherwise than without a mutant, as tests/written does. */
function asItWas({ read }: Reading): () => Promise<void> {
  let before: string | null = null
  return async () => {
    const isMutated = globalThis.__stryker__?.activeMutant !== undefined
    before ??= await withoutMutant(read)
    const now = isMutated ? await read() : before
    if (now !== before) throw new Error(`${now}, and not ${before}`)
  }
}

async function withoutMutant<T>(run: () => T): Promise<Awaited<T>> {
  const switches = globalThis.__stryker__ ?? {}
  const { activeMutant } = switches
  switches.activeMutant = undefined
  try {
    return await run()
  } finally {
    switches.activeMutant = activeMutant
  }
}
