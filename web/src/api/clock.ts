// A countdown is to a moment on the server's clock, which may not be this machine's.

const TOLERATED_MS = 2000

let ahead = 0

/** Every answer carries the server's time, to the second. */
export function setClock(dateHeader: string | null): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0
}

export function serverNow(): number {
  return Date.now() + ahead
}
