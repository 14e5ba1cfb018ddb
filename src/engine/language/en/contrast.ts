// Words that set some tasks apart from others that something is asked of.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Before a name: it is left as it is. */
export const SPARING = words(
  'spare sparing skip skipping keep keeping leave leaving ignore ignoring exclude excluding omit omitting',
)
/** Behind a name: so it stays. */
export const SPARED = words(`
  stay stays staying remain remains remaining kept exempt exempted excepted excluded aside untouched unchanged unaffected alone spared excused
  exception
`)
/** Where these end a clause, what was asked of the others is denied of it: "… but the flat doesn't". */
export const DENIED = words('not no nope neither')
/** What somebody says of what they will do themselves, on a day of their own. */
export const UNDERTAKING = words('will shall make do doing finish handle sort tackle manage must need want would')
export const ONESELF = words('i we')
/** Said of what is not to be moved, not to be done with, not to be removed. */
export const MOVING = words(
  'move moved moving touch touched change changed shift shifted push pushed budge go affected included include',
)
export const ENDING = words('done finished complete completed ticked checked crossed included include')
export const REMOVING = words('delete deleted remove removed go touch touched lose cleared included include')
/** Besides "all" and "tasks", words for several that are not named. */
export const MANY = words('what whatever anything lot bunch batch pile list both')
/** Where a clause may begin. */
export const CLAUSES = words('but and only while though whereas just although , ; - \u2013 \u2014 ( ) :')

/** Not now, without saying when. */
export const SOME_OTHER_TIME = words('later afterwards sometime eventually')
