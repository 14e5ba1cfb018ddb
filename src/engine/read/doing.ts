// Verbs that things to do begin with. They tell "call mom and pay the rent" from "milk and eggs", and "for Otto to feed the cat" from "for tickets to Oslo".

export const DOING: ReadonlySet<string> = new Set(
  [
    'accept, add, adjust, admit, answer, apply, approve, arrange, arrive, ask, assemble, assist, attend, babysit',
    'back, backup, bake, balance, bathe, be, begin, bid, bill, boil, book, borrow, break, bring, brush, build, buy',
    'call, cancel, carry, celebrate, change, charge, check, claim, clean, clear, clip, close, collect, compare',
    'complete, confirm, congratulate, contact, convert, cook, count, cover, create, cut, decide, decorate, defrost',
    'delete, deliver, deploy, deposit, dig, discuss, do, donate, download, draft, drain, dress, drink, drive, drop',
    'dry, dust, e-mail, eat, email, empty, enroll, enter, exchange, exercise, explain, fax, feed, fetch, file, fill',
    'finalize, find, finish, fix, floss, fly, focus, fold, follow, freeze, gather, get, give, go, grab, grade',
    'greet, grill, groom, hand, handle, hang, harvest, have, help, hire, hold, host, inspect, install, invite, iron',
    'jog, join, keep, kick, kiss, knit, lay, learn, leave, lend, let, lift, light, list, listen, load, lock, log',
    'look, lower, mail, make, marinate, mark, measure, meditate, meet, mention, merge, message, microwave, mop',
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
  ]
    .join(', ')
    .split(', '),
)
