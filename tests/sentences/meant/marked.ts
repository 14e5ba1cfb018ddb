// Titles amid talk, lists that say how many they are, and other ways to ask for new tasks.

import type { Meant } from '../../support/meant.ts'

export const marked: readonly Meant[] = [
  // How many there are is said, so an "and" inside an item parts nothing.
  [
    'add two things: read the arts and leisure page, and oil the gate',
    "add 'read the arts and leisure page' + 'oil the gate'",
  ],
  ['add plums, sweet and salty popcorn, foil', "add 'plums' + 'sweet and salty popcorn' + 'foil'"],
  ['add rope, tape and pegs, each one separately please', "add 'rope' + 'tape' + 'pegs'"],
  ['add mend the tap, review the lease, dust sheets', "add 'mend the tap' + 'review the lease' + 'dust sheets'"],
  // What is quoted is the title, wherever it stands.
  ['2 new tasks: "call Wilma back" and "pack the tripod"', "add 'call Wilma back' + 'pack the tripod'"],
  // A particle before a day, and fields of what was spoken of.
  ['remind me to let the cat in tomorrow', "add 'let the cat in' (2026-02-10)"],
  ['remove its due date', 'change focus (no date)'],
  ['its priority should be low', 'change focus (priority low)'],
  ['I have to wax the skis, put on the list please', "add 'wax the skis'"],
  // What is left out is no title, and what is told is not asked for.
  ['except the shed', ''],
  ["I'll put that back in the fridge", ''],
]
