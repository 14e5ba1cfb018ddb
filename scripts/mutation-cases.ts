import { generate } from '../tests/round-trip/generate.ts'
import { judge } from '../tests/round-trip/judge.ts'
import { play } from '../tests/round-trip/play.ts'
import { playQualified, qualify } from '../tests/round-trip/qualifiers.ts'
import { World } from '../tests/simulation/world.ts'
import { runConversation } from '../tests/undo/run.ts'
import { talkInMemory } from '../tests/undo/talker.ts'
import { GRADES, type Grade, type Written, writtenCases } from '../tests/written/cases.ts'

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

/** The round trip, case by case: what was meant must be done, and a doubt must change nothing. Then conversations that are taken
 * back step by step, and every so many of what people wrote, each as meant. */
export async function generatedTests(written_every: number): Promise<GeneratedTest[]> {
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
  const written = writtenCases()
    .filter((_, index) => index % written_every === 0)
    .map((one) => ({ name: `written: ${one.say}`, run: asWellAsEver(one), pure: true }))
  return [...meant, ...doubted, ...takenBack, ...written]
}

/** Fails where a message is read worse than without a mutant: what was done as meant is not, what was asked about is not even that, or what
 * was harmless does something wrong. */
function asWellAsEver({ grade }: Written): () => void {
  let best: Grade | null = null
  return () => {
    const isMutated = globalThis.__stryker__?.activeMutant !== undefined
    best ??= withoutMutant(grade)
    const now = isMutated ? grade() : best
    if (now === 'wrong' || GRADES.indexOf(now) > GRADES.indexOf(best)) throw new Error(`${now}, and not ${best}`)
  }
}

function withoutMutant<T>(run: () => T): T {
  const switches = globalThis.__stryker__ ?? {}
  const { activeMutant } = switches
  switches.activeMutant = undefined
  try {
    return run()
  } finally {
    switches.activeMutant = activeMutant
  }
}
