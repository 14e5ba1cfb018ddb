import type { ShownSuggestion } from '../../../src/domain/suggestion.ts'

/** That a language model was asked, whether the reply rests on it, and every word that was sent. */
export function SuggestionNote({ suggestion }: { suggestion: ShownSuggestion }) {
  const { model, host, sent, reason } = suggestion
  return (
    <details className="suggestion-note">
      <summary>{outcome(suggestion)}</summary>
      {reason !== null && reason !== '' && (
        <p dir="auto">
          Its reason: <q>{reason}</q>
        </p>
      )}
      <p>
        These words were sent to {model} at {host}:
      </p>
      <dl>
        <Row name="Your message" texts={[sent.message]} />
        <Row name="Earlier messages" texts={sent.history} />
        <Row name="Titles" texts={sent.titles} />
      </dl>
    </details>
  )
}

function outcome({ model, used, failure }: ShownSuggestion): string {
  if (used) return `Suggested by ${model}`
  return failure === null
    ? `${model} was asked, but not followed`
    : `${model} was asked, but gave no answer: ${failure}`
}

function Row({ name, texts }: { name: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
        <dd key={index} dir="auto">
          {text}
        </dd>
      ))}
    </div>
  )
}
