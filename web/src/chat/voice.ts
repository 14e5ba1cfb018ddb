// Voice input where the browser offers it. Most still offer it under a name of their own, unknown to TypeScript.

import { useRef, useState } from 'react'

interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: (() => void) | null
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

export function useVoice(onHeard: (text: string) => void): Voice {
  const offered = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognition | null>(null)
  const toggle = () => {
    if (offered === undefined) return
    if (running.current !== null) return running.current.stop()
    const recognition = new offered()
    recognition.lang = navigator.language
    recognition.interimResults = true
    recognition.onresult = ({ results }) =>
      onHeard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    const end = () => {
      running.current = null
      setListening(false)
    }
    recognition.onend = end
    recognition.onerror = end
    running.current = recognition
    setListening(true)
    recognition.start()
  }
  return { isOffered: offered !== undefined, isListening, toggle }
}
