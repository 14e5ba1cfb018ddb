import { AppError } from '../domain/errors.ts'

/** A language model behind any endpoint that speaks OpenAI's chat completions. */
export interface ModelConfig {
  /** Where questions are posted. */
  readonly url: string
  readonly model: string
  readonly key: string | null
  /** How long one question may take, within the turn's own limit. */
  readonly timeout_ms: number
  /** Questions a minute for each user. */
  readonly per_minute: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Null if no model is configured. A bad value stops the start; the key itself is never repeated. */
export function readModel(env: Environment): ModelConfig | null {
  const { SAYSO_LLM_URL: url = '', SAYSO_LLM_MODEL: model = '', SAYSO_LLM_API_KEY: key = '' } = env
  if (url === '') {
    for (const name of ['SAYSO_LLM_MODEL', 'SAYSO_LLM_API_KEY', 'SAYSO_LLM_TIMEOUT', 'SAYSO_LLM_PER_MINUTE'])
      if ((env[name] ?? '') !== '') throw refuse(`${name} needs SAYSO_LLM_URL, such as http://127.0.0.1:11434/v1.`)
    return null
  }
  if (model.trim() === '' || model.length > 200 || /\p{Cc}/u.test(model))
    throw refuse('SAYSO_LLM_URL needs SAYSO_LLM_MODEL, the name of the model to ask.')
  if (/[^\x21-\x7e]/.test(key)) throw refuse('SAYSO_LLM_API_KEY must be one word of plain letters, digits and signs.')
  return {
    url: readUrl(url),
    model: model.trim(),
    key: key === '' ? null : key,
    timeout_ms: readNumber(env, 'SAYSO_LLM_TIMEOUT', 10, 300) * 1000,
    per_minute: readNumber(env, 'SAYSO_LLM_PER_MINUTE', 20, 10_000),
  }
}

const ENDPOINT = '/chat/completions'

function readUrl(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw refuse(`SAYSO_LLM_URL=${text}: must look like https://host/v1.`)
  if (url.username !== '' || url.password !== '')
    throw refuse('SAYSO_LLM_URL must hold no name or password; a key goes into SAYSO_LLM_API_KEY.')
  let path = url.pathname
  while (path.endsWith('/')) path = path.slice(0, -1)
  url.pathname = path.endsWith(ENDPOINT) ? path : `${path}${ENDPOINT}`
  return url.href
}

function readNumber(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name] ?? ''
  if (text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw refuse(`${name}=${text}: must be a whole number from 1 to ${most}.`)
  return value
}

function refuse(sentence: string): AppError {
  return new AppError('CONFIGURATION', sentence)
}
