// How people feel about what they just said, set off by a mark: "…, joy". Some of these words are things as well; only where they stand shows which.

import { phrasesOf } from './classes.ts'

const phrases = `
joy
oh|deep|such joy
joy of joys
the joys
joys
what a|? joy|fun|bliss|larks|treat|laugh|life|thrill|hoot|chore|bore
fun
fun fun fun|?
such|so|how fun
fun|good|happy times|days
oh goody|goodie|my
goody
lovely
lovely jubbly
so|very|how|super|? exciting|thrilling|boring|scary|gross|grim|stressful|glamorous|excited|nervous
bliss
groan
moan
sob
yawn
gulp
shudder
yuck
ick
eek
eep
boo
boo hoo
bleugh
whoop
whoop whoop
woop
woop woop
woo
woo hoo
woohoo
wahey
whoopee
yippee
yikes
hurrah
hooray
hurray
huzzah
hallelujah
praise be
thank goodness|god|heavens
just what i need|needed|wanted
i|? can not wait
i|? can hardly wait
wish me|us luck
pray for me|us
god help me|us
heaven help me|us
send help|wine|coffee|cake
kill|shoot me now|?
lucky old|? us
big day
big week
poor me
`

export const MOODS = phrasesOf(phrases.trim().split('\n'))
