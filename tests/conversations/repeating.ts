// Tasks that repeat: done, skipped, moved and deleted, one time or all of them. The days depend on when this runs.

import { type Exchange, sure, type TestConversation } from './exchange.ts'

const does = (say: string, reply: RegExp, ...tools: string[]): Exchange => ({
  say,
  reply,
  decision: 'INVOKE_TOOL',
  ...(tools.length === 0 ? {} : { tools }),
})
const asksWhich = (say: string, repeats: string): Exchange => ({
  say,
  reply: `'standup' repeats ${repeats}. Just this one or all of them?`,
  decision: 'ASK_CLARIFICATION',
  status: 'clarification_needed',
})
const daily = does(
  'add standup every day at 9am',
  /^I've added 'standup' to your tasks\. Every day, next (?:today|tomorrow) at 09:00\.$/,
  'add_task',
)

export const repeating: readonly TestConversation[] = [
  {
    name: 'what repeats is done for this time, is found as finished, and is put back whole',
    exchanges: [
      daily,
      does(
        'done with standup',
        /^Done! 'standup' has been marked as completed\. Next .+ at 09:00\.$|, 09:00\.$/,
        'complete_task',
      ),
      {
        say: 'what did I finish today?',
        reply: /^Completed today:\n1\. standup \(due .+, every day\)$/,
        decision: 'RESPOND_ONLY',
      },
      does('undo', /^OK, I've put 'standup' back the way it was\.$/, 'update_task', 'complete_task'),
      { say: 'what did I finish today?', reply: /^(?!Completed)/, decision: 'RESPOND_ONLY' },
    ],
    left: ['standup'],
  },
  {
    name: 'one time is skipped, and nothing is deleted for it',
    exchanges: [
      daily,
      does('skip standup', /^Skipped\. 'standup' is next .+09:00\.$/, 'delete_task'),
      does('skip this one', /^Skipped\. 'standup' is next .+09:00\.$/, 'delete_task'),
    ],
    left: ['standup'],
  },
  {
    name: 'deleting asks which times, and all of them asks once more',
    exchanges: [
      daily,
      asksWhich('delete standup', 'every day'),
      does('just this one', /^Skipped\. 'standup' is next/, 'delete_task'),
      asksWhich('delete standup', 'every day'),
      { say: 'all of them', reply: sure('standup'), decision: 'REQUEST_CONFIRMATION', status: 'confirmation_required' },
      { say: 'no', reply: "OK, I've kept 'standup'.", decision: /./ },
      asksWhich('delete standup', 'every day'),
      { say: 'all', reply: sure('standup'), decision: 'REQUEST_CONFIRMATION', status: 'confirmation_required' },
      { say: 'yes', reply: "'standup' has been deleted.", decision: 'EXECUTE_PENDING', tools: ['delete_task'] },
    ],
    left: [],
  },
  {
    name: 'moving one time leaves the others where they are',
    exchanges: [
      daily,
      asksWhich('move standup to 11am', 'every day'),
      does('just this one', /^Updated 'standup': due .+ 11:00\.$/, 'update_task'),
      does('done with standup', /09:00\.$/, 'complete_task'),
      asksWhich('move standup to 11am', 'every day'),
      does('all of them', /^Updated 'standup': due .+ 11:00\.$/, 'update_task'),
      does('done with standup', /11:00\.$/, 'complete_task'),
    ],
    left: ['standup'],
  },
  {
    name: 'moving several asks once for those that repeat, and a correction keeps the answer',
    exchanges: [
      daily,
      does('add gym every day at 6pm', /^I've added 'gym'/),
      does('add milk', /^I've added 'milk'/),
      {
        say: 'move standup, gym and milk to 3 march 2099',
        reply: /^'(?:standup|gym)' and '(?:standup|gym)' repeat\. Just this time or every time\?$/,
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      {
        say: 'all of them',
        reply: /Just this time or every time\?$/,
        decision: 'ASK_CLARIFICATION',
        status: 'clarification_needed',
      },
      does('just this time', /^Updated 3 tasks:/, 'update_task', 'update_task', 'update_task'),
      does('no, 4 march 2099', /^Updated 3 tasks:/, 'update_task', 'update_task', 'update_task'),
      does('done with standup', /Next on Thu 5 Mar 2099, 09:00\.$/, 'complete_task'),
    ],
    left: ['milk', 'gym', 'standup'],
  },
  {
    name: 'what was just added to repeat is corrected for all of its times',
    exchanges: [
      does('add yoga every friday', /^I've added 'yoga' to your tasks\. Every Friday/),
      does('no, saturday', /^Updated 'yoga': due (?:.*Sat|tomorrow|today)/),
    ],
    left: ['yoga'],
  },
  {
    name: 'deleting several says which of them repeat',
    exchanges: [
      daily,
      does('add milk', /^I've added 'milk'/),
      {
        say: 'delete standup and milk',
        reply:
          /^'standup' repeats, and all of its times would be deleted\.\nAre you sure you want to delete these 2 tasks\?/,
        decision: 'REQUEST_CONFIRMATION',
        status: 'confirmation_required',
      },
      { say: 'no', reply: "OK, I've kept 'standup' and 'milk'.", decision: /./ },
    ],
    left: ['standup', 'milk'],
  },
  {
    name: 'it repeats otherwise, up to a day, and no more',
    exchanges: [
      does('add water the plants', /^I've added/),
      does('repeat it every monday', /^Updated 'water the plants': every Monday, next .+\.$/, 'update_task'),
      does('until 3 march 2099', /^Updated 'water the plants': every Monday, until 3 Mar 2099\.$/, 'update_task'),
      does('make the plants weekly', /^Updated 'water the plants': every week, next .+\.$/, 'update_task'),
      does('stop repeating the plants', /^Updated 'water the plants': does not repeat any more\.$/, 'update_task'),
      { say: 'skip the plants', reply: "'water the plants' doesn't repeat.", decision: /./ },
    ],
    left: ['water the plants'],
  },
  {
    name: 'what comes more often than once a day is not done by half',
    exchanges: [
      {
        say: 'add milk, and pills twice a day',
        reply:
          /^I've added 'milk' to your tasks\.\nI can repeat a task once on each of its days, .+ So I haven't added 'pills'\.$/,
        decision: 'INVOKE_TOOL',
        tools: ['add_task'],
      },
      { say: 'make the milk twice a day', reply: /So I haven't changed 'milk'\.$/, decision: /./ },
    ],
    left: ['milk'],
  },
  {
    name: 'it reminds before it is due, where that was said',
    exchanges: [
      does('add dentist tomorrow at 3pm', /^I've added 'dentist'/),
      does('remind me an hour before', /^Updated 'dentist': reminder 1 hour before\.$/, 'update_task'),
      does(
        'remind me 30 minutes before the dentist',
        /^Updated 'dentist': reminder 30 minutes before\.$/,
        'update_task',
      ),
    ],
    left: ['dentist'],
  },
]
