// Clarification over several turns.

import { add, type Exchange, type TestConversation } from './exchange.ts'

const meetings = ['prepare the meeting', 'meeting with Ann', 'book a meeting room']
const numbered = meetings.map((title, index) => `${index + 1}. ${title}`).join('\n')

const asksWhich: Exchange = {
  say: 'update the meeting task',
  reply: `I found multiple tasks that match 'meeting':\n${numbered}\nWhich one did you mean?`,
  decision: 'ASK_CLARIFICATION',
  status: 'clarification_needed',
  tools: ['list_tasks'],
}

const reports = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'].map((name) => `report ${name}`)

const asksWhichReport: Exchange = {
  say: 'complete the report',
  reply: /^I found multiple tasks that match 'report':\n1\. report alpha\n.*say a few more words from the title\.$/s,
  decision: 'ASK_CLARIFICATION',
  status: 'clarification_needed',
}

export const questions: readonly TestConversation[] = [
  {
    name: 'an update without a change: which one, then what to',
    exchanges: [
      ...meetings.map(add),
      asksWhich,
      {
        say: 'the first one',
        reply: "What would you like to change 'prepare the meeting' to?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'prepare the talk',
        reply: "Updated 'prepare the meeting' to 'prepare the talk'.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'update_task'],
      },
    ],
    left: ['prepare the talk', ...meetings.slice(1)],
  },
  {
    name: 'of more than five, one that was not shown can be named, and all of them are all',
    exchanges: [
      ...reports.map(add),
      asksWhichReport,
      {
        say: 'the golf one',
        reply: /^Which one did you mean\? .*5\. report echo$/s,
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'foxtrot',
        reply: "Done! 'report foxtrot' has been marked as completed.",
        decision: 'INVOKE_TOOL',
        tools: ['list_tasks', 'complete_task'],
      },
      add('report golf'),
      asksWhichReport,
      {
        say: 'all of them',
        reply: /^Mark 6 tasks as done\?/,
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      { say: 'yes', reply: /^Marked 6 tasks as done:/, decision: 'INVOKE_TOOL' },
    ],
    left: [],
  },
  {
    name: 'a clear new command drops the question and is done',
    exchanges: [...meetings.map(add), asksWhich, add('milk')],
    left: [...meetings, 'milk'],
  },
  {
    name: 'a command about one of the options is a command, not the answer',
    exchanges: [
      ...meetings.map(add),
      {
        say: 'complete the dentist',
        reply: `I couldn't find a task matching 'dentist'. Here are your current tasks:\n${numbered}`,
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'rename meeting with Ann to lunch with Ann',
        reply: "Updated 'meeting with Ann' to 'lunch with Ann'.",
        decision: 'INVOKE_TOOL',
      },
    ],
    left: ['prepare the meeting', 'lunch with Ann', 'book a meeting room'],
  },
  {
    name: 'a no drops the question',
    exchanges: [
      ...meetings.map(add),
      asksWhich,
      { say: 'never mind', reply: 'OK, never mind.', decision: 'RESPOND_ONLY', tools: [] },
    ],
    left: meetings,
  },
  {
    name: 'after three attempts it stops asking and says how to go on',
    exchanges: [
      ...meetings.map(add),
      asksWhich,
      ...['purple', 'orange'].map(
        (say): Exchange => ({
          say,
          reply: `Which one did you mean? Please say its number or its name:\n${numbered}`,
          decision: 'ASK_CLARIFICATION',
          status: 'clarification_needed',
          tools: ['list_tasks'],
        }),
      ),
      {
        say: 'green',
        reply:
          "I still don't understand, so I've left everything as it is. Say 'show my tasks' to see them, or 'help' for examples.",
        decision: 'RESPOND_ONLY',
        tools: ['list_tasks'],
      },
    ],
    left: meetings,
  },
  {
    name: 'a delete that could mean two tasks asks which, and then for the yes',
    exchanges: [
      add('call mom'),
      add('call the bank'),
      {
        say: 'delete call',
        reply: "I found multiple tasks that match 'call':\n1. call mom\n2. call the bank\nWhich one did you mean?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: '2',
        reply:
          "Are you sure you want to delete 'call the bank'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
        decision: 'REQUEST_CONFIRMATION',
        status: 'confirmation_required',
      },
      { say: 'yes', reply: "'call the bank' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ],
    left: ['call mom'],
  },
]
