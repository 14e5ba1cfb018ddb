// What is said behind another value: that it is the right one, or should have been said before.

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
would be better
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
