// Lists over several lines.

import type { Meant } from '../../support/meant.ts'

export const pasted: readonly Meant[] = [
  ['milk\neggs\nbread', "add 'milk' + 'eggs' + 'bread'"],
  ['- milk\n- eggs\n- bread', "add 'milk' + 'eggs' + 'bread'"],
  ['* milk\n* eggs', "add 'milk' + 'eggs'"],
  ['1. milk\n2. eggs', "add 'milk' + 'eggs'"],
  ['1) milk\n2) eggs', "add 'milk' + 'eggs'"],
  ['[ ] milk\n[x] eggs', "add 'milk' + 'eggs'"],
  ['+ milk\n+ eggs', "add 'milk' + 'eggs'"],
  ['shopping:\n- milk\n- eggs', "add 'milk' + 'eggs'"],
  ['tasks for friday:\n- wash the car\n- iron', "add 'wash the car' (2026-02-13) + 'iron' (2026-02-13)"],
  ['urgent:\n- wash the car\n- iron', "add 'wash the car' (priority high) + 'iron' (priority high)"],
  ['add these:\nmilk\neggs', "add 'milk' + 'eggs'"],
  ['add these\nmilk\neggs', "add 'milk' + 'eggs'"],
  ['please add the following\nmilk\neggs\nthanks', "add 'milk' + 'eggs'"],
  ['add: milk\neggs\nbread', "add 'milk' + 'eggs' + 'bread'"],
  ['complete buy milk\ndelete the shed', 'finish [buy milk]; delete [sort the shed]'],
  ['add milk\ncomplete the shed', "add 'milk'; finish [sort the shed]"],
  ['milk, cheese and ham\neggs', "add 'milk, cheese and ham' + 'eggs'"],
  ['- milk, cheese and ham\n- eggs', "add 'milk, cheese and ham' + 'eggs'"],
  [
    '- call Bob tomorrow\n- email Ann on friday, high priority',
    "add 'call Bob' (2026-02-10) + 'email Ann' (2026-02-13, priority high)",
  ],
  ['milk', "offer 'milk'"],
  ['I went to the shop and bought lots of things today\nit was fun', ''],
  ['add a task: eye exam this saturday\ncall Bob', "add 'eye exam' (2026-02-14); add 'call Bob'"],
  ['buy bread\nbuy butter\n\nbuy cheese', "add 'buy bread' + 'buy butter' + 'buy cheese'"],
  ['add text Ingrid to the list\ncall Bob', "add 'text Ingrid'; add 'call Bob'"],
  [
    'what is due today\nwhat is due tomorrow',
    'ask all where status pending, due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00; ask all where status pending, due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00',
  ],
  ['• milk\n• eggs', "add 'milk' + 'eggs'"],
  ['1: milk\n2: eggs', "add 'milk' + 'eggs'"],
  ['add milk\neggs', "add 'milk'; add 'eggs'"],
  ['add these from the landlord:\n- bleed radiators\n- fit a grille', "add 'bleed radiators' + 'fit a grille'"],
  [
    'Here is what Mo sent over. Could you put every line on my list for friday please?\nribbon\n3 vases\na card for gran',
    "add 'ribbon' (2026-02-13) + '3 vases' (2026-02-13) + 'a card for gran' (2026-02-13)",
  ],
  [
    'nursery order, put all down, due tomorrow\ntulips\n2 sacks of bark\nmoss',
    "add 'tulips' (2026-02-10) + '2 sacks of bark' (2026-02-10) + 'moss' (2026-02-10)",
  ],
  [
    'can you put these down for wednesday, all high priority\npack the van\nprint the labels',
    "add 'pack the van' (2026-02-11, priority high) + 'print the labels' (2026-02-11, priority high)",
  ],
  [
    'ok so these need doing by friday\npaint the fence\nmow the lawn',
    "add 'paint the fence' (2026-02-13) + 'mow the lawn' (2026-02-13)",
  ],
  [
    'I need all of these done by thursday\nbleach the sink\nscrub the bath',
    "add 'bleach the sink' (2026-02-12) + 'scrub the bath' (2026-02-12)",
  ],
  ['mum texted me\ncan you add all of this\nbleach\nsponges', "add 'bleach' + 'sponges'"],
  [
    'bring the tent\nbring the stove\nadd these for saturday please',
    "add 'bring the tent' (2026-02-14) + 'bring the stove' (2026-02-14)",
  ],
  ['[ ] milk\n[ ] eggs\nall for friday please', "add 'milk' (2026-02-13) + 'eggs' (2026-02-13)"],
  ['to do tomorrow\nlaundry\nvacuum', "add 'laundry' (2026-02-10) + 'vacuum' (2026-02-10)"],
  ['Shopping list\nmilk\neggs', "add 'milk' + 'eggs'"],
  ['can you make tasks out of these\nsend slides\nbook a room', "add 'send slides' + 'book a room'"],
  ['the office mailed this yesterday add em all\nScan forms\nWater ferns', "add 'Scan forms' + 'Water ferns'"],
  [
    'add these to my list for saturday at noon\nmilk\neggs at 5pm',
    "add 'milk' (2026-02-14 12:00) + 'eggs' (2026-02-14 17:00)",
  ],
  ['these are all done today\nmilk\nthe shed', 'finish shown; ask [sort the shed]'],
  ['mark these done\nmilk\nthe shed', 'finish shown; ask [sort the shed]'],
  ["don't add these\nmilk\neggs", "negated: add ; add 'milk'; add 'eggs'"],
  ['add these shoes to my list\ncall Bob', "offer 'call Bob'"],
]
