// How people add. {i} is what is added with its day and priority, {v} the same where it is something one does.

/** For one or several things. */
export const addItems: readonly string[] = [
  'add {i}',
  'add {i}',
  'add {i} to my list',
  'add {i} to the list',
  'add {i} to my to-do list',
  'put {i} on my list',
  'put {i} on the list',
  'stick {i} on my list',
  'throw {i} on the list',
  'add to my list: {i}',
]

/** For one thing. */
export const addOne: readonly string[] = [
  'add a task: {i}',
  'add task {i}',
  'create a task: {i}',
  'make a new task: {i}',
  'new task: {i}',
  'add a new task called {i}',
  'todo: {i}',
  'to do: {i}',
]

/** For several things. */
export const addSeveral: readonly string[] = [
  'add tasks: {i}',
  'new tasks: {i}',
  'add these to my list: {i}',
  'create tasks: {i}',
]

/** For one thing to do. */
export const addDeed: readonly string[] = [
  'remind me to {v}',
  'add a task to {v}',
  'create a task to {v}',
  'set a reminder to {v}',
  "don't let me forget to {v}",
  'remember to {v}',
  'i need to {v}',
  'i have to {v}',
  'add a reminder to {v}',
  'make a task to {v}',
  'put down that i need to {v}',
]

/** {t} the title, {d} its day as an adverb. */
export const withDay: readonly string[] = [
  '{t} {d}',
  '{t} {d}',
  '{t} {d}',
  '{t} {d}',
  '{t} due {d}',
  '{t} due {d}',
  '{t}, due {d}',
  '{t} ({d})',
]
export const withPriority: readonly string[] = [
  '{t} {p}',
  '{t}, {p}',
  '{t} with {level} priority',
  '{t} ({p})',
  '{t} as {p}',
]
export const withBoth: readonly string[] = [
  '{t} {d}, {p}',
  '{t} due {d} with {level} priority',
  '{t} {d} {p}',
  '{t}, {p}, due {d}',
]
export const withNote: readonly string[] = [
  '{a} with note {n}',
  '{a} with the note {n}',
  '{a}, note: {n}',
  '{a} (note: {n})',
  '{a} with a note: {n}',
  '{a} with the note "{n}"',
]
/** For what follows "remind me to". */
export const behindDeed = { day: ['{t} {d}'], priority: ['{t}, {p}', '{t} ({p})'], both: ['{t} {d}, {p}'] } as const
/** Whole requests with the priority first. */
export const priorityFirst: readonly string[] = [
  'add a {level} priority task: {t}',
  'add a {level} priority task to {v}',
  'create a {level} priority task: {t}',
  'new {level} priority task: {t}',
]
