// What is half said: a quotation that nobody closed, a thing that goes on behind a comma, a list without a preposition, a reminder
// without the value it is to get. And what asks for something else than a task.

import type { Meant } from '../../support/meant.ts'

export const halfSaid: readonly Meant[] = [
  // A quotation that is opened and not closed goes on to the end of its line.
  ['add reminder at 6 tonight "feed the fish', "add 'feed the fish' (2026-02-09 18:00)"],
  ['create a reminder tomorrow 9am "team standup', "add 'team standup' (2026-02-10 9:00)"],
  ['add a task "buy stamps', "add 'buy stamps'"],
  ['add "oat milk to my list', "add 'oat milk'"],
  ['set a reminder for saturday at 9 "swim lesson please', "add 'swim lesson' (2026-02-14 9:00?)"],
  ['add \u201cring Bo" for tomorrow', "add 'ring Bo' (2026-02-10)"],
  ['rename the shed to "garden room', 'change [sort the shed] (title garden room)'],
  ['put a 5" pipe on the list', "add 'a 5\" pipe'"],
  ['remind me to get a 27" monitor', "add 'get a 27\" monitor'"],
  // What is said of the thing before a comma belongs to it.
  [
    'remind me to write my sister a letter, about our lovely trip',
    "add 'write my sister a letter, about our lovely trip'",
  ],
  ['remind me to bake a cake, for our next potluck', "add 'bake a cake, for our next potluck'"],
  [
    'add a task to send the landlord photos, from our walk through',
    "add 'send the landlord photos, from our walk through'",
  ],
  [
    'remind me to pick up the cake, from the bakery that opens early',
    "add 'pick up the cake, from the bakery that opens early'",
  ],
  [
    'remind me to email the team, with all the things we talked about',
    "add 'email the team, with all the things we talked about'",
  ],
  ["remind me to call mum, with luck she's home", "add 'call mum'"],
  ['remind me to ring Jo, about time I did', "add 'ring Jo'"],
  // A day before a thing tells which one it is.
  ['remind me to buy snacks before saturday game', "add 'buy snacks before saturday game' (2026-02-14)"],
  ['remind me to pick up the kids after 3pm practice', "add 'pick up the kids after 3pm practice' (15:00)"],
  ['remind me to stretch before 7am run', "add 'stretch before 7am run' (7:00)"],
  ['remind me to leave 10 mintues before 6pm appointment', "add 'leave 10 mintues before 6pm appointment' (18:00)"],
  ['remind me to print tickets before friday', "add 'print tickets' (2026-02-13)"],
  ['remind me to ring Jo before friday regarding the car', "add 'ring Jo regarding the car' (2026-02-13)"],
  ['remind me to finish the essay before monday morning', "add 'finish the essay' (2026-02-16 9:00)"],
  // What else was said of the time stays in the title.
  ['remind me to talk to Ben at 1 and to Lucy at 2', "add 'talk to Ben' (1:00?) + 'talk to Lucy' (2:00?)"],
  // Which reminder it is, and not what it becomes.
  ['update my reminder to walk the dog', 'change "walk the dog" ()'],
  ['change my reminder to take vitamins from now on', 'change "take vitamins from now on" ()'],
  ['edit the reminder to read the report', 'change [read the report] ()'],
  ['change my reminder to friday', 'change focus (2026-02-13)'],
  ['change my reminder to walk the dog to 6pm', 'change "walk the dog" (18:00)'],
  // A list's name behind what is put on it.
  ['add a juicer groceries list', "add 'a juicer'"],
  ['add bananas and bread grocery list', "add 'bananas' + 'bread'"],
  ['add call Joe to do list', "add 'call Joe'"],
  ['add write a shopping list', "add 'write a shopping list'"],
  ['add christmas shopping list', "add 'christmas shopping list'"],
  ['add check shopping list', "add 'check shopping list'"],
  // A year tells which ones.
  [
    'delete the reminders about the dentist for 2026',
    'delete [call the dentist, pay the dentist] where due_after 2026-01-01T00:00:00+00:00, due_before 2027-01-01T00:00:00+00:00',
  ],
  [
    'show me everything for 2027',
    'ask all where due_after 2027-01-01T00:00:00+00:00, due_before 2028-01-01T00:00:00+00:00',
  ],
  ['remind me to plan the budget for 2027', "add 'plan the budget for 2027'"],
  // How long before a reminder comes is not when its task is due.
  [
    "change my son's alert time for the dentist from 15 minutes to 30 minutes before start time of 4",
    'change [call the dentist, pay the dentist] (remind_before 30)',
  ],
  [
    'change the notification time for the report from 1 hour to 2 hours before',
    'change [read the report] (remind_before 120)',
  ],
  // What it says now tells which one it is.
  [
    "change tomorrow's reminder to say doctor, not dentist",
    'change [call the dentist, pay the dentist] where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00 (replace {"old":"dentist","new":"doctor"})',
  ],
  [
    'change the reminder to say tidy the shed, not sort the shed',
    'change [sort the shed] (replace {"old":"sort the shed","new":"tidy the shed"})',
  ],
  [
    'can you change the reminder to say oat milk instead of milk please',
    'change [buy milk] (replace {"old":"milk","new":"oat milk"})',
  ],
  ['change the reminder to say jazz not ballet', 'change "ballet" (replace {"old":"ballet","new":"jazz"})'],
  ['change the shed reminder to say do not enter', 'change [sort the shed] (title do not enter)'],
  // What is kept elsewhere.
  ['i wanna add help! by the beatles to my playlist', 'talk cannot'],
  ['add the red shoes to my basket', 'talk cannot'],
  ['add a pair of socks to my amazon cart', 'talk cannot'],
  ['add take the kids to the library', "add 'take the kids to the library'"],
  ['remind me to listen to help! by the beatles', "add 'listen to help! by the beatles'"],
  ['add a basket of plums', "add 'a basket of plums'"],
  // Advice.
  ['I need to keep two toddlers busy - tell me what to do', 'talk cannot'],
  ['I have to cook for ten people tonight, any ideas?', 'talk cannot'],
  ['we need to get rid of ants, what works best?', 'talk cannot'],
  [
    "I need to ring Jo, what's due tomorrow?",
    "add 'ring Jo'; ask all where status pending, due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00",
  ],
  // Nothing was spoken of, so what to be reminded of is missing.
  ['remind me of that tomorrow', "add '' (2026-02-10)"],
  ['the report came. remind me of that tomorrow', 'change focus (2026-02-10)'],
  // When a day is, and what is on then.
  [
    "when's the next mardi gras going to be",
    'ask when all where due_after 2026-02-17T00:00:00+00:00, due_before 2026-02-18T00:00:00+00:00',
  ],
  [
    'what do I have on mardi gras',
    'ask all where due_after 2026-02-17T00:00:00+00:00, due_before 2026-02-18T00:00:00+00:00',
  ],
  // A day before what is needed then.
  ['tomorrow I need to drop the car off at the garage at 8', "add 'drop the car off at the garage' (2026-02-10 8:00?)"],
  ['friday I gotta ring Bo at 3', "add 'ring Bo' (2026-02-13 3:00?)"],
  ["I've got to see the solicitor on March 12th", "add 'see the solicitor' (2026-03-12)"],
  ['I need to see my list', 'ask all'],
  // Said of oneself between a thing and what is to become of it.
  ['gift wrap! I always forget, put it on the list', "add 'gift wrap'"],
  ['bin bags! we keep forgetting, add them to the list', "add 'bin bags'"],
  ["i'm almost out of shampoo add it to the list", "add 'shampoo'"],
  ["don't forget: library books due back on Monday", "add 'library books due back' (2026-02-16)"],
  ["don't forget, I have yoga at 6", "add 'yoga' (6:00?)"],
  ['write thank you notes by Sunday evening', "add 'write thank you notes' (2026-02-15 18:00)"],
  ['write wash the van by Sunday', "add 'wash the van' (2026-02-15)"],
  // How many follow is no hour, and what is to be done with a thing stays with it.
  ['add two tasks: sweep the patio and oil the gate', "add 'sweep the patio' + 'oil the gate'"],
  ['add to my list at two: ring Bo and ring Ann', "add 'ring Bo' (2:00?) + 'ring Ann' (2:00?)"],
  ['remind me to wash the car tomorrow and wax it', "add 'wash the car and wax it' (2026-02-10)"],
  ['add feed the cat on friday and make it urgent', "add 'feed the cat' (2026-02-13); change focus (priority high)"],
  [
    'for Thursday: finish the slides, email them to Kate, and print handouts',
    "add 'finish the slides' (2026-02-12) + 'email them to Kate' (2026-02-12) + 'print handouts' (2026-02-12)",
  ],
  ['remind me to get up and stretch at 3', "add 'get up and stretch' (3:00?)"],
  ['remind me tomorrow at like 10 to ring the surgery', "add 'ring the surgery' (2026-02-10 10:00?)"],
  ["Remind me when it's 3 o'clock to collect the kids", "add 'collect the kids' (3:00?)"],
  ["I'd better get the snow tires off before April", "add 'get the snow tires off' (2026-04-01)"],
  ['add compare broadband deals, contract ends in April', "add 'compare broadband deals'"],
  // Nothing is over before its day.
  ['finish reading Dune by friday', "offer 'finish reading Dune' (2026-02-13)"],
  ['finish painting the fence by the end of the week', "offer 'finish painting the fence' (2026-02-13)"],
  ['finish the report', 'finish [read the report]'],
  ['finish everything due by friday', 'finish all where due_before 2026-02-14T00:00:00+00:00'],
]
