// How people speak of tasks.

/** {t} a whole title. */
export const wholeName = {
  any: ['{t}', '{t}', '{t}', 'the {t} task', 'the {t} one', '"{t}"', "'{t}'", 'the task "{t}"', 'my {t} task'],
  thing: ['the {t}', 'the {t}', 'my {t}', 'the {t} thing', '{t} task'],
} as const

/** {p} a part of the title. */
export const partOfName = ['the {p} one', 'the {p} task', 'the {p} thing', 'the task about {p}', 'my {p} task'] as const
/** Where the part is a thing, not a person. */
export const partOfThing = ['{p}', 'the {p}', 'the {p}', 'my {p}'] as const

export const joined = {
  two: ['{a} and {b}', '{a} and {b}', 'both {a} and {b}', '{a} as well as {b}', '{a} & {b}', '{a} plus {b}'],
  three: ['{a}, {b} and {c}', '{a}, {b}, and {c}', '{a} and {b} and {c}'],
} as const

export const onePosition = [
  '{n}',
  'task {n}',
  '#{n}',
  'number {n}',
  'the {nth} one',
  'the {nth} task',
  'item {n}',
  'the {nth}',
  'no. {n}',
] as const
export const twoPositions = [
  '{n} and {m}',
  'tasks {n} and {m}',
  '#{n} and #{m}',
  'numbers {n} and {m}',
  'the {nth} and the {mth}',
  'both {n} and {m}',
  'the {nth} and {mth} ones',
] as const

/** Described: the key says by what. {d} a day, {p} a priority, {w} a word. */
export const described = {
  all: [
    'everything',
    'all my tasks',
    'all tasks',
    'all of my tasks',
    'every task',
    'everything on my list',
    'all open tasks',
    'every single task',
    'all the tasks',
  ],
  due: [
    'everything due {d}',
    'all tasks due {d}',
    "everything that's due {d}",
    'all the tasks due {d}',
    "{d}'s tasks",
    "all of {d}'s tasks",
    'the tasks due {d}',
    'everything due on {d}',
    'all tasks that are due {d}',
  ],
  priority: [
    'all {p} priority tasks',
    'all my {p} priority tasks',
    'the {p} priority ones',
    'everything with {p} priority',
    'every {p} priority task',
    'all tasks with {p} priority',
    "everything that's {p} priority",
    'the {p} priority tasks',
    'all the {p} priority stuff',
  ],
  overdue: [
    'all overdue tasks',
    'everything overdue',
    'the overdue ones',
    "everything that's overdue",
    'all my overdue tasks',
    'every overdue task',
    'the overdue tasks',
    'everything that is past due',
    'all the overdue stuff',
  ],
  undated: [
    'everything without a due date',
    'all tasks without a date',
    'all tasks with no due date',
    'everything with no date',
    'the ones without a due date',
    'all the tasks that have no due date',
    'every task without a due date',
    'all undated tasks',
  ],
  words: [
    'all the {w} tasks',
    'all {w} tasks',
    'every {w} task',
    'everything with {w} in it',
    'all tasks with {w} in the name',
    'all tasks containing {w}',
    'all tasks that mention {w}',
    'everything about the {w}',
    'all the {w} stuff',
  ],
  done: [
    'all completed tasks',
    "everything that's done",
    'all the finished tasks',
    'the completed ones',
    'all done tasks',
    'my completed tasks',
    'all tasks that are done',
    'everything completed',
    'all finished tasks',
  ],
  before: [
    'everything due before {d}',
    'all tasks due before {d}',
    "everything that's due before {d}",
    'the tasks due before {d}',
  ],
  after: [
    'everything due after {d}',
    'all tasks due after {d}',
    "everything that's due after {d}",
    'the tasks due after {d}',
  ],
  both: ['all {p} priority tasks due {d}', 'everything due {d} with {p} priority', 'the {p} priority tasks due {d}'],
} as const

/** {s} the tasks, {e} those that are left out. */
export const except = [
  '{s} except {e}',
  '{s} except {e}',
  '{s} but {e}',
  '{s} apart from {e}',
  '{s} other than {e}',
  '{s} except for {e}',
  '{s} but not {e}',
  '{s} besides {e}',
  '{s}, except {e}',
  '{s} minus {e}',
  '{s} aside from {e}',
] as const

/** After a list, or after several were spoken of. */
export const those = {
  two: ['both', 'both of them', 'them', 'those', 'these', 'those two', 'both of those', 'them both', 'these two'],
  several: ['them', 'all of them', 'these', 'those', 'all of these', 'all of those', 'them all', 'all three'],
} as const
export const it = ['it', 'it', 'that', 'that one', 'this one', 'that task'] as const
