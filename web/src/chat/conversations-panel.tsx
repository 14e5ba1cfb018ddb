import { useEffect, useRef, useState } from 'react'
import type { ConversationSummary } from '../../../src/domain/conversation.ts'
import { readConversations } from '../api/calls.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { conversationChanges } from '../state/live.ts'
import { tellFault } from '../state/notices.ts'
import { useStore } from '../state/store.ts'
import { ConversationItem } from './conversation-item.tsx'
import { newConversation } from './names.ts'

interface Read {
  readonly conversations: readonly ConversationSummary[]
  readonly next_cursor: string | null
}

export function ConversationsPanel({ onClose }: { onClose: () => void }) {
  const changes = useStore(conversationChanges)
  const [read, setRead] = useState<Read | null>(null)
  const [words, setWords] = useState('')
  const first = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when one has changed
  useEffect(() => {
    let isWanted = true
    readConversations(null, words).then((page) => isWanted && setRead(page), tellFault)
    return () => {
      isWanted = false
    }
  }, [changes, words])

  const more = async (cursor: string) => {
    const page = await readConversations(cursor, words)
    setRead((before) => ({ ...page, conversations: [...(before?.conversations ?? []), ...page.conversations] }))
  }
  return (
    <Dialog title="Conversations" onClose={onClose} side>
      <button
        type="button"
        ref={first}
        data-first
        className="button mt-2 mb-4 w-full"
        onClick={() => {
          newConversation()
          onClose()
        }}
      >
        <Icon name="plus" className="size-4" /> New conversation
      </button>
      <label className="mb-3 block">
        <span className="sr-only">Search conversations</span>
        <input
          type="search"
          className="field px-3 py-2"
          placeholder="Search conversations"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {read?.conversations.length === 0 && (
        <p className="text-muted">
          {words.trim() === '' ? 'No conversations yet.' : `Nothing matches “${words.trim()}”.`}
        </p>
      )}
      <ul className="-mx-2 flex flex-col">
        {read?.conversations.map((one) => (
          <ConversationItem key={one.id} one={one} onChosen={onClose} onDeleted={() => first.current?.focus()} />
        ))}
      </ul>
      {read?.next_cursor != null && (
        <button
          type="button"
          className="button mt-3 w-full"
          onClick={() => void more(read.next_cursor ?? '').catch(tellFault)}
        >
          Show older
        </button>
      )}
    </Dialog>
  )
}
