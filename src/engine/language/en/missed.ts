// What is told of something that will not be, or must not be missed: "we had to cancel the gala", "I'm not going to the match".

/** Right before it. */
export const MISSED: ReadonlySet<string> = new Set(
  'cancel cancelled canceled cancelling reschedule rescheduled postpone postponed miss missed missing attend attending skip skipped skipping'.split(
    ' ',
  ),
)

/** "going | to | the match", "late | for | the bus". */
export const INTO: ReadonlySet<string> = new Set(['to', 'for'])
export const GOING: ReadonlySet<string> = new Set('going it time late early'.split(' '))

/** What it ends before. */
export const AFTER_THINGS: ReadonlySet<string> = new Set(
  'on at so and but anymore again because since now then later , .'.split(' '),
)
