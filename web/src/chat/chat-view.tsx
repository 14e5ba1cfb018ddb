import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { ToastView } from '../shell/toast-view.tsx'
import { conversation, openConversation } from '../state/conversation.ts'
import { useStore } from '../state/store.ts'
import { Composer } from './composer.tsx'
import { ConversationsPanel } from './conversations-panel.tsx'
import { FirstVisit } from './first-visit.tsx'
import { newConversation, useName } from './names.ts'
import { TurnsView } from './turns-view.tsx'

export function ChatView() {
  const shown = useStore(conversation)
  const [isChoosing, setChoosing] = useState(false)
  const name = useName(shown.title, shown.turns[0]?.text ?? null)
  return (
    <section aria-label="Conversation" className="flex min-h-0 flex-1 flex-col">
      {shown.turns.length > 0 && <h2 className="sr-only">Conversation</h2>}
      <div className="flex items-center gap-1 px-5 pt-3 pb-2">
        <button type="button" className="conversation-name" onClick={() => setChoosing(true)}>
          <span className="sr-only">Conversations: </span>
          <span dir="auto" className="truncate">
            {name}
          </span>
          <Icon name="down" className="size-4 text-muted" />
        </button>
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label="New conversation"
          title="New conversation (n)"
          onClick={newConversation}
        >
          <Icon name="plus" />
        </button>
      </div>
      {shown.status === 'failed' ? (
        <div className="empty">
          <p>This conversation can't be loaded right now.</p>
          <button type="button" className="button mt-4" onClick={() => void openConversation(shown.id)}>
            Try again
          </button>
        </div>
      ) : shown.turns.length === 0 && shown.status === 'ready' ? (
        <FirstVisit />
      ) : (
        <TurnsView key={shown.opened} shown={shown} />
      )}
      <ToastView place="chat" />
      <Composer key={`composer ${shown.opened}`} shown={shown} />
      {isChoosing && <ConversationsPanel onClose={() => setChoosing(false)} />}
    </section>
  )
}
