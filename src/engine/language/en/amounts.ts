// Words that things begin with, as they stand on a list: "a jug of milk", "some rags", "two lemons".

import { NUMBERS } from './numbers.ts'

const AMOUNTS: ReadonlySet<string> = new Set(
  'a an some another more extra several few half couple lots plenty any spare'.split(' '),
)

export function isAmount(word: string): boolean {
  return AMOUNTS.has(word) || NUMBERS.has(word) || /^\d{1,3}x?$/.test(word)
}

/** "an hour and a half", "a day and a bit": a part of what was said before. */
export const PARTS_OF_ONE: ReadonlySet<string> = new Set(['half', 'quarter', 'third', 'bit'])

/** What stands behind these goes on behind an "and": "lunch with Ann and a friend". */
export const GOING_ON: ReadonlySet<string> = new Set(
  'with without between about to from at in on by against versus vs into over under near around like than as'.split(
    ' ',
  ),
)

/** Verbs that are as often a thing to get. */
export const THINGS_TOO: ReadonlySet<string> = new Set(
  'milk iron water oil paint butter salt pepper ice tape glue nail screw brush comb plant seed fish cook lunch dinner tea coffee stamp staple string wire'.split(
    ' ',
  ),
)

/** What is done with anything that one has not yet got. */
export const GETTING: ReadonlySet<string> = new Set(
  'buy get order pick grab bring pack collect fetch find purchase make bake cook prepare choose source hire rent borrow'.split(
    ' ',
  ),
)

export const NEWLY: ReadonlySet<string> = new Set(['new', 'more', 'another', 'extra', 'spare'])

/** Behind a span of time these say how long something takes: "30 days notice", "a two hour drive". */
export const TAKING_LONG: ReadonlySet<string> = new Set(
  'notice wait waiting drive walk flight trip journey job turnaround delivery warranty guarantee minimum maximum max min long old each total'.split(
    ' ',
  ),
)
