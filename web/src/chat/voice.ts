// Voice input where the browser offers it. Most still offer it under a name of their own, unknown to TypeScript.

import { useEffect, useRef, useState } from 'react'
import { tell } from '../state/notices.ts'

interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start(): void
  stop(): void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

interface Voice {
  readonly isOffered: boolean
  readonly isListening: boolean
  readonly toggle: () => void
}

const NOT_ALLOWED = "This browser doesn't let the page use the microphone."
const NOT_HEARD = "I couldn't make out any words. Please try again, or type them."

/** What is heard follows what was typed. */
export function useVoice(typed: string, onHeard: (text: string) => void): Voice {
  const offered = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognition | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const toggle = () => {
    if (offered === undefined) return
    if (running.current !== null) return running.current.stop()
    const recognition = new offered()
    recognition.lang = navigator.language
    recognition.interimResults = true
    recognition.onresult = ({ results }) => {
      const heard = Array.from(results, (result) => (result[0]?.transcript ?? '').trim())
      onHeard([typed.trim(), ...heard].filter((words) => words !== '').join(' '))
    }
    const end = () => {
      running.current = null
      setListening(false)
    }
    recognition.onend = end
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') tell(error === 'not-allowed' ? NOT_ALLOWED : NOT_HEARD)
    }
    running.current = recognition
    setListening(true)
    recognition.start()
  }
  return { isOffered: offered !== undefined, isListening, toggle }
}
