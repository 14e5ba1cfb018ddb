// What a question wants to know, by the words it has, in order of how telling they are. A dash stands for any words between,
// `^` for the beginning of the question, `$` for its end.

import type { Wanted } from '../../../domain/act.ts'

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}

export const WANTED_BY: readonly (readonly [Wanted, readonly string[]])[] = [
  [
    'how_long',
    lines(`
how long - until
how long - till
how long - left
how long - due
how long do i have
how many days
how many weeks
how many hours
how much time
how much longer
`),
  ],
  [
    'count',
    lines(`
how many
number of
`),
  ],
  [
    'note',
    lines(`
note - say
note - says
what does it say
what did it say
what does that say
a note
any note
any notes
in the note
the note
that note
this note
its note
his note
her note
their note
notes - say
note on
note for
notes on
notes for
note about
what - noted
anything - noted
anything - written
anything - jotted
something noted
anything - write
written anything
noted anything
jotted anything
what did i note
what - i write
what - i wrote
what - written
what - jot
what are the details
what - description
`),
  ],
  [
    'when',
    lines(`
^ when
^ and when
^ so when
^ ok when
^ but when
until when
by when
since when
what time
what day
what date
what hour
what evening
what morning
what afternoon
what night
which day
which date
which time
time for
when is
when are
when was
when were
when do
when does
when did
when am
when must
when should
when have
when $
a date
the date
any date
due date
deadline
`),
  ],
  [
    'next',
    lines(`
the next one $
what - after that $
what - after it $
what is next
is next
next thing
very next
due first
which one is first
what comes next
what next
what - do next
what - tackle next
what - first
which - first
which - sooner
which - soonest
which - earlier
which - earliest
what - sooner
what - earlier
what should i do
what should i start
what should i work on
what should i tackle
what should i focus on
where do i start
where should i start
where do i begin
what now
most urgent
most important
most pressing
`),
  ],
  [
    'exists',
    lines(`
do i have a
do i have an
do i have any
do i have anything
do i have something
do i have to
do we have any
do we have anything
have i got a
have i got an
have i got any
have i got anything
is there a
is there an
is there any
is there anything
are there any
did i have
anything
on my list
on the list
on there
did i put
did i add
have i put
is there something
already got
did you get
did you save
did you add
have you saved
have you got
am i free
am i busy
`),
  ],
  [
    'state',
    lines(`
have i $
have not i $
did i $
did not i $
is it $
is not it $
are they $
are not they $
was it $
was not it $
or not $
or not yet $
^ is
^ are
^ was
^ were
^ did
^ have
^ has
^ does
^ do
^ am
^ had
^ and is
^ and are
^ so is
^ and did
^ and have
`),
  ],
]

/** "the next two weeks" asks for no order. */
export const NOT_NEXT: ReadonlySet<string> = new Set(
  'week month year few couple monday tuesday wednesday thursday friday saturday sunday two three 2 3 4 5 7 10 14 days fortnight'.split(
    ' ',
  ),
)
