import { useEffect, useState } from 'react'
import type { AgentSettings } from '../../../src/domain/settings.ts'
import { serverNow } from '../api/clock.ts'
import { askEngine, warmUp } from '../engine/ask-engine.ts'
import { type Moment, type Piece, previewOf, type Question } from '../engine/preview.ts'
import { knownTasks } from '../state/tasks.ts'
import { settings, zone } from '../state/zone.ts'

const AFTER_MS = 60
const none: readonly Piece[] = []

/** What will happen with the words typed so far; empty while nothing would, or nothing is known yet. */
export function usePreview(text: string, question: Question): readonly Piece[] {
  const [pieces, setPieces] = useState(none)
  useEffect(warmUp, [])
  useEffect(() => {
    const message = text.trim()
    if (message === '') return setPieces(none)
    let isWanted = true
    const timer = setTimeout(async () => {
      const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read() }
      const tasks = knownTasks()
      const titles = tasks.map(({ id, title }) => ({ id, title }))
      const understanding = await askEngine(message, { ...moment, pending: question === 'delete', tasks: titles })
      if (isWanted) setPieces(previewOf(understanding, { ...moment, ...careOf(settings.read()), question, tasks }))
    }, AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, question])
  return pieces
}

/** How careful it should be; the defaults until the settings are loaded. */
function careOf(own: AgentSettings | null): Pick<Moment, 'threshold' | 'asks'> {
  return { threshold: own?.intent_confidence_threshold ?? 0.7, asks: own?.confirmation_required ?? true }
}
