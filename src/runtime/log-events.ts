/** Everything that is ever logged, by name. docs/OPERATIONS.md explains each; a test compares the two. */
export const LOG_EVENTS = [
  'listening',
  'request',
  'request refused',
  'request failed',
  'tool failed',
  'a turn out of time',
  'database connection lost',
  'working as the owner of the tables: no login of its own could be made or used',
  'not listening',
  'model asked',
  'old things cleared away',
  'old things cleared away failed',
  'a reminder could not be delivered',
  'reminders have to wait',
  'a worker ended',
  'a link for somebody',
  'a letter could not be sent',
  'accounts failed',
  'command failed',
  'the server does not answer',
  'the command could not be started',
] as const

export type LogEvent = (typeof LOG_EVENTS)[number]
