import { Dialog } from '../parts/dialog.tsx'
import { useStore } from '../state/store.ts'
import { hasKeys, isHelpShown, switchKeys } from './keys.ts'

const groups: readonly [string, readonly (readonly [string, string])[]][] = [
  [
    'Anywhere',
    [
      ['Ctrl K', 'Go to or do anything'],
      ['Ctrl Z', 'Undo last change'],
      ['Ctrl Shift Z', 'Redo'],
      ['?', 'Show shortcuts'],
      ['/', 'Chat'],
      ['a', 'Add task'],
      ['f', 'Search tasks'],
      ['l', 'Go to tasks'],
      ['n', 'New conversation'],
      ['i', 'Insights'],
      ['s', 'Settings'],
      ['Esc', 'Close'],
    ],
  ],
  [
    'In the chat',
    [
      ['Enter', 'Send'],
      ['Shift Enter', 'New line'],
      ['↑', 'Recall last message'],
      ['Esc', 'Leave the field'],
    ],
  ],
  [
    'On a task',
    [
      ['↑ ↓', 'Previous task / next task'],
      ['Alt ↑ ↓', 'Move up / move down'],
      ['Space', 'Mark as done'],
      ['e', 'Edit the title'],
      ['d', 'Due date'],
      ['p', 'Priority'],
      ['r', 'Repeat'],
      ['o', 'Note'],
      ['x', 'Select'],
      ['Shift ↑ ↓', 'Select several'],
      ['Del', 'Delete'],
    ],
  ],
]

export function KeysDialog() {
  const on = useStore(hasKeys)
  if (!useStore(isHelpShown)) return null
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => isHelpShown.change(() => false)}>
      <div className="gap-x-10 sm:columns-2">
        {groups.map(([name, keys]) => (
          <section key={name} className="mb-5 break-inside-avoid">
            <h3 className="mb-2 text-sm font-medium text-muted">{name}</h3>
            <dl className="flex flex-col gap-1.5">
              {keys.map(([key, does]) => (
                <div key={key} className="flex items-center justify-between gap-6">
                  <dd>{does}</dd>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="mt-2 flex items-center gap-2 text-sm">
        <input type="checkbox" checked={on} onChange={(event) => switchKeys(event.target.checked)} />
        Single-key shortcuts
      </label>
    </Dialog>
  )
}
