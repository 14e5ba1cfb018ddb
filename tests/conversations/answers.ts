// Every word for yes and no of the documents, and what is neither.

import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

const yes = ['yes', 'confirm', 'do it', 'go ahead', 'sure', 'ok']
const no = ['no', 'cancel', "don't", 'never mind', 'stop']
const neither = ['maybe', 'yes but not now', 'уes', 'yes if it is old']

export const answers: readonly TestConversation[] = [
  {
    name: 'a task to add is added, whatever was asked before',
    exchanges: [
      add('walk'),
      {
        say: 'change walk',
        reply: "What would you like to change 'walk' to?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
        tools: ['list_tasks'],
      },
      {
        say: 'add milk tomorrow',
        reply: "I've added 'milk' to your tasks. Due tomorrow.",
        decision: 'INVOKE_TOOL',
        tools: ['add_task'],
      },
      {
        say: 'change walk',
        reply: "What would you like to change 'walk' to?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
        tools: ['list_tasks'],
      },
      add('eggs'),
    ],
    left: ['milk', 'walk', 'eggs'],
  },
  {
    name: 'every word for yes deletes, once',
    exchanges: yes.flatMap((say): Exchange[] => [
      add('milk'),
      askDelete('delete milk', 'milk'),
      { say, reply: "'milk' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ]),
    left: [],
  },
  {
    name: 'every word for no keeps',
    exchanges: [
      add('milk'),
      ...no.flatMap((say): Exchange[] => [
        askDelete('delete milk', 'milk'),
        { say, reply: "OK, I've kept 'milk'.", decision: 'CANCEL_PENDING', tools: [] },
      ]),
    ],
    left: ['milk'],
  },
  {
    name: 'what is neither deletes nothing, and no later yes does',
    exchanges: [
      add('milk'),
      ...neither.flatMap((say): Exchange[] => [
        askDelete('delete milk', 'milk'),
        {
          say,
          reply: /^OK, I've kept 'milk'\./,
          decision: /RESPOND_ONLY|ASK_CLARIFICATION|CANCEL_PENDING/,
          status: null,
          tools: ['list_tasks'],
        },
        { say: 'yes', reply: "There's nothing to confirm right now.", decision: 'RESPOND_ONLY', tools: [] },
      ]),
    ],
    left: ['milk'],
  },
  {
    name: 'a no and a new request in one sentence are both heard',
    exchanges: [
      add('milk'),
      add('bread'),
      askDelete('delete milk', 'milk'),
      askDelete('no, delete bread', 'bread'),
      { say: 'yes', reply: "'bread' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ],
    left: ['milk'],
  },
  {
    name: 'a task renamed meanwhile is asked about again under its new title',
    exchanges: [
      add('milk'),
      askDelete('delete milk', 'milk'),
      {
        say: 'rename milk to oat milk',
        reply: "Updated 'milk' to 'oat milk'.",
        decision: 'INVOKE_TOOL',
        elsewhere: true,
      },
      {
        say: 'yes',
        reply:
          "'milk' is called 'oat milk' now, so I haven't deleted it.\nAre you sure you want to delete 'oat milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
        decision: 'REQUEST_CONFIRMATION',
        status: 'confirmation_required',
        tools: ['delete_task'],
      },
      { say: 'yes', reply: "'oat milk' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ],
    left: [],
  },
]
