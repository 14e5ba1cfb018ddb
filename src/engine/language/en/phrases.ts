// Whole phrases that mean one thing. One entry a line; several words in an entry are read as one.

export const UNDO = `
undo that|it|this|those|them|?
undo the|that|my last one|thing|change|action|command|?
undo last
undo what you just did
put|set|change|give|bring it|that|them|? back|? to|? the|its|their old|original|previous|first name|title|date|day|time|one back|? again|?
he|she|they|we|i has|have|is|are|? changed|moved|put|switched it|that|them back
go|back back|? to|with the old|original|previous|first name|title|date|day|time|one
i|? take that|it back
that|it|this|? was a mistake
put|putting|change|switch|set|bring it|them|that|this back
put that|this one back
put|set|change|switch|move|turn it|that|them|this one|? back to|? how|as|like|where|what it|they was|were before|?
put|set|change|switch|move|turn it|that|them|this one|? back the way it|they was|were before|?
put|set|change|switch|move|turn it|that|them|this one|? back like|as|how before
put|set|change|switch|move|turn it|that|them|this one|? back like|as|how|where i had it|them before|?
leave it|that|them one|? where|as|how it|they was|were
revert|reverse that|it|?
roll that|it|? back
go back
scratch that last|? one|bit|?
undo please
undo everything you just did
undo all of|? that
i did not mean that
i|? did not mean to
i did not mean to do that
that was wrong
wrong one undo
that is not what i meant
that is not what i wanted
that is wrong
cancel that last one
un-do that
ctrl z
ctrl+z
cmd z
back it out
back that out
undo what i just did
undo what i did
reset it
restore it
restore that
put things back
put everything back
put that back on
undo both
undo both of those
that was by mistake
by mistake
as it was
how it was
undo the move
undo the change
undo the rename
undo adding that
undo this please
undo the add
take that off again
as you were
unfinish that
forget i said that
forget that last bit
reinstate it
reinstate that
un-tick it
un-tick that
make it how it was
i changed my mind
changed my mind
open that back up
put it back to normal
undo the both of those
undo the lot
undo the last two
take back the tick
take the tick back
take that tick off
untick that
uncheck that
unmark that
reverse the last one
reverse that last one
forget i said anything
no undo
cancel that change
revert the last change
go back one
put everything back how it was
i take back what i said
make it like before
make it like it was
like it was before
leave it like it was
i need that back
take|put|set|change|switch|turn both|all of|? them|those|these back
take|put both|all back
take|put|set|change|switch|turn them|those|these both|all|? back
it|that|they was|were right|fine|good|better before
it|they was|were right|fine|good|better as|how|where it|they was|were
undo those two
undo the lot of it
return the date
give it its date back
put the date back
return it
return it to how it was
return it please
make it what it was
undo that one
`

export const REDO = `
redo
redo that
redo it
do it again
undo the undo
undo that undo
do that again
reapply
reapply that
re-do that
`

export const MORE = `
more
show more
show me more
more please
next page
continue
go on
keep going
the next ones
next
see more
next twenty
next 20
and more
show the next ones
rest of the list
`

export const HELP = `
help
help me
what can you do
what can i do
what can i say
what can i ask
how does this work
how do you work
how does it work
how do i use this
how do i use you
commands
instructions
usage
what do you do
i need help
how can you help
how can you help me
show help
need help
what are you able to do
what are my options
what can you help with
what can you help me with
what else can you do
what all can you do
what do i say
tell me what you can do
give me instructions
manual
guide
tutorial
examples
what can you do then
what can u do
`

export const GREET = `
hi
hello
hey
heya
hiya
howdy
greetings
good morning
good afternoon
good evening
morning
evening
yo
sup
hey there
hi there
hello there
g'day
hallo
aloha
bonjour
hola
alright mate
alright
how do
wotcha
morning all
hello again
hi again
namaste
good day
top of the morning
afternoon
afternoon|evening all
`

export const THANKS = `
thanks
thank you
cheers
ta
much appreciated
thank you so much
thanks so much
thanks a lot
many thanks
i appreciate it
appreciate it
thank you very much
thanks very much
thanks a million
thanks be to god
tysm
much obliged
nice one
thankyou
thank u
gracias
merci
thanks a bunch
i appreciate that
that helps
thanks again
thank you again
bless you
good stuff
appreciated
`

export const BYE = `
bye
god bless you|?
bless you
goodbye
good bye
back soon|shortly|later
bye bye
see you
see ya
see you later
until next time
good night
goodnight
farewell
ttyl
talk later
talk to you later
talk soon
have a good day
have a good one
have a nice day
take care
cya
catch you later
laters
that is all i needed
i am done talking
signing off
over and out
night night
nite|nighty nite|night|?
bye for now
i am off
i gotta go
i have to go
got to go
`

/** Said on leaving, with the moment until which somebody leaves: "see you monday". */
export const PARTING = `
see you|ya|u all|?
catch you|ya
talk|speak|chat
talk|speak|chat to|with you|ya
bye until|till
back
home
`

/** What says that nothing more follows: "that's all for today". */
export const NOMORE = `
that is all|everything
that will be all|it|everything
`

export const PRAISE = `
great job
good job
nice work
well done
good work
awesome
amazing
perfect
excellent
brilliant
fantastic
wonderful
lovely
you are the best
you are great
you are awesome
you are amazing
you are a star
you are a lifesaver
you rock
i love you
i love this
love it
love this
nice
cool
sweet
great
neat
clever
impressive
good bot
you are very clever
you are clever
you are so helpful
you are helpful
you are so smart
you are smart
you are good
you are funny
good one
good thinking
great work
fab
ace
top
super
legend
you legend
you are a legend
you are so good
roger that
roger
copy that
got it
gotcha
understood
sounds good
makes sense
fair enough
good to know
ok great
ok good
ok cool
ok nice
good
good good
very good
oh good
that is great
that is good
that is perfect
that is nice
fine
ok
alright then
right then
noted
i see
ah ok
ah i see
interesting
wow
lol
haha
hahaha
yay
phew
happy days
grand
no worries
no problem
all good
spot on
`

export const APOLOGY = `
sorry
my bad
oops
apologies
i apologise
i apologize
i am sorry
whoops
my mistake
excuse me
pardon me
sorry about that
sorry for that
oops sorry
i am so sorry
my apologies
`

export const HOWAREYOU = `
how are you
how are you doing
how is it going
how are things
how are you today
what is up
what is new
how|? have you been good|well|busy|ok|alright|?
how do you do
how are you feeling
are you ok
are you well
how is your day
how was your day
how is life
how is everything
hows it going
how is she cutting
what is good
how you doing
how goes it
how is your day going
how are ya
what is happening
`

export const WHOAREYOU = `
who are you
what are you
what is your name
are you a robot
are you real
are you human
are you a human
are you a bot
who made you
who created you
who built you
tell me about yourself
introduce yourself
what is sayso
are you an ai
who am i talking to
how old are you
where are you from
are you a real person
are you a person
what should i call you
do you have a name
are you alive
are you a computer
who is your boss
who do you work for
who is your maker
where do you live
what is your job
what is your purpose
`

export const WHY = `
why
why is that
why did you do that
why did you say that
how come
explain that
explain
why did you do it
why that
explain yourself
why did you ask
why did you add that
why did you delete that
explain why
why not
what made you do that
why did you do this
why did you choose that
how did you decide that
how did you get that
`

export const ALLDONE = `
all done for today
all done for the day
done for the day
done for today
i am done for the day
i am done for today
that is me|us done
that is me|us done for today|now|tonight
that is me|us done for the day
all done now
i am all done
i am done
finished for the day
finished for today
calling it a day
that is me for today
i am finished
we are done for today
we are done
that will do for today
done for now
all done for now
i am done for now
finished for now
`

export const NEVERMIND = `
nevermind
never mind
forget it
forget that
leave it
skip it
leave that|those|these|them
drop it
do not worry
do not worry about it
no matter
cancel
cancel that
it does not matter
does not matter
not important
stop
abort
let it be
leave it be
none
none of them
none of those
none of these
neither
neither of them
nothing
i do not know
i do not know yet
do not know
not sure
not sure yet
no idea
let me think
i will tell you later
i will let you know
later
not now
another time
some other time
ask me later
no thanks
no thank you
no need
i am not sure
i am not sure yet
i have not decided
i have not decided yet
have not decided
undecided
i need to think
i will think about it
i will get back to you
whatever
who knows
hard to say
scratch that
ignore that
ignore me
ignore it
forget i asked
keep it
keep it as it is
leave it as it is
leave it as is
leave it alone
do nothing
nothing thanks
it is fine
it is ok
i will do it later
do not bother
disregard
disregard that
no do not
do not
please do not
ok leave it
nah leave it
nah forget it
just leave it
just forget it
let me check
let me get back to you
nope
nah
no
`

/** What closes a letter, on a line of its own. */
export const SIGNOFF = `
yours
yours ever|truly|sincerely|faithfully|gratefully
sincerely|faithfully|respectfully yours|?
kind|kindest|best|warm|warmest|many regards|wishes|thanks
regards
best
all the best
with|much love|thanks|gratitude
with many|best|kind|kindest|warm thanks|wishes|regards
love
cheers
thanks
thank you
god bless
ever so grateful
`

/** Before a report, these only say that it is one. */
export const ANNOUNCING = `
please|kindly|just|do|? note that|?
please|kindly|? be informed|advised|aware that|?
i wish|want|have|wanted to inform|tell|notify you that|?
i would like to inform|tell|notify you that|?
i am writing|happy|pleased|proud|glad|here to inform|tell|notify you that|?
i am happy|pleased|proud|glad to say|report|announce that|?
i just|? wish|want|wanted to let you know that|?
let|letting you know that|?
quick|just|? update :|that|?
good|great news :|,|that|?
this is to inform|tell|notify you that|?
you should|might|may know that|?
you will be glad|happy|pleased|delighted|relieved to know|hear that|?
i can report|confirm|announce|tell|say you|? that|?
for the record
i|? meant|forgot|wanted to tell|say|mention you|? yesterday|earlier|before|? that|?
`
