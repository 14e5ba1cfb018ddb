import { useEffect, useState } from 'react'
import { serverNow } from '../api/clock.ts'
import { askEngine, warmUp } from '../engine/ask-engine.ts'
import { type Piece, previewOf } from '../engine/preview.ts'
import { zone } from '../state/zone.ts'

const AFTER_MS = 60
const none: readonly Piece[] = []
const THRESHOLD = 0.7

/** What will happen with the words typed so far; empty while nothing would, or nothing is known yet. */
export function usePreview(text: string, pending: boolean): readonly Piece[] {
  const [pieces, setPieces] = useState(none)
  useEffect(warmUp, [])
  useEffect(() => {
    const message = text.trim()
    if (message === '') return setPieces(none)
    let isWanted = true
    const timer = setTimeout(async () => {
      const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read() }
      const understanding = await askEngine(message, { ...moment, pending })
      if (isWanted) setPieces(previewOf(understanding, { ...moment, threshold: THRESHOLD }))
    }, AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, pending])
  return pieces
}
