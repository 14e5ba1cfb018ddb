// What people say before the thing itself: "I have to …", "don't let me miss …". No part of a title.

import { phrasesOf } from './classes.ts'

const phrases = `
i|we|? really|still|also|? need|have|got|ought|want|supposed to
i|we|? keep|kept forgetting|meaning|? to
i|we need|have|must|should
i|we have got
i|we have got to
i|we am|are going|supposed to
i|we will
i|we should|must really|probably|also|just
i|we had|would better really|probably|also|just|?
i would like to
i promised to
i do not want to miss|forget|lose
i do not want to forget about
i do not want to be late for|to
i can not miss|forget
i can not be late for|to
i must|should not forget|miss
it is important that i do not forget
it is important not to forget
he|she has
he|she has|needs to
they have
they have|need to
to|? remind me to|about|of
remind me that
got a|an
there is a|an|the|?
i|we|? could do with
we have|are run|? out of
run out of
i|we|? am|are|? running|getting|? low|short on|of
i|we|? am|are|? nearly|almost out of
it is to
me|us to
`

export const BEFORE_TITLES = phrasesOf(phrases.trim().split('\n'))

/** What somebody says who has a time for one, before that time and what it is for. */
export const OFFERS_TIME = phrasesOf([
  'they|he|she can|could|will do|see|fit|take|have|squeeze me|us|him|her|it|them in|? on|?',
])
