import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { setLogLevel } from '../runtime/log.ts'
import { readCaller } from './caller.ts'
import { modelState } from './suggestion-words.ts'
import { openTalk } from './talk.ts'
import { printable } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

/** Says whether a language model is asked, switches that on or off for a user, or tries the one that is configured. */
export async function model(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.model, args)
  const [word = '', ...more] = positionals
  if (more.length > 0 || !['', 'check', 'on', 'off'].includes(word))
    throw new AppError('BAD_REQUEST', 'sayso model takes check, on, off or nothing.')
  const config = readConfig(process.env)
  if (word === 'check') {
    if (config.model === null)
      throw new AppError('CONFIGURATION', 'There is no model to check: set SAYSO_LLM_URL and SAYSO_LLM_MODEL.')
    setLogLevel('error')
    const { checkModel } = await import('./model-check.ts')
    return (await checkModel(config.model, (text) => void process.stdout.write(text))) ? 0 : 1
  }
  const talk = await openTalk(config, readCaller(values.user))
  try {
    const state = await talk.model(word === '' ? undefined : word === 'on')
    process.stdout.write(`${printable(modelState(state))}\n`)
    return 0
  } finally {
    await talk.close()
  }
}
