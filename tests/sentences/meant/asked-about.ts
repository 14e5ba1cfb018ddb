// What a question asks about.

import type { Meant } from '../../support/meant.ts'

export const askedAbout: readonly Meant[] = [
  // What is asked about.
  ['when is the shed due?', 'ask when [sort the shed]'],
  ['ok so when is the shed due?', 'ask when [sort the shed]'],
  ['when is the gala?', 'ask when all where words gala'],
  ['is the gala done?', 'ask exists all where words gala'],
  ['is there a gala?', 'ask exists all where words gala'],
  ['did I do the gala?', 'ask exists all where words gala'],
  ['is the shed done?', 'ask state [sort the shed]'],
  ['have I finished the shed?', 'ask state [sort the shed]'],
  ['did I call the dentist?', 'ask state [call the dentist]'],
  ['which dentist tasks are open?', 'ask [call the dentist, pay the dentist] where status pending'],
  [
    'what did I finish yesterday?',
    'ask all where status completed, completed_after 2026-02-08T00:00:00+00:00, completed_before 2026-02-09T00:00:00+00:00',
  ],
  [
    'what have I got to finish today?',
    'ask all where status pending, due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00',
  ],
  ['how much is left to do?', 'ask all where status pending'],
  ['what is still open?', 'ask all where status pending'],
  [
    'what do I still need to do tomorrow?',
    'ask all where status pending, due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00',
  ],
  [
    'what was done today?',
    'ask all where status completed, completed_after 2026-02-09T00:00:00+00:00, completed_before 2026-02-10T00:00:00+00:00',
  ],
  ["what's done?", 'ask all where status completed'],
  ['what did you just add?', 'ask focus'],
  ['what did I just finish?', 'ask focus'],
  ['which one did I just move?', 'ask focus'],
  ['what is my oldest task?', 'ask 1 oldest'],
  ['which is the newest?', 'ask 1 added'],
  ['what was the latest one?', 'ask 1 added'],
  [
    'are those due today?',
    'ask exists shown where status pending, due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00',
  ],
  ['which of these are urgent?', 'ask shown where priorities high'],
  ['when is it due?', 'ask when focus where status pending'],
  ['what does the note say?', 'ask note focus'],
  ['does the report have a note?', 'ask note [read the report]'],
  ['does the shed have a note?', 'ask note [sort the shed]'],
  ['is there a note on the report?', 'ask note [read the report]'],
  ['how long until the call?', 'ask how_long [call the dentist]'],
  [
    'how many are due friday?',
    'ask count all where status pending, due_after 2026-02-13T00:00:00+00:00, due_before 2026-02-14T00:00:00+00:00',
  ],
  ['how many dentist tasks are overdue?', 'ask count [call the dentist, pay the dentist] where overdue true'],
  [
    'what is due on friday or overdue?',
    'ask all where either [{"due_after":"2026-02-13T00:00:00+00:00","due_before":"2026-02-14T00:00:00+00:00"},{"overdue":true}], status pending',
  ],
  [
    'what have I got on friday?',
    'ask all where due_after 2026-02-13T00:00:00+00:00, due_before 2026-02-14T00:00:00+00:00',
  ],
  [
    'anything for tomorrow?',
    'ask exists all where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00',
  ],
  ['anything urgent?', 'ask exists all where priorities high'],
  ['what about milk?', 'ask [buy milk]'],
  ['who is Anna?', 'ask note [read the report]'],
  ['what is the capital of France?', 'ask all'],
  [
    'are you busy on friday?',
    'ask exists all where due_after 2026-02-13T00:00:00+00:00, due_before 2026-02-14T00:00:00+00:00',
  ],
  ['are you there?', 'ask exists all'],
  ['why is the sky blue?', 'ask all'],
  [
    'do I have anything with the dentist tomorrow?',
    'ask exists [call the dentist, pay the dentist] where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00',
  ],
  ['do I have milk and the shed?', 'ask state [buy milk, sort the shed]'],
  ['is milk or the shed done?', 'ask state [buy milk, sort the shed]'],
  ['what should I do now?', 'ask next all'],
  ["what's next?", 'ask next all'],
  ['how do I delete a task?', 'talk help'],
  ['what can you do?', 'talk help'],
  ['where is the report?', 'ask [read the report]'],
  ['where do I find the report?', 'ask [read the report]'],
  ['when do I water the plants?', 'ask when [water the plants]'],
  ['is the dentist on thursday?', 'ask when [call the dentist, pay the dentist]'],
  [
    'is the call tomorrow or friday?',
    'ask state [call the dentist] where either [{"due_after":"2026-02-10T00:00:00+00:00","due_before":"2026-02-11T00:00:00+00:00"},{"due_after":"2026-02-13T00:00:00+00:00","due_before":"2026-02-14T00:00:00+00:00"}]',
  ],
  ['which tasks have no date?', 'ask all where dated false'],
  ['which tasks have no priority?', 'ask all where priorities none'],
  ['which tasks have a note?', 'ask note all where noted true'],
  ['do I have completed tasks?', 'ask exists all where status completed'],
  [
    'have I done anything this week?',
    'ask exists all where status completed, completed_after 2026-02-09T00:00:00+00:00, completed_before 2026-02-16T00:00:00+00:00',
  ],
  [
    'did I do anything yesterday?',
    'ask exists all where status completed, completed_after 2026-02-08T00:00:00+00:00, completed_before 2026-02-09T00:00:00+00:00',
  ],
  [
    'how many tasks did I finish this week?',
    'ask count all where status completed, completed_after 2026-02-09T00:00:00+00:00, completed_before 2026-02-16T00:00:00+00:00',
  ],
]
