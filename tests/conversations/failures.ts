// Tools that fail. A task with this word in its title cannot be written or deleted: the tests plant that in the database.

import { add, askDelete, type Exchange, type TestConversation } from './exchange.ts'

export const plantedFailure = `
create or replace function planted_failure() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.title like '%unwritable%' then raise exception 'planted'; end if;
  if tg_op = 'UPDATE' and old.title like '%stubborn%' then raise exception 'planted'; end if;
  if tg_op = 'DELETE' then
    if old.title like '%stubborn%' then raise exception 'planted'; end if;
    return old;
  end if;
  return new;
end $$;
create or replace trigger planted_failure before insert or update or delete on tasks for each row execute function planted_failure()`

const unknownDate = (say: string, date: string): Exchange => ({
  say,
  reply: `I can't find '${date}' on the calendar, so I haven't changed anything. Please try another date.`,
  decision: 'RESPOND_ONLY',
  status: 'error',
})

const long = 'buy a big bag of rice and some fresh apples from the market on the hill near the old church '
  .repeat(3)
  .trim()

export const failures: readonly TestConversation[] = [
  {
    name: 'a date that cannot be is said to be none, and nothing is done without it',
    exchanges: [
      add('walk'),
      unknownDate('add pay rent on 31 february', '31 february'),
      unknownDate('add dentist due 31/02/2027', '31/02/2027'),
      unknownDate('add leap year party on 29 february 2027', '29 february 2027'),
      unknownDate('add pay rent in 99999999999 days', '99999999999 days'),
      unknownDate('add party on 1 january 275761', '1 january 275761'),
      unknownDate('move walk to 31 june', '31 june'),
      unknownDate('move walk to in 99999999999 days', '99999999999 days'),
      {
        say: 'postpone walk by 100000000000000000000000 years',
        reply: "What would you like to change 'walk' to?",
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
        tools: ['list_tasks'],
      },
      {
        say: "add 'call 31 february' tomorrow",
        reply: "I've added 'call 31 february' to your tasks. Due tomorrow.",
        decision: 'INVOKE_TOOL',
        tools: ['add_task'],
      },
    ],
    left: ['call 31 february', 'walk'],
  },
  {
    name: 'a tool that fails is said in the words of the document, and the conversation goes on',
    exchanges: [
      {
        say: 'add unwritable milk',
        reply: "Sorry, I wasn't able to add a task. Please try again.",
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: ['add_task'],
      },
      add('stubborn milk'),
      {
        say: 'complete stubborn milk',
        reply: "Sorry, I wasn't able to mark a task as completed. Please try again.",
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: ['list_tasks', 'complete_task'],
      },
      {
        say: 'rename stubborn milk to oat milk',
        reply: "Sorry, I wasn't able to change a task. Please try again.",
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: ['list_tasks', 'update_task'],
      },
      askDelete('delete stubborn milk', 'stubborn milk'),
      {
        say: 'yes',
        reply: "Sorry, I wasn't able to delete a task. Please try again.",
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: ['delete_task'],
      },
      {
        say: 'yes',
        reply: "There's nothing to confirm right now.",
        decision: 'RESPOND_ONLY',
        tools: [],
      },
      {
        say: 'show my tasks',
        reply: 'Here are your tasks:\n1. stubborn milk',
        decision: 'RESPOND_ONLY',
        tools: ['list_tasks'],
      },
    ],
    left: ['stubborn milk'],
  },
  {
    name: 'a text that is too long is refused in the words of the document',
    exchanges: [
      {
        say: `add ${'word '.repeat(300).trim()}`,
        reply: 'Task description must be 1-1000 characters.',
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: [],
      },
      add('milk'),
      {
        say: `rename milk to ${long}`,
        reply: 'Title must be 1-255 characters.',
        decision: 'RESPOND_ONLY',
        status: 'error',
        tools: ['list_tasks'],
      },
    ],
    left: ['milk'],
  },
]
