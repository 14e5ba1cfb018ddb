// New tasks: the title and nothing but the title, whatever leads to it and whatever is said around it.

import type { Told } from '../../support/talk-over.ts'

export const titlesAlone: readonly Told[] = [
  [
    'Please make a single task called "Buy ham, cheese and rolls"',
    "I've added 'Buy ham, cheese and rolls' to your tasks.",
    'new, title Buy ham, cheese and rolls',
  ],
  [
    `New task, word for word: "Call back Lee - he's in till 4"`,
    "I've added 'Call back Lee - he's in till 4' to your tasks.",
    "new, title Call back Lee - he's in till 4",
  ],
  [
    'I need one called "Tax (not VAT)" and one called "VAT return"',
    "I've added 2 tasks:\n- Tax (not VAT)\n- VAT return",
    'new, title Tax (not VAT); new, title VAT return',
  ],
  [
    `ok new one, and keep the wording: "Ask HR: who's off in May?"`,
    "I've added 'Ask HR: who's off in May?' to your tasks.",
    "new, title Ask HR: who's off in May?",
  ],
  [
    'add one that says SCARVES and one that just says HATS',
    "I've added 2 tasks:\n- SCARVES\n- HATS",
    'new, title SCARVES; new, title HATS',
  ],
  [
    "add watch the match video for Wednesday 8pm though, coach's orders",
    "I've added 'watch the match video' to your tasks. Due Wed 11 Feb, 20:00.",
    'new, title watch the match video, due_date 2026-02-11T20:00:00+00:00',
  ],
  [
    'add bring oranges for Saturday too, my nan insists',
    "I've added 'bring oranges' to your tasks. Due Sat 14 Feb.",
    'new, title bring oranges, due_date 2026-02-14',
  ],
  [
    'add ring the surgery tomorrow and thank you for keeping me organised',
    "I've added 'ring the surgery' to your tasks. Due tomorrow.",
    'new, title ring the surgery, due_date 2026-02-10',
  ],
  [
    'add Macbeth Act 3, sc. 2 - Banquo quotes',
    "I've added 'Macbeth Act 3, sc. 2 - Banquo quotes' to your tasks.",
    'new, title Macbeth Act 3, sc. 2 - Banquo quotes',
  ],
  [
    "Could you add safeguarding course for the 3rd of May please! And first aid refresher three weeks from today, I mustn't let it lapse again!",
    "I've added 'safeguarding course' to your tasks. Due Sun 3 May.\nI've added 'first aid refresher' to your tasks. Due Mon 2 Mar.",
    'new, title safeguarding course, due_date 2026-05-03; new, title first aid refresher, due_date 2026-03-02',
  ],
  [
    'ive got an airport run tomorrow 5am so put that in, and remind me to fill up tonight because nowhere is open that early',
    "I've added 'airport run' to your tasks. Due tomorrow at 05:00.\nI've added 'fill up' to your tasks. Due today at 20:00.",
    'new, title airport run, due_date 2026-02-10T05:00:00+00:00; new, title fill up, due_date 2026-02-09T20:00:00+00:00',
  ],
  [
    "Max's inhaler review is the 6th of March, quarter past 9 in the morning, can you add it",
    "I've added 'Max's inhaler review' to your tasks. Due Fri 6 Mar, 09:15.",
    "new, title Max's inhaler review, due_date 2026-03-06T09:15:00+00:00",
  ],
  [
    'I really ought to ring the chimney sweep. Put it down without a date, would you?',
    "I've added 'ring the chimney sweep' to your tasks.",
    'new, title ring the chimney sweep',
  ],
  ['dont add anything im just moaning, but we need a new ice machine', "OK, I've left everything as it is."],
  [
    "no need to do anything with this, I'm just venting: my boss wants the slides by Friday",
    "Got it. Let me know if there's anything to add to your list.",
  ],
  [
    'add plan the route, and book the hall as a separate task',
    "I've added 2 tasks:\n- plan the route\n- book the hall",
    'new, title plan the route; new, title book the hall',
  ],
  [
    'add wash the dog and, as a separate task, clip his nails',
    "I've added 2 tasks:\n- wash the dog\n- clip his nails",
    'new, title wash the dog; new, title clip his nails',
  ],
  [
    'upgrade node to 20.11 by friday',
    "I've added 'upgrade node to 20.11' to your tasks. Due Fri 13 Feb.",
    'new, title upgrade node to 20.11, due_date 2026-02-13',
  ],
  [
    'add sharpen skates, new tights and rhinestones',
    "I've added 3 tasks:\n- sharpen skates\n- new tights\n- rhinestones",
    'new, title sharpen skates; new, title new tights; new, title rhinestones',
  ],
  [
    'add get quotes from three builders by end of month, my wife wants this done before easter',
    "I've added 'get quotes from three builders' to your tasks. Due Sat 28 Feb.",
    'new, title get quotes from three builders, due_date 2026-02-28',
  ],
  [
    'put down: a) call Ines b) book flights c) renew visa',
    "I've added 3 tasks:\n- call Ines\n- book flights\n- renew visa",
    'new, title call Ines; new, title book flights; new, title renew visa',
  ],
  [
    "Put dog food on the list, and while you're at it, worming tablets.",
    "I've added 'dog food' to your tasks.\nI've added 'worming tablets' to your tasks.",
    'new, title dog food; new, title worming tablets',
  ],
  [
    'new job for the list - bleed the radiators',
    "I've added 'bleed the radiators' to your tasks.",
    'new, title bleed the radiators',
  ],
  [
    'lightbulbs, screws, a tape measure - all on the list please',
    "I've added 3 tasks:\n- lightbulbs\n- screws\n- tape measure",
    'new, title lightbulbs; new, title screws; new, title tape measure',
  ],
  [
    'My sister lands on Sunday at 6pm so I need to collect her from the airport. Add that please.',
    "I've added 'collect her from the airport' to your tasks. Due Sun 15 Feb, 18:00.",
    'new, title collect her from the airport, due_date 2026-02-15T18:00:00+00:00',
  ],
  [
    'Could you add that I need to submit my timesheet by 5pm today',
    "I've added 'submit my timesheet' to your tasks. Due today at 17:00.",
    'new, title submit my timesheet, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'hey so my week is mental but can u add essay plan due wed n also lab essay due fri ty',
    "I've added 2 tasks:\n- essay plan (due Wed 11 Feb)\n- lab essay (due Fri 13 Feb)",
    'new, title essay plan, due_date 2026-02-11; new, title lab essay, due_date 2026-02-13',
  ],
  [
    'my car tax is due on the 27th can you stick that on please',
    "I've added 'my car tax' to your tasks. Due Fri 27 Feb.",
    'new, title my car tax, due_date 2026-02-27',
  ],
  [
    'I keep forgetting to descale the kettle. Add it for Sunday?',
    "I've added 'descale the kettle' to your tasks. Due Sun 15 Feb.",
    'new, title descale the kettle, due_date 2026-02-15',
  ],
  [
    'put the kettle on the list - we need a new one since ours has blown up',
    "I've added 'the kettle' to your tasks.",
    'new, title the kettle',
  ],
  [
    'Got a meeting with the bank manager next Tuesday at 11. Stick that down.',
    "I've added 'meeting with the bank manager' to your tasks. Due Tue 17 Feb, 11:00.",
    'new, title meeting with the bank manager, due_date 2026-02-17T11:00:00+00:00',
  ],
  [
    'dog walker at 12 tomorrow and groomer at 3, add those please',
    "I've added 2 tasks:\n- dog walker (due tomorrow at 12:00)\n- groomer (due tomorrow at 15:00)",
    'new, title dog walker, due_date 2026-02-10T12:00:00+00:00; new, title groomer, due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'Add "Tuesdays with Morrie" to my list, I want to read it',
    "I've added 'Tuesdays with Morrie' to your tasks.\nHere are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. Tuesdays with Morrie\n7. sort the shed\n8. buy milk",
    'new, title Tuesdays with Morrie',
  ],
  [
    "note to self: ring the vet about Coco's results",
    "I've added 'ring the vet about Coco's results' to your tasks.",
    "new, title ring the vet about Coco's results",
  ],
  [
    "let's get 'fix the wobbly chair' added, and bump it to high",
    "I've added 'fix the wobbly chair' to your tasks.\nUpdated 'fix the wobbly chair': high priority.",
    'new, title fix the wobbly chair, priority high',
  ],
  [
    'Ring Tom tomorrow, ring Sue on Thursday and ring Al sometime',
    "I've added 3 tasks:\n- Ring Tom (due tomorrow)\n- ring Sue (due Thu 12 Feb)\n- ring Al",
    'new, title Ring Tom, due_date 2026-02-10; new, title ring Sue, due_date 2026-02-12; new, title ring Al',
  ],
  [
    'add ring landlord about boiler (again)',
    "I've added 'ring landlord about boiler (again)' to your tasks.",
    'new, title ring landlord about boiler (again)',
  ],
  [
    'can you add two things for me, a haircut on Wednesday and nails on Friday',
    "I've added 2 tasks:\n- haircut (due Wed 11 Feb)\n- nails (due Fri 13 Feb)",
    'new, title haircut, due_date 2026-02-11; new, title nails, due_date 2026-02-13',
  ],
  [
    "add get petrol, we're nearly on empty, and get cash out too",
    "I've added 'get petrol' to your tasks.\nI've added 'get cash out' to your tasks.",
    'new, title get petrol; new, title get cash out',
  ],
  [
    'Add oats! And bread! And that fancy cheese Dan likes!',
    "I've added 'oats' to your tasks.\nI've added 'bread' to your tasks.\nI've added 'fancy cheese Dan likes' to your tasks.",
    'new, title oats; new, title bread; new, title fancy cheese Dan likes',
  ],
  [
    'add write thank you cards and post them on Monday',
    "I've added 'write thank you cards and post them' to your tasks. Due Mon 16 Feb.",
    'new, title write thank you cards and post them, due_date 2026-02-16',
  ],
  [
    'would you mind adding sort recycling to the list?',
    "I've added 'sort recycling' to your tasks.",
    'new, title sort recycling',
  ],
  [
    'can u add uni stuff: essay draft mon, seminar prep tues, lab thurs 2pm',
    "I've added 3 tasks:\n- essay draft (due Mon 16 Feb)\n- seminar prep (due tomorrow)\n- lab (due Thu 12 Feb, 14:00)",
    'new, title essay draft, due_date 2026-02-16; new, title seminar prep, due_date 2026-02-10; new, title lab, due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    'add two tasks please, one to ring the council about the bins and one to email the landlord',
    "I've added 2 tasks:\n- ring the council about the bins\n- email the landlord",
    'new, title ring the council about the bins; new, title email the landlord',
  ],
]
