import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

export const basics: readonly TestConversation[] = [
  {
    name: 'add, list, complete by the position in the list shown, rename',
    exchanges: [
      add('buy groceries'),
      add('call John'),
      add('review docs'),
      {
        say: 'show my tasks',
        reply: 'Here are your tasks:\n1. buy groceries\n2. call John\n3. review docs',
        decision: 'RESPOND_ONLY',
        tools: ['list_tasks'],
      },
      {
        say: 'complete task 2',
        reply: "Done! 'call John' has been marked as completed.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'complete_task'],
      },
      {
        say: 'complete task 2',
        reply: "'call John' is already done.",
        decision: 'RESPOND_ONLY',
        tools: ['list_tasks'],
      },
      {
        say: 'rename review docs to review the contract',
        reply: "Updated 'review docs' to 'review the contract'.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'update_task'],
      },
      {
        say: 'complete 7',
        reply: "There's no task 7. Here are your current tasks:\n1. buy groceries\n2. review the contract",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
    ],
    left: ['buy groceries', 'review the contract'],
  },
  {
    name: 'delete, yes, and yes again',
    exchanges: [
      add('milk'),
      askDelete('delete milk', 'milk'),
      { say: 'yes', reply: "'milk' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
      { say: 'yes', reply: "There's nothing to confirm right now.", decision: 'RESPOND_ONLY', tools: [] },
    ],
    left: [],
  },
  {
    name: 'delete, no',
    exchanges: [
      add('milk'),
      askDelete('get rid of milk', 'milk'),
      { say: 'no', reply: "OK, I've kept 'milk'.", decision: 'CANCEL_PENDING', tools: [] },
      { say: 'yes', reply: "There's nothing to confirm right now.", decision: 'RESPOND_ONLY', tools: [] },
    ],
    left: ['milk'],
  },
  {
    name: 'delete, something else: the question is dropped and the new message is handled',
    exchanges: [
      add('milk'),
      askDelete('remove milk', 'milk'),
      add('bread'),
      { say: 'yes', reply: "There's nothing to confirm right now.", decision: 'RESPOND_ONLY', tools: [] },
    ],
    left: ['milk', 'bread'],
  },
  {
    name: 'a yes that comes too late deletes nothing',
    ttl_seconds: 1,
    exchanges: [
      add('milk'),
      askDelete('delete milk', 'milk'),
      {
        say: 'yes',
        reply:
          "That confirmation has expired, so nothing was deleted. Ask me again if you still want to delete 'milk'.",
        decision: 'RESPOND_ONLY',
        tools: [],
        after: 1.2,
      },
      { say: 'yes', reply: "There's nothing to confirm right now.", decision: 'RESPOND_ONLY', tools: [] },
    ],
    left: ['milk'],
  },
  {
    name: 'two matches, the first one, and the original request goes on',
    exchanges: [
      add('call mom'),
      add('call the bank'),
      {
        say: 'rename call to write a letter',
        reply: "I found multiple tasks that match 'call':\n1. call mom\n2. call the bank\nWhich one did you mean?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'the first one',
        reply: "Updated 'call mom' to 'write a letter'.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'update_task'],
      },
      {
        say: 'show my tasks',
        reply: 'Here are your tasks:\n1. write a letter\n2. call the bank',
        decision: 'RESPOND_ONLY',
      },
    ],
    left: ['write a letter', 'call the bank'],
  },
  {
    name: 'a choice that is not understood is asked again a few times, then given up',
    exchanges: [
      add('call mom'),
      add('call the bank'),
      {
        say: 'complete call',
        reply: "I found multiple tasks that match 'call':\n1. call mom\n2. call the bank\nWhich one did you mean?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'purple',
        reply: 'Which one did you mean? Please say its number or its name:\n1. call mom\n2. call the bank',
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: 'the mom one', reply: "Done! 'call mom' has been marked as completed.", decision: 'INVOKE_TOOL' },
      { say: 'complete call', reply: "Done! 'call the bank' has been marked as completed.", decision: 'INVOKE_TOOL' },
    ],
    left: [],
  },
  {
    name: 'what cannot be found is said, with the current list to choose from',
    exchanges: [
      add('milk'),
      {
        say: 'complete the dentist one',
        reply: "I couldn't find a task matching 'dentist'. Here are your current tasks:\n1. milk",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: '1', reply: "Done! 'milk' has been marked as completed.", decision: 'INVOKE_TOOL' },
    ],
    left: [],
  },
  {
    name: 'a pronoun means the task last named; with none, it is asked',
    exchanges: [
      {
        say: 'complete it',
        reply: "I'm not sure what 'it' means here. Which task do you mean?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      add('milk'),
      { say: 'complete it', reply: "Done! 'milk' has been marked as completed.", decision: 'INVOKE_TOOL' },
    ],
    left: [],
  },
  {
    name: 'a title that is missing is asked for',
    exchanges: [
      {
        say: 'add task',
        reply: 'What should I call the task?',
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: 'water the plants', reply: "I've added 'water the plants' to your tasks.", decision: 'INVOKE_TOOL' },
    ],
    left: ['water the plants'],
  },
  {
    name: 'small talk needs no tool, an empty list is said, what may be a task is offered',
    exchanges: [
      {
        say: 'hello',
        reply: "Hello! Tell me what you need to do, or say 'show my tasks'.",
        decision: 'RESPOND_ONLY',
        tools: [],
      },
      { say: 'my list', reply: "You don't have any tasks yet.", decision: 'RESPOND_ONLY', tools: ['list_tasks'] },
      {
        say: 'groceries',
        reply: "Add 'groceries'?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: 'no', reply: 'OK, never mind.', decision: 'RESPOND_ONLY', tools: [] },
      { say: 'no', reply: "There's nothing to cancel right now.", decision: 'RESPOND_ONLY', tools: [] },
      {
        say: 'groceries',
        reply: "Add 'groceries'?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: 'yes', reply: "I've added 'groceries' to your tasks.", decision: 'INVOKE_TOOL', tools: ['add_task'] },
    ],
    left: ['groceries'],
  },
  {
    name: 'brackets, braces and a letter at the end stay in the title',
    exchanges: ['fix the <b> tag', 'call Jo (work)', 'put {name} into the form', 'buy vitamin a'].map(add),
    left: ['fix the <b> tag', 'call Jo (work)', 'put {name} into the form', 'buy vitamin a'],
  },
  {
    name: '"why?" explains the last reply from its record, also when asked twice',
    exchanges: [
      { say: 'why?', reply: "There's nothing to explain yet.", decision: 'RESPOND_ONLY', tools: [] },
      add('milk'),
      ...[1, 2].map(
        (): Exchange => ({
          say: 'why?',
          reply:
            /^I took 'add milk' as something to add, so I did it\. Technical details: CREATE_TASK, \d+ % sure; rule \S+; used add_task;.*answers added; IDLE → PROCESSING → IDLE\.$/,
          decision: 'RESPOND_ONLY',
          tools: [],
        }),
      ),
      askDelete('delete milk', 'milk'),
      {
        say: 'why did you ask?',
        reply:
          /^OK, I've kept 'milk'\.\nI took 'delete milk' as something to delete \(your task 'milk'\), so I asked first, because deleting can't be undone\./,
        decision: 'RESPOND_ONLY',
        tools: [],
      },
    ],
    left: ['milk'],
  },
]
