// Reads a message by the phrase that opens it; the longest phrase wins.

import type { Action, SmallTalk } from '../domain/action.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import { readReference } from './reference.ts'
import { noWords, type Phrase, phrases, yesWords } from './rules/phrases.ts'
import { type Token, tokenize } from './tokens.ts'
import type { Situation, Understanding } from './understanding.ts'

const polite = new Set(['please', 'can', 'could', 'you'])

interface Opening {
  readonly phrase: Phrase
  readonly words: readonly string[]
}

const openings: readonly Opening[] = phrases
  .flatMap((phrase) => phrase.says.map((said) => ({ phrase, words: said.replace(':', '').split(' ') })))
  .sort((one, other) => other.words.length - one.words.length)

export function understand(message: string, _situation: Situation): Understanding {
  const answer = readAnswer(message)
  if (answer !== null) return found(answer, `confirm.${answer === 'CONFIRM_YES' ? 'yes' : 'no'}`, {}, [])
  const words = tokenize(message).filter((token) => token.kind === 'word')
  let from = 0
  while (from < words.length - 1 && polite.has(words[from]?.text ?? '')) from++
  for (const { phrase, words: said } of openings) {
    if (!said.every((word, index) => words[from + index]?.text === word)) continue
    const rest = restOf(message, words, from + said.length)
    return read(phrase, said[0] ?? '', rest)
  }
  return unclear(message)
}

/** Compared with the raw message, so that look-alike letters are no yes. */
function readAnswer(message: string): 'CONFIRM_YES' | 'CONFIRM_NO' | null {
  const said = message
    .trim()
    .toLowerCase()
    .replace(/[\u2019]/g, "'")
    .replace(/,/g, '')
    .replace(/[.!]{1,3}$/, '')
  if (yesWords.includes(said)) return 'CONFIRM_YES'
  return noWords.includes(said) ? 'CONFIRM_NO' : null
}

function restOf(message: string, words: readonly Token[], from: number): string {
  const first = words[from]
  const last = words.at(-1)
  return first === undefined || last === undefined ? '' : message.slice(first.start, last.end)
}

const topics: Record<string, SmallTalk> = { 'chat.greeting': 'greeting', 'chat.thanks': 'thanks', 'chat.help': 'help' }

function read(phrase: Phrase, opening: string, rest: string): Understanding {
  switch (phrase.intent) {
    case 'CREATE_TASK':
      return found(phrase.intent, phrase.id, rest === '' ? {} : { title: rest }, [
        { does: 'create', items: [{ title: rest }] },
      ])
    case 'LIST_TASKS':
      return found(phrase.intent, phrase.id, {}, [{ does: 'list', filter: {} }])
    case 'GENERAL_CHAT':
      return found(phrase.intent, phrase.id, {}, [{ does: 'talk', about: topics[phrase.id] ?? 'other' }])
    case 'UPDATE_TASK':
      return readUpdate(phrase, opening, rest)
    default: {
      const text = phrase.around_is === 'end' ? cutEnd(rest, phrase.around ?? []) : rest
      const which = readReference(text)
      const params = text === '' ? {} : { task_reference: text }
      if (phrase.intent === 'DELETE_TASK') return found(phrase.intent, phrase.id, params, [{ does: 'delete', which }])
      return found('COMPLETE_TASK', phrase.id, params, [
        { does: 'complete', which, completed: phrase.reopens !== true },
      ])
    }
  }
}

function readUpdate(phrase: Phrase, opening: string, rest: string): Understanding {
  if (opening === 'make') return update(phrase, 'it', rest)
  const split = / to /i.exec(rest)
  return split === null
    ? update(phrase, rest, '')
    : update(phrase, rest.slice(0, split.index), rest.slice(split.index + split[0].length))
}

function update(phrase: Phrase, reference: string, title: string): Understanding {
  const params = {
    ...(reference === '' ? {} : { task_reference: reference }),
    ...(title === '' ? {} : { new_title: title }),
  }
  const changes = title === '' ? {} : { title }
  return found('UPDATE_TASK', phrase.id, params, [{ does: 'update', which: readReference(reference), changes }])
}

function cutEnd(text: string, ends: readonly string[]): string {
  const lower = text.toLowerCase()
  const end = ends.find((phrase) => lower.endsWith(` ${phrase}`))
  return end === undefined ? text : text.slice(0, -end.length - 1)
}

function unclear(message: string): Understanding {
  const isQuestion = message.trim().endsWith('?')
  if (isQuestion) return found('GENERAL_CHAT', 'chat.question', {}, [{ does: 'talk', about: 'other' }])
  const params = { possible_intents: ['CREATE_TASK', 'LIST_TASKS'] }
  return { ...found('AMBIGUOUS', 'none', params, []), actions: [] }
}

function found(
  intent_type: IntentType,
  rule_id: string,
  extracted_params: Record<string, unknown>,
  actions: Action[],
): Understanding {
  const intent: UserIntent = {
    intent_type,
    confidence: intent_type === 'AMBIGUOUS' ? 0.5 : 0.95,
    extracted_params,
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id,
  }
  return { intent, actions, spans: [] }
}
