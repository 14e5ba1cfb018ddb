// Of all tabs one speaks up while nobody looks: it holds a lock for as long as it is open, and keeps its connection.

let isOurs = false

export function isSpeaker(): boolean {
  return isOurs
}

/** Only where the browser may notify; elsewhere it would be pointless. */
export function seekToSpeak(): void {
  if (globalThis.Notification?.permission !== 'granted') return
  navigator.locks
    ?.request('sayso.speaker', () => {
      isOurs = true
      return new Promise(() => {})
    })
    .catch(() => {})
}
