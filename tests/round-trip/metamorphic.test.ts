// Two messages that mean the same must do the same. Counted where the first of them was read as it was meant.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { REQUESTS } from './dress.ts'
import { type Composed, compose, conversationOf } from './generate.ts'
import { joinActs } from './join.ts'
import { judge, type Verdict } from './judge.ts'
import type { ModelTask } from './meaning.ts'
import { play } from './play.ts'
import { type Random, randomFrom } from './random.ts'
import { THRESHOLDS } from './thresholds.ts'
import { contentWords, NAMES } from './titles.ts'

interface Pair {
  readonly one: string
  readonly other: string
  /** Tasks that are there only for the second message. */
  readonly beside?: readonly ModelTask[]
}

const plainly = (r: Random, { acts }: Composed) =>
  joinActs(
    r,
    acts,
    acts.map((said) => said.text),
  ).text
const endsFreely = ({ acts }: Composed) => acts.at(-1)?.endsAt === 'a line'

const relations: Record<keyof typeof THRESHOLDS.same, (r: Random, composed: Composed) => Pair | null> = {
  politeness(r, composed) {
    const one = plainly(r, composed)
    if (composed.acts[0]?.form !== 'do') return null
    const end = endsFreely(composed) || one.endsWith('?') ? '' : r.pick(['', ' please', ', thanks', ', thank you'])
    return { one, other: `${r.pick(REQUESTS)}${one}${end}` }
  },
  case(r, composed) {
    const one = plainly(r, composed).toLowerCase()
    const others = [one.toUpperCase(), one.charAt(0).toUpperCase() + one.slice(1)]
    // A capital on each word of something new could be its name: 'The 5th Wave'.
    const isNew = composed.acts.some(({ act }) => act.does === 'add' || act.does === 'rename')
    return { one, other: r.pick(isNew ? others : [...others, words(one)]) }
  },
  order(r, { acts }) {
    const [first, second] = acts
    if (first === undefined || second === undefined || acts.length > 2) return null
    const isFree = acts.every((said) => said.form === 'do' && said.endsAt === 'anything' && !said.isGap)
    if (!isFree || second.set?.isPronoun === true) return null
    // What one act adds or opens again may be among "everything due friday" of the next.
    if (acts.some((said) => said.set?.isDescribed === true)) return null
    const joint = r.pick([' and ', '. ', ', then ', ' and then '])
    return { one: first.text + joint + second.text, other: second.text + joint + first.text }
  },
  unrelated(r, composed) {
    const { scene, setting, acts } = composed
    const isNamed = acts.every(
      ({ set, act }) => act.does === 'add' || set?.isName === true || set?.kind === 'names joined',
    )
    if (setting.turn !== null || !isNamed) return null
    const one = plainly(r, composed)
    return { one, other: one, beside: others(r, [...scene.tasks.map((task) => task.title), one]) }
  },
}

function words(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** Tasks that share no word with these texts. */
function others(r: Random, texts: readonly string[]): ModelTask[] {
  const taken = new Set(texts.flatMap(contentWords))
  const free = NAMES.filter(({ title }) => contentWords(title).every((word) => !taken.has(word)))
  return r.some(free, 15).map(({ title }, index): ModelTask => {
    const due = r.chance(0.5) ? null : { day: `2026-12-${10 + r.below(20)}`, time: null }
    return { key: 101 + index, title, note: null, priority: r.pick(['high', 'low', null]), due, done: r.chance(0.2) }
  })
}

async function verdictOn(composed: Composed, message: string, beside: readonly ModelTask[]): Promise<Verdict> {
  const made = conversationOf(composed, message)
  const withOthers = {
    ...made,
    before: [...made.before, ...beside],
    between: [...made.between, ...beside],
    after: [...made.after, ...beside],
  }
  return judge(withOthers, await play(withOthers)).verdict
}

for (const [name, relate] of Object.entries(relations)) {
  test(`${name} does not change what is done`, async (t) => {
    const reached = { tried: 0, 'not for this one': 0, 'first not right': 0, same: 0, asked: 0, missed: 0, wrong: 0 }
    const different: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 30 }), async (seed) => {
        const r = randomFrom(seed)
        const composed = compose(r)
        const pair = relate(r, composed)
        reached.tried++
        if (pair === null) reached['not for this one']++
        else if ((await verdictOn(composed, pair.one, [])) !== 'right') reached['first not right']++
        else {
          const verdict = await verdictOn(composed, pair.other, pair.beside ?? [])
          reached[verdict === 'right' ? 'same' : verdict]++
          if (verdict !== 'right') different.push(`${verdict}: ${pair.one} | ${pair.other}`)
        }
      }),
      { numRuns: name === 'order' ? 1500 : 300, seed: 7 },
    )
    t.diagnostic(JSON.stringify(reached))
    const pairs = reached.same + reached.asked + reached.missed + reached.wrong
    const wanted = Object.entries(THRESHOLDS.same).find(([relation]) => relation === name)?.[1] ?? 1
    assert.ok(pairs > 40, `only ${pairs} pairs`)
    assert.ok(reached.same >= wanted * pairs, `${reached.same} the same of ${pairs}:\n${different.join('\n')}`)
  })
}
