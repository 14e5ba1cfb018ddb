// What people write, though the same word may name something else to do.

/** Behind "write" these say what is written: "write email to Bo". */
export const WRITTEN: ReadonlySet<string> = new Set(
  'thank email text message letter note report post review essay blog plan list draft order book answer reply check test brief invoice statement summary script code copy down up out off back in'.split(
    ' ',
  ),
)
