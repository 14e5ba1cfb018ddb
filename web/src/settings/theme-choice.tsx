import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../state/kept.ts'

const KEY = 'sayso-theme'

const choices = [
  ['', 'Match system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

/** Light or dark; public/theme.js shows it, also in other tabs. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(follow, () => readKept(KEY) ?? '')
  return (
    <fieldset className="card mt-4 p-5">
      <legend className="float-left mb-2 w-full font-medium">Appearance</legend>
      <div className="clear-both flex flex-wrap gap-x-6 gap-y-2">
        {choices.map(([value, label]) => (
          <label key={value} className="flex items-center gap-2">
            <input
              type="radio"
              name="theme"
              className="size-4"
              checked={chosen === value}
              onChange={() => {
                keep(KEY, value)
                dispatchEvent(new Event(KEY))
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function follow(listener: () => void): () => void {
  addEventListener(KEY, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(KEY, listener)
    removeEventListener('storage', listener)
  }
}
