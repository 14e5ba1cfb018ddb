// The words the rules speak of, in named groups. Several words in one entry are read as one unit ("get rid of").
// A group may name others in capitals. Everything here is compared in lower case.

export const WORD_GROUPS = {
  // Asking to write something down.
  ADD: [
    'add, ad, append, include, insert, re-add, readd, jot, jot down, write down, note down, put down, take down',
    'note, log, record, enter, pencil in, make a note of, make note of, take note of, make a note, take a note, add in',
  ],
  PUT: 'put, put on, put down, place, stick, pop, throw, slap, list, write, get, want, need, note, enter, save, drop',
  MAKE: [
    'create, make, set, set up, setup, schedule, place, put, put in, put up, build, establish, program, send, add, ad',
    'construct, craft, formulate, issue, activate, launch, trigger, queue, queue up, configure, put together, draw up, key in, plug in, throw in, kick off, implement, produce, append, insert, include, record, arrange, register, write, note, log, enter, ask, input, sett, compose, generate, initiate, save, post, start',
  ],
  REMIND: 'remind, reminds, nudge, alert, notify, ping, reming, remid, remaind, rimind, remined, remine',
  REMEMBER: 'remember, recall, keep in mind, bear in mind, make sure i remember',
  DONT_FORGET: [
    "don't forget, dont forget, do not forget, don't let me forget, dont let me forget, do not let me forget, make sure i, make sure that i",
    "never forget, i can't forget, i cant forget, i cannot forget, i mustn't forget, i must not forget, i better not forget, can't forget, cant forget",
    "i don't want to forget, i dont want to forget, i do not want to forget, let me not forget, help me remember, so i don't forget",
    'help me to remember, please remember, remember, make sure i remember, make sure that i remember, be sure i remember, make sure we remember',
  ],
  NEED_TO: [
    "i need to, i have to, i must, i gotta, i've got to, i got to, i should, i ought to, we need to, we have to, we must, we should, i still need to, i still have to",
    'i also need to, i also have to, need to, have to, gotta, i better, i had better, i’ve got to, i really need to, i really should, i really have to, i will need to, i am supposed to, im supposed to',
    "i'm supposed to, i'll need to, i'll have to, ive got to, we gotta, must",
  ],
  WISH: [
    "i want to, i wanna, i wanted to, i'd like to, i would like to, i would love to, i'd love to, id like to, i wish to, i need to, i have to, we need to, i must, let me, lemme, i will, i'll",
    "i'm trying to, i am trying to, i am looking to, i should, i'm going to, i am going to, we should, we want to, i had to, i've got to, i am ready to, i'm ready to, i just want to, i just need to, need to, have to, gotta, want to, wanna",
  ],

  // Asking to see.
  SHOW: [
    'verify, show, display, list, list out, view, see, read, read out, read off, read back, pull up, bring up, open, open up, check, check on, find, get, give, tell, hear, know, repeat, describe, recite, print, access',
    'iterate, iterate over, look at, look up, look for, look in, look over, look through, look to see, review, go over, go through, go back over, go to, take me to, search, search for, retrieve, provide, inform, fetch, say, name, enumerate, count, run through, run down, walk me through',
    'let me see, let me know, let me hear, let me have, show me, tell me, give me, get me, read me, find me, bring me, pull, call up, run me through, fill me in on, locate, present, sort, filter, see if, check if, check whether, remind me of, see what, pull out, reveal, state, share, browse, load, refresh, recap, summarize, what about, how about, shows, find out',
  ],
  LOOK_IF:
    'check if, check whether, check to see if, see if, look if, look to see if, find out if, know if, tell me if, tell if, verify if, verify that, confirm if, check that, see whether, know whether, tell me whether, let me know if',
  WHAT_IS:
    "what is, what's, whats, what are, what're, what was, what were, what all is, what else is, what all are, wats, wat is, which are, which is, what will be",
  HOW_MANY: 'how many, how much, what number of',

  // Changing.
  CHANGE: [
    'change, update, modify, edit, alter, adjust, revise, fix, correct, amend, replace, switch, redo, uptdate, updates, chang, chage, chnage, tweak, swap, convert, rework, reset, re-set, make changes to, make a change to, make an update to',
    'make an edit to, make edits to',
  ],
  MOVE: [
    'move, push, push back, push out, shift, reschedule, re-schedule, postpone, delay, bump, bring forward, snooze, defer, put off, set back, pull forward, advance, extend, transfer, delay, prepone, move back, move up, push off, slide, rescheduled',
  ],
  RENAME: 'rename, retitle, reword, rephrase, relabel, re-title',
  CHANGED:
    'changed, updated, modified, edited, altered, adjusted, moved, rescheduled, switched, pushed, postponed, renamed, shifted, corrected, fixed, revised, replaced, change, update, pushed back, moved back, moved up, delayed, amended, extended, swapped',
  FIELD: [
    'title, name, text, wording, label, topic, subject, heading, content, contents, description, note, notes, details, detail, comment, priority, importance, urgency, due date, deadline, date, time, day, due day, due time, status, start time',
    'due, alert time, reminder time, schedule, date and time, time and date, day and time, hour',
  ],
  BE: "is, are, was, were, be, has been, have been, is now, are now, 's, is already, are already, is all, got, gets, is finally, has already been, have already been, was already, is just, can be, should be, it's, its",
  SHOULD:
    'should be, needs to be, need to be, has to be, have to be, must be, should, needs, ought to be, should now be, needs to get, can be, could be, will be, should get, want to be, should have been, gets, must get',
  INSTEAD: 'instead of, rather than, instead, in place of, and not, instead for',
  TO: 'to, into, as, with, by, for, on, at, to be, to say, to read, to show, to be on, to be at, so it is, so that it is, be, should be, in',

  // Finishing.
  COMPLETE: [
    'complete, finish, check off, tick off, cross off, mark off, tick, cross out, mark done, mark complete, mark completed, mark as done, mark as complete, mark as completed, mark finished, mark as finished, mark it done, close out, finalize, finalise, compleet, finish off, finish up',
  ],
  DONE: [
    'done, complete, completed, finished, checked off, ticked off, crossed off, checked, ticked, closed, taken care of, sorted, handled, over with, dealt with, all done, accomplished, finish, wrapped up, resolved, over, good to go, finito, already done, fully done',
  ],
  NOT_DONE:
    "not done, not complete, not completed, not finished, incomplete, undone, uncompleted, unfinished, unchecked, pending, not done yet, not finished yet, not complete yet, outstanding, still open, still pending, still to do, needs doing, not checked, isn't done, isnt done, is not done, isn't finished, isnt finished, aren't done, wasn't done, isn't complete, isn't completed, still not done, is not finished, is not complete, not actually done",
  REOPEN:
    'reopen, re-open, uncheck, un-check, untick, unmark, uncomplete, un-complete, unfinish, uncross, reactivate, reinstate, un-mark, unclose, mark not done, mark undone, mark incomplete, undo completing, undo the completion of',
  DID: [
    'did, finished, completed, paid, bought, called, sent, cleaned, washed, emailed, e-mailed, mailed, texted, booked, picked up, took out, took, fixed, wrote, submitted, returned, watered, fed, walked, ordered, renewed, scheduled, visited, cooked, got, picked',
    'grabbed, dropped off, cancelled, canceled, repaired, vacuumed, mowed, folded, ironed, swept, mopped, packed, printed, signed, filed, shipped, delivered, prepared, baked, replied to, responded to, met with, met, attended, went to, went, phoned, rang, messaged, contacted',
    'organized, organised, updated, installed, painted, planted, fueled, filled, filled up, filled out, charged, changed, checked, done, tidied, tidied up, cleared out, made, purchased, wrapped up, reviewed, uploaded, downloaded, backed up, drafted, edited, built, shopped for, withdrew, deposited, transferred, read, handed in, turned in, wrapped, unloaded, loaded, emptied, studied, practiced, practised, exercised, completed all, closed, knocked out, taken care of, took care of, dealt with, handled, already did, did all, already bought, already paid, ate, gave, given, bathed, brushed, shaved, hung up, set up, put away, put out, sold, picked out, cut, made it to, rescheduled, arranged, confirmed, gotten, bought all, sorted out, sorted',
  ],
  HAVE: "have, 've, i've, ive, just, already, have already, have just, finally, have finally, also, now, i have, i just, i already, i finally, i've already, i've just, i've finally, ive already, i also, we, we have, we've, i, has, am, i'm, im, i am, were, are",

  // Taking away.
  DELETE: [
    'delete, remove, erase, cancel, get rid of, get rid off, clear, clear out, scrap, discard, purge, eliminate, nix, wipe, wipe out, abolish, throw away, ditch, take off, clear off, delet, del, rm, deletes, axe, cancle, dispose of, rid me of, unset, unschedule, cancell, expunge',
  ],
  // These take something away only where a task or list is named: "drop the kids off" does not.
  DELETE_TOO:
    'deleted, canceled, cancelled, junk, nuke, zap, bin, wipe clean, annihilate, vaporize, demolish, banish, bury, flush, shred, torch, expel, evict, unlist, shelve, mute, silence, delist, pull out, weed out, rub out, strip, switch off, stop all, remove all, cull, pitch, lose, kill, drop, destroy, rid, cut, scratch, strike, take out, take away, toss, toss out, throw out, dump, trash, dismiss, terminate, disable, turn off, stop, void, revoke, empty, skip, exclude, cease, end, deactivate, discontinue, retract, withdraw, cancels, removed, forget, forget about, ignore, leave off, leave out, strike out, scratch off, scratch out, omit, abort, undo, unset, shut off, disregard, clean out, take down, blow away, eradicate, obliterate, removing, deleting',
  DELETED:
    'deleted, removed, cancelled, canceled, erased, cleared, taken off, gone, scrapped, dropped, cancel, delete, remove, scratched',
  OFF: 'off, off of, from, out of, of, off from, in, on, out from',
  FORGET: 'forget, forget about',
  NO_LONGER:
    "i don't need, i dont need, i do not need, i no longer need, i don't want, i dont want, i do not want, i no longer want, i won't need, i wont need, i no longer wish, i don't have, i won't be needing, no need for, we don't need, we no longer need, i will not need, i don't wish, i am no longer, i'm no longer, no longer need, don't need, dont need, i no longer have",
  ANYMORE: 'anymore, any more, any longer, no more',

  // What is made on request by someone else than a task list.
  WORK: [
    'portrait, painting, picture, image, drawing, sketch, poem, story, essay, song, lyrics, pamphlet, brochure, leaflet, flyer, logo, website, web page, loop, function, script, program, app, game, folder',
    'presentation, slideshow, spreadsheet, chart, graph, diagram, collage, comic, cartoon, video, animation, meme, haiku, limerick, speech, article, blog post, caption, tweet, quiz, joke, riddle, password, username, playlist, melody, tune, sculpture, poster, banner, summary of, translation',
  ],

  // Small words around a reference.
  DET: 'the, teh, hte, a, an, my, our, this, that, these, those, any, some, his, her, their, me, your, one of my, one of the, any of my, the my, mine, us, every one of my, for me, both my, all my, are there any, each of my, only, just, every single, single',
  DEFINITE:
    'the, my, our, this, that, these, those, all, all of, every, each, both, his, her, their, existing, current, entire',
  INDEFINITE: 'a, an, another, new, some, one',
  ALL: 'all, all of, every, everything, each, both, entire, whole, all the, each of, every one of, everyone, both of, each and every, every single, all of it, any and all, any',
  PRONOUN:
    'it, this, that, them, those, these, this one, that one, the one, these ones, those ones, all of them, both of them, this thing, that thing, all of those, that stuff, this stuff, the same, they, him, her, that too, it too, it all',
  LINK: [
    'to, that, about, of, for, regarding, concerning, on, saying, called, named, titled, entitled, that says, which says, with, with the title, pertaining to, relating to, related to, involving, set for, set to, labeled, labelled, which is, that is, set on, set about, re, in regards to, in regard to, scheduled for, set up for, set up to, so that, so, marked, where, at, in, that reads, i set for, i set to, i had for, i had to, i have for, i have to, i have set for, that i set for, that i set to, i set up for, that i have for, that i had for, that i have to, i made for, i made to, i created for, i created to, i had set for, that i created for, set up about, i have about, that are about, that is about, that was about, on my calendar about, on my calendar for, on my calendar to, on the calendar about, on the calendar for, on the calendar to, that there is, that we have, we have, that says to, telling me to, telling me about, that tells me to, to remind me to, to remind me about, to remind me of, to remind me, that has to do with, having to do with, from, i had about, i set about, i have set to, i set up to, that i have set for, that i set up for, that i set up to, i have set up for, i had set up for, i had set to, titled as, of my, of the, with regards to, stating, that mention, mentioning, that mentions, containing, set with, i have set up, i have set, that i have set up, that i have set, i set up, i set, that i set, i made, i created, that i made, that i created, i have, that i have, that include, that includes, including, i have involving, dealing with, that deal with, that had to do with, that have to do with',
  ],
  PREP: 'to, about, of, for, regarding, concerning, on, with, pertaining to, relating to, related to, involving, at, in, from, that, set for, by',
  PERSON: 'me, us, myself, ourselves, everyone, him, her, them, my, the, our',
  WH: "what, what's, whats, which, when, when's, whens, where, where's, who, who's, whose, whom, why, how, how's, hows, what're, who're, what'd, how'd, why's, whatever, wat, who'll, where'd, how've, what’s, whos, wheres",
  AUX: "is, are, am, was, were, do, does, did, have, has, had, will, would, can, could, should, may, might, shall, isn't, aren't, don't, doesn't, didn't, haven't, won't, ain't, can't, couldn't, is there, are there, is it, did i, do i, have i, am i, do we, did we, was there, were there, is there any, are there any, has, does it, are you, do you",
  NOT: "not, don't, dont, never, no, doesn't, didn't, isn't, won't, cannot, can't, do not, does not, did not, doesnt, didnt, cant, wont, stop, nothing, wasn't, haven't",
  I: "i, me, my, mine, we, us, our, i'm, i've, im, ive, i'd, i'll",
  AND: 'and, then, and then, also, plus, &, but, so, and also, as well as, after that, next, afterwards, because, since, cause, as, however, or, though, now',
  CONJ: 'and, then, and then, also, plus, &, and also, as well as, after that, afterwards, or',
  // What things to do begin with: tells "call Ann, pay the rent" from "milk, eggs", and "for Otto to feed the cat" from "for tickets to Oslo".
  DOING: [
    'accept, add, adjust, admit, answer, apply, approve, arrange, arrive, ask, assemble, assist, attend, babysit',
    'back, backup, bake, balance, bathe, be, begin, bid, boil, book, borrow, break, bring, brush, build, buy',
    'call, cancel, carry, celebrate, change, charge, check, claim, clean, clear, clip, close, collect, compare',
    'complete, confirm, congratulate, contact, convert, cook, count, cover, create, cut, decide, decorate, defrost',
    'delete, deliver, deploy, deposit, dig, discuss, do, donate, download, draft, drain, dress, drink, drive, drop',
    'dry, dust, e-mail, eat, email, empty, enroll, enter, exchange, exercise, explain, fax, feed, fetch, file, fill',
    'finalize, find, finish, fix, floss, fly, focus, fold, follow, freeze, gather, get, give, go, grab, grade',
    'greet, grill, groom, hand, handle, hang, harvest, have, help, hire, hold, host, inspect, install, invite, iron',
    'jog, join, keep, kick, kiss, knit, lay, learn, leave, lend, let, lift, light, list, listen, load, lock, log',
    'look, lower, mail, make, marinate, measure, meditate, meet, mention, merge, message, microwave, mop',
    'move, mow, note, notify, open, operate, order, organize, pack, paint, pay, peel, pet, pick, ping, plan, plant',
    'play, polish, post, pour, practice, pray, prepare, press, print, program, publish, pull, purchase, push, put',
    'rake, read, record, recycle, refill, refuel, refund, register, relax, remind, remove, renew, rent, reorder',
    'repair, replace, reply, repot, request, reschedule, research, reserve, respond, rest, return, review, ride',
    'ring, rinse, roll, rsvp, run, sanitize, save, scan, schedule, scrub, see, select, sell, send, serve, set, sew',
    'share, shave, ship, shop, shovel, show, sign, sing, sit, skype, sleep, snack, sort, speak, spend, start, stay',
    'stock, stop, straighten, stretch, strip, study, submit, supervise, swap, sweep, swim, switch, take, talk',
    'teach, tell, test, text, thank, thaw, throw, tidy, track, train, transfer, travel, trim, try, tune, turn, type',
    'unload, unpack, unwind, update, upload, use, vacuum, visit, vote, wait, wake, walk, warm, wash, watch, water',
    'wear, weed, weigh, win, wind, wipe, wish, withdraw, work, wrap, write, yell, zip',
  ],
} as const satisfies Record<string, string | readonly string[]>

/** Words for what is kept here. One is singular, the other speaks of many. */
export const TASK_WORDS =
  'reminder alarm, alarm reminder, to do, task, reminder, todo, to-do, item, alert, chore, errand, notification, action item, todo item, to-do item, to do item, task item, list item, reminder alert, remainder, remider, remimder, reminder notification, reminer, to do reminder, errand reminder, action point, remindar, renminder, remineder, reinder, remindr, remnider, rminder, reminder task, task reminder, alert reminder'
export const TASKS_WORDS =
  "tasks, reminders, todos, to-dos, to dos, items, alerts, chores, errands, notifications, action items, to do's, to-do's, todo's, todo items, to-do items, to do items, things to do, stuff to do, tasks to do, list items, remidners, remiders, reminds, remainders, remdiners, reiminders, reminder alerts, due items, reminder's, remembers, remimders, reminers, remindes, reminderss, reminderes, action points"

/** What a list may be called when no "my" or "the" stands before it. */
export const LIST_KINDS =
  'shopping, grocery, groceries, todo, to-do, to do, task, tasks, reminder, reminders, chore, chores, wish, reading, packing, school, supplies, work, errand, errands, household, must read, running, bucket, gift, things to do, current, weekly, daily, whole, entire, full, complete, todos, to-dos, to dos, home, domestic, personal, pick up, store'

/** Said around a request and carrying none of it: cut from its front. */
export const POLITE_FRONT = [
  'please, pls, plz, kindly, hey, hi, hello, ok, okay, so, well, um, uh, hmm, oh, yo, alright, all right, now, just, also, then, and, but, actually, quick, quickly, right, great, thanks, sorry, yes, yeah, sure, no, nope, good, cool, because, next, dear, hey there, later, afterwards, again, wait, first, from now on, perhaps, maybe, additionally, um yeah, as well, go on and, hurry and, good morning, good afternoon, good evening, nevermind, never mind, nvm, finally, plus, i think, i guess, i believe, listen, excuse me, pardon me, greetings, &',
  "can you, could you, would you, will you, can u, could u, would u, will u, can we, could we, can i, could i, may i, may you, might you, would you mind, do you mind, can you please, could you please, would you please, will you please, can you just, could you just, could you possibly, can you also, could you also, can you help me, can you help me to, can you help to, could you help me, can you help, would you be able to, would you be so kind to, would you be so kind as to, would you be able to help me, do you think you could, do you think you can, you can, you could, you should, you may, you will, you must, you need to, you might, won't you, can't you, why don't you, why dont you, can you go ahead and, could you go ahead and, i was wondering if you could, i'm wondering if, i am wondering if, i was wondering if, i wonder if, im wondering if, i was hoping you could, i wonder if you could, i'd appreciate it if you could, i would appreciate it if you could",
  "i want you to, i need you to, i need for you to, i'd like you to, i would like you to, i'd like for you to, i would like for you to, i want u to, i would love for you to, i need u to, we need you to, i'm asking you to, i am asking you to, i wish for you to, i would like it if you could, i want for you to",
  "go ahead and, do me a favor and, do me a favour and, do me a favor, be sure to, make sure to, make sure you, make sure that you, be so kind as to, is it possible for you to, is it possible to, is it possible that you, are you able to, would it be possible to, would it be possible for you to, let's, lets, let us, help me, help me to, help to, please help, please help me, please help to, please help me to, help, help us, try to, remember to please, don't forget to please, feel free to, i need help to, need you to, want you to, you can go ahead and, it's time to, time to, you have my permission to, let's go ahead and, i give you permission to, will you go ahead and, please go ahead and, be a dear and, see to it that you, would like you to, would like to, like to",
  'alexa, siri, google, hey google, ok google, olly, pda, sayso, cortana, ai, bixby, assistant, bot, computer, jarvis, echo, facebook, friend, buddy, bro, dude, man, mate, sir, hey sayso, hey siri, hi sayso, robot',
]
export const POLITE_BACK =
  "please, pls, plz, thanks, thank you, thx, ty, cheers, ok, okay, alexa, siri, google, olly, pda, sayso, cortana, thank you very much, thanks a lot, many thanks, if you can, if you could, if possible, if you would, if you don't mind, if you please, will you, would you, could you, can you, won't you, right now, now, for me, asap please, thank you so much, please and thank you, bro, buddy, ai, right away, for me please, now please, immediately, thanks in advance, too, as well, at once, if you will, already, pretty please, instead"
