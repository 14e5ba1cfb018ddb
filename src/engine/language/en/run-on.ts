// Words by which somebody goes on to tell something, with no mark before it: "take out the bins mum keeps shouting at me".

import { phrasesOf } from './classes.ts'

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

export const PEOPLE = words('i we they he she')

/** Those who are spoken of without a name. */
export const RELATIVES = words(
  'mum mom mam dad nan nana gran grandma grandad sis sister bro brother boss manager wife husband hubby missus partner teacher coach landlord doctor client kids kid son daughter neighbour neighbor everyone everybody someone somebody nobody',
)

/** What stands before these belongs to what follows: "because they …", "the day before she …", "did he …". */
export const BINDING = words(`
  and but or so because if when while until till before after since though although that which who whose whom what where why how
  whether than as like unless once to of for with from at in on by about into per the a an my our your his her their its this these
  those some any no every each me us let lets do does did have has had can could will would should shall must may might is are am was
  were be not just oh yes yeah no well sorry
`)

/** "the one he is late for": what follows may be said of these. */
export const HEADS = words(
  'everything all anything something one ones thing things stuff task tasks everyone time day way',
)

export const CONDITIONS = words(
  'if unless when whenever once until till provided supposing assuming lest whether maybe perhaps',
)

/** What they say, think or write goes on: "tell mum I am late". */
export const REPORTING = words(`
  tell tells told say says said saying think thinks thought know knows hope ask asks asked explain check see sure note notes message
  text email write reply mention wonder guess reckon swear promise heard mean means meant show wish pretend believe
`)

/** "they are full", "I am off": no part of what stands before, unlike "the shirt he is wearing". */
export const TELLING = words(`
  not so too off out late sick ill busy away tired done sorry back free gonna getting running really still never always very all
  only knackered exhausted broke skint swamped stuck fine ok okay good full empty wrong right ready closed shut open sold
`)

/** Behind a verb these are what it is done to, so nothing before it is. */
export const ITSELF = words('it them that this')

export const BEING = words('am is are was were')
export const MODAL = words('will would can could shall should might')
export const KEEPING = words('keep keeps kept')
export const HAVING = words('have has had got')
/** What is had, so that nothing before it is: "I have a cold", "they have gone". */
export const ARTICLES = words('a an no enough gone been')
export const FELT = words('need want hate love')
export const LEAVING = words('leave keep')

/** Behind these a verb goes on with what was begun. */
export const LEADS_ON = words(`
  to you i we they he she need needs want wants please then also can could will would should remind reminder show list find exactly
  give
`)

/** What nobody says as part of a name. */
export const REMARKS = phrasesOf(
  `
way too|2
far too
no need
no hurry
no rush on|with|for
thank god|goodness|heavens
my brain|head is
can not be bothered|arsed|fussed
can not make it
can not think|cope|deal|face
could not be bothered
do not need|want|care|mind|like|fancy it|them|that|the|a|any
cost me|us
so tired|knackered|busy|silly|sorry|stressed
only took me|us
not needed
fingers crossed
long story
lol
lmao
phew
omg
ffs
smh
`
    .trim()
    .split('\n'),
)
