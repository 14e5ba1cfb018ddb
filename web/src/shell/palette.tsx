// Ctrl+K: go to anything, do anything, find a task or a conversation.

import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { listTasks, readConversations } from '../api/calls.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import { filter } from '../state/list-choice.ts'
import { go } from '../state/route.ts'
import { useStore } from '../state/store.ts'
import { learn } from '../state/tasks.ts'
import { commands } from './commands.ts'
import { isPaletteShown, showTask } from './keys.ts'

export interface Choice {
  readonly key: string
  readonly icon: IconName
  readonly name: string
  readonly hint?: string
  act(): void
}

const AFTER_MS = 120
const MOST_FOUND = 6
const none: readonly Choice[] = []

export function Palette() {
  return useStore(isPaletteShown) ? <Open /> : null
}

function Open() {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = useFound(words)
  const choices = useMemo(() => [...matching(words), ...found], [words, found])
  const close = () => isPaletteShown.change(() => false)
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return
    close()
    // The dialog gives the focus back first.
    requestAnimationFrame(() => choice.act())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((before) => (before + step + choices.length) % Math.max(1, choices.length))
    else if (event.key === 'Enter') choose(choices[at])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Go to or do" onClose={close}>
      <input
        type="text"
        role="combobox"
        data-first
        className="field px-3 py-2"
        placeholder="Type a command, a task or a conversation"
        aria-label="Command, task or conversation"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={choices[at] === undefined ? undefined : `${id}-${at}`}
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={id} aria-label="Results" className="mt-3 flex flex-col">
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            role="option"
            key={choice.key}
            id={`${id}-${index}`}
            aria-selected={index === at}
            className="menu-item choice"
            onClick={() => choose(choice)}
            onPointerMove={() => setAt(index)}
          >
            <Icon name={choice.icon} className="size-4.5 text-muted" />
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {choice.name}
            </span>
            {choice.hint !== undefined && <kbd>{choice.hint}</kbd>}
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className="mt-3 text-muted">Nothing matches “{words.trim()}”.</p>}
    </Dialog>
  )
}

function matching(words: string): readonly Choice[] {
  const wanted = words.trim().toLowerCase().split(/\s+/)
  return commands.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
}

/** Tasks and conversations with these words. */
function useFound(words: string): readonly Choice[] {
  const [found, setFound] = useState(none)
  useEffect(() => {
    const query = words.trim()
    if (query === '') return setFound(none)
    let isWanted = true
    const timer = setTimeout(async () => {
      const [tasks, conversations] = await Promise.all([findTasks(query), findConversations(query)])
      if (isWanted) setFound([...tasks, ...conversations])
    }, AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words])
  return found
}

async function findTasks(query: string): Promise<readonly Choice[]> {
  const response = await listTasks({ query, status: 'pending', limit: String(MOST_FOUND) }).catch(() => null)
  const tasks = response?.data?.tasks ?? []
  learn(tasks)
  return tasks.map(({ id, title }) => ({
    key: id,
    icon: 'list',
    name: title,
    act() {
      filter.change(() => 'all')
      showTask(title)
    },
  }))
}

async function findConversations(query: string): Promise<readonly Choice[]> {
  const page = await readConversations(null, query).catch(() => null)
  return (page?.conversations ?? []).slice(0, MOST_FOUND).map(({ id, title, preview }) => ({
    key: id,
    icon: 'chat',
    name: title ?? preview ?? 'Conversation',
    act: () => go({ view: 'talk', conversation_id: id }),
  }))
}
