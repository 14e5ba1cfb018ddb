// What people say around anything without changing it: how sure or sorry they are, whom they talk to, what a day it is. It may stand
// before, inside and behind a request. Nothing here narrows, denies, doubts or conditions.

export const MURMUR = `
really
seriously
frankly
truly
anyways
anyhow
thankfully
go on then
go on and
luckily
sadly
unfortunately
annoyingly
ideally
preferably
definitely
certainly
absolutely
totally
basically
to be honest|fair|frank
if i am honest
do not you|? worry|panic|fret|stress
in fairness
in all fairness|honesty
for sure|real
for crying out loud
for goodness|heaven sake
for goodness|heaven 's sake
good grief
how lovely|nice|great|kind|sweet|exciting|funny|typical|annoying|awful|sad|silly|stupid|embarrassing|irritating
needless to say
god knows
you know
you know what ,
come to think of it
as it happens
as it turns out
as luck would have it
funnily|oddly|strangely enough
now that|? i think of|about it
thinking about it
on reflection
all things considered
as usual|always|ever
of course
long story short
believe it or not
would|can you believe it|that|?
who am i kidding
who was i kidding
what was i thinking
oh|ah well
oh|ah|aw|oops|ugh shoot|blast|sugar|bother|bugger|rats|snap|shucks|drat|darn|dang|damn|crap|fiddle|flip|fudge|hell|heck|lord|boy|man|dear|god|gosh
meh
eish
ach
aw
aww
oof
uff
bah
pff
tsk
yikes
blimey
shucks
drat
darn
dang
crumbs
haai
aiyo
aiyah
alamak
wah
strewth
i|? have|? no idea|clue what day|time|month|week|year it is anymore|nowadays|lately
i|? have|? no idea|clue what day|time|month|week|year it is any|these more|days
i|? have|? lost track of the|? days|time|everything
what a day|week|morning|mess|nightmare|pain|shambles|faff
lucky me
typical
folks
champ
petal
hen
fam
chum
plz
whew
huh
och
crikey
dammit
heck
bloody hell
my friend
my dear
inshallah
insha allah
mashallah
alhamdulillah
god willing
touch wood
knock on wood
fingers crossed
bless him|her|them
bless his|her|their little|? hearts|heart|cotton|socks
from|on|at my|our side|end
geez
jeez
sheesh
hehe
hehehe
lol
`
