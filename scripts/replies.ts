// Every reply in both voices, and what was really said in the conversations of the tests, on one page to be read aloud:
// docs/replies.md (not kept in git).

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, ReplyKey, ReplyValues } from '../src/engine/replies/catalogue.ts'
import { examples } from '../src/engine/replies/examples.ts'
import { policy } from '../src/engine/replies/policy.ts'
import { singleShot } from '../src/engine/replies/single-shot.ts'
import { conversations } from '../tests/conversations.ts'
import { World } from '../tests/simulation/world.ts'
import { talkInMemory } from '../tests/undo/talker.ts'

const MOST_SAID = 6

interface Said {
  readonly message: string
  readonly reply: string
}

/** The conversations of the tests, once more in memory; the trace of a reply names the keys it was made of. */
async function reallySaid(): Promise<Map<string, Said[]>> {
  const all = new Map<string, Said[]>()
  for (const { exchanges } of conversations) {
    const talker = talkInMemory(new World(1))
    for (const { say: message } of exchanges) {
      const { response: reply, reasoning_trace } = await talker.say(message)
      const [, keys = ''] = /answers ([a-z_, ]+)/.exec(reasoning_trace) ?? []
      for (const key of keys.split(', ')) {
        const said = all.get(key) ?? []
        if (!said.some((one) => one.reply === reply)) all.set(key, [...said, { message, reply }])
      }
    }
  }
  return all
}

/** Each example pairs a key with its own values; the union of them all hides that from the compiler. */
function speak<K extends ReplyKey>(voice: Catalogue, key: K, values: ReplyValues[K]): string {
  return voice[key](values)
}
const speakAny: (voice: Catalogue, key: ReplyKey, values: never) => string = speak

function sectionOf(key: ReplyKey, said: readonly Said[]): string {
  const own = examples.filter(([name]) => name === key)
  const rows = own.map(([, values]) => {
    const [usual, single] = [speakAny(policy, key, values as never), speakAny(singleShot, key, values as never)]
    return `| ${cell(usual)} | ${usual === single ? 'the same' : cell(single)} |`
  })
  const real = said.slice(0, MOST_SAID).map(({ message, reply }) => `- “${message}” → ${cell(reply)}`)
  return [`## ${key}`, '', '| conversation | single shot |', '| --- | --- |', ...rows, '', ...real, ''].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
}

const said = await reallySaid()
const keys = [...new Set(examples.map(([key]) => key))]
const file = join(import.meta.dirname, '../docs/replies.md')
writeFileSync(file, ['# Every reply', '', ...keys.map((key) => sectionOf(key, said.get(key) ?? []))].join('\n'))
process.stdout.write(`${keys.length} replies, ${examples.length} examples: ${file}\n`)
