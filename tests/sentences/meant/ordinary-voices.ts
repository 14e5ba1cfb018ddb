// How people say everyday things: why they ask, what they think of it, what is like what, and where a note goes.

import type { Meant } from '../../support/meant.ts'

export const ordinaryVoices: readonly Meant[] = [
  // What is told behind a request says why, whoever does it and whatever verb it has.
  ['move the shed to friday; nobody will see it before then', 'change [sort the shed] (2026-02-13)'],
  ["move the shed to friday, ladder won't reach", 'change [sort the shed] (2026-02-13)'],
  ['move the shed to friday. It might rain.', 'change [sort the shed] (2026-02-13)'],
  ["move the shed to friday. They're shut.", 'change [sort the shed] (2026-02-13)'],
  ['move the shed to friday, might as well', 'change [sort the shed] (2026-02-13)'],
  ['make the shed due today before I change my mind', 'change [sort the shed] (2026-02-09)'],
  ['make the report urgent or she will never let it go', 'change [read the report] (priority high)'],
  ['add a new toaster, the old one trips the fuse', "add 'a new toaster'"],
  ['add ring the bank, they never pick up', "add 'ring the bank'"],
  ["add bin bags, neighbour's borrowed the last roll", "add 'bin bags'"],
  ["add bin bags, nobody's bought any", "add 'bin bags'"],
  ["remind me to ring gran on sunday or I'll never hear the end of it", "add 'ring gran' (2026-02-15)"],
  ['rename buy milk to buy oat milk, cows never did me any good', 'change [buy milk] (title buy oat milk)'],
  // A thing with its owner is one more thing to get.
  ["add bread, Tom's swimming kit and dad's broken drill", "add 'bread' + 'Tom's swimming kit' + 'dad's broken drill'"],
  // Who doubts what they ask for is asked back.
  ['move the shed to friday, or maybe not', 'doubted: change [sort the shed] (2026-02-13)'],
  ['move the shed to friday. I think.', 'doubted: change [sort the shed] (2026-02-13)'],
  ['move the shed to friday. I might.', 'doubted: change [sort the shed] (2026-02-13)'],
  ['I paid the dentist. They were shut.', 'doubted: finish [pay the dentist]'],

  // Verbs for taking something off, on what is there.
  ["scrub the report, client's pulled out", 'delete [read the report]'],
  ['call off the milk', 'delete [buy milk]'],
  ['get shot of the shed', 'delete [sort the shed]'],
  ['scrub the kitchen floor', "offer 'scrub the kitchen floor'"],

  // What each of several things is to be like.
  ['report high, shed low', 'change [read the report] (priority high); change [sort the shed] (priority low)'],
  [
    'the report high, the shed medium and invoice 4 low',
    'change [read the report] (priority high); change [sort the shed] (priority medium); change [send invoice 4] (priority low)',
  ],
  ['report friday, shed whenever', 'change [read the report] (2026-02-13); change [sort the shed] (no date)'],
  ['add new socks, whenever, no date', "add 'new socks'"],
  ['add new socks, any time', "add 'new socks'"],
  ['add new socks whenever', "add 'new socks'"],
  [
    'add order hay, order straw and order feed. all three for saturday',
    "add 'order hay' (2026-02-14) + 'order straw' (2026-02-14) + 'order feed' (2026-02-14)",
  ],
  ['add order hay and order feed. the lot by friday', "add 'order hay' (2026-02-13) + 'order feed' (2026-02-13)"],

  // Where a note goes, and what it says.
  [
    'put bring the long ladder from next door as a note on the shed',
    'change [sort the shed] (note bring the long ladder from next door, append true)',
  ],
  ['stick the gate sticks as a note', 'change focus (note the gate sticks, append true)'],
  ['add ask for Dave to the shed note', 'change [sort the shed] (note ask for Dave, append true)'],
  ['add to the shed note that the lock is new', 'change [sort the shed] (note the lock is new, append true)'],
  ['add to that note ask about paint', 'change focus (note ask about paint, append true)'],
  ['for the shed, put mind the wasps in the notes', 'change [sort the shed] (note mind the wasps, append true)'],
  ['add the note mind the wasps to the shed', 'change [sort the shed] (note mind the wasps, append true)'],
  [
    'leave myself a note on the shed that the lock is new',
    'change [sort the shed] (note the lock is new, append true)',
  ],
  ['scribble on the shed that the lock is new', 'change [sort the shed] (note the lock is new, append true)'],

  // What was done, with how, where, with whom and for how much.
  ['paid the dentist online', 'finish [pay the dentist]'],
  ['paid the dentist a day early', 'finish [pay the dentist]'],
  ['bought milk in town', 'finish [buy milk]'],
  ['did the shed before lunch', 'finish [sort the shed]'],
  ['did the shed, did the report', 'finish [sort the shed]; finish [read the report]'],
  ['finally got the shed sorted', 'finish [sort the shed]'],
  ['got the shed done before the rain', 'finish [sort the shed]'],
  ['shed sorted in the end', 'finish [sort the shed]'],
  ['called the dentist, they will ring back', 'finish [call the dentist]'],
  ['I sorted the shed. Report not yet.', 'finish [sort the shed]'],
  ['I called the dentist at the corner', 'finish [call the dentist]'],
  ['paid the dentist in part', 'left over: finish [pay the dentist]'],
  ['did the dentist call back', 'ask state [call the dentist]'],
  ["Tom's sorting the shed", ''],
  ['sorted the shed, well, tried to', 'doubted: finish [sort the shed]'],

  // What is told before "put that down" is what is to be done.
  [
    "I'm seeing the optician on thursday at ten, could you put that on my list",
    "add 'see the optician' (2026-02-12 10:00?)",
  ],
  ["my eyes are bad so I'm seeing the optician on thursday, put that down", "add 'see the optician' (2026-02-12)"],
  ["we're having lunch with Jo on friday, add that", "add 'lunch with Jo' (2026-02-13)"],
  ["I'm at the hospital on wednesday, put that down", "add 'the hospital' (2026-02-11)"],
  ["the vet's coming thursday, stick that on", "add 'the vet' (2026-02-12)"],
  ["there's a fete on sunday, add that", "add 'fete' (2026-02-15)"],

  // Several things, each with its own day.
  ['add 2 things: ring Jo tomorrow, order paint for friday', "add 'ring Jo' (2026-02-10) + 'order paint' (2026-02-13)"],
  [
    'add soap, tea and rice please, plus haircut on friday at 11',
    "add 'soap' + 'tea' + 'rice' + 'haircut' (2026-02-13 11:00?)",
  ],
  [
    'add hire the van, has to be done by thursday, and boxes for saturday',
    "add 'hire the van' (2026-02-12) + 'boxes' (2026-02-14)",
  ],
  ['ring the council, today, this one high priority', "add 'ring the council' (2026-02-09, priority high)"],
  [
    'would you add "wash the car" for friday, and "ring Jo" for sunday?',
    "add 'wash the car' (2026-02-13); add 'ring Jo' (2026-02-15)",
  ],

  // Said of some of what was just added.
  [
    'add tea, rice and soap. first two tonight, the last one tomorrow',
    "add 'tea' (2026-02-09 20:00) + 'rice' (2026-02-09 20:00) + 'soap' (2026-02-10)",
  ],
  [
    'add tea and rice. the first is for friday and the second for sunday',
    "add 'tea' (2026-02-13) + 'rice' (2026-02-15)",
  ],
  ["add tea and rice. the second one's urgent", "add 'tea' + 'rice' (priority high)"],
  ['I need tea, rice and some soap, stick them all on', "add 'tea' + 'rice' + 'some soap'"],
  ["ring Jo back at 6, she's after a lift", "add 'ring Jo back' (6:00?)"],

  // News of when something will be, by whoever says so.
  ['the report will now start on friday', 'change [read the report] (2026-02-13)'],
  ['the dentist wants friday instead', 'change [call the dentist, pay the dentist] (2026-02-13)'],
  ["the report isn't until friday now", 'change [read the report] (2026-02-13)'],
  ["the shed can't do wednesday, says friday", 'change [sort the shed] (2026-02-13)'],
  ["I've got the shed down for wednesday, should be thursday", 'change [sort the shed] (2026-02-12)'],
  ['no rush on the shed, low will do', 'change [sort the shed] (priority low)'],
  ['the shed and the report, bung them both on friday', 'change [sort the shed] + [read the report] (2026-02-13)'],
  [
    'move the shed to the weekend, saturday I mean, and the report is high priority',
    'change [sort the shed] (2026-02-14); change [read the report] (priority high)',
  ],
  ["if you could move the shed to friday that'd be grand", 'change [sort the shed] (2026-02-13)'],
  ["shed to high an' all, half of them moan", 'change [sort the shed] (priority high)'],
  ['move the shed to friday, 11.30', 'change [sort the shed] (2026-02-13 11:30?)'],
  [
    "the shed isn't done, leave it till wednesday",
    'negated: reopen [sort the shed]; change [sort the shed] (2026-02-11, until 20260211)',
  ],

  // Said of a task before or behind it.
  ['pop mind the wasps on the shed as a note', 'change [sort the shed] (note mind the wasps, append true)'],
  ["the shed one, add that there's a wasps' nest", "change [sort the shed] (note there's a wasps' nest, append true)"],
  ['and note on there: two vegans', 'change focus (note two vegans, append true)'],
  ['what does that leave me with', 'ask all'],
  ['take the pressure off the shed, low priority', 'change [sort the shed] (priority low)'],
  ["the dentist's been", 'finish [call the dentist, pay the dentist] perhaps'],

  // What asks for nothing new.
  ['I ought to sort the shed', 'doubted: ask [sort the shed]'],
  ['thinking of moving the shed', "doubted: offer 'moving the shed'"],
  ["the dentist's rung, push him back to 11", 'change focus (11:00?)'],
  ['I should like the shed marked as high priority, if you would', 'change [sort the shed] (priority high)'],
  ['would you mind ever so much ticking off the shed', 'finish [sort the shed]'],
  ['can the shed wait till friday', 'change [sort the shed] (2026-02-13)'],
  ["the milk isn't needed any more", 'delete [buy milk]'],
  ['move the shed to half six would you lovey', 'change [sort the shed] (6:30?)'],
  [
    'shed high, report low, everything else leave',
    'change [sort the shed] (priority high); change [read the report] (priority low)',
  ],
  ['knock the priority off the report, it can wait', 'change [read the report] (priority null)'],
  ['emailed the report to everyone', 'finish [read the report] perhaps'],
  ['sent invoice 4 to everyone', 'finish [send invoice 4]'],
  ['shed note - mind the wasps', 'change [sort the shed] (note mind the wasps, append true)'],
  ['add soap; paint (friday)', "add 'soap'; add 'paint' (2026-02-13)"],
  ['add soap. And paint, no rush on that', "add 'soap'; add 'paint'"],
  ["add history homework it's due friday", "add 'history homework' (2026-02-13)"],
  ["that's not necessary", ''],
  ['add ring the bank at 3, no wait 4, the branch closes for lunch till then', "add 'ring the bank' (4:00?)"],
]
