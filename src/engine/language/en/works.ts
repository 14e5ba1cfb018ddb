// Words around the names of songs, books and films.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** What people do with them. */
export const WORK_VERBS = words(`
  learn relearn practise practice play sing rehearse perform cover record memorise memorize strum
  watch rewatch rent stream download read reread re-read borrow review listen
`)

/** Between the verb and the name. */
export const BEFORE_WORKS = words('to the through')

/** Small words inside a name; a preposition may as well lead to somebody or to a day. */
export const SMALL_IN_WORKS = words(
  "of the a an and or is am are was me my you your we it that not no 's 're 'll 've n't do does i in with to",
)
export const LEADING_OUT = words('in with to')

/** A day behind these, in capitals, belongs to the name: "The Day After Tomorrow". */
export const BEFORE_DAYS_OF_WORKS = words('after before until till on of the every last next like another only black')
