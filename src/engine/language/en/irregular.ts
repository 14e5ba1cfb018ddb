// Irregular pasts and participles with the verb they belong to, one verb a line.

const forms = `
be was were been
become became become
begin began begun
bend bent
bite bitten
bleed bled
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came come
deal dealt
dig dug
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hang hung
have had
hear heard
hide hidden
hold held
keep kept
know knew known
lay laid
learn learnt
leave left
lend lent
lose lost
make made
mean meant
meet met
mow mown
pay paid
prove proven
ride rode ridden
ring rang rung
run ran run
say said
see seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
show shown
shrink shrank shrunk
sing sang sung
sit sat
sleep slept
slide slid
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck
sweep swept
swim swam swum
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won
write wrote written
`

/** Each form by the verb it belongs to. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...others] = line.split(' ')
      return others.map((form): [string, string] => [form, base])
    }),
)

/** What only somebody who acts does: "Sam threw", unlike "thrown". */
export const PAST_ONLY: ReadonlySet<string> = new Set(
  forms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, past = '', participle] = line.split(' ')
      return participle === undefined ? [] : [past]
    }),
)
