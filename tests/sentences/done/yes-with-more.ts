// What stands behind a yes to a delete: why it can go, or something that is no yes to that question.

import type { Told } from '../../support/talk-over.ts'

export const yesWithMore: readonly Told[] = [
  [
    'delete the shed // yes, I moved it',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the shed // yes, moved it',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the report // yes, I printed it',
    "OK, I've kept 'read the report'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  ['delete the report // yes, I read it', "'read the report' has been deleted.", 'read the report is gone'],
  [
    'delete milk // yes, I paid a deposit for it',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete milk // yes, they extended the offer',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the shed // yeah, it is due tomorrow',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  ['delete the shed // yes, I sold it', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete the shed // yes, shred it', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete the shed // yes please, they cancelled it', "'sort the shed' has been deleted.", 'sort the shed is gone'],
]
