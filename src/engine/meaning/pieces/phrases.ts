// The kinds of phrases that hold a sentence together.

import { classNamed, type Phrases } from '../../language/en/classes.ts'

function phrases(name: Parameters<typeof classNamed>[0]): Phrases {
  return classNamed(name) ?? new Map()
}

export const fillers = phrases('FILLER')
export const requests = phrases('REQUEST')
export const needs = phrases('NEED')
export const shows = phrases('SHOW')
export const announcing = phrases('ANNOUNCING')
export const closings = phrases('CLOSING')
export const joints = phrases('THEN')
export const never = phrases('NEVER')
export const reasons = phrases('REASON')
export const conditions = phrases('COND')
export const hedges = phrases('HEDGE')
export const repairs = phrases('REPAIR')

const all = [fillers, requests, needs, announcing, closings, joints, never, conditions, hedges, repairs]
/** The first words of these phrases: most words begin none. */
const firsts: ReadonlySet<string> = new Set(all.flatMap((one) => [...one.keys()]))

/** Whether politeness, a connective, a doubt or the like may begin with a word. */
export function mayBegin(word: string): boolean {
  return firsts.has(word)
}
