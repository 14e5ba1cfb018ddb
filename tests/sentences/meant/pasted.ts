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
]
