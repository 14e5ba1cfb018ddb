// What people put around a request, and how they type.

import type { SaidAct } from './act-says.ts'
import { writesNote } from './meaning.ts'
import type { Random } from './random.ts'

export interface Dressed {
  readonly text: string
  readonly tags: readonly string[]
}

const openers = [
  'hey, ',
  'hi, ',
  'ok, ',
  'ok so ',
  'alright, ',
  'so ',
  'hey sayso, ',
  'well, ',
  'hello! ',
  'oh, ',
  'right, ',
  'good morning! ',
] as const
export const REQUESTS = [
  'please ',
  'can you ',
  'could you ',
  'could you please ',
  'can you please ',
  'would you please ',
  'pls ',
  'go ahead and ',
  'i want you to ',
  "i'd like you to ",
  'just ',
  'you can ',
  'would you ',
] as const
/** What only the agent can do may also be wished for. */
const wishes = ["i'd like to ", 'i want to ', "let's ", 'i would like to '] as const
const behind = [
  ' please',
  ', please',
  ', thanks',
  ' thanks',
  ', thank you',
  ' pls',
  ', cheers',
  ', thank you!',
] as const
const behindTold = [', thanks', '!', ', thank you'] as const
/** Only what is done is celebrated. */
const behindDone = [...behindTold, ' 🎉'] as const

/** Politeness in front of one act, where it is a request. */
export function politely(r: Random, said: SaidAct): Dressed {
  if (said.form !== 'do' || said.isGap || !r.chance(0.4)) return { text: said.text, tags: [] }
  const canBeWished =
    said.act.does !== 'finish' && said.act.does !== 'list' && !/^(?:remind|remember|note|mark)/.test(said.text)
  const front = r.pick(
    canBeWished && r.chance(0.25)
      ? wishes
      : REQUESTS.filter((one) => !(one === 'just ' && said.text.startsWith('finish'))),
  )
  return { text: front + said.text, tags: [`front: ${front}`] }
}

/** The whole message with what goes around it. */
export function framed(r: Random, text: string, last: SaidAct | undefined): Dressed {
  if (last === undefined) return { text, tags: [] }
  const tags: string[] = []
  let dressed = text
  if (r.chance(0.12)) {
    const front = r.pick(openers)
    dressed = front + dressed
    tags.push(`opener: ${front}`)
  }
  const isAsked = dressed.endsWith('?')
  if (!isAsked && !writesNote(last.act) && r.chance(0.15)) {
    const end = r.pick(last.form === 'do' ? behind : last.act.does === 'finish' ? behindDone : behindTold)
    dressed += end
    tags.push(`behind: ${end}`)
  } else if (!isAsked && r.chance(0.2)) dressed += '.'
  return { text: dressed, tags }
}

/** Letters and marks as people type them. */
export function typed(r: Random, text: string): Dressed {
  const tags: string[] = []
  let result = text
  if (r.chance(0.12) && /\b(?:i've|i'm|isn't|aren't|doesn't|don't|that's|what's|let's|i'd)\b/.test(result)) {
    result = result.replace(/\b(i've|i'm|isn't|aren't|doesn't|don't|that's|what's|let's|i'd)\b/g, (word) =>
      word.replace("'", ''),
    )
    tags.push('typed: no apostrophe')
  }
  const dice = r.below(100)
  if (dice < 35) result = result.toLowerCase()
  else if (dice < 40) {
    result = result.toUpperCase()
    tags.push('typed: capitals')
  } else if (dice < 75) result = (result.charAt(0).toUpperCase() + result.slice(1)).replace(/\bi\b/g, 'I')
  return { text: result, tags }
}

const VERBS = [
  'finish',
  'complete',
  'check',
  'cross',
  'reopen',
  'uncheck',
  'reschedule',
  'postpone',
  'delay',
  'shift',
  'change',
  'schedule',
  'snooze',
  'remove',
  'delete',
  'rename',
  'cancel',
  'erase',
  'create',
  'remind',
  'clear',
] as const

/** Two letters of the first verb swapped, or one left out. */
export function mistyped(r: Random, text: string): Dressed {
  const verb = VERBS.find((one) => text.startsWith(`${one} `))
  if (verb === undefined) return { text, tags: [] }
  const at = 1 + r.below(verb.length - 3)
  const swapped = verb.slice(0, at) + verb.charAt(at + 1) + verb.charAt(at) + verb.slice(at + 2)
  const dropped = verb.slice(0, at) + verb.slice(at + 1)
  const wrong = swapped === verb || r.chance(0.3) ? dropped : swapped
  return { text: wrong + text.slice(verb.length), tags: [`typo: ${verb} as ${wrong}`] }
}
