// How people say each act, written from how people talk and without a look at the grammar.
// {x} the tasks, {X} the tasks but not "it", {n} one task by name, {o} a name or "it", {to} a value after a preposition, {on} a value as an adverb,
// {is} {isn't} {has} {doesn't} agree with the tasks. A `>` in front: only towards later.

export interface Phrases {
  /** Requests that begin with a verb: politeness fits in front of them. */
  readonly do: readonly string[]
  /** Whole sentences that say how things are now. */
  readonly tell: readonly string[]
  /** Less than a sentence. */
  readonly bit: readonly string[]
}

export const finish: Phrases = {
  do: [
    'finish {x}',
    'complete {x}',
    'mark {x} done',
    'mark {x} as done',
    'mark {x} as complete',
    'mark {x} complete',
    'mark {x} as finished',
    'mark {x} completed',
    'mark {x} as completed',
    'check off {X}',
    'check {x} off',
    'tick off {X}',
    'tick {x} off',
    'cross {x} off',
    'cross off {X}',
    'cross {x} off my list',
    'check {x} off the list',
    'set {x} to done',
    'mark off {X}',
    'put {x} down as done',
    'close {x}',
    'mark done {n}',
  ],
  tell: [
    '{x} {is} done',
    '{x} {is} finished',
    '{x} {is} complete',
    '{x} {is} completed',
    '{x} {is} all done',
    '{x} {is} done now',
    'i finished {x}',
    "i've finished {x}",
    "i'm done with {x}",
    "i'm finished with {x}",
    'i have completed {x}',
    'i completed {x}',
    'i just finished {x}',
    'i already finished {x}',
    'i got {x} done',
    'i took care of {x}',
    '{x} {has} been done',
    '{x} {is} taken care of',
  ],
  bit: [
    'done with {x}',
    '{n} done',
    'finished {x}',
    'completed {x}',
    'all done with {x}',
    'done: {n}',
    'got {x} done',
    'just finished {x}',
  ],
}

/** For tasks that are something one does: {did} is "paid the rent". */
export const did: readonly string[] = ['i {did}', 'i just {did}', 'i already {did}', 'i finally {did}', 'just {did}']

export const reopen: Phrases = {
  do: [
    'reopen {x}',
    're-open {x}',
    'uncheck {x}',
    'untick {x}',
    'unmark {x}',
    'mark {x} as not done',
    'mark {x} not done',
    'mark {x} as undone',
    'mark {x} as incomplete',
    'mark {x} as open again',
    'set {x} back to open',
    'put {x} back on my list',
    'move {x} back to pending',
    'make {x} pending again',
    'set {x} to not done',
    'open {x} again',
  ],
  tell: [
    '{x} {is} not done after all',
    "{x} {isn't} done after all",
    "{x} {isn't} actually done",
    "{x} {isn't} finished after all",
    "{x} {isn't} done yet after all",
  ],
  bit: ['{n} not done'],
}

export const day: Phrases = {
  do: [
    'move {x} to {to}',
    'reschedule {x} to {to}',
    'reschedule {x} for {to}',
    '>push {x} to {to}',
    '>push {x} back to {to}',
    '>push {x} out to {to}',
    '>postpone {x} to {to}',
    '>postpone {x} until {to}',
    '>delay {x} until {to}',
    '>delay {x} to {to}',
    '>bump {x} to {to}',
    'shift {x} to {to}',
    '>defer {x} to {to}',
    'change {x} to {to}',
    'change the due date of {x} to {to}',
    'change the date of {x} to {to}',
    'set the due date of {x} to {to}',
    'set the due date for {x} to {to}',
    'set {x} for {to}',
    'set {x} to {to}',
    'make {o} due {on}',
    'make {o} {on}',
    '>put {x} off until {to}',
    '>put off {X} until {to}',
    'schedule {x} for {to}',
    '>snooze {x} until {to}',
    'move the deadline of {x} to {to}',
    'give {x} a due date of {to}',
    'move {x} over to {to}',
    'reschedule {o} {on}',
    "change {n}'s due date to {to}",
    'update the due date of {x} to {to}',
  ],
  tell: [
    '{o} {is} due {on}',
    '{o} {is} now due {on}',
    '>{x} can wait until {to}',
    '{x} got moved to {to}',
    'the deadline for {o} is {to}',
    'the due date for {o} is now {to}',
  ],
  bit: ['{n} to {to}', '{n} to {to} instead'],
}

export const time: Phrases = {
  do: [
    'move {x} to {to}',
    'change {x} to {to}',
    'reschedule {x} to {to}',
    'reschedule {x} for {to}',
    'push {x} to {to}',
    'change the time of {x} to {to}',
    'set {x} for {to}',
    'set {x} to {to}',
    'set the time of {x} to {to}',
    'set the time for {x} to {to}',
    'shift {x} to {to}',
    'make {o} {on}',
    'move the time of {x} to {to}',
    'bump {x} to {to}',
    'move {x} to {to} instead',
    'schedule {x} for {to}',
  ],
  tell: ['{x} {is} at {to} now', '{x} {is} now at {to}', '{x} got moved to {to}'],
  bit: ['{n} to {to}', '{n} at {to} instead'],
}

export const later: Phrases = {
  do: [
    'push {x} back {to}',
    'push {x} back by {to}',
    'push {x} by {to}',
    'push {x} out {to}',
    'push {o} {to}',
    'postpone {x} by {to}',
    'delay {x} by {to}',
    'delay {o} {to}',
    'move {x} {to} later',
    'move {x} back {to}',
    'bump {x} by {to}',
    'shift {x} by {to}',
    'defer {x} by {to}',
    'put {x} off by {to}',
    'put {x} off for {to}',
    'make {x} {to} later',
    'reschedule {x} {to} later',
    'push the due date of {x} back {to}',
  ],
  tell: [],
  bit: ['{n} {to} later'],
}

export const earlier: Phrases = {
  do: [
    'move {x} {to} earlier',
    'make {x} {to} earlier',
    'bring {x} forward by {to}',
    'bring {x} forward {to}',
    'move {x} up by {to}',
    'move {x} up {to}',
    'pull {x} forward by {to}',
    'reschedule {x} {to} earlier',
    'shift {x} {to} earlier',
    'set {x} {to} earlier',
    'move the due date of {x} {to} earlier',
    'schedule {x} {to} earlier',
  ],
  tell: [],
  bit: ['{n} {to} earlier'],
}

export const undate: Phrases = {
  do: [
    'remove the due date from {x}',
    'remove the date from {x}',
    'clear the due date of {x}',
    'clear the date on {x}',
    'take the date off {x}',
    'take the due date off {x}',
    'drop the due date from {x}',
    'drop the deadline from {x}',
    'remove the deadline from {x}',
    'delete the due date of {x}',
    'set the due date of {x} to none',
    "remove {n}'s due date",
    'unset the due date of {x}',
    'get rid of the due date on {x}',
  ],
  tell: [
    "{o} {doesn't} have a due date anymore",
    "{o} {doesn't} need a due date anymore",
    '{o} no longer {has} a due date',
    '{o} no longer {has} a deadline',
  ],
  bit: ['no due date for {x}', 'no date for {x}', '{n}: no due date'],
}

/** {p} is "high priority" or "urgent", {level} is "high". */
export const priority: Phrases = {
  do: [
    'make {x} {p}',
    'set {x} to {p}',
    'set {x} as {p}',
    'mark {x} as {p}',
    'mark {o} {p}',
    'change {x} to {p}',
    'change the priority of {x} to {level}',
    'set the priority of {x} to {level}',
    'set the priority for {x} to {level}',
    "set {n}'s priority to {level}",
    'give {x} {level} priority',
    'bump {x} to {p}',
    'put {x} at {level} priority',
    'flag {x} as {p}',
    'update {x} to {p}',
  ],
  tell: ['{x} {is} {p}', '{x} {is} now {p}', 'the priority of {o} is {level}'],
  bit: ['{n}: {p}', '{n} to {p}', '{p} for {x}'],
}

export const noPriority: Phrases = {
  do: [
    'remove the priority from {x}',
    'remove the priority of {x}',
    'take the priority off {x}',
    'clear the priority of {x}',
    'clear the priority on {x}',
    'set the priority of {x} to none',
    'drop the priority from {x}',
    "remove {n}'s priority",
    'unset the priority of {x}',
    'delete the priority of {x}',
    'get rid of the priority on {x}',
  ],
  tell: [],
  bit: ['no priority for {x}'],
}

export const rename: Phrases = {
  do: [
    'rename {x} to {to}',
    'rename {x} as {to}',
    'rename {x} "{to}"',
    'change {x} to {to}',
    'change the title of {x} to {to}',
    'change the name of {x} to {to}',
    'set the title of {x} to {to}',
    'call {x} "{to}" instead',
    'retitle {x} to {to}',
    'edit {x} to say {to}',
    'change the wording of {x} to {to}',
    'update the title of {x} to {to}',
    'make {x} say "{to}"',
    "change {n}'s name to {to}",
    'reword {x} to {to}',
  ],
  tell: ['{n} is now called "{to}"'],
  bit: [],
}

export const note: Phrases = {
  do: [
    'add a note to {x}: {to}',
    'add note to {x}: {to}',
    'put a note on {x}: {to}',
    'attach a note to {x}: {to}',
    'leave a note on {x}: {to}',
    'add a note to {x} saying {to}',
    'add the note "{to}" to {x}',
    'add "{to}" as a note to {x}',
    'add "{to}" to the notes of {x}',
    'set the note of {x} to {to}',
    'set the description of {x} to {to}',
    'write a note on {x}: {to}',
    'make a note on {x}: {to}',
    'change the note on {x} to {to}',
    'give {x} the note "{to}"',
  ],
  tell: [],
  bit: ['note for {x}: {to}', 'note on {x}: {to}', '{n} note: {to}'],
}

export const remove: Phrases = {
  do: [
    'delete {x}',
    'remove {x}',
    'get rid of {x}',
    'drop {x}',
    'cancel {x}',
    'scrap {x}',
    'trash {x}',
    'erase {x}',
    'throw out {X}',
    'throw {x} out',
    'take {x} off my list',
    'take {x} off the list',
    'remove {x} from my list',
    'delete {x} from my list',
    'ditch {x}',
    'bin {x}',
    'throw away {X}',
  ],
  tell: ['{o} can go', "i don't need {x} anymore", '{x} can be deleted', 'i no longer need {x}'],
  bit: [],
}

/** Of what the turn before did. */
export const undo: readonly string[] = [
  'undo',
  'undo that',
  'undo it',
  'take that back',
  'undo the last change',
  'undo what you just did',
  'reverse that',
  'change that back',
]
