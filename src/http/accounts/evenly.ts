export const EVEN_MS = 500

/** Answers no sooner than this, well or badly: what was written on the way, or not, does not show in the time it took. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, EVEN_MS))
  const [done] = await Promise.allSettled([work, time])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
