// A plumber's day: what was done meanwhile, what is left alone, what counts from what, and which one was meant.

import type { Told } from '../../support/talk-over.ts'

export const workingDay: readonly Told[] = [
  // That something is over is no yes to adding something.
  [
    'wash the van // yes, they did collect the pipe this morning, so that one is finished',
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed',
  ],
  [
    "wash the van // yes, we've swept the yard",
    "Done! 'Sweep the yard' has been marked as completed.",
    'Sweep the yard: status completed',
  ],
  // What somebody has next stands at its hour, whatever matters more later in the day.
  ["what's the very next thing I have today", 'This one is due next:\n1. Collect copper pipe (due today)'],
  [
    "what have I got next? // what's after that",
    'This one is due next:\n1. Boiler check Mrs Grant (due today at 11:30)',
  ],
  [
    'what should I do next',
    "Start with this one, since it's due today:\n1. Team briefing (due today at 14:00, high priority)",
  ],
  ['what have I got next thursday', 'Nothing due Thu 19 Feb.'],
  // When something was done sets no condition.
  [
    "I collected the pipe, and while I was out I posted Ella's invoice as well",
    "Done! 'Collect copper pipe' has been marked as completed.\nDone! 'Post Ella's invoice' has been marked as completed.",
    "Collect copper pipe: status completed; Post Ella's invoice: status completed",
  ],
  [
    'while I was in town I collected the copper pipe',
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed',
  ],
  [
    'when I was at the depot I collected the pipe',
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed',
  ],
  [
    'while the kettle was on I wrote up the Harper quote',
    "Done! 'Write up Harper quote' has been marked as completed.",
    'Write up Harper quote: status completed',
  ],
  ['when I was a kid I swept the yard', "'Sweep the yard' has no due date."],
  ["once I posted Ella's invoice I'd be done", "Got it. Let me know if there's anything to add to your list."],
  ['if I was in town I collected the pipe', "Got it. Let me know if there's anything to add to your list."],
  // What was managed, by its name first.
  [
    "I haven't done the Boyd boiler check, he was out when I knocked, so leave that where it is. The copper pipe I did manage.",
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed',
  ],
  [
    'the yard I did get round to this morning',
    "Done! 'Sweep the yard' has been marked as completed.",
    'Sweep the yard: status completed',
  ],
  ['the yard I did not manage', "I didn't quite follow that, so I haven't changed anything."],
  [
    "I did, however, post Ella's invoice",
    "Done! 'Post Ella's invoice' has been marked as completed.",
    "Post Ella's invoice: status completed",
  ],
  // Told, and then asked for.
  [
    'the alarm in unit 4 was tested, mark that one, and make the briefing low',
    "Done! 'Unit 4 alarm test' has been marked as completed.\nUpdated 'Team briefing': low priority.",
    'Team briefing: priority low; Unit 4 alarm test: status completed',
  ],
  [
    "boilers at Mrs Grant's have been checked, tick that, then move the Harper quote to friday",
    "Done! 'Boiler check Mrs Grant' has been marked as completed.\nUpdated 'Write up Harper quote': due Fri 13 Feb.",
    'Boiler check Mrs Grant: status completed; Write up Harper quote: due_date 2026-02-13',
  ],
  // What is left alone is what was named since.
  [
    'Harper quote to high. Not the briefing, leave that.',
    "Updated 'Write up Harper quote': high priority.",
    'Write up Harper quote: priority high',
  ],
  ['Harper quote to high. Hmm, leave that.', "OK, I've left everything as it is."],
  ['Harper quote to high. Actually the quote, leave it', "OK, I've left everything as it is."],
  ['Move the Harper quote to friday. No, leave that.', "OK, I've left everything as it is."],
  // A wish that is denied.
  [
    "I don't want the yard one deleted, I only want it off today. Put it on Sunday would you.",
    "Updated 'Sweep the yard': due Sun 15 Feb.",
    'Sweep the yard: due_date 2026-02-15',
  ],
  [
    "I don't want the Harper quote ticked off. Move it to friday.",
    "Updated 'Write up Harper quote': due Fri 13 Feb.",
    'Write up Harper quote: due_date 2026-02-13',
  ],
  ["I don't want the yard deleted", "OK, I've left everything as it is."],
  // What came to nothing is what was left out.
  [
    'alarm tests all done bar unit 4, nobody home',
    'Marked 2 tasks as done:\n- Unit 2 alarm test\n- Unit 6 alarm test',
    'Unit 2 alarm test: status completed; Unit 6 alarm test: status completed',
  ],
  ['alarm tests all done bar unit 4, I think', "OK, I've left everything as it is."],
  ['alarm tests all done, nobody home', "OK, I've left everything as it is."],
  // How long there is for it.
  [
    'Would you put the Harper quote down to medium, and give me until friday for it? The office has relented.',
    "Updated 'Write up Harper quote': medium priority.\nUpdated 'Write up Harper quote': due Fri 13 Feb.",
    'Write up Harper quote: priority medium, due_date 2026-02-13',
  ],
  [
    'give me two more days for the Harper quote',
    "Updated 'Write up Harper quote': due Fri 13 Feb.",
    'Write up Harper quote: due_date 2026-02-13',
  ],
  [
    "we've got till thursday to finish the Harper quote",
    "Updated 'Write up Harper quote': due Thu 12 Feb.",
    'Write up Harper quote: due_date 2026-02-12',
  ],
  ['give me the Harper quote on friday', "'Write up Harper quote' is due Wed 11 Feb (in 2 days)."],
  // Counted from what is added with it.
  [
    'add physics mock on friday and revise forces the day before it',
    "I've added 2 tasks:\n- physics mock (due Fri 13 Feb)\n- revise forces (due Thu 12 Feb)",
    'new, title physics mock, due_date 2026-02-13; new, title revise forces, due_date 2026-02-12',
  ],
  [
    'add dinner on friday at 7 and set the table an hour before it',
    "I've added 2 tasks:\n- dinner (due Fri 13 Feb, 19:00)\n- set the table (due Fri 13 Feb, 18:00)",
    'new, title dinner, due_date 2026-02-13T19:00:00+00:00; new, title set the table, due_date 2026-02-13T18:00:00+00:00',
  ],
  [
    'physics mock is friday at 1, can you add that and also revise forces the day before it',
    "I've added 2 tasks:\n- physics mock (due Fri 13 Feb, 13:00)\n- revise forces (due Thu 12 Feb)",
    'new, title physics mock, due_date 2026-02-13T13:00:00+00:00; new, title revise forces, due_date 2026-02-12',
  ],
  ['add that and also milk', "I've added 'milk' to your tasks.", 'new, title milk'],
  [
    'call room 214 tomorrow 5:45 am and another call for room 220 at 6:30 the same morning',
    "I've added 2 tasks:\n- call room 214 (due tomorrow at 05:45)\n- call for room 220 (due tomorrow at 06:30)",
    'new, title call room 214, due_date 2026-02-10T05:45:00+00:00; new, title call for room 220, due_date 2026-02-10T06:30:00+00:00',
  ],
  // Named first, and asked of it.
  [
    'make the pipe friday // and the Harper quote, can it go to that same day?',
    "Updated 'Write up Harper quote': due Fri 13 Feb.",
    'Collect copper pipe: due_date 2026-02-13; Write up Harper quote: due_date 2026-02-13',
  ],
  [
    'show everything due friday // the second one there, that can be low priority',
    "Updated 'Unit 4 alarm test': low priority.",
    'Unit 4 alarm test: priority low',
  ],
  [
    'make the pipe high // the Harper quote, that can be friday',
    "Updated 'Write up Harper quote': due Fri 13 Feb.",
    'Collect copper pipe: priority high; Write up Harper quote: due_date 2026-02-13',
  ],
  // Which task was meant.
  [
    'push it to tomorrow // pipe',
    "Updated 'Collect copper pipe': due tomorrow.",
    'Collect copper pipe: due_date 2026-02-10',
  ],
  [
    'push it to friday // the alarm one',
    "I found multiple tasks that match 'the alarm one':\n1. Unit 2 alarm test (due Fri 13 Feb)\n2. Unit 4 alarm test (due Fri 13 Feb)\n3. Unit 6 alarm test (due Fri 13 Feb)\nWhich one did you mean?",
  ],
  [
    'no chance of doing that boiler check today, push it to friday // Boyd',
    "Updated 'Boiler check Mr Boyd': due Fri 13 Feb.",
    'Boiler check Mr Boyd: due_date 2026-02-13',
  ],
  [
    'finish the boiler check // oh right there are two. the Boyd one',
    "Done! 'Boiler check Mr Boyd' has been marked as completed.",
    'Boiler check Mr Boyd: status completed',
  ],
  [
    'finish the boiler check // not Boyd, Grant',
    "Done! 'Boiler check Mrs Grant' has been marked as completed.",
    'Boiler check Mrs Grant: status completed',
  ],
  // How it went is not every task.
  [
    'collected the pipe, all sorted now',
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed',
  ],
  [
    'swept the yard and all is done',
    "Done! 'Sweep the yard' has been marked as completed.",
    'Sweep the yard: status completed',
  ],
  // As far again.
  [
    'push the briefing 30 min // another 30, shes late',
    "Updated 'Team briefing': due today at 15:00.",
    'Team briefing: due_date 2026-02-09T15:00:00+00:00',
  ],
  [
    "push the Harper quote 2 days // 3 more, he's away",
    "Updated 'Write up Harper quote': due Mon 16 Feb.",
    'Write up Harper quote: due_date 2026-02-16',
  ],
  [
    'push the briefing 30 min // another 30 chairs',
    "Add 'another 30 chairs'?",
    'Team briefing: due_date 2026-02-09T14:30:00+00:00',
  ],
  ['move the briefing to 3 // another 30', "Add 'another 30'?", 'Team briefing: due_date 2026-02-09T15:00:00+00:00'],
  // The same for another.
  [
    'move the Harper quote to friday // can you do the pipe as well',
    "Updated 'Collect copper pipe': due Fri 13 Feb.",
    'Collect copper pipe: due_date 2026-02-13; Write up Harper quote: due_date 2026-02-13',
  ],
  [
    'tick off the Harper quote // do the same with the pipe',
    "Done! 'Collect copper pipe' has been marked as completed.",
    'Collect copper pipe: status completed; Write up Harper quote: status completed',
  ],
  // Lists.
  [
    'show me the list for today',
    'Due today:\n1. Collect copper pipe (due today)\n2. Boiler check Mrs Grant (due today at 11:30)\n3. Team briefing (due today at 14:00, high priority)',
  ],
  [
    'what do I still have to do // just today pls thats too much',
    'Due today:\n1. Collect copper pipe (due today)\n2. Boiler check Mrs Grant (due today at 11:30)\n3. Team briefing (due today at 14:00, high priority)',
  ],
  ["what's due tomorrow? // when is the first of them", "'Boiler check Mr Boyd' is due tomorrow."],
  [
    'have I anything down about valves at all',
    'Here are your tasks:\n1. Ring the supplier about valves (due Thu 12 Feb, 10:00)',
  ],
  [
    "show me the low priority ones I haven't done yet",
    'Low-priority tasks:\n1. Write up Harper quote (due Wed 11 Feb, low priority)\n2. Sweep the yard (low priority)',
  ],
  [
    "show me everything due today, don't show the completed ones",
    'Due today:\n1. Collect copper pipe (due today)\n2. Boiler check Mrs Grant (due today at 11:30)\n3. Team briefing (due today at 14:00, high priority)',
  ],
  ["what's due friday? // and what's got no date", 'Without a date:\n1. Sweep the yard (low priority)'],
  [
    "tick off the yard // undo that // so it's definitely back on there?",
    "Yes, 'Sweep the yard' is still open (low priority).",
  ],
  ['is the yard still open?', "Yes, 'Sweep the yard' is still open (low priority)."],
  // Several by what they are like.
  [
    'everything due tomorrow = p1. go // and everything today p2',
    'Updated 3 tasks (medium priority):\n- Collect copper pipe\n- Boiler check Mrs Grant\n- Team briefing',
    "Boiler check Mrs Grant: priority medium; Boiler check Mr Boyd: priority high; Team briefing: priority medium; Collect copper pipe: priority medium; Post Ella's invoice: priority high",
  ],
  ['everything due tomorrow p2', 'No medium-priority tasks due tomorrow.'],
  [
    "move everything due friday to monday, all except unit 4 because they're away",
    'Updated 2 tasks (due Mon 16 Feb):\n- Unit 2 alarm test\n- Unit 6 alarm test',
    'Unit 2 alarm test: due_date 2026-02-16; Unit 6 alarm test: due_date 2026-02-16',
  ],
  [
    'my hip is bad so I shall not be going to the briefing after all. Please remove it from my list altogether.',
    "Are you sure you want to delete 'Team briefing'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'the Harper quote is friday and its urgent',
    "Updated 'Write up Harper quote': due Fri 13 Feb.\nUpdated 'Write up Harper quote': high priority.",
    'Write up Harper quote: priority high, due_date 2026-02-13',
  ],
]
