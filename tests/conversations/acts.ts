// Several tasks at once, taking back, correcting, and what is not simply done.

import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

const chores = ['sweep the floor', 'mop the floor', 'dust the shelf', 'wash the car']

const asks = (say: string, reply: string): Exchange => ({
  say,
  reply,
  decision: 'ASK_CLARIFICATION',
  status: 'clarification_needed',
})
const does = (say: string, reply: string): Exchange => ({ say, reply, decision: 'INVOKE_TOOL' })
const says = (say: string, reply: string | RegExp): Exchange => ({ say, reply, decision: 'RESPOND_ONLY' })
const unchanged = (say: string): Exchange => ({
  say,
  reply: /^(?!Done!|Marked|Updated)/,
  decision: /RESPOND_ONLY|ASK_CLARIFICATION/,
  status: null,
  tools: ['list_tasks'],
})

const calls = ['call anna', 'call ben', 'call cleo', 'call dora']

const doneAtOnce = (say: string, titles: readonly string[]): Exchange => ({
  say,
  reply: [`Marked ${titles.length} tasks as done:`, ...titles.map((title) => `- ${title}`)].join('\n'),
  decision: 'INVOKE_TOOL',
  tools: ['complete_task', ...titles.slice(1).map(() => 'complete_task')],
})

export const acts: readonly TestConversation[] = [
  {
    name: 'three that were described are done at once',
    exchanges: [...calls.slice(0, 3).map(add), doneAtOnce('complete everything', calls.slice(0, 3))],
    left: [],
  },
  {
    name: 'four that were described are asked about once',
    exchanges: [
      ...calls.map(add),
      {
        say: 'complete everything',
        reply: ['Mark 4 tasks as done?', ...calls.map((title) => `- ${title}`)].join('\n'),
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
        tools: ['list_tasks'],
      },
      doneAtOnce('yes', calls),
    ],
    left: [],
  },
  {
    name: 'what is named one by one is done at once, however many',
    exchanges: [...calls.map(add), doneAtOnce('complete call anna, call ben, call cleo and call dora', calls)],
    left: [],
  },
  {
    name: 'four tasks chosen by description are asked about once, and a yes does exactly those',
    exchanges: [
      ...chores.map(add),
      asks('mark everything as done', `Mark 4 tasks as done?\n${chores.map((title) => `- ${title}`).join('\n')}`),
      { ...add('feed the cat'), elsewhere: true },
      does('yes', `Marked 4 tasks as done:\n${chores.map((title) => `- ${title}`).join('\n')}`),
      says('yes', "There's nothing to confirm right now."),
    ],
    left: ['feed the cat'],
  },
  {
    name: 'a no to the question about several changes nothing',
    exchanges: [
      ...chores.map(add),
      asks('complete all my tasks', `Mark 4 tasks as done?\n${chores.map((title) => `- ${title}`).join('\n')}`),
      says('no', 'OK, never mind.'),
      says('yes', "There's nothing to confirm right now."),
    ],
    left: chores,
  },
  {
    name: 'up to three, and those that are each named, are done at once',
    exchanges: [
      ...chores.map(add),
      does('done with 1, 2, 3 and 4', `Marked 4 tasks as done:\n${chores.map((title) => `- ${title}`).join('\n')}`),
      add('milk'),
      add('eggs'),
      does('mark everything as done', 'Marked 2 tasks as done:\n- milk\n- eggs'),
    ],
    left: [],
  },
  {
    name: 'everything but one',
    exchanges: [
      add('pay the rent'),
      add('milk'),
      add('eggs'),
      does('mark everything done except the rent', 'Marked 2 tasks as done:\n- milk\n- eggs'),
    ],
    left: ['pay the rent'],
  },
  {
    name: 'undo, undo, redo',
    exchanges: [
      add('milk'),
      does('complete milk', "Done! 'milk' has been marked as completed."),
      does('undo', "OK, I've put 'milk' back the way it was."),
      does('redo', "OK, I've redone that for 'milk'."),
      does('undo', "OK, I've put 'milk' back the way it was."),
      does('rename milk to oat milk', "Updated 'milk' to 'oat milk'."),
      does('take that back', "OK, I've put 'milk' back the way it was."),
    ],
    left: ['milk'],
  },
  {
    name: 'undoing what was added asks, like any delete; deleting is final',
    exchanges: [
      add('milk'),
      add('bread'),
      askDelete('undo', 'bread'),
      { say: 'yes', reply: "'bread' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
      says('undo', "Deleting can't be undone."),
    ],
    left: ['milk'],
  },
  {
    name: 'nothing to take back',
    exchanges: [says('undo', "There's nothing to undo."), says('redo', "There's nothing to redo.")],
    left: [],
  },
  {
    name: 'what is doubted, wished, conditional or denied changes nothing',
    exchanges: [
      add('milk'),
      // A date may be taken from it; done it is not.
      { say: 'milk should be done by friday', reply: /^(?!Done!|Marked)/, decision: /./, status: null },
      unchanged('complete milk if it rains'),
      unchanged("don't complete milk"),
      unchanged('did I finish milk?'),
      unchanged('I think I finished milk'),
      unchanged('milk is almost done'),
    ],
    left: ['milk'],
  },
  {
    name: 'a position of the options of what was not found goes on with the request',
    exchanges: [
      add('call mom'),
      add('call the bank'),
      asks(
        'complete the dentist',
        "I couldn't find a task matching 'dentist'. Here are your current tasks:\n1. call mom\n2. call the bank",
      ),
      does('2', "Done! 'call the bank' has been marked as completed."),
    ],
    left: ['call mom'],
  },
  {
    name: 'several things in one message, each done, and one question for the delete',
    exchanges: [
      add('call mom'),
      add('bread'),
      {
        say: 'add milk and complete call mom and delete bread',
        reply:
          "I've added 'milk' to your tasks.\nDone! 'call mom' has been marked as completed.\nAre you sure you want to delete 'bread'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
        decision: 'INVOKE_TOOL',
        status: 'confirmation_required',
      },
      { say: 'yes', reply: "'bread' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ],
    left: ['milk'],
  },
  {
    name: 'a list shown, and "these" are that list, never everything',
    exchanges: [
      does('add tax return, high priority', "I've added 'tax return' to your tasks. High priority."),
      add('milk'),
      says('show high priority', 'High-priority tasks:\n1. tax return (high priority)'),
      askDelete('delete all of these', 'tax return'),
      { say: 'no', reply: "OK, I've kept 'tax return'.", decision: 'CANCEL_PENDING', tools: [] },
    ],
    left: ['tax return', 'milk'],
  },
]
