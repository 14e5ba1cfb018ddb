// Sentences that no rule explains, taken for what sentences like them mean; and those that must stay talk all the same.

import type { Meant } from '../../support/meant.ts'

export const bySense: readonly Meant[] = [
  // Done, in whatever words.
  ['that report has finally been dealt with', 'left over: finish [read the report]'],
  ["I've only gone and sorted the shed out at long last", 'finish [sort the shed]'],
  ['invoice 4 went off to them this morning', 'finish [send invoice 4]'],
  // Another day or priority, in whatever words.
  ['the shed will have to wait till saturday, I fear', 'change [sort the shed] (2026-02-14)'],
  ['best have the shed down for saturday', 'left over: change [sort the shed] (2026-02-14)'],
  // To go.
  ['take away the shed from there, we sold it', 'delete [sort the shed]'],
  ['no need for the report any longer, out with it', 'delete [read the report]'],
  // Words behind a name that are no part of it.
  ['delete the shed one my brother has his own', 'delete [sort the shed]'],
  ["I don't need the shed any more love can you delete it", 'delete [sort the shed]'],
  // A word nobody knows beside the name may make it another.
  ['the milk malarkey is sorted', 'left over: finish [buy milk]'],
  // Talk.
  ['didna get the shed sorted, far too wet', ''],
  ['that shed gives me the creeps', ''],
  ['the report makes my head spin', ''],
  ['the shed was my grandfather’s pride', ''],
  // Doubts, wishes, conditions and halves are asked about at most.
  ['half the shed is sorted', 'doubted: finish [sort the shed]'],
  ['the shed would be sorted if it stopped raining', ''],
]
