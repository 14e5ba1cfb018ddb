import { useEffect } from 'react'
import { ChatView } from './chat/chat-view.tsx'
import { DeleteDialog } from './list/delete-dialog.tsx'
import { ListView } from './list/list-view.tsx'
import { later } from './parts/later.tsx'
import { useKeys } from './shell/keys.ts'
import { KeysDialog } from './shell/keys-dialog.tsx'
import { Header } from './shell/navigation.tsx'
import { NoticeBar, OfflineBar, Spoken } from './shell/notices.tsx'
import { Palette } from './shell/palette.tsx'
import { TokenForm, useAccounts, useTokenNeeded } from './shell/token-dialog.tsx'
import { conversation, LAST, openConversation } from './state/conversation.ts'
import { readKept } from './state/kept.ts'
import { goLive } from './state/live.ts'
import { followPrinting } from './state/printing.ts'
import { reminders } from './state/reminders.ts'
import { followAddress, type Route, route, settle } from './state/route.ts'
import { usePart, useStore } from './state/store.ts'
import { readZone } from './state/zone.ts'

const moment = <p className="empty">One moment…</p>
const Insights = later(async () => (await import('./insights/insights-view.tsx')).InsightsView, moment)
const Reminders = later(async () => (await import('./reminders/reminder-cards.tsx')).ReminderCards)
const Account = later(async () => (await import('./account/all.ts')).AccountView, moment)
const DoorView = later(async () => (await import('./account/all.ts')).DoorView, moment)
const AllowView = later(async () => (await import('./account/all.ts')).AllowView, moment)
const AgentQuestions = later(async () => (await import('./account/all.ts')).AgentQuestions)
const Settings = later(async () => (await import('./settings/settings-view.tsx')).SettingsView, moment)

export function App() {
  const now = useStore(route)
  const needsToken = useTokenNeeded()
  const accounts = useAccounts()
  const hasReminders = usePart(reminders, (due) => due.length > 0)
  useKeys()
  useEffect(followAddress, [])
  useEffect(followPrinting, [])
  useEffect(() => (needsToken ? undefined : goLive()), [needsToken])
  useConversationOf(now)
  // The settings view may have changed them.
  useEffect(() => {
    if (now.view !== 'settings') readZone().catch(() => {})
  }, [now.view])
  return (
    <div className="page">
      <Header />
      {!needsToken && <OfflineBar />}
      {!needsToken && hasReminders && <Reminders />}
      {!needsToken && accounts && <AgentQuestions />}
      {needsToken ? <SignIn now={now} /> : <Main now={now} />}
      <NoticeBar />
      <Spoken />
      <DeleteDialog />
      <KeysDialog />
      <Palette />
    </div>
  )
}

/** With a token somebody else gave out, or with an account here. */
function SignIn({ now }: { now: Route }) {
  if (useAccounts()) return <DoorView door={now.view === 'door' ? now.door : null} />
  return (
    <main className="flex flex-1 p-5">
      <TokenForm />
    </main>
  )
}

const views = { insights: <Insights />, settings: <Settings />, account: <Account /> }

function Main({ now }: { now: Route }) {
  const { view } = now
  if (view === 'door') {
    const isAsked = now.door.kind === 'authorize' || now.door.kind === 'device'
    return isAsked ? <AllowView door={now.door} /> : <DoorView door={now.door} />
  }
  if (view !== 'talk' && view !== 'tasks') return <main className="scroller min-h-0 flex-1">{views[view]}</main>
  return (
    <main className="both" data-view={view}>
      <div className="side side-chat">
        <ChatView />
      </div>
      <div className="side side-list">
        <ListView />
      </div>
    </main>
  )
}

function useConversationOf(now: Route): void {
  const id = now.view === 'talk' ? now.conversation_id : undefined
  useEffect(() => {
    if (id !== undefined) void openConversation(id)
    else if (conversation.read().id === null) void openConversation(readKept(LAST))
  }, [id])
}

/** An address without a conversation leads to the last one, when the page is opened. */
export function resume(): void {
  const now = route.read()
  if (now.view === 'talk' && now.conversation_id === null) settle({ view: 'talk', conversation_id: readKept(LAST) })
}
