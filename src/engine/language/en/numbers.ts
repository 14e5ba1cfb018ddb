// Small numbers and places in a list, in words.

const cardinals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const units = 'first second third fourth fifth sixth seventh eighth ninth'
const ordinals = `${units} tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth ${units
  .split(' ')
  .map((unit) => `twenty-${unit}`)
  .join(' ')} thirtieth thirty-first`

function counted(words: string): [string, number][] {
  return words.split(' ').map((word, index) => [word, index + 1])
}

export const NUMBERS: ReadonlyMap<string, number> = new Map(counted(cardinals))

/** Counted from the end where it is the last. */
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...counted(ordinals),
  ['last', -1],
  ['final', -1],
  ['bottom', -1],
  ['penultimate', -2],
  ['top', 1],
])
