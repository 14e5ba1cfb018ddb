// Politeness, connectives and other small words. One entry a line; several words in an entry are read as one.

/** Said before a request or behind it, and no condition where nothing follows. */
const POLITE_IFS = `if you can
if you could
if possible|poss
if at all possible
if that|it is ok|okay|alright|possible|doable|fine
if that|it works
if that|it can be done|put|arranged|managed
if it is not too much trouble|bother
if you would be so kind
if you do not mind`

export const FILLER = `
out of the|my whole|entire|full|? list|lot
out of all|everything on|? there|?
of the|my whole|entire|full list
ever so much
awfully
terribly
namaste
no time|energy|chance today|tonight|tomorrow|now|rn
no time|energy|chance for this|that|it today|tonight|now|?
hun
hon
babe
luv
ooh
hiya
by contrast
on the other hand
forgive|pardon|excuse me
do one thing
i am|'m pleased|happy|glad|delighted|proud|thrilled to report|say|announce|tell|inform you|? that|?
happy|pleased|glad|delighted|proud to report|say|announce that|?
you will be pleased|happy|glad|relieved|delighted to know|hear that|?
just|? to let you know that|?
just letting you know that|?
good|great news
get this ,|:
get a load of this ,|:|?
guess what ,|:|?
for the record
please
just
kindly
also
ok
okay
well
so
um
uh
er
erm
hmm
hm
oh
ah
hey
hi
hello
right
alright
anyway
actually
honestly
simply
maybe you could
now
then
quickly
real quick
quick
mate
bud
buddy
dude
bro
dear
sweetheart
darling
yo
haha
ha
x
xx
xo
eh
ugh
phew
yay
thanks
thank you
cheers
ta
thank you|thanks so|very|ever much
thank you|thanks ever so much
thank you kindly
thanks a lot
many thanks
much appreciated
for me
for us
${POLITE_IFS}
if you would
when you can
when you get a chance
when you get a sec
too
as well
pls
po
opo
olly
sayso
sir
madam
pal
gracias
merci
so they are
so it is
so i am
sorry to bother you
though
tho
however
yeah
yep
yes
cool
great
perfect
awesome
grand
brilliant
wonderful
excellent
fab
by the way
btw
while|since|as you are at|on|about it|that
while|since|as you are in|over|? there|here
one more thing
quick one
real quick please
tbh
obviously
clearly
no rush
no worries
no problem
be a dear
na
lah
la
leh
eh please
aye
sure
okie
okey dokey
finally
from now on
immediately
straight away
right away
right now
at once
instantly
please and thank you
is that ok
is that okay
hi there
hey there
hello there
good morning
good afternoon
good evening
never mind
nevermind
love
lovely
sweet
man
nice
fine
good
there
sweetie
jk
hell
damn
crap
gosh
whoa
ffs
omg
wow
argh
naw
nooo
noo
ey up
well sir
now then
right then
ok so
okay so
uh yeah so
ay
alas
therefore
consequently
thus
if that is not too much trouble
if you please
duck
pet
chief
fella
lads
lad
lass
sis
abeg
sha
sef
jare
biko
ehn
oi
bless you
thanks god
thank god
beg pardon
as i said
as discussed
per our chat
fyi
heads up
quick update
bad news
also also
real talk
ngl
tbf
welp
ok then
okie dokie
roger
copy
affirmative
sigh
nah
before i forget it|? again|?
wait
ok wait
oh wait
while i remember
that reminds me
literally
note to self
brain dump
brain dump go
go
bugger
oops
whoops
lmao
smh
phew ok
gah
yawn
welp ok
mate listen
listen
hang on a sec
one sec
hold up
right so
right ok
ok right
morning
evening
afternoon
morning all
dear me
quick question
just to say
just so you know
heads up that
plot twist
confession
breaking news
on second thoughts
on second thought
while i think of it
while i am at it
just double checking
yeah nah
looks like it
hold on
hang on
typo alert
`

export const REQUEST = `
can you
could you
would you
will|would|can|could not you
will you
can u
could u
can we
could we
shall we
may you
would you mind
could you possibly
can you possibly
could you please
can you please
would you please
will you please
i would like you to
i want you to
i need you to
let us
let's
would it be possible|ok|okay|alright|acceptable to
would it be too much trouble|bother|hassle to
is it possible to
are you able to
are you able
can i
could i
may i
might i
can i get you to
could i get you to
do you mind
do you think you could
go ahead and
feel free to
be so kind and
you should
you will
you need to
you must
i think you should
i think we should
make sure to
be sure to
why do not you
why do not we
help me
help me to
help to
try to
try and
is there any way you can
is there a way to
how about you
i am looking to
i am ready to
i am trying to
i decided to
we decided to
i have decided to
any chance of
mind
would you be able to
will you be able to
would you kindly
could you kindly
can you kindly
want you to
need you to
would like you to
please help to
please to
i ask you to
i would like to ask you to
be so kind to
can you just
could you just
i wish you to
i wish to
i need for you to
i would like for you to
i beg you to
would you also
could you also
can you also
can you please also
if you could
if you would
would you mind if
kindly
could somebody
might you
can you all
id like you to
is there any way to
would you ever
could you ever
would you just
let us just
how about we
can|could|would|will|may ya|ye|yous|youse|tha|thee
you|ya|ye|yous|youse|tha|u can|could|may|might also|now|then|just|?
would|could|will|might|can you be so|very|? good|kind|nice|sweet|gracious as to
be so|very good|kind|nice|sweet as to
would|could|will|can you be good|kind|nice|sweet enough to
be good|kind|nice enough to
would|could|will|can you be a dear|love|darling|pal|star|sport|doll|gem|angel|legend and
be a dear|love|darling|pal|star|sport|doll|gem|angel|legend and
i|we would|should be so|very|most|ever|much|? grateful|obliged|thankful|delighted if you could|would|can
i|we would|should be ever so grateful|obliged|thankful if you could|would|can
i|we would really|greatly|? appreciate it|? if you could|would|can
it would be great|lovely|good|nice|wonderful|helpful if you could|would
is there any|a chance you could|can|might
any chance you could|can|might
i was|am wondering if|whether you could|can|would|might
i wonder|wondered if|whether you could|can|would|might
i wonder|wondered could|would you
i was|am hoping that|? you could|can|would|might
can|could|may|might i|we ask|trouble|bother you to
do|doing me|us a favour|favor and|:|,
`

export const SUBJECT = `
i
we
me
us
she
he
they
you
it
that
this
these
those
my
our
`

export const AND = `
and
plus
as well as
and also
together with
along with
or
`

export const THEN = `
n
and
then
and then
also
and also
plus
but
so
after that
afterwards
next
oh and
as well as
and so
and please
but also
and now
now
so now
then also
additionally
in addition
and finally
finally
lastly
secondly
first
firstly
and after that
or
meanwhile
otherwise
besides
nd
et
and separately
separately
and additionally
and in addition
and secondly
and lastly
`

/** How much something is so. */
export const VERY = `
very
really
super
quite
most
so
extremely
pretty
fairly
rather
kinda
kind of
sort of
dead
bloody
proper
totally
absolutely
incredibly
terribly
awfully
mega
ultra
damn
`

export const REASON = `
because
since
cause
as
so that
in case
that is why
for that reason
given that
seeing as
seeing that
now that
considering
before i|we|he|she|they|it|everyone|everybody|somebody|someone|anyone
or else
or i|we|he|she|they|it|you|there will|would|might|am|are|is|have|has|never
`

export const REPAIR = `
whoops
whoops no
i lied
what am i saying
what am i on about
listen to me
i tell a lie
no i tell a lie
no wait
wait no
no sorry
sorry no
i mean
sorry i mean
i meant
sorry i meant
no i mean
no i meant
or rather
rather
correction
scratch that
no make that
make that
actually no
no actually
wait
actually
oops
no hang on
hang on no
sorry
er no
no no
uh no
nope
i should say
i should have said
strike that
wait make that
actually make that
wait i mean
no hold on
hold on
hmm no
no scratch that
well actually
or actually
nah
`

export const NO = `
no|? i was right|correct the|? first time|before
i tell a lie
no i tell a lie
i beg your pardon
beg your pardon
beg pardon
pardon me
no
nope
nah
naw
naa
nae
nup
sorry
oops
wait
actually
hang on
hold on
hm
hmm
oh
correction
i mean
i meant
meant
oh dear
my mistake
my bad
my apologies
apologies
pardon
forgive me
whoops
oh no
wait no
no wait
no sorry
sorry no
no hang on
no actually
actually no
scratch that
i said
i should have said
it should be
it should have been
that should be
should be
that should have been
i wanted
on second thought|thoughts
on reflection|balance
come to think of it
thinking about it
now i think of|about it
not that
my error
silly me
excuse me
typo
non
nay
negative
wrong
that is wrong
that is not right
no no
ah no
ah sorry
oh sorry
so sorry
i am sorry
ah
no it is
it is
they said
make that
they meant
it was
that was
ooh
eek
ack
damn
argh
ach
ay
hmm no
uh
um
er
wait sorry
sorry wait
wait actually
no not that
whoops sorry
oops sorry
that is a typo
change that
change that to
make it
in fact
tell a lie
its
nevermind
nvm
i|? made|did a|? mistake|slip|typo
mistake
i|we am|was|were wrong|mistaken|misinformed|confused
wait nvm
no i said
i|? said|told|typed|wrote|put|got|gave it|that|this|you|them|? wrong|wrongly|incorrectly|badly
i|? mixed it|that|them|? up
i|? told|gave|typed|said|put|had|got|read you|? the wrong day|date|time|hour|week|one|name
i|? misread|misheard|mistyped it|that|this
i|? misspoke|lied|lie
the|? wrong day|date|time|hour|week|one|name
it is actually
actually it is
i take that back
whoops i mean
that is meant to be
meant to be
supposed to be
it is supposed to be
nooo
wait no its
no its
wait its
no it's
correction :
i goofed
oops no
noooo
noo
dang
ah no wait
wait no no
duh
sorry sorry
`

export const WH = `
what
which
when
where
who
whose
why
how
until when
whom
by when
since when
at what
`

export const AUXQ = `
is
are
am
was
were
do
does
did
have
has
had
will
would
can
could
should
must
may
might
shall
`

/** Needs and wishes: a command may follow, but as often it is the thing to do itself. */
export const NEED = `
i want to
i need to
i have to
we need to
we have to
we want to
i must
i should
we should
need to
want to
would like to
i would like to
i wanted to
let me
we must
id like to
`

/** Politeness that ends a request. */
export const CLOSING = `
is|still|but still|also|? the|? same day|date|time|hour|place
once more|again
one more|last time
no rush|hurry|panic on|with|about|for that|it|this|them|those|these one|?
lovey
darlin
babe
mucker
chuck
flower
treacle
sunshine
squire
guv
cock
hun
chick
leave the|? rest|others alone|be|?
leave everything|all else alone|be|?
everything|all else leave|stays|stay alone|be|put|?
everything|all else as is
the|? rest|others leave alone|be|?
the|? rest|others as is
that would|will be|do grand|great|lovely|brilliant|perfect|ace|fab|super|wonderful|helpful|appreciated|good|nice|fine|amazing|ideal|smashing|marvellous|?
i would be grateful|obliged
there is a love|dear|pet|duck|good lad
an|and all
an ' all
yes
woo
woohoo
yippee
hooray
at least
stupid|damn|bloody|silly|? autocorrect
typo
keep the|? date|day|time|rest same|?
keep the|? date|day|time|rest the same
forgot to tick|mark|check|cross it|them|that off|?
forgot to say|mention|tell you|?
might|may as well
if you please
again
after all
again after all
date|day|time|rest stays|stay the|? same|put|?
same day|date as before|now
kindly
or am i free|done|good|clear
obviously
obv
not gonna|going bother|happen
not gonna bother with it
can not be bothered
do not need it|that|them anymore|?
no longer needed
na
no date|deadline|day needed|yet|anymore
set that
set that please
set it please
can you fix that
could you fix that
please fix|correct|adjust|update|change that|it|this|?
can you adjust that
can you change that
just to be safe
to be safe
please
thanks
thank you
thank you|thanks so|very|ever much
thank you|thanks ever so much
thank you kindly
thanks a lot
many thanks
cheers
ta
too
as well
also
haha
xx
xo
mate
bud
buddy
dude
bro
pal
dear
sweetheart
darling
eh
po
for me
${POLITE_IFS}
when you can
right away
straight away
right now
asap please
please and thank you
much appreciated
then
though
ok
okay
now
so they are
so it is
so i am
instead
gracias
merci
madam
guys
would you
will you
could you
can you
yeah
please do
lah
eh please
thx
no rush
no worries
for us
there
fr
dang it
damn it
on the double
pronto
will you please
would you please
for now
just now
chief
lad
lads
fella
hon
sweetie
ok thanks
okay thanks
kthx
tx
ta love
bless you
for the moment
cheers mate
thanks mate
thanks love
yet
actually
tho
sorry
before i forget it|? again|?
while i remember
while i think of|about it
while|since|as i am here
while i am at it
while|as i am thinking of|about it
while i have got|? you
while it is fresh
while it is in|on my head|mind
ah
argh
btw
fyi
gosh
ha
hey
honestly
literally
lmao
lmaooo
ngl
omg
pet
phew
sigh
tbh
ugh
welp
whoa
wow
x
xxx
yay
ffs
man
love
duck
lass
sha
sir
sis
finally
smh
mb
itself
o
oo
abeg
thank god
thanks god
at long last
at last
that is all
by the way
okie
haha thanks
mister
boss
matey
innit
yeah no
if you would
all up
tonight please
duckie
cheers love
good girl
good lad
good man
good woman
do not let me forget
so i do not forget
lest i forget
already
like
for the love of god
if ye do not mind
whenever you get a chance
whenever you get a sec
whenever you get a minute
whenever you get a moment
whenever you can
whenever you have a moment
whenever suits
real quick
really quick
quickly
lovely
my love
god love|bless her|him|them|it|you|us
bless her|him|them|it
bless her|his|their|its heart|hearts|soul
ta|thanks|cheers very|so|ever much
much obliged
with many|my thanks
ma'am
miss
luv
while|since|as you are at|on|about it|that
while|since|as you are in|over|? there|here
would|will|could|can ya|ye|yous
when you have|get a moment|minute|min|sec|second|chance
`
