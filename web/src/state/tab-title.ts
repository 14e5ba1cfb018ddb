// The tab's title: how many tasks are due, and before that how many reminders wait to be seen to.

const NAME = document.title
let due = 0
let reminders = 0

export function showDueInTitle(count: number): void {
  due = count
  write()
}

export function showRemindersInTitle(count: number): void {
  reminders = count
  write()
}

function write(): void {
  document.title = `${reminders === 0 ? '' : `🔔${reminders} `}${due === 0 ? '' : `(${due}) `}${NAME}`
}
