// Said in people's own words: names that fit no task, any order, going on, and taking back.

import { add, type Exchange, type TestConversation } from './exchange.ts'

const asks = (say: string, reply: string): Exchange => ({
  say,
  reply,
  decision: 'ASK_CLARIFICATION',
  status: 'clarification_needed',
})
const does = (say: string, reply: string | RegExp): Exchange => ({ say, reply, decision: 'INVOKE_TOOL' })
const asksToDelete = (say: string, reply: RegExp): Exchange => ({
  say,
  reply,
  decision: 'REQUEST_CONFIRMATION',
  status: 'confirmation_required',
})

export const freely: readonly TestConversation[] = [
  {
    name: 'a name that fits no task exactly asks about the nearest, and only a yes does it',
    exchanges: [
      add('monthly report'),
      add('feed the cat'),
      asks(
        'complete the weekly report',
        "I couldn't find a task matching 'weekly report'. Did you mean 'monthly report'?",
      ),
      does('yes', "Done! 'monthly report' has been marked as completed."),
    ],
    left: ['feed the cat'],
  },
  {
    name: 'the nearest to what is to be deleted is named in the question',
    exchanges: [
      add('buy rodeo tickets'),
      asksToDelete(
        'delete the rodeo tickets nonsense',
        /^I couldn't find a task called exactly .+\nAre you sure you want to delete 'buy rodeo tickets'\?/,
      ),
      { say: 'yes 👍', reply: "'buy rodeo tickets' has been deleted.", decision: 'EXECUTE_PENDING' },
    ],
    left: [],
  },
  {
    name: 'as many as were asked about is a yes, other numbers are none',
    exchanges: [
      add('milk'),
      add('bread'),
      asksToDelete('delete milk and bread', /^Are you sure you want to delete these 2 tasks\?/),
      { say: 'yes, both', reply: "'milk' has been deleted.\n'bread' has been deleted.", decision: 'EXECUTE_PENDING' },
    ],
    left: [],
  },
  {
    name: 'words in an order of their own: one task, one verb, and how it came about',
    exchanges: [
      add('call the florist'),
      does(
        "the florist called back so that's done, tick it off",
        "Done! 'call the florist' has been marked as completed.",
      ),
    ],
    left: [],
  },
  {
    name: 'going on with what was just added',
    exchanges: [
      add('pack the tent'),
      does('sleeping bags too', "I've added 'sleeping bags' to your tasks."),
      does('oh and a torch', "I've added 'torch' to your tasks."),
    ],
    left: ['pack the tent', 'sleeping bags', 'torch'],
  },
  {
    name: 'a title that holds a clause of its own is asked about',
    exchanges: [
      asks('add with low priority there is something we need', "Add 'with low priority there is something we need'?"),
      { say: 'no', reply: 'OK, never mind.', decision: 'RESPOND_ONLY' },
    ],
    left: [],
  },
  {
    name: 'quotations side by side are one task each',
    exchanges: [does("add 'trim the hedge' and 'sharpen the blade'", /^I've added 2 tasks:/)],
    left: ['trim the hedge', 'sharpen the blade'],
  },
  {
    name: 'what is told before a command is why it is given',
    exchanges: [
      add('finish the poster'),
      does(
        "I don't think the printer will be free today, move the poster to friday",
        /^Updated 'finish the poster': due/,
      ),
      does('my aunt complains if it is ugly, so make it high priority', "Updated 'finish the poster': high priority."),
      { say: 'if it rains, move the poster to monday', reply: /^(?!Updated)/, decision: 'RESPOND_ONLY' },
    ],
    left: ['finish the poster'],
  },
  {
    name: 'told and then asked for again is done once',
    exchanges: [
      add('water the ferns'),
      add('rake the yard'),
      does('the ferns are watered, tick them off', "Done! 'water the ferns' has been marked as completed."),
    ],
    left: ['rake the yard'],
  },
  {
    name: 'a new title in quotation marks',
    exchanges: [
      add('paint the shed'),
      does("'paint the shed' should read 'paint the old shed'", /^Updated 'paint the shed' to 'paint the old shed'/),
    ],
    left: ['paint the old shed'],
  },
  {
    name: 'one of several by a word of its title, or by its day',
    exchanges: [
      add('oil the back gate'),
      add('oil the front gate'),
      asks(
        'finished the gate',
        "I found multiple tasks that match 'gate':\n1. oil the back gate\n2. oil the front gate\nWhich one did you mean?",
      ),
      does('the back one, sorry', "Done! 'oil the back gate' has been marked as completed."),
    ],
    left: ['oil the front gate'],
  },
  {
    name: 'several to add behind a semicolon',
    exchanges: [does('add: book the ferry; print the map', /book the ferry[\s\S]*print the map/)],
    left: ['book the ferry', 'print the map'],
  },
  {
    name: 'an exception may come first, and is never dropped',
    exchanges: [
      add('mow the lawn'),
      add('sweep the porch'),
      add('trim the ivy'),
      does('apart from the ivy, mark everything as done', /^Marked 2 tasks as done:/),
    ],
    left: ['trim the ivy'],
  },
  {
    name: 'a list of things to do is one task each',
    exchanges: [does('add plant bulbs, sow some peas and net the berries', /^I've added 3 tasks:/)],
    left: ['plant bulbs', 'sow some peas', 'net the berries'],
  },
  {
    name: 'which tasks, and no change of them',
    exchanges: [
      add('pay the gardener'),
      { say: 'high priority tasks due this week only', reply: /^No /, decision: 'RESPOND_ONLY' },
      { say: 'tomorrow?', reply: /^Nothing due tomorrow/, decision: 'RESPOND_ONLY' },
    ],
    left: ['pay the gardener'],
  },
  {
    name: 'a clear command beside an open offer is done',
    exchanges: [
      add('trim the beard'),
      asks('new comb', "Add 'new comb'?"),
      does('move the beard to tomorrow', /^Updated 'trim the beard': due tomorrow/),
    ],
    left: ['trim the beard'],
  },
  {
    name: 'what stays is left out, wherever it is said',
    exchanges: [
      add('wash the van'),
      add('grease the axle'),
      does(
        'move everything to tomorrow, only the van has to stay where it is',
        /^Updated 'grease the axle': due tomorrow/,
      ),
    ],
    left: ['grease the axle', 'wash the van'],
  },
  {
    name: 'a note ends where another command begins',
    exchanges: [
      add('visit the mill'),
      add('ring the agency'),
      does(
        'note on the mill: they prefer afternoons, and tick off the agency',
        /they prefer afternoons$|^Done! 'ring the agency'/m,
      ),
    ],
    left: ['visit the mill'],
  },
  {
    name: 'a verb that sounds like a priority is none',
    exchanges: [does('remind me to top up the meter', "I've added 'top up the meter' to your tasks.")],
    left: ['top up the meter'],
  },
  {
    name: 'done, but only half, is not done',
    exchanges: [
      add('pack the oats'),
      asks('the oats are packed but only half', "Shall I mark 'pack the oats' as completed?"),
      { say: 'no', reply: 'OK, never mind.', decision: 'RESPOND_ONLY' },
    ],
    left: ['pack the oats'],
  },
]
