import type { SmallTalk } from '../../domain/act.ts'
import type { ActionWord, Catalogue, SaidTask } from './catalogue.ts'
import { type ChangedTask, common, facts, nextOn, onDay, request, type SaidChange, short } from './change.ts'
import { counted, heading, nothing } from './filter.ts'
import { sayWhy } from './why.ts'

export const actionWords: Record<ActionWord, string> = {
  add_task: 'add a task',
  list_tasks: 'see your tasks',
  complete_task: 'mark a task as completed',
  reopen_task: 'reopen a task',
  update_task: 'change a task',
  delete_task: 'delete a task',
  confirm: 'confirm something',
  chat: 'chat',
}

const talk: Record<SmallTalk, string> = {
  greeting: "Hello! Tell me what you need to do, or say 'show my tasks'.",
  thanks: "You're welcome!",
  farewell: 'Goodbye! Your tasks are safe with me.',
  how_are_you: "I'm doing well, thanks. What would you like to get done?",
  who_are_you: "I'm Sayso. Tell me what you need to do, and I'll keep track of it.",
  praise: 'Thank you!',
  apology: 'No problem.',
  help: [
    'I keep track of your tasks. You can say things like:',
    "- 'remind me to call mom tomorrow at 5' to add a task",
    "- 'show my tasks' to see them",
    "- 'complete task 2' or 'done with the milk one'",
    "- 'rename milk to oat milk' to change a task",
    "- 'delete the meeting task' (I always ask before deleting)",
  ].join('\n'),
  cannot: "I can't do that. I can add, show, change, complete and delete tasks.",
  why: "There's nothing to explain yet.",
  left_alone: "OK, I've left everything as it is.",
  all_done: 'Nice work! Your list is here whenever you need it.',
  remark: "Got it. Let me know if there's anything to add to your list.",
  other: "I'm here to help with your tasks. Say 'help' to see what I can do.",
}

/** The wording of the policy contract, with what was understood besides the title after it. */
export const policy: Catalogue = {
  added: ({ task }) => `I've added '${task.title}' to your tasks.${sentence(task.details)}`,
  added_many: ({ tasks }) =>
    `I've added ${tasks.length} tasks:\n${tasks.map((task) => `- ${taskLine(task)}`).join('\n')}`,
  list: ({ label, first, tasks, more }) => {
    const head = label === null ? 'Here are your tasks:' : capital(heading(label))
    return [
      first > 1 ? 'Here are more of your tasks:' : head,
      ...numbered(tasks, first),
      ...(more === null ? [] : [more.count === null ? '…and more' : `…and ${more.count} more`]),
    ].join('\n')
  },
  list_empty: ({ label }) => (label === null ? "You don't have any tasks yet." : capital(nothing(label))),
  list_all_done: () => "All done! You don't have any open tasks.",
  count: ({ count, label, tasks }) =>
    [`You have ${counted(count, label)}${count === 0 ? '.' : ':'}`, ...numbered(tasks, 1)].join('\n'),
  when: ({ tasks }) => tasks.map(({ title, due, days, done }) => whenLine(title, due, days, done)).join('\n'),
  state: ({ task, done, asked }) => {
    const is = done ? 'is done' : `is still open${task.details.length > 0 ? ` (${task.details.join(', ')})` : ''}`
    return `${done === (asked === 'done') ? 'Yes' : 'No'}, '${task.title}' ${is}.`
  },
  priority: ({ title, priority }) =>
    priority === null ? `'${title}' has no priority.` : `'${title}' is ${priority} priority.`,
  notes: ({ notes }) =>
    notes
      .map(({ title, note }) =>
        note === null || note === '' ? `There's no note on '${title}'.` : `The note on '${title}' says: ${note}`,
      )
      .join('\n'),
  next: ({ task, because }) => `${reasons[because]}\n1. ${taskLine(task)}`,
  list_end: () => "That's the whole list.",
  completed: ({ title }) => `Done! '${title}' has been marked as completed.`,
  reopened: ({ title }) => `'${title}' is open again.`,
  completed_many: ({ titles }) => `Marked ${titles.length} tasks as done:\n${bullets(titles)}`,
  reopened_many: ({ titles }) => `${titles.length} tasks are open again:\n${bullets(titles)}`,
  changed_many: ({ tasks }) => {
    const same = common(tasks)
    const head = `Updated ${tasks.length} tasks${same === null ? '' : ` (${facts(same).join(', ')})`}`
    return `${head}:\n${changedLines(tasks)}`
  },
  unchanged: ({ title }) => `'${title}' is already set that way.`,
  not_understood: ({ texts }) => `I didn't understand ${quotedList(texts)}, so I left that part alone.`,
  not_followed: () => "I didn't quite follow that, so I haven't changed anything.",
  undone: ({ titles }) =>
    `OK, I've put ${quotedList(titles)} back the way ${titles.length === 1 ? 'it was' : 'they were'}.`,
  redone: ({ titles }) => `OK, I've redone that for ${quotedList(titles)}.`,
  confirm_undo: ({ titles }) => `Put these ${titles.length} tasks back the way they were?\n${bullets(titles)}`,
  nothing_to_undo: () => "There's nothing to undo.",
  nothing_done_to: ({ title }) => `I haven't done anything to '${title}' here, so I've left everything as it is.`,
  nothing_to_redo: () => "There's nothing to redo.",
  deleted_for_good: () => "Deleting can't be undone.",
  changed_meanwhile: ({ title }) => `'${title}' has been changed since, so I've left it alone.`,
  offer_add: ({ tasks }) => `Add ${offered(tasks)}?`,
  offer_act: ({ what, title, new_title, change }) => {
    if (what === 'delete') return `Delete '${title}'?`
    const more = request(change, new_title === null ? `'${title}'` : 'it', 'it')
    if (new_title === null) return `${capital(more)}?`
    return `Rename '${title}' to '${new_title}'${more === '' ? '' : ` and ${more}`}?`
  },
  confirm_bulk: ({ what, tasks }) => {
    const [many, same] = [`${tasks.length} tasks`, common(tasks)]
    if (what === 'finish') return `Mark ${many} as done?\n${changedLines(tasks)}`
    if (what === 'reopen') return `Reopen ${many}?\n${changedLines(tasks)}`
    return `${same === null ? `Update ${many}` : capital(request(same, many, 'them'))}?\n${changedLines(tasks)}`
  },
  already_done: ({ title }) => `'${title}' is already done.`,
  already_open: ({ title }) => `'${title}' is still open.`,
  renamed: ({ old_title, new_title, change }) => `Updated '${old_title}' to '${new_title}'.${sentence(facts(change))}`,
  changed: ({ title, change }) =>
    isNoteAlone(change) ? sayNote(title, change.note ?? null) : `Updated '${title}': ${facts(change).join(', ')}.`,
  deleted: ({ title }) => `'${title}' has been deleted.`,
  confirm_delete: ({ title }) =>
    `Are you sure you want to delete '${title}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`,
  confirm_delete_many: ({ titles }) =>
    `Are you sure you want to delete these ${titles.length} tasks?\n${bullets(titles)}\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`,
  renamed_meanwhile: ({ old_title, new_title }) =>
    `'${old_title}' is called '${new_title}' now, so I haven't deleted it.`,
  kept: ({ titles }) => `OK, I've kept ${quotedList(titles)}.`,
  confirmation_expired: ({ titles }) =>
    `That confirmation has expired, so nothing was deleted. Ask me again if you still want to delete ${quotedList(titles)}.`,
  nothing_pending: ({ answer }) =>
    answer === 'yes' ? "There's nothing to confirm right now." : "There's nothing to cancel right now.",
  task_gone: ({ title }) => `I couldn't find '${title}' any more. It may have been deleted already.`,
  position_gone: ({ position }) =>
    `I couldn't find task ${position}. It may have been deleted. Try 'show my tasks' to see what's current.`,
  no_such_position: ({ position, tasks }) =>
    `There's no ${position === 0 ? 'middle one' : `task ${position}`}.${current(tasks)}`,
  not_left_out: () => "I'm not sure which task to leave out, so I haven't changed anything.",
  not_found: ({ reference, tasks }) => `I couldn't find a task matching '${reference}'.${current(tasks)}`,
  did_you_mean: ({ reference, title }) => `I couldn't find a task matching '${reference}'. Did you mean '${title}'?`,
  no_exact: ({ reference }) => `I couldn't find a task called exactly '${reference}'.`,
  none_match: ({ label }) => (label === null ? 'Nothing matches that.' : capital(nothing(label))),
  which_task: ({ reference, tasks, more }) =>
    `I found multiple tasks that match '${reference}':\n${numbered(tasks, 1).join('\n')}\nWhich one did you mean?${more ? ' There are more: say a few more words from the title.' : ''}`,
  which_again: ({ tasks }) =>
    `Which one did you mean? Please say its number or its name:\n${numbered(tasks, 1).join('\n')}`,
  which_pronoun: ({ reference }) => `I'm not sure what '${reference}' means here. Which task do you mean?`,
  which_missing: ({ action }) => `Which task would you like to ${verbs[action]}?`,
  ask_title: () => 'What should I call the task?',
  ask_change: ({ title }) => `What would you like to change '${title}' to?`,
  ask_one_date: () => 'A task has one date. Which one should it be? (For more, say how it repeats.)',
  first_date: () => 'A task has one date and time, so I took the first.',
  ask_times: ({ title, repeats }) => `'${title}' repeats ${repeats}. Just this one or all of them?`,
  ask_times_many: ({ titles }) => `${sayRepeating(titles)}. Just this time or every time?`,
  deletes_repeating: ({ titles }) =>
    `${sayRepeating(titles)}, and all of ${titles.length === 1 ? 'its' : 'their'} times would be deleted.`,
  skipped: ({ title, due }) => `Skipped. '${title}' is ${nextOn(due)}.`,
  completed_round: ({ title, due }) => `Done! '${title}' has been marked as completed. ${capital(nextOn(due))}.`,
  snoozed: ({ title, at }) => `OK, I'll remind you of '${title}' again ${onDay(at)}.`,
  reminds_later: ({ title, due }) =>
    `'${title}' is only due ${onDay(due)}, so there is no reminder to repeat yet. Say 'remind me an hour before' for an earlier one.`,
  ask_snooze: ({ titles }) => `When should I remind you of ${quotedList(titles)} again?`,
  cannot_repeat: ({ what, titles }) =>
    `I can repeat a task once on each of its days, such as 'every day at 8am', 'every monday and thursday' or 'every 2 weeks', but not more often. So I haven't ${what === 'add' ? 'added' : 'changed'} ${titles.length === 0 ? 'anything' : quotedList(titles)}.`,
  not_repeating: ({ title }) => `'${title}' doesn't repeat.`,
  ask_statement: ({ title }) => `Shall I mark '${title}' as completed?`,
  ambiguous: ({ options, left }) => {
    const [first = 'add_task', second = 'list_tasks'] = options
    if (left.length > 0)
      return `I didn't understand ${quotedList(left)}, so I haven't changed anything. Could you say it another way?`
    return `I'm not sure what you'd like to do. Would you like to ${actionWords[first]}, ${actionWords[second]}, or something else?`
  },
  too_much: () =>
    "That's too much for me at once, so I haven't changed anything. Could you send it in smaller parts, a list in at most 100 lines?",
  stop_asking: () =>
    "I still don't understand, so I've left everything as it is. Say 'show my tasks' to see them, or 'help' for examples.",
  dropped: () => 'OK, never mind.',
  tool_failed: ({ action }) => `Sorry, I wasn't able to ${actionWords[action]}. Please try again.`,
  refused: ({ reason }) => `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`,
  already_past: ({ due }) =>
    `That would have been ${due}, so I haven't added anything. Please say it again with the day you mean.`,
  no_such_date: ({ text }) =>
    `I can't find '${text}' on the calendar, so I haven't changed anything. Please try another date.`,
  out_of_time: ({ changed }) =>
    changed === 'nothing'
      ? 'This is taking longer than expected, so I stopped. Nothing was changed. Please try again.'
      : "This is taking longer than expected, and I can't tell yet whether it went through. Check your tasks before you try again.",
  why: ({ record }) => sayWhy(record),
  why_nothing: () => "There's nothing to explain yet.",
  talk: ({ about }) => talk[about],
  asks_model: () => "I'm not sure, so I'm asking the language model what that could mean.",
  voice: ({ text }) => text,
}

function sayRepeating(titles: readonly string[]): string {
  return `${quotedList(titles)} ${titles.length === 1 ? 'repeats' : 'repeat'}`
}

const verbs: Record<ActionWord, string> = {
  add_task: 'add',
  list_tasks: 'see',
  complete_task: 'complete',
  reopen_task: 'reopen',
  update_task: 'change',
  delete_task: 'delete',
  confirm: 'confirm',
  chat: 'talk about',
}

export function taskLine(task: SaidTask): string {
  return task.details.length > 0 ? `${task.title} (${task.details.join(', ')})` : task.title
}

function numbered(tasks: readonly SaidTask[], first: number): string[] {
  return tasks.map((task, index) => `${first + index}. ${taskLine(task)}`)
}

const MOST_BULLETS = 20

function bullets(titles: readonly string[]): string {
  const lines = titles.slice(0, MOST_BULLETS).map((title) => `- ${title}`)
  const more = titles.length - lines.length
  return [...lines, ...(more > 0 ? [`…and ${more} more`] : [])].join('\n')
}

/** Each with what became of it, where that is not the same for all. */
function changedLines(tasks: readonly ChangedTask[]): string {
  const isSame = common(tasks) !== null
  return bullets(tasks.map(({ title, change }) => (isSame ? title : taskLine({ title, details: facts(change) }))))
}

function isNoteAlone({ note, ...others }: SaidChange): boolean {
  return note !== undefined && Object.values(others).every((value) => value === undefined)
}

function sayNote(title: string, note: string | null): string {
  return note === null ? `Removed the note from '${title}'.` : `The note on '${title}' now says: ${short(note)}`
}

function current(tasks: readonly SaidTask[]): string {
  return tasks.length > 0
    ? ` Here are your current tasks:\n${numbered(tasks, 1).join('\n')}`
    : " You don't have any open tasks."
}

function sentence(details: readonly string[]): string {
  return details.length > 0 ? ` ${capital(details.join(', '))}.` : ''
}

export function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

const reasons = {
  overdue: "Start with this one, since it's overdue:",
  today: "Start with this one, since it's due today:",
  soonest: 'This one is due next:',
  high: "Start with this one, since it's high priority:",
  oldest: 'Nothing is due, so start with this one:',
  latest: 'This one is due last:',
  least: 'This one can wait longest:',
  after: 'After that comes this one:',
  before: 'Before that comes this one:',
} as const

function whenLine(title: string, due: string | null, days: number | null, done: string | null): string {
  if (done !== null) return `'${title}' was done ${done}${due === null ? '' : `; it was due ${due}`}.`
  if (due === null) return `'${title}' has no due date.`
  if (days !== null && days < 0) return `'${title}' was due ${due}${days < -1 ? ` (${-days} days ago)` : ''}.`
  return `'${title}' is due ${due}${days !== null && days > 1 ? ` (in ${days} days)` : ''}.`
}

function quotedList(titles: readonly string[]): string {
  return titles.length > 5 ? `those ${titles.length} tasks` : inAList(titles.map((title) => `'${title}'`))
}

function inAList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

/** What is to be added, with what was understood of it. */
function offered(tasks: readonly SaidTask[]): string {
  const [only, ...others] = tasks
  if (only !== undefined && others.length === 0) return [`'${only.title}'`, ...only.details].join(', ')
  if (tasks.length > 5) return `these ${tasks.length} tasks: ${tasks.map(taskLine).join('; ')}`
  return inAList(tasks.map((task) => taskLine({ ...task, title: `'${task.title}'` })))
}
