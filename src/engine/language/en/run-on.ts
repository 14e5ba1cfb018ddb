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
  were be not just oh yes yeah no well sorry except minus besides excluding excepting barring without cept
`)

/** "the one he is late for": what follows may be said of these. */
export const HEADS = words(
  'everything all anything something one ones thing things stuff task tasks everyone time day way',
)

/** What follows is only perhaps so, until somebody turns to something else. */
export const DOUBTS = words('maybe perhaps')

export const CONDITIONS = words('if unless when whenever once until till provided supposing assuming lest whether')

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
/** Behind a whole clause's verb one of these begins its object. */
export const DETERMINERS = words('the a an my our his her their its mine hers theirs ours another')
/** What a subject of the user's own begins with. */
export const OWN = words('my our the')
export const DOES = words('does did do')
/** Verbs that tell something of a thing and need nothing else: "weather looks bad", "my back hurts", "the shop shuts at 6". */
export const NEWS = words(`
  looks look hurts hurt aches ache starts start closes close shuts shut opens ends died crashed failed broke packed came went
  arrived happened rained leaked exploded turns turned sounds feels smells tastes costs cost takes took goes comes leaves
`)
/** What a thing may be told to have done. */
export const MOVING = words('called rang cancelled canceled texted emailed phoned said moved changed talked')
export const SAYING = words('said says say told tells reckons thinks rang called texted emailed')
/** What somebody says begins so. */
export const SAID = words('do not no it they he she we i you its that to is there')
/** "frost coming", "phone dying": what is about to happen, without its verb. */
export const COMING = words('coming arriving leaving dying visiting')
export const AFTER_COMING = words('over round around soon later early in')
export const NOT_YET = words('yet even done started finished begun quite ready there')
/** What may stand between somebody and what they do. */
export const WITH_VERBS = words(
  'just really still also already never always finally actually literally all both even now',
)
/** What may stand before what was done. */
export const BEFORE_REPORTS = words('i we just already finally also have')
/** What may stand between a task and how it was told to be done. */
export const BETWEEN_REPORTED = words(
  "still not is are was were has have been 's got all now already finally both also",
)

/** Behind these nothing more can be said of what stands before. */
export const ENDED = words(`
  it them him please sorry thanks lol haha ugh argh sigh phew yay omg wow gosh jeez lmao done already instead again though
  priority urgent asap finally now later earlier
`)
export const LEVELS = words('high low medium')
export const PARTICLES = words('up out off down back over away in')

/** Verbs by which something is asked of Sayso. */
export const COMMANDS = phrasesOf(
  `
move
push
shift
reschedule
postpone
delay
bump
snooze
defer
delete
remove
erase
scrap
cancel
get rid of
ditch
bin
mark
tick off|?
check
check off
cross
cross off
complete
rename
reopen
untick
uncheck
unmark
change
make
set
put
switch
stick
pop
`
    .trim()
    .split('\n'),
)
/** Verbs by which what was just told of is dealt with. */
export const TICKING = words('mark tick cross check delete remove complete untick reopen')
/** These as often begin something to do: "put the bins out", "make the cake". */
export const NEEDS_VALUE = words('move push shift delay bump change make set put switch stick pop check cross')
/** By these somebody says what becomes of a task. */
export const VALUED = words(`
  to by till until on back forward later earlier tomorrow tonight today mon tue tues wed thu thurs fri sat sun week month high low
  medium urgent priority important done complete hour noon midnight off as
`)
/** What is asked of several tasks at once. */
export const ALL_OF = words('everything all both those these')
/** "help joe | move the fence": what follows is for somebody else to do. */
export const HELPING = words('help helps helped helping let lets watch see make made making have')

/** What joins one request to another. */
export const JOINING = words('and also then plus oh please just yeah')

/** What a question begins with, and what it goes on with. */
export const WANTED = words('what when where how which')
export const ASKED = words('is are do does have many much else day time date ones one')

/** By these somebody turns to something else. */
export const MARKERS = phrasesOf(
  `
anyway|anyways|anyhow
btw
by the way
oh and|also|yeah|yes|yea|ya|plus|so|wait
oh and also
one more thing
`
    .trim()
    .split('\n'),
)
export const BEFORE_REMARKS = words('and but so or then also')

/** What stands between a date and the one that was meant. */
export const INSTEAD = phrasesOf([
  'no sorry|wait|actually|i|hang|hold|make|? mean|meant|on|that|?',
  'wait no|?',
  'sorry|wait|actually|oops|scratch|nope|nah no|that|i|make|? mean|meant|that|?',
  'i mean|meant',
  'or rather',
  'make that',
])

/** What somebody says without saying who, behind something that has ended: "add the tree dec 19 | almost forgot". */
export const ELIDED = phrasesOf(
  `
almost|nearly|totally|completely|clean|just|only|nearly forgot|remembered|missed
forgot
keep|kept forgetting
can not
could not
will not
would not
did not
do not
does not
has|have not
going to
hope|hopefully
been
took
turns|turned out
not sure|feeling|in|up|going
no idea|time|clue|point|way|reason
too much|many|tired|busy|late|hot|cold
so tired|busy|late|much|many
need it|them
really need|want|should|must
better late
last minute|chance|day
`
    .trim()
    .split('\n'),
)
export const MODAL = words('will would can could shall should might')
export const KEEPING = words('keep keeps kept')
export const HAVING = words('have has had got')
/** What is had, so that nothing before it is: "I have a cold", "they have gone". */
export const ARTICLES = words('a an no enough gone been')
export const FELT = words('need want hate love')
export const LEAVING = words('leave keep')

/** Asked of Sayso, these need something that it is done to: "flag | check the invoice as urgent". */
export const TAKES_OBJECT = words(`
  set flag shift tick mark put give push bump rename retitle reword reschedule postpone delete remove cancel schedule adjust alter
  modify raise lower defer delay untick uncheck unmark reopen unset erase scrap ditch trash bin snooze
`)

/** Behind these a verb goes on with what was begun. */
export const LEADS_ON = words(`
  to you i we they he she never dare need needs want wants please then also can could will would should remind reminder show list find exactly
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
do not know when|if|why|how|what|whether|where|who
no idea when|if|why|how|what|whether|where|who
cost me|us
not that|so|very|really|too urgent|important|bothered|fussed|sure|bad|keen|worried|busy|late|long|far|much|hard
forgot to tick|mark|check|cross|log|tell|say|mention|write
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
