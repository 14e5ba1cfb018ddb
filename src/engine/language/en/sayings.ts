// Things people say that hold the words of a request or a report and are none.

import { phrasesOf } from './classes.ts'

/** Each is all of a message. */
export const SAYINGS = phrasesOf(
  `
it|that is|was|has done|doing|wrecked|ruined my head in|?
that is|has done it
that is torn|ripped it
it|that is|was|went all|way|right|? over my head
check this|that out
make it|that stop
mark my words
add insult to injury
put it this|that way
tick tock
switch off now|?
make my day
scrap|cancel|hold|park that thought
i am done in
i am finished with|? men|women|people|today
done and done
nothing|nowt to add|report for|right|? now|today|tonight|?
`
    .trim()
    .split('\n'),
)

/** Before a day, these look forward to it or sigh at it: "roll on friday", "it's finally friday". */
export const LOOKING_FORWARD = phrasesOf(
  `
roll on
bring on
thank god|goodness|heavens|fuck it is
it|today is finally|already|nearly|almost
`
    .trim()
    .split('\n'),
)
/** Before the day that it is once more: "it's monday again". */
export const IT_IS = phrasesOf(['it is', 'it must be'])
export const ONCE_MORE: ReadonlySet<string> = new Set(['again', 'already'])
