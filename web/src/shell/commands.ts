// Everything that can be gone to or done from Ctrl+K, with its key where it has one.

import { newConversation } from '../chat/names.ts'
import { conversation } from '../state/conversation.ts'
import { filter, filters } from '../state/list-choice.ts'
import { printAll } from '../state/printing.ts'
import { go } from '../state/route.ts'
import { sayReversal } from '../state/say.ts'
import { addTask, focusSearch, isHelpShown } from './keys.ts'
import type { Choice } from './palette.tsx'
import { switchTheme } from './theme.ts'

export const commands: readonly Choice[] = [
  { key: 'new', icon: 'plus', name: 'New conversation', hint: 'n', act: newConversation },
  { key: 'add', icon: 'plus', name: 'Add task', hint: 'a', act: addTask },
  { key: 'search', icon: 'search', name: 'Search tasks', hint: 'f', act: focusSearch },
  { key: 'undo', icon: 'undo', name: 'Undo last change', hint: 'Ctrl Z', act: () => void sayReversal('undo') },
  {
    key: 'chat',
    icon: 'chat',
    name: 'Go to Chat',
    act: () => go({ view: 'talk', conversation_id: conversation.read().id }),
  },
  { key: 'tasks', icon: 'list', name: 'Go to Tasks', act: () => go({ view: 'tasks' }) },
  { key: 'insights', icon: 'chart', name: 'Go to Insights', hint: 'i', act: () => go({ view: 'insights' }) },
  { key: 'settings', icon: 'gear', name: 'Go to Settings', hint: 's', act: () => go({ view: 'settings' }) },
  ...filters.map(
    ([value, name]): Choice => ({
      key: `show ${value}`,
      icon: 'list',
      name: `Show tasks: ${name}`,
      act() {
        filter.change(() => value)
        go({ view: 'tasks' })
      },
    }),
  ),
  { key: 'theme', icon: 'moon', name: 'Switch between light and dark', act: switchTheme },
  { key: 'print', icon: 'list', name: 'Print the list', hint: 'Ctrl P', act: () => void printAll() },
  { key: 'keys', icon: 'keyboard', name: 'Keyboard shortcuts', hint: '?', act: () => isHelpShown.change(() => true) },
]
