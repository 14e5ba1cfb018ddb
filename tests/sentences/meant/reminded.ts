// Reminders of what was told.

import type { Meant } from '../../support/meant.ts'

export const reminded: readonly Meant[] = [
  ['I have a gala on saturday at 7pm, remind me an hour before', "add 'a gala' (2026-02-14 19:00, remind_before 60)"],
  ['there is a party on friday, add it', "add 'party' (2026-02-13)"],
  ["Ann's birthday is on march 3, remind me", "add 'Ann's birthday' (2026-03-03)"],
  ["Ann's birthday is on march 3. remind me two days before", "add 'Ann's birthday' (2026-03-03, remind_before 2880)"],
  ['the vet rang, it turns out I need to worm the cat tomorrow, add that', "add 'worm the cat' (2026-02-10)"],
  ['I need to renew my visa and I need to call the bank, add them', "add 'renew my visa'; add 'call the bank'"],
  ['I need milk and eggs, add those', "add 'milk' + 'eggs'"],
  ['I need milk and eggs. put both on my list', "add 'milk' + 'eggs'"],
  ['the party is off, delete the reminder', 'delete "party"'],
  ['the dentist is off, delete it', 'delete [call the dentist, pay the dentist]'],
  ['the dentist call is cancelled, remove it', 'delete [call the dentist]'],
  ['find the shed and delete it', 'ask [sort the shed]; delete focus'],
  ['find the report and complete it', 'ask [read the report]; finish focus'],
  ['if it rains, remind me', 'conditional: add '],
  ['hello, remind me', 'add '],
  ['my show is at 9pm, alert me 20 minutes before', "add 'my show' (21:00, remind_before 20)"],
  [
    'dinner with Ann on friday at 8, remind me 30 minutes before',
    "add 'dinner with Ann' (2026-02-13 20:00, remind_before 30)",
  ],
]
