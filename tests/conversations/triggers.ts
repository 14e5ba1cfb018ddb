// Every trigger word of the documents, said as people say it.

import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

const created: readonly [string, string][] = [
  ['add task water the plants', 'water the plants'],
  ['remind me to buy groceries', 'buy groceries'],
  ['create a task to call the bank', 'call the bank'],
  ["don't forget to feed the cat", 'feed the cat'],
  ['todo: fix the fence', 'fix the fence'],
  ['remember to lock the door', 'lock the door'],
  ['write down wash the car', 'wash the car'],
]

const shows = [
  'show tasks',
  'what are my tasks',
  'my list',
  'what do I need to do',
  'show me',
  'see my tasks',
  'show my tasks',
  'list my tasks',
  'check my tasks',
  'view my list',
  'display my tasks',
]

const completes = [
  'done with the plants',
  'I finished the plants',
  'completed the plants',
  'mark the plants as done',
  'I did water the plants',
  'check off the plants',
  'complete the plants',
  'finish the plants task',
  'mark done the plants',
]

const updates = [
  'change water the plants to water the roses',
  'update water the plants to water the roses',
  'modify water the plants to water the roses',
  'edit water the plants to water the roses',
  'rename water the plants to water the roses',
  'fix the title of water the plants to water the roses',
]

const deletes = [
  'delete the plants task',
  'remove the plants task',
  'cancel the plants task',
  'get rid of the plants task',
  'forget the plants task',
  'erase the plants task',
]

const plants = add('water the plants')

function completing(say: string): Exchange {
  return {
    say,
    reply: "Done! 'water the plants' has been marked as completed.",
    decision: 'INVOKE_TOOL',
    tools: ['list_tasks', 'complete_task'],
  }
}

export const triggers: readonly TestConversation[] = [
  {
    name: 'every word for adding',
    exchanges: [
      ...created.map(([say, title]) => ({ ...add(title), say })),
      // "Make" may as well change a task that is there, so that is looked up first.
      { ...add('paint the wall'), say: 'make a task to paint the wall', tools: ['list_tasks', 'add_task'] },
      // What is only stated may be about a task that is there, so that is looked up first.
      { ...add('sweep the yard'), say: 'I need to sweep the yard', tools: ['list_tasks', 'add_task'] },
    ],
    left: [...created.map(([, title]) => title), 'paint the wall', 'sweep the yard'],
  },
  {
    name: 'every word for seeing the list',
    exchanges: [
      plants,
      ...shows.map(
        (say): Exchange => ({
          say,
          reply: 'Here are your tasks:\n1. water the plants',
          decision: 'RESPOND_ONLY',
          tools: ['list_tasks'],
        }),
      ),
    ],
    left: ['water the plants'],
  },
  {
    name: 'every word for completing',
    exchanges: completes.flatMap((say) => [plants, completing(say)]),
    left: [],
  },
  {
    name: 'every word for changing',
    exchanges: [
      plants,
      ...updates.flatMap((say): Exchange[] => [
        {
          say,
          reply: "Updated 'water the plants' to 'water the roses'.",
          decision: 'INVOKE_TOOL',
          tools: ['list_tasks', 'update_task'],
        },
        {
          say: 'rename it to water the plants',
          reply: "Updated 'water the roses' to 'water the plants'.",
          decision: 'INVOKE_TOOL',
        },
      ]),
      {
        say: 'make it high priority',
        reply: "Updated 'water the plants': high priority.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'update_task'],
      },
    ],
    left: ['water the plants'],
  },
  {
    name: 'every word for deleting asks first',
    exchanges: [
      plants,
      ...deletes.flatMap((say): Exchange[] => [
        askDelete(say, 'water the plants'),
        { say: 'no', reply: "OK, I've kept 'water the plants'.", decision: 'CANCEL_PENDING', tools: [] },
      ]),
    ],
    left: ['water the plants'],
  },
]
