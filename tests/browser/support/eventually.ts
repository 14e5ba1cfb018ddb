/** The page shows a change before the server has made it: what is asked of the server is asked again until it holds. */
export async function eventually(holds: () => Promise<void>): Promise<void> {
  const end = Date.now() + 10_000
  for (;;) {
    try {
      await holds()
      return
    } catch (fault) {
      if (Date.now() > end) throw fault
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
