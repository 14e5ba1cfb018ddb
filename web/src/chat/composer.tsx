import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Piece } from '../engine/preview.ts'
import { Icon } from '../parts/icon.tsx'
import type { Conversation } from '../state/conversation.ts'
import { draftKey, keep, readKept } from '../state/kept.ts'
import { questionIn } from '../state/pending.ts'
import { say } from '../state/say.ts'
import { usePreview } from './use-preview.ts'
import { useVoice } from './voice.ts'

const MOST = 4000

/** Where one talks. What was begun is kept, for each conversation. */
export function Composer({ shown }: { shown: Conversation }) {
  const key = draftKey(shown.id)
  const [text, setText] = useState(() => readKept(key) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const pieces = usePreview(text, questionIn(shown.turns))
  const voice = useVoice(text, setText)
  const isTooLong = [...text.trim()].length > MOST

  const keptAs = useRef(key)
  useEffect(() => {
    // A new conversation that gets its id takes what was begun along.
    if (keptAs.current !== key) keep(keptAs.current, null)
    keptAs.current = key
    keep(key, text)
  }, [key, text])
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + (text === '' ? 0 : 2), 200)}px`
  }, [text])

  // With a keyboard at hand one can begin at once; on a phone it would cover half of the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.activeElement === document.body) field.current?.focus()
  }, [])

  const send = () => {
    if (text.trim() === '' || isTooLong) return
    say(text)
    setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
    // So that single keys are shortcuts again.
    if (event.key === 'Escape') field.current?.blur()
    const last = shown.turns.at(-1)
    if (event.key === 'ArrowUp' && text === '' && last !== undefined) setText(last.text)
  }
  return (
    <form
      className="measure pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p id="preview" className="preview" data-shown={pieces.length > 0}>
        <Pieces pieces={pieces} />
        {isTooLong && ` Message must be under ${MOST} characters`}
      </p>
      <div className="composer">
        <textarea
          ref={field}
          id="say"
          rows={1}
          dir="auto"
          className="max-h-50 min-w-0 flex-1 resize-none bg-transparent px-4 py-3 outline-none placeholder:whitespace-nowrap"
          placeholder="Tell me what you need to do"
          aria-label="Your message"
          aria-describedby="preview"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {voice.isOffered && (
          <button
            type="button"
            className="icon-button m-1"
            aria-label={voice.isListening ? 'Stop listening' : 'Speak'}
            title={voice.isListening ? 'Stop listening' : 'Speak'}
            aria-pressed={voice.isListening}
            onClick={voice.toggle}
          >
            <Icon name="mic" />
          </button>
        )}
        <button
          type="submit"
          className="send"
          aria-label="Send"
          title="Send (Enter)"
          disabled={text.trim() === '' || isTooLong}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const placed = pieces.map((piece, index) => ({ ...piece, id: `${index} ${piece.text}` }))
  return placed.map(({ id, text, stands_out }) =>
    stands_out ? (
      <em key={id} dir="auto">
        {text}
      </em>
    ) : (
      <span key={id}>{text}</span>
    ),
  )
}
