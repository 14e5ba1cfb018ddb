import { generate } from '../tests/round-trip/generate.ts'
import { judge } from '../tests/round-trip/judge.ts'
import { play } from '../tests/round-trip/play.ts'
import { playQualified, qualify } from '../tests/round-trip/qualifiers.ts'

export interface GeneratedTest {
  readonly name: string
  readonly run: () => unknown
}

const FIRST = 70_000_000
const CASES = 500
const QUALIFIED = 200

/** The round trip, case by case: what was meant must be done, and a doubt must change nothing. */
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
  return [...meant, ...doubted]
}
