import type { SaidAct } from './act-says.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { byName, descriptions, fill } from './sets.ts'

/** Questions and lists by what they are about; the tasks meant must be in the reply and no other. */
const asks = {
  all: [
    'show my tasks',
    'list my tasks',
    "what's on my list?",
    'show me everything',
    'what do i have to do?',
    'show me my to-do list',
    'list everything',
    'what are my tasks?',
    'what is on my plate?',
    'give me my list',
    'pull up my tasks',
    'which tasks do i have?',
    'what tasks are open?',
    'show all open tasks',
  ],
  due: [
    "what's due {d}?",
    'what do i have {d}?',
    'show me everything due {d}',
    'list tasks due {d}',
    'what is due {d}?',
    'do i have anything due {d}?',
    'what do i need to do {d}?',
    'show tasks for {d}',
    'which tasks are due {d}?',
    "what's on for {d}?",
  ],
  priority: [
    'show my {p} priority tasks',
    'what are my {p} priority tasks?',
    'list everything with {p} priority',
    'which tasks are {p} priority?',
    'show {p} priority',
    'show me the {p} priority ones',
  ],
  overdue: [
    "what's overdue?",
    'show overdue tasks',
    'is anything overdue?',
    'which tasks are overdue?',
    'list everything overdue',
    'show me what is overdue',
  ],
  undated: [
    'which tasks have no due date?',
    'show tasks without a date',
    'list everything without a due date',
    'what has no date?',
  ],
  done: [
    'show completed tasks',
    'what have i finished?',
    'which tasks are done?',
    'list my completed tasks',
    'show me everything that is done',
  ],
  words: [
    'show all {w} tasks',
    'do i have anything about the {w}?',
    'find tasks with {w} in them',
    'search for {w}',
    'list everything about the {w}',
  ],
  before: ["what's due before {d}?", 'show everything due before {d}', 'which tasks are due before {d}?'],
  after: ["what's due after {d}?", 'show everything due after {d}', 'which tasks are due after {d}?'],
  both: [
    'show {p} priority tasks due {d}',
    'which {p} priority tasks are due {d}?',
    "what's due {d} with {p} priority?",
  ],
} as const

const about = [
  'when is {x} due?',
  'is {x} done?',
  'do i still have to do {x}?',
  'have i finished {x}?',
  'what is the due date of {x}?',
  'did i already finish {x}?',
  "what's the priority of {x}?",
  'show me {x}',
  'tell me about {x}',
] as const

/** A list by description, or a question about one task. */
export function sayList(r: Random, scene: Scene): SaidAct {
  if (r.chance(0.3)) {
    const set = byName(r, scene, r.pick(scene.tasks).key)
    const tag = r.pick(about)
    const tags = [`list: ${tag}`, `set: ${set.kind}: ${set.tag}`]
    return {
      act: { does: 'list', keys: set.keys },
      text: fill(tag, { x: set.text }),
      form: 'tell',
      tags,
      set,
      endsAt: 'anything',
    }
  }
  const { by, words, tasks } = r.pick(descriptions(scene))
  const tag = r.pick(asks[by])
  const keys = tasks.map((task) => task.key)
  const canSayOn = words.d?.endsWith('day') === true && words.d !== 'today' && /due \{d\}|have \{d\}|do \{d\}/.test(tag)
  const d = canSayOn && r.chance(0.5) ? `on ${words.d}` : (words.d ?? '')
  return {
    act: { does: 'list', keys },
    text: fill(tag, { ...words, d }),
    form: /^(?:show|list|give|pull|find|search)/.test(tag) ? 'do' : 'tell',
    tags: [`list: ${tag}`],
    set: null,
    endsAt: 'anything',
  }
}
