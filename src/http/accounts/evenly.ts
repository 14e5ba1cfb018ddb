export const EVEN_MS = 500

/** Never answers sooner than this, so the time taken does not reveal what was written. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, EVEN_MS))
  const [done] = await Promise.allSettled([work, time])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
