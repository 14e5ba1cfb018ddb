// Yes and no to a question. A yes must be clean: every word of the answer agrees. A no only has to begin like one.

import { wordsOf } from '../lexicon.ts'

/** An answer needs one of these to be a yes. */
export const YES_HEADS = wordsOf([
  "yes, yeah, yep, yup, ya, yah, yea, yess, yesss, yas, ye, sure, ok, okay, okey, k, kk, alright, right, correct, corrrect, confirm, confirmed, confirming, absolutely, definitely, certainly, indeed, affirmative, exactly, precisely, perfect, great, good, fine, cool, awesome, excellent, wonderful, fantastic, lovely, brilliant, nice, super, true, agreed, agree, approve, approved, positive, proceed, continue, aye, totally, allowed, accurate, facts, roger, perfectly, works, work, accept, accepted, granted, surely, permission, yessir, yup, fabulous, terrific, go, amen, bingo, splendid, bet, deal, suits, fits, i do, i am, please do, do it, do that, of course, by all means, go ahead, go for it, that's it, thats it, that is it, what i want, what i wanted, what i need, what i requested, what i asked, what i said, what i meant, what i was thinking, you did, you got it, uh huh, mhm, mm hmm, all set, nail on the head, makes sense, y, let's do it, lets do it, i'm in, im in, try that, please, let's go, lets go, sounds like a plan, happy with, i would, i'd love, i would love, that's the one, that is the one, carry on, without a doubt, no problem, no doubt, why not, don't hesitate, not a problem",
])
/** These may stand around it. */
export const YES_WORDS = wordsOf([
  "that, that's, thats, that'd, that’s, is, it, it's, its, this, the, a, an, i, i'm, im, i'd, i'll, i've, we, we're, you, you're, your, me, my, us, for, to, of, with, be, been, will, would, was, were, are, am, all, so, too, very, just, really, actually, as, well, please, pls, plz, thanks, thank, thx, go, ahead, on, do, did, does, doing, make, sure, want, wanted, need, needed, requested, asked, thinking, thought, think, said, say, mean, meant, works, work, working, sound, sounds, seem, seems, look, looks, like, liked, appears, appear, happens, statement, answer, answering, response, reply, vote, correctly, perfectly, plan, idea, bro, buddy, man, dude, pal, mate, sir, let's, lets, let, now, away, what, exactly, much, have, has, had, got, get, know, believe, definitely, totally, completely, quite, pretty, everything, information, details, info, by, in, and, can, should, may, must, hit, nail, head, one, both?, proceed, continue, try, happy, love, glad, here, there, them, those, these, request, requests, perfectly, indeed, certainly, absolutely, exactly, also, gonna, going, carry, forward, at, once, immediately, asap, ready, sense, looking, exact, suits, fits, matches, up, huh, uh, mm, hmm, mhm, oh, ah, ha, wow, kind, makes, gotta, obviously, clearly, truly, most, more, than, enough, again, still, even, great, good, best, ideal, ask, asking, told, check, checked, verify, verified, verify, complete, finish, assured, assure, permit, permitted, approval, set, 100, percent, %, of course, course, means, doubt, without, problem, hesitate, order, fact, bet, deal, correct, totally, god, heck, hell",
])
/** What was asked for, said again: "yes, book the table". */
export const YES_ACTS = wordsOf(
  'book, buy, purchase, reserve, play, schedule, send, make, get, add, rent, transfer, pay, order, find, set, save, delete, remove, erase, confirm, process, submit, create, put, start, share, hire, call, finalize, complete, reservation, reservations, appointment, appointments, booking, ticket, tickets, transaction, payment, event, events, song, songs, movie, movies, table, room, rooms, car, cab, ride, bus, train, flight, flights, hotel, house, visit, calendar, music, alarm, money, purchase, seat, seats, viewing, property, tour, request, trip, taxi, restaurant, task, tasks, reminder, item',
)
/** With one of these no answer is a clean yes. */
export const NOT_YES = wordsOf(
  "not, no, nope, nah, never, don't, dont, doesn't, didn't, isn't, won't, wouldn't, can't, cannot, shouldn't, but, later, maybe, unless, if, wait, except, other, others, another, instead, different, unsure, either, neither, might, until, till, when, after, before, only, first, tomorrow, guess, suppose, probably, perhaps, possibly, hold, stop, cancel, abort, however, though, although, someday, sometime, soon, depends, or, idk, dunno, second, next, however, assuming, provided, rather, yesterday, kinda, sorta, almost, nearly, why, how, who, which, where, hmm?, false, wrong, incorrect, last, rest, eventually, postpone, remind, changed, change, nevermind, actually no, could, whether, keep, kidding, joking, lol, sarcasm, as if, undo, partly, half, some, both, everything else, all of, each of, one of",
)
/** Fixed phrases with such a word in them that agree all the same. */
export const YES_THOUGH = wordsOf('no problem, no doubt, why not, not a problem, could not be better, no worries')

export const NO_HEADS = wordsOf(
  "no, nope, nah, nay, naw, noo, nooo, non, not, never, negative, don't, dont, do not, cancel, stop, abort, nevermind, never mind, nerver mind, forget it, forget that, forget about it, leave it, let it be, reject, rejected, decline, declined, refuse, denied, deny, wrong, false, incorrect, inaccurate, nada, hold off, hold on, quit, skip it, skip that, drop it, please no, oh no, absolutely not, certainly not, definitely not, of course not, hell no, heck no, i do not, i don't, i dont, i'd rather not, i would rather not, i said no, just bag it, bag it, scrap it, scrap that, scratch that, undo, keep it, keep them, keep that, i changed my mind, changed my mind, on second thought, i pass, pass, no way, not now, not yet, not really, nothing, no thanks, no thank you, please don't, please dont, please do not, wait, hang on, belay that, disregard, disregard that, ignore that, back out, don't do it, i won't, i can't, i cannot, i wouldn't, reject it, veto",
)
/** Somewhere in an answer, these still make it a no. */
export const NO_WORDS = wordsOf(
  "no, not, nope, don't, dont, doesn't, didn't, isn't, aren't, won't, wouldn't, can't, wrong, false, incorrect, inaccurate, negative, untrue, never, fake, reject, decline, cancel, abort, stop, refuse, disagree, hold, quit, nah",
)
/** Neither yes nor no. */
export const UNSURE = wordsOf(
  "maybe, not sure, unsure, don't know, dont know, do not know, idk, dunno, depends, either, perhaps, probably, no idea, not certain, possibly, not a clue, no clue, can't say, unable to say, don't have the answer, not confident, might, torn, could be, don't have an answer, dont have an answer, do not have that information, no knowledge, who knows, hard to say, not totally sure, possibility, may be, undecided, not know, have no idea, don't remember, can't decide, both would",
)
/** Said with nothing asked, these are still answers. */
export const PLAIN_YES = wordsOf(
  "yes, yeah, yep, yup, ya, yea, sure, ok, okay, confirm, confirmed, yes please, do it, go ahead, yes do it, sure thing, yes go ahead, absolutely, definitely, of course, affirmative, correct, yes sure, ok do it, okay do it, yes confirm, i confirm, go for it, proceed, yes i am sure, yes i'm sure, i'm sure, im sure, i am sure, yep do it, y, aye, please do, yes yes, yess, alright, k, that's right, yes delete it, ok go ahead, sure go ahead",
)
export const PLAIN_NO = wordsOf(
  "no, nope, nah, cancel, don't, dont, do not, never mind, nevermind, nvm, stop, no thanks, no thank you, forget it, don't do it, dont do it, leave it, abort, n, no way, not now, no cancel, cancel that, cancel it, no don't, no dont, no stop, stop it, stop that, forget that, no never mind, nah never mind, please don't, no way, absolutely not, please no, no no, don't do that, let it be, keep it, no keep it, i changed my mind, negative, forget about it, never mind that, nevermind cancel that, cancel please, please cancel, just cancel",
)
