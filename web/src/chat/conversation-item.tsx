import { useEffect, useRef, useState } from 'react'
import type { ConversationSummary } from '../../../src/domain/conversation.ts'
import { deleteConversation, renameConversation } from '../api/calls.ts'
import { Icon } from '../parts/icon.tsx'
import { conversation } from '../state/conversation.ts'
import { draftKey, keep } from '../state/kept.ts'
import { tellFault } from '../state/notices.ts'
import { go } from '../state/route.ts'
import { usePart } from '../state/store.ts'
import { newConversation, useName } from './names.ts'

interface Props {
  readonly one: ConversationSummary
  readonly onChosen: () => void
  readonly onDeleted: () => void
}

export function ConversationItem({ one, onChosen, onDeleted }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing')
  const isCurrent = usePart(conversation, ({ id }) => id === one.id)
  const name = useName(one.title, one.preview)
  const wasDoing = useRef(false)
  const done = () => setDoing('nothing')
  useEffect(() => {
    if (wasDoing.current && doing === 'nothing') button.current?.focus()
    wasDoing.current = doing !== 'nothing'
  }, [doing])
  if (doing === 'renaming') return <Rename one={one} name={name} onEnd={done} />
  if (doing === 'deleting') return <Delete one={one} name={name} onEnd={done} onDeleted={onDeleted} />
  return (
    <li className="flex items-center">
      <button
        type="button"
        ref={button}
        className="menu-item min-w-0 flex-1 flex-col items-start gap-0"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          go({ view: 'talk', conversation_id: one.id })
          onChosen()
        }}
      >
        <span dir="auto" className="w-full truncate">
          {name}
        </span>
        <span className="text-sm text-muted">
          {new Date(one.updated_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Rename ${name}`}
        title="Rename"
        onClick={() => setDoing('renaming')}
      >
        <Icon name="pencil" className="size-4.5" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => setDoing('deleting')}
      >
        <Icon name="trash" className="size-4.5" />
      </button>
    </li>
  )
}

interface DoingProps {
  readonly one: ConversationSummary
  readonly name: string
  readonly onEnd: () => void
}

function Rename({ one, name, onEnd }: DoingProps) {
  const [title, setTitle] = useState(one.title ?? '')
  return (
    <li>
      <form
        className="flex gap-2 px-2 py-2"
        onSubmit={(event) => {
          event.preventDefault()
          renameConversation(one.id, title.trim() === '' ? null : title.trim()).then(onEnd, tellFault)
        }}
      >
        <input
          dir="auto"
          className="field px-3 py-2"
          aria-label={`New name for ${name}`}
          maxLength={255}
          placeholder={name}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the name that was just clicked
          autoFocus
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Only what was begun is left, not the whole panel.
            event.preventDefault()
            onEnd()
          }}
        />
        <button type="submit" className="button button-main">
          Save
        </button>
      </form>
    </li>
  )
}

function Delete({ one, name, onEnd, onDeleted }: DoingProps & Pick<Props, 'onDeleted'>) {
  const remove = async () => {
    if (conversation.read().id === one.id) newConversation()
    await deleteConversation(one.id)
    keep(draftKey(one.id), null)
    onDeleted()
  }
  return (
    <li className="rounded-lg px-2 py-3">
      <p>
        Delete ‘<bdi>{name}</bdi>’ with its messages? Your tasks stay.
      </p>
      <div className="mt-3 flex gap-2">
        <button type="button" className="button button-danger" onClick={() => void remove().catch(tellFault)}>
          Yes, delete
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed */}
        <button type="button" className="button" autoFocus onClick={onEnd}>
          No, keep
        </button>
      </div>
    </li>
  )
}
