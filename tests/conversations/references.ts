// Which task is meant: positions of the list shown, and a list that has grown old.

import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

const five = ['Buy groceries', 'Call John', 'Review docs', 'Pay rent', 'Walk dog']
const list = (titles: readonly string[]): Exchange => ({
  say: 'show my tasks',
  reply: `Here are your tasks:\n${titles.map((title, index) => `${index + 1}. ${title}`).join('\n')}`,
  decision: 'RESPOND_ONLY',
  tools: ['list_tasks'],
})
const completing = (say: string, title: string): Exchange => ({
  say,
  reply: `Done! '${title}' has been marked as completed.`,
  decision: 'INVOKE_TOOL',
  tools: ['list_tasks', 'complete_task'],
})

export const references: readonly TestConversation[] = [
  {
    name: 'positions by number keep meaning the list that was shown',
    exchanges: [
      ...five.map(add),
      list(five),
      completing('complete task 2', 'Call John'),
      completing('complete #3', 'Review docs'),
      completing('complete 1', 'Buy groceries'),
      completing('complete the last one', 'Walk dog'),
    ],
    left: ['Pay rent'],
  },
  {
    name: 'positions by word',
    exchanges: [
      ...five.map(add),
      list(five),
      completing('complete the first one', 'Buy groceries'),
      completing('complete the second', 'Call John'),
      completing('complete the third task', 'Review docs'),
      completing('complete the fourth one', 'Pay rent'),
      completing('complete the fifth one', 'Walk dog'),
    ],
    left: [],
  },
  {
    name: 'a position of the list shown whose task is gone is said in the words of the document',
    exchanges: [
      add('Buy groceries'),
      add('Call John'),
      list(['Buy groceries', 'Call John']),
      { ...askDelete('delete buy groceries', 'Buy groceries'), elsewhere: true },
      {
        say: 'yes',
        reply: "'Buy groceries' has been deleted.",
        decision: 'EXECUTE_PENDING',
        tools: ['delete_task'],
        elsewhere: true,
      },
      {
        say: 'update task 1 to buy bread',
        reply: "I couldn't find task 1. It may have been deleted. Try 'show my tasks' to see what's current.",
        decision: 'RESPOND_ONLY',
        tools: ['list_tasks'],
      },
      completing('complete task 2', 'Call John'),
    ],
    left: [],
  },
  {
    name: 'names are found with their accents or without',
    exchanges: [
      ...['Ring José', 'Book a café table', 'Reply to Zoe'].map(add),
      completing('done with ring jose', 'Ring José'),
      completing('complete the cafe table', 'Book a café table'),
      completing('finish reply to Zoë', 'Reply to Zoe'),
    ],
    left: [],
  },
]
