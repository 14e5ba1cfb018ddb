// A sentence for every key: what is said, in every voice. The tests compare them, and `npm run replies` makes a page of them.

import type { LastReading } from '../../domain/conversation.ts'
import type { ReplyKey, ReplyValues } from './catalogue.ts'

/** A key, values, the policy's words, and the single shot's where they differ. */
export type Example = { [K in ReplyKey]: [K, ReplyValues[K], string, string?] }[ReplyKey]

const milk = { title: 'milk', details: [] }
const report = { title: 'report', details: ['due Fri 25 Sep, 17:00', 'high priority'] }
const overdue = { before: ['overdue'], after: [], words: [] }
const highToday = { before: ['high-priority'], after: ['due today'], words: [] }
const dueTomorrow = { before: [], after: ['due tomorrow'], words: [] }
const calls = { before: [], after: [], words: ['call'] }
const apart = [
  { title: 'milk', change: { due: 'tomorrow at 13:00' } },
  { title: 'tea', change: { due: 'Fri 20 Nov' } },
]
const together = [
  { title: 'milk', change: { due: 'Mon 23 Nov' } },
  { title: 'tea', change: { due: 'Mon 23 Nov' } },
]
const bare = [
  { title: 'milk', change: {} },
  { title: 'tea', change: {} },
]
const fine = "Reply 'yes' to confirm or 'no' to cancel."

const addedMilk: LastReading = {
  message: 'add milk',
  intent_type: 'CREATE_TASK',
  confidence: 0.95,
  rule_id: 'create.add',
  classification_method: 'RULE_BASED',
  alternatives: [],
  decision_type: 'RESPOND_ONLY',
  tools: [],
  trace: ['answers added'],
}

export const examples: readonly Example[] = [
  ['added', { task: milk, repeats: false }, "I've added 'milk' to your tasks.", 'Task created: Milk'],
  [
    'added',
    { task: report, repeats: true },
    "I've added 'report' to your tasks. Due Fri 25 Sep, 17:00, high priority. I can repeat tasks by the day, week, month or year, so this is the first time only.",
    'Task created: Report (due Fri 25 Sep, 17:00, high priority)',
  ],
  [
    'list',
    { label: null, first: 1, tasks: [milk, report], more: null },
    'Here are your tasks:\n1. milk\n2. report (due Fri 25 Sep, 17:00, high priority)',
    'You have 2 tasks: Milk, Report (due Fri 25 Sep, 17:00, high priority)',
  ],
  [
    'list',
    { label: overdue, first: 1, tasks: [milk], more: { count: 3 } },
    'Overdue:\n1. milk\n…and 3 more',
    'You have 4 tasks: Milk, …and 3 more',
  ],
  [
    'list',
    { label: null, first: 21, tasks: [milk], more: { count: 229 } },
    'Here are more of your tasks:\n21. milk\n…and 229 more',
    'You have 250 tasks: Milk, …and 249 more',
  ],
  [
    'list',
    { label: null, first: 21, tasks: [milk], more: { count: null } },
    'Here are more of your tasks:\n21. milk\n…and more',
    'You have more than 21 tasks: Milk, …and 20 more',
  ],
  ['list_empty', { label: null }, "You don't have any tasks yet.", 'You have 0 tasks.'],
  ['list_empty', { label: dueTomorrow }, 'Nothing due tomorrow.', 'You have 0 tasks.'],
  ['list_empty', { label: highToday }, 'No high-priority tasks due today.', 'You have 0 tasks.'],
  ['list_empty', { label: calls }, "Nothing matches 'call'.", 'You have 0 tasks.'],
  [
    'list',
    { label: highToday, first: 1, tasks: [milk], more: null },
    'High-priority tasks due today:\n1. milk',
    'You have 1 task: Milk',
  ],
  [
    'list',
    { label: calls, first: 1, tasks: [milk], more: null },
    "Tasks matching 'call':\n1. milk",
    'You have 1 task: Milk',
  ],
  [
    'list',
    { label: { ...calls, after: ['due between today and Sun 22 Nov'] }, first: 1, tasks: [milk], more: null },
    "Due between today and Sun 22 Nov, matching 'call':\n1. milk",
    'You have 1 task: Milk',
  ],
  ['list_end', {}, "That's the whole list."],
  ['completed', { title: 'milk' }, "Done! 'milk' has been marked as completed.", "Marked 'Milk' as done"],
  ['reopened', { title: 'milk' }, "'milk' is open again.", "Marked 'Milk' as not done"],
  ['already_done', { title: 'milk' }, "'milk' is already done."],
  ['already_open', { title: 'milk' }, "'milk' is still open."],
  [
    'renamed',
    { old_title: 'milk', new_title: 'oat milk', change: {} },
    "Updated 'milk' to 'oat milk'.",
    "Updated 'Milk' to 'Oat milk'",
  ],
  [
    'renamed',
    { old_title: 'milk', new_title: 'oat milk', change: { due: 'tomorrow', priority: 'high' } },
    "Updated 'milk' to 'oat milk'. Due tomorrow, high priority.",
    "Updated 'Milk' to 'Oat milk' (due tomorrow, high priority)",
  ],
  [
    'changed',
    { title: 'milk', change: { due: null }, repeats: false },
    "Updated 'milk': no due date.",
    "Updated 'Milk': no due date",
  ],
  [
    'changed',
    { title: 'milk', change: { due: 'today at 18:00', priority: null, note: '2 %' }, repeats: false },
    "Updated 'milk': due today at 18:00, no priority, note '2 %'.",
    "Updated 'Milk': due today at 18:00, no priority, note '2 %'",
  ],
  [
    'changed',
    { title: 'milk', change: { note: 'the blue one' }, repeats: false },
    "The note on 'milk' now says: the blue one",
    "Updated 'Milk': note 'the blue one'",
  ],
  [
    'changed',
    { title: 'milk', change: { note: null }, repeats: false },
    "Removed the note from 'milk'.",
    "Updated 'Milk': no note",
  ],
  ['deleted', { title: 'milk' }, "'milk' has been deleted.", "Deleted task 'Milk'"],
  [
    'confirm_delete',
    { title: 'milk' },
    `Are you sure you want to delete 'milk'? This cannot be undone. ${fine}`,
    `Are you sure you want to delete 'Milk'? This cannot be undone. ${fine}`,
  ],
  [
    'confirm_delete_many',
    { titles: ['milk', 'bread'] },
    `Are you sure you want to delete these 2 tasks?\n- milk\n- bread\nThis cannot be undone. ${fine}`,
  ],
  [
    'renamed_meanwhile',
    { old_title: 'milk', new_title: 'tea' },
    "'milk' is called 'tea' now, so I haven't deleted it.",
  ],
  ['kept', { titles: ['milk'] }, "OK, I've kept 'milk'."],
  ['kept', { titles: ['milk', 'tea', 'rum'] }, "OK, I've kept 'milk', 'tea' and 'rum'."],
  ['kept', { titles: ['1', '2', '3', '4', '5', '6'] }, "OK, I've kept those 6 tasks."],
  [
    'confirmation_expired',
    { titles: ['milk'] },
    "That confirmation has expired, so nothing was deleted. Ask me again if you still want to delete 'milk'.",
  ],
  ['nothing_pending', { answer: 'yes' }, "There's nothing to confirm right now."],
  ['nothing_pending', { answer: 'no' }, "There's nothing to cancel right now."],
  [
    'task_gone',
    { title: 'milk' },
    "I couldn't find 'milk' any more. It may have been deleted already.",
    "I couldn't find that task. Try listing your tasks first.",
  ],
  [
    'position_gone',
    { position: 1 },
    "I couldn't find task 1. It may have been deleted. Try 'show my tasks' to see what's current.",
  ],
  [
    'no_such_position',
    { position: 7, tasks: [milk] },
    "There's no task 7. Here are your current tasks:\n1. milk",
    "I couldn't find that task. Try listing your tasks first.",
  ],
  [
    'not_found',
    { reference: 'tea', tasks: [milk] },
    "I couldn't find a task matching 'tea'. Here are your current tasks:\n1. milk",
    "I couldn't find that task. Try listing your tasks first.",
  ],
  [
    'not_found',
    { reference: 'tea', tasks: [] },
    "I couldn't find a task matching 'tea'. You don't have any open tasks.",
    "I couldn't find that task. Try listing your tasks first.",
  ],
  [
    'did_you_mean',
    { reference: 'rye bread', title: 'bread' },
    "I couldn't find a task matching 'rye bread'. Did you mean 'bread'?",
  ],
  ['no_exact', { reference: 'rye bread' }, "I couldn't find a task called exactly 'rye bread'."],
  ['none_match', { label: overdue }, 'Nothing overdue.'],
  ['none_match', { label: { ...overdue, words: ['call'] } }, "Nothing overdue matches 'call'."],
  ['none_match', { label: { ...highToday, words: ['call'] } }, "No high-priority tasks due today match 'call'."],
  ['none_match', { label: null }, 'Nothing matches that.'],
  [
    'which_task',
    { reference: 'milk', tasks: [milk, report], more: false },
    "I found multiple tasks that match 'milk':\n1. milk\n2. report (due Fri 25 Sep, 17:00, high priority)\nWhich one did you mean?",
  ],
  [
    'which_task',
    { reference: 'milk', tasks: [milk], more: true },
    "I found multiple tasks that match 'milk':\n1. milk\nWhich one did you mean? There are more: say a few more words from the title.",
  ],
  ['which_again', { tasks: [milk] }, 'Which one did you mean? Please say its number or its name:\n1. milk'],
  ['which_pronoun', { reference: 'it' }, "I'm not sure what 'it' means here. Which task do you mean?"],
  ['which_missing', { action: 'delete_task' }, 'Which task would you like to delete?'],
  ['ask_title', {}, 'What should I call the task?', 'I need more details. What should the task be called?'],
  ['ask_change', { title: 'milk' }, "What would you like to change 'milk' to?"],
  ['ask_statement', { title: 'milk' }, "Shall I mark 'milk' as completed?"],
  [
    'ambiguous',
    { options: ['delete_task', 'complete_task'], left: [] },
    "I'm not sure what you'd like to do. Would you like to delete a task, mark a task as completed, or something else?",
    "I can only help with task management. Try 'create a task' or 'show my tasks'.",
  ],
  [
    'ambiguous',
    { options: ['delete_task'], left: ['unless it rains'] },
    "I didn't understand 'unless it rains', so I haven't changed anything. Could you say it another way?",
    "I can only help with task management. Try 'create a task' or 'show my tasks'.",
  ],
  [
    'added_many',
    { tasks: [milk, report], repeats: false },
    "I've added 2 tasks:\n- milk\n- report (due Fri 25 Sep, 17:00, high priority)",
  ],
  ['list_all_done', {}, "All done! You don't have any open tasks."],
  [
    'count',
    { count: 2, label: overdue, tasks: [milk, report] },
    'You have 2 overdue tasks:\n1. milk\n2. report (due Fri 25 Sep, 17:00, high priority)',
  ],
  ['count', { count: 1, label: null, tasks: [milk] }, 'You have 1 task:\n1. milk'],
  ['count', { count: 0, label: dueTomorrow, tasks: [] }, 'You have no tasks due tomorrow.'],
  ['count', { count: 1, label: highToday, tasks: [milk] }, 'You have 1 high-priority task due today:\n1. milk'],
  [
    'when',
    {
      tasks: [
        { title: 'rent', due: 'tomorrow', days: 1, done: false },
        { title: 'report', due: 'Fri 25 Sep', days: 4, done: false },
        { title: 'tax', due: 'Mon 2 Mar', days: -7, done: true },
        { title: 'fine', due: 'Mon 2 Mar', days: -7, done: false },
        { title: 'bill', due: 'yesterday', days: -1, done: false },
        { title: 'milk', due: null, days: null, done: false },
      ],
    },
    "'rent' is due tomorrow.\n'report' is due Fri 25 Sep (in 4 days).\n'tax' is done; it was due Mon 2 Mar.\n'fine' was due Mon 2 Mar (7 days ago).\n'bill' was due yesterday.\n'milk' has no due date.",
  ],
  ['state', { task: milk, done: true }, "Yes, 'milk' is done."],
  ['state', { task: milk, done: false }, "No, 'milk' is still open."],
  ['state', { task: report, done: false }, "No, 'report' is still open (due Fri 25 Sep, 17:00, high priority)."],
  ['priority', { title: 'milk', priority: 'high' }, "'milk' is high priority."],
  ['priority', { title: 'milk', priority: null }, "'milk' has no priority."],
  [
    'notes',
    {
      notes: [
        { title: 'milk', note: 'the blue one' },
        { title: 'tea', note: null },
      ],
    },
    "The note on 'milk' says: the blue one\nThere's no note on 'tea'.",
  ],
  ['next', { task: milk, because: 'overdue' }, "Start with this one, since it's overdue:\n1. milk"],
  ['next', { task: milk, because: 'today' }, "Start with this one, since it's due today:\n1. milk"],
  ['next', { task: milk, because: 'soonest' }, 'This one is due next:\n1. milk'],
  ['next', { task: milk, because: 'high' }, "Start with this one, since it's high priority:\n1. milk"],
  ['next', { task: milk, because: 'oldest' }, 'Nothing is due, so start with this one:\n1. milk'],
  ['completed_many', { titles: ['milk', 'tea'] }, 'Marked 2 tasks as done:\n- milk\n- tea'],
  ['reopened_many', { titles: ['milk', 'tea'] }, '2 tasks are open again:\n- milk\n- tea'],
  [
    'changed_many',
    {
      tasks: [
        { title: 'milk', change: { due: 'tomorrow' } },
        { title: 'tea', change: { due: 'tomorrow' } },
      ],
      repeats: false,
    },
    'Updated 2 tasks (due tomorrow):\n- milk\n- tea',
  ],
  [
    'changed_many',
    { tasks: apart, repeats: false },
    'Updated 2 tasks:\n- milk (due tomorrow at 13:00)\n- tea (due Fri 20 Nov)',
  ],
  ['unchanged', { title: 'milk' }, "'milk' is already set that way."],
  ['not_understood', { texts: ['do the thing'] }, "I didn't understand 'do the thing', so I left that part alone."],
  ['redone', { titles: ['milk'] }, "OK, I've redone that for 'milk'."],
  ['undone', { titles: ['milk'] }, "OK, I've put 'milk' back the way it was."],
  ['undone', { titles: ['milk', 'tea'] }, "OK, I've put 'milk' and 'tea' back the way they were."],
  ['nothing_to_undo', {}, "There's nothing to undo."],
  ['nothing_to_redo', {}, "There's nothing to redo."],
  ['deleted_for_good', {}, "Deleting can't be undone."],
  ['changed_meanwhile', { title: 'milk' }, "'milk' has been changed since, so I've left it alone."],
  ['offer_add', { titles: ['walk the dog'] }, "Add 'walk the dog'?"],
  ['offer_act', { what: 'delete', title: 'milk', new_title: null, change: {} }, "Delete 'milk'?"],
  [
    'offer_act',
    { what: 'change', title: 'milk', new_title: null, change: { due: 'tomorrow' } },
    "Move 'milk' to tomorrow?",
  ],
  [
    'offer_act',
    { what: 'change', title: 'milk', new_title: null, change: { due: 'tomorrow', priority: 'high' } },
    "Move 'milk' to tomorrow and make it high priority?",
  ],
  [
    'offer_act',
    { what: 'change', title: 'milk', new_title: null, change: { due: null, note: null } },
    "Take the date off 'milk' and remove the note from it?",
  ],
  [
    'offer_act',
    { what: 'change', title: 'milk', new_title: null, change: { note: '2 %' } },
    "Add the note '2 %' to 'milk'?",
  ],
  [
    'offer_act',
    { what: 'change', title: 'milk', new_title: 'tea', change: { priority: null } },
    "Rename 'milk' to 'tea' and take the priority off it?",
  ],
  ['offer_act', { what: 'change', title: 'milk', new_title: 'oat milk', change: {} }, "Rename 'milk' to 'oat milk'?"],
  ['confirm_bulk', { what: 'finish', tasks: bare }, 'Mark 2 tasks as done?\n- milk\n- tea'],
  ['confirm_bulk', { what: 'reopen', tasks: bare }, 'Reopen 2 tasks?\n- milk\n- tea'],
  ['confirm_bulk', { what: 'change', tasks: together }, 'Move 2 tasks to Mon 23 Nov?\n- milk\n- tea'],
  [
    'confirm_bulk',
    { what: 'change', tasks: apart },
    'Update 2 tasks?\n- milk (due tomorrow at 13:00)\n- tea (due Fri 20 Nov)',
  ],
  [
    'stop_asking',
    {},
    "I still don't understand, so I've left everything as it is. Say 'show my tasks' to see them, or 'help' for examples.",
    "I can only help with task management. Try 'create a task' or 'show my tasks'.",
  ],
  ['dropped', {}, 'OK, never mind.'],
  [
    'tool_failed',
    { action: 'add_task', error_code: 'DATABASE_ERROR' },
    "Sorry, I wasn't able to add a task. Please try again.",
    'Something went wrong. Please try again.',
  ],
  [
    'tool_failed',
    { action: 'add_task', error_code: 'INTERNAL_ERROR' },
    "Sorry, I wasn't able to add a task. Please try again.",
    'An error occurred. Please try again.',
  ],
  [
    'no_such_date',
    { text: '31 february' },
    "I can't find '31 february' on the calendar, so I haven't changed anything. Please try another date.",
  ],
  [
    'refused',
    { reason: 'Task description must be 1-1000 characters' },
    'Task description must be 1-1000 characters.',
    'Invalid input: Task description must be 1-1000 characters',
  ],
  [
    'out_of_time',
    { changed: 'nothing' },
    'This is taking longer than expected, so I stopped. Nothing was changed. Please try again.',
  ],
  [
    'out_of_time',
    { changed: 'unknown' },
    "This is taking longer than expected, and I can't tell yet whether it went through. Check your tasks before you try again.",
  ],
  [
    'why',
    { record: { ...addedMilk, tools: [{ tool_name: 'add_task', success: true }], changed: true } },
    "I took 'add milk' as something to add, so I did it. Technical details: CREATE_TASK, 95 % sure; rule create.add; used add_task; answers added.",
  ],
  [
    'why',
    {
      record: {
        ...addedMilk,
        message: 'drop the milk maybe',
        intent_type: 'DELETE_TASK',
        rule_id: 'delete',
        decision_type: 'REQUEST_CONFIRMATION',
        named: ['buy milk', 'milk run', 'soy milk'],
        left: ['maybe'],
      },
    },
    "I took 'drop the milk maybe' as something to delete (your tasks 'buy milk', 'milk run' and 1 more) but didn't understand 'maybe', so I asked first, because deleting can't be undone. Technical details: DELETE_TASK, 95 % sure; rule delete; no tool; answers added.",
  ],
  [
    'why',
    {
      record: {
        ...addedMilk,
        message: 'milk done?',
        intent_type: 'AMBIGUOUS',
        rule_id: null,
        confidence: null,
        classification_method: 'LOCAL_MODEL',
        alternatives: [{ intent_type: 'COMPLETE_TASK', confidence: 0.4 }],
        decision_type: 'ASK_CLARIFICATION',
        trace: ['answers ambiguous'],
      },
    },
    "I took 'milk done?' as something I wasn't sure about, so I asked, because I wasn't sure enough to act. Technical details: AMBIGUOUS; by the local model; could also have been COMPLETE_TASK (40 %); no tool; answers ambiguous.",
  ],
  [
    'why',
    { record: { ...addedMilk, tools: [{ tool_name: 'list_tasks', success: false }] } },
    "I took 'add milk' as something to add, so I tried, and it failed. Technical details: CREATE_TASK, 95 % sure; rule create.add; used list_tasks, which failed; answers added.",
  ],
  [
    'why',
    {
      record: {
        ...addedMilk,
        rule_id: null,
        classification_method: 'LLM_FALLBACK',
        suggestion: { model: 'llama3.2', used: true, reason: 'Out of milk means buy milk.' },
      },
    },
    "I took 'add milk' as something to add, so I answered. I followed the language model llama3.2, which said: “Out of milk means buy milk.” Technical details: CREATE_TASK, 95 % sure; as the language model suggested; no tool; answers added.",
  ],
  [
    'why',
    { record: { ...addedMilk, suggestion: { model: 'llama3.2', used: false, reason: '' } } },
    "I took 'add milk' as something to add, so I answered. I asked the language model llama3.2, but didn't follow it; it gave no reason. Technical details: CREATE_TASK, 95 % sure; rule create.add; no tool; answers added.",
  ],
  [
    'ask_times',
    { title: 'standup', repeats: 'every weekday' },
    "'standup' repeats every weekday. Just this one or all of them?",
  ],
  ['skipped', { title: 'standup', due: 'Mon 23 Nov' }, "Skipped. 'standup' is next on Mon 23 Nov."],
  [
    'completed_round',
    { title: 'standup', due: 'Mon 23 Nov' },
    "Done! 'standup' has been marked as completed. Next on Mon 23 Nov.",
    "Marked 'Standup' as done. Next on Mon 23 Nov.",
  ],
  ['not_repeating', { title: 'milk' }, "'milk' doesn't repeat."],
  [
    'changed',
    { title: 'standup', change: { due: 'Mon 23 Nov', repeats: 'every Monday', reminds: '30 minutes' }, repeats: false },
    "Updated 'standup': every Monday, next on Mon 23 Nov, reminder 30 minutes before.",
    "Updated 'Standup': every Monday, next on Mon 23 Nov, reminder 30 minutes before",
  ],
  [
    'changed',
    { title: 'standup', change: { repeats: null }, repeats: false },
    "Updated 'standup': does not repeat any more.",
    "Updated 'Standup': does not repeat any more",
  ],
  ['asks_model', {}, "I'm not sure, so I'm asking the language model what that could mean."],
  ['voice', { text: 'Forty-two, they say.' }, 'Forty-two, they say.'],
  ['why_nothing', {}, "There's nothing to explain yet."],
  ['talk', { about: 'greeting' }, "Hello! Tell me what you need to do, or say 'show my tasks'."],
  ['talk', { about: 'thanks' }, "You're welcome!"],
  ['talk', { about: 'farewell' }, 'Goodbye! Your tasks are safe with me.'],
  ['talk', { about: 'how_are_you' }, "I'm doing well, thanks. What would you like to get done?"],
  ['talk', { about: 'who_are_you' }, "I'm Sayso. Tell me what you need to do, and I'll keep track of it."],
  ['talk', { about: 'praise' }, 'Thank you!'],
  ['talk', { about: 'apology' }, 'No problem.'],
  [
    'talk',
    { about: 'help' },
    [
      'I keep track of your tasks. You can say things like:',
      "- 'remind me to call mom tomorrow at 5' to add a task",
      "- 'show my tasks' to see them",
      "- 'complete task 2' or 'done with the milk one'",
      "- 'rename milk to oat milk' to change a task",
      "- 'delete the meeting task' (I always ask before deleting)",
    ].join('\n'),
  ],
  ['talk', { about: 'why' }, "There's nothing to explain yet."],
  ['talk', { about: 'left_alone' }, "OK, I've left everything as it is."],
  ['talk', { about: 'all_done' }, 'Nice work! Your list is here whenever you need it.'],
  ['talk', { about: 'remark' }, "Got it. Let me know if there's anything to add to your list."],
  [
    'talk',
    { about: 'other' },
    "I'm here to help with your tasks. Say 'help' to see what I can do.",
    "I can only help with task management. Try 'create a task' or 'show my tasks'.",
  ],
  [
    'talk',
    { about: 'cannot' },
    "I can't do that. I can add, show, change, complete and delete tasks.",
    "I can only help with task management. Try 'create a task' or 'show my tasks'.",
  ],
]
