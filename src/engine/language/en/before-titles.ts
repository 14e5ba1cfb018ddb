// What people say before the thing itself: "I have to …", "don't let me miss …". No part of a title.

import { phrasesOf } from './classes.ts'

const phrases = `
i need to
i have to
i need
i have
i have got
i have got to
i got to
i am going to
i am supposed to
i must
i should
i want to
i would like to
i do not want to miss
i do not want to forget
i do not want to forget about
i do not want to be late for
i do not want to be late to
i do not want to lose
i can not miss
i can not forget
i can not be late for
i can not be late to
i must not forget
i must not miss
i should not forget
it is important that i do not forget
it is important not to forget
we need to
we have to
we need
we have
we have got
we have got to
we are going to
he has
he has to
he needs to
she has
she has to
she needs to
they have
they have to
they need to
remind me to
remind me about
remind me of
remind me that
to remind me to
to remind me about
to remind me of
there is a
there is an
there is the
there is
could do with
i could do with
we could do with
we have run out of
we are out of
run out of
it is to
need to
have to
got to
me to
us to
`

export const BEFORE_TITLES = phrasesOf(phrases.trim().split('\n'))
