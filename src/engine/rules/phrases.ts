import type { IntentType } from '../../domain/intent.ts'

/** A phrase that opens a message and what the words after it are. `around` splits them: "rename X to Y", "mark X as done". */
export interface Phrase {
  readonly id: string
  readonly intent: IntentType
  readonly says: readonly string[]
  readonly rest: 'title' | 'reference' | 'nothing'
  readonly around?: readonly string[]
  readonly around_is?: 'end' | 'new_title'
  readonly reopens?: boolean
  readonly examples: readonly string[]
}

export const phrases: readonly Phrase[] = [
  {
    id: 'create.add',
    intent: 'CREATE_TASK',
    says: [
      'add task',
      'add a task to',
      'add a task',
      'add',
      'create a task to',
      'create a task',
      'create',
      'make a task to',
      'todo:',
      'todo',
      'write down',
      'remember to',
      'remember',
    ],
    rest: 'title',
    examples: ['add task water the plants', 'todo: water the plants', 'create a task to water the plants'],
  },
  {
    id: 'create.remind',
    intent: 'CREATE_TASK',
    says: ['remind me to', 'remind me about', 'remind me', 'i need to', "don't forget to", "don't let me forget to"],
    rest: 'title',
    examples: ['remind me to water the plants', 'I need to water the plants', "don't forget to water the plants"],
  },
  {
    id: 'list.show',
    intent: 'LIST_TASKS',
    says: [
      'show my tasks',
      'show me my tasks',
      'show tasks',
      'show me',
      'show all tasks',
      'list my tasks',
      'list tasks',
      'what are my tasks',
      'my list',
      'my tasks',
      'what do i need to do',
      "what's on my list",
      'view my tasks',
      'display my tasks',
      'see my tasks',
      'check my tasks',
      'show',
      'list',
    ],
    rest: 'nothing',
    examples: ['show my tasks', 'what do I need to do?'],
  },
  {
    id: 'complete.mark',
    intent: 'COMPLETE_TASK',
    says: ['mark', 'check off', 'tick off'],
    rest: 'reference',
    around: ['as done', 'as completed', 'as complete', 'done', 'completed', 'as finished'],
    around_is: 'end',
    examples: ['mark the plants as done', 'check off task 2'],
  },
  {
    id: 'complete.done',
    intent: 'COMPLETE_TASK',
    says: ['complete', 'completed', 'finish', 'finished', 'done with', 'i did', 'i finished', "i've finished", 'done'],
    rest: 'reference',
    examples: ['complete task 2', 'finished the plants', 'I did the plants'],
  },
  {
    id: 'complete.reopen',
    intent: 'COMPLETE_TASK',
    says: ['reopen', 'uncheck', 'unmark'],
    rest: 'reference',
    reopens: true,
    examples: ['reopen the plants'],
  },
  {
    id: 'update.rename',
    intent: 'UPDATE_TASK',
    says: ['rename', 'change', 'update', 'modify', 'edit', 'fix'],
    rest: 'reference',
    around: ['to'],
    around_is: 'new_title',
    examples: ['rename plants to feed the cat', 'change task 2 to feed the cat'],
  },
  {
    id: 'update.make',
    intent: 'UPDATE_TASK',
    says: ['make it'],
    rest: 'title',
    examples: ['make it feed the cat'],
  },
  {
    id: 'delete.delete',
    intent: 'DELETE_TASK',
    says: ['delete', 'remove', 'cancel', 'get rid of', 'forget', 'erase'],
    rest: 'reference',
    examples: ['delete the plants', 'cancel task 2'],
  },
  { id: 'chat.greeting', intent: 'GENERAL_CHAT', says: ['hello', 'hi', 'hey'], rest: 'nothing', examples: ['hello'] },
  { id: 'chat.thanks', intent: 'GENERAL_CHAT', says: ['thanks', 'thank you'], rest: 'nothing', examples: ['thanks'] },
  { id: 'chat.help', intent: 'GENERAL_CHAT', says: ['help'], rest: 'nothing', examples: ['help'] },
]

export const yesWords = [
  'yes',
  'yep',
  'yeah',
  'y',
  'confirm',
  'do it',
  'go ahead',
  'sure',
  'ok',
  'okay',
  'yes please',
  'yes delete it',
]
export const noWords = ['no', 'nope', 'n', 'cancel', "don't", 'never mind', 'nevermind', 'stop', 'no thanks']
