import { useSyncExternalStore } from 'react'
import { keep } from '../state/kept.ts'

// public/theme.js shows what is kept under this name, and follows the system where nothing is.
const KEY = 'sayso-theme'

export function useTheme(): 'dark' | 'light' {
  return useSyncExternalStore(follow, () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))
}

export function switchTheme(): void {
  setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
}

function setTheme(theme: 'dark' | 'light'): void {
  keep(KEY, theme)
  dispatchEvent(new Event(KEY))
}

function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
