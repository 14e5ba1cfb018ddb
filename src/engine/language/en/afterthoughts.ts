// What is said around another value: that it is the right one, or should have been said before.

import { phrasesOf } from './classes.ts'

export const AFTERTHOUGHTS = phrasesOf(
  `
is|was|works better
was right|fine|correct
is right
is fine
was right|fine after all
is fine after all
is better for that|me
would be better|best|good|ideal
is best|ideal
will|would do
will|would have to do
's better|best|right|fine
works|suits better|me|us|? better|?
it is then
suits me better
it is
is what i meant|wanted
i think
that was
i|? should|shoulda have|? said|typed|written|put
i|? ought to have said
i wanted
i have meant
i was thinking of
i meant
i mean
that is
it should be
i wanted to say
i forgot to say|mention
forgot to say|mention
rather
rather than that|this
even
instead
still
then
so sorry
very sorry
sorry again
sorry about that
sorry for the mix up
my apologies
apologies
`
    .trim()
    .split('\n'),
)

/** Behind a day that is denied: the same a week on. */
export const FOLLOWING = phrasesOf([
  'the one|week|day after that|then|it|?',
  'the following|next one|week|?',
  'the one following|?',
  'one after',
])

/** Before what was said and is not to stand: "scratch thursday, friday". */
export const RETRACTING: ReadonlySet<string> = new Set('scratch scrap forget lose drop strike'.split(' '))
