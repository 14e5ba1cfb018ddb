// What the terminal says of a language model: that a reply rests on it, and which words it was told.

import type { AskedModel, ShownSuggestion } from '../domain/suggestion.ts'
import { countOf } from './terminal.ts'

/** One line under a reply. */
export function suggestionNote({ model, host, used, failure, sent }: ShownSuggestion): string {
  const told = [
    'your message',
    ...(sent.history.length > 0 ? [countOf(sent.history.length, 'earlier message')] : []),
    ...(sent.titles.length > 0 ? [countOf(sent.titles.length, 'title')] : []),
  ]
  const outcome = used
    ? 'suggested this'
    : failure === null
      ? 'was asked, but its answer was not used'
      : `gave no answer (${failure})`
  return `${model} ${outcome}. Sent to ${host}: ${told.join(', ')}.`
}

/** Every word that left the machine. */
export function sentWords({ model, host, sent }: ShownSuggestion): string {
  return [
    `Sent to ${model} at ${host}:`,
    `  message  ${sent.message}`,
    ...sent.history.map((text) => `  earlier  ${text.replace(/\n/g, '\n           ')}`),
    ...sent.titles.map((title) => `  title    ${title}`),
  ].join('\n')
}

export function modelState({ model, host, ask_model }: AskedModel): string {
  if (model === null) return 'No language model is configured (SAYSO_LLM_URL).'
  return ask_model
    ? `${model} at ${host} is asked when I am not sure what you mean.`
    : `${model} at ${host} is not asked: you switched it off.`
}
