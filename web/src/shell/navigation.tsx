import { Icon, type IconName } from '../parts/icon.tsx'
import { conversation } from '../state/conversation.ts'
import { addressOf, type Route, route } from '../state/route.ts'
import { usePart, useStore } from '../state/store.ts'
import { isHelpShown, isPaletteShown } from './keys.ts'
import { switchTheme, useTheme } from './theme.ts'
import { useAccounts } from './token-dialog.tsx'

const views: readonly [Route['view'], string, IconName][] = [
  ['talk', 'Chat', 'chat'],
  ['tasks', 'Tasks', 'list'],
  ['insights', 'Insights', 'chart'],
  ['settings', 'Settings', 'gear'],
]

/** At the top of a wide screen, at the bottom of a phone. A wide screen shows chat and tasks as one view. */
export function Navigation() {
  const { view } = useStore(route)
  const id = usePart(conversation, (now) => now.id)
  return (
    <nav aria-label="Views" className="navigation">
      {views.map(([name, label, icon]) => (
        <a
          key={name}
          href={name === 'talk' ? addressOf({ view: 'talk', conversation_id: id }) : `#/${name}`}
          className={name === 'tasks' ? 'tab narrow-only' : 'tab'}
          aria-current={view === name ? 'page' : undefined}
          data-with-tasks={name === 'talk' && view === 'tasks' ? '' : undefined}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  )
}

export function Header() {
  const theme = useTheme()
  return (
    <header className="header">
      <h1 className="flex items-center gap-2 font-semibold tracking-tight">
        <Icon name="chat" className="size-6 text-accent" />
        Sayso
      </h1>
      <Navigation />
      <div className="flex gap-1">
        {useAccounts() && (
          <a href="#/account" className="icon-button" aria-label="Your account" title="Your account">
            <Icon name="person" />
          </a>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label="Search or run a command"
          title="Search or run a command (Ctrl K)"
          onClick={() => isPaletteShown.change(() => true)}
        >
          <Icon name="search" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={() => isHelpShown.change(() => true)}
        >
          <Icon name="keyboard" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
          title={theme === 'dark' ? 'Light theme' : 'Dark theme'}
          onClick={switchTheme}
        >
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
      </div>
    </header>
  )
}
