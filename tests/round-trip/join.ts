import type { SaidAct } from './act-says.ts'
import type { Dressed } from './dress.ts'
import type { Random } from './random.ts'

const joints = [
  ' and ',
  ' and ',
  ', then ',
  ' then ',
  ' and then ',
  ', and ',
  ', ',
  '. ',
  '. ',
  '; ',
  ', also ',
  '. also ',
  ' and also ',
  '\n',
  '. then ',
] as const
const stops = ['. ', '. also ', '\n', '. then '] as const

/** Several acts as one message. */
export function joinActs(r: Random, acts: readonly SaidAct[], texts: readonly string[]): Dressed {
  const tags: string[] = []
  let message = texts[0] ?? ''
  for (const [index, text] of texts.entries()) {
    if (index === 0) continue
    const joint = acts[index]?.isGap
      ? r.pick([' and ', ', ', ', and '])
      : jointBehind(r, acts[index - 1]?.endsAt ?? 'anything', acts[index]?.form === 'do')
    const isSentence = joint.startsWith('.') && r.chance(0.6)
    const next = joint + text
    message += isSentence ? next.replace(/[a-z]/, (letter) => letter.toUpperCase()) : next
    tags.push(`join: ${joint.replace('\n', '⏎')}`)
  }
  return { text: message, tags }
}

/** Behind words of the user's own only a full stop says that something new begins, and behind a note only a new line. */
function jointBehind(r: Random, endsAt: SaidAct['endsAt'], isRequest: boolean): string {
  if (endsAt === 'a line') return '\n'
  return endsAt === 'a full stop' || !isRequest ? r.pick(stops) : r.pick(joints)
}
