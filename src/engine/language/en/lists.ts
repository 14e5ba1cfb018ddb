// Words for the list and for what stands on it.

/** Before "list" these say what is done to it or which one it is: "write up | shopping list", "family | shopping list". */
export const BEFORE_LISTS: ReadonlySet<string> = new Set(
  'up out down off over on in to onto into of for from with and new old another second big short long weekly monthly daily family party wedding holiday christmas xmas easter birthday this that her his their your'.split(
    ' ',
  ),
)

/** A name of the list begins with one of these: "my to-do list". */
export const LIST_WORDS: ReadonlySet<string> = new Set(['list', 'to-do', 'todo', 'task', 'shopping', 'grocery'])

/** The list, what stands on it, and what points at that. */
export const ON_THE_LIST: ReadonlySet<string> = new Set(
  'list task tasks reminder reminders to-do to-dos item items everything both it them that this these those things stuff'.split(
    ' ',
  ),
)

/** Tasks by names that only an app uses. */
export const REMINDERS: ReadonlySet<string> = new Set(['reminder', 'reminders', 'to-do', 'to-dos'])

/** Several tasks without their names: "the packing jobs". */
export const SEVERAL_TASKS: ReadonlySet<string> = new Set(
  'tasks things items jobs ones reminders chores errands bits'.split(' '),
)
