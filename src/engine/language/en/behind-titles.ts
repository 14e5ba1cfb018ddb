// What people say behind the thing itself and before they are done: "… too", "… one of these days". No part of a title.

import { phrasesOf } from './classes.ts'

const phrases = `
too
then
though
tho
as well
sometime soon|?
some time soon|?
one day
some day
one of these days
at some point|stage
eventually
when i can
when i get|have a chance|minute|moment|second
no rush|hurry at all|?
`

export const BEHIND_TITLES = phrasesOf(phrases.trim().split('\n'))
