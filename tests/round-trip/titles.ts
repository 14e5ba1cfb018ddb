// What people have on their lists. Every word that could stand for the task on its own is in `part`.

export interface Name {
  readonly title: string
  /** What is left when somebody speaks of it shortly: "the rent". */
  readonly part: string
  /** Said of it: "the gutters are done". */
  readonly plural: boolean
  /** "paid the rent"; null for things that are not something one does. */
  readonly past: string | null
}

/** `verb|past|object`, the object with its short form in braces, and an s after them where it is many. */
const deeds = `
call|called|{mom}
call|called|the {plumber}
call|called|the {landlord}
call|called|{grandma}
call|called|the {insurance} company
email|emailed|{Sarah}
email|emailed|the {accountant}
email|emailed|{Priya} the contract
pay|paid|the {rent}
pay|paid|the {electricity bill}
pay|paid|the {parking fine}
fix|fixed|the {bike}
fix|fixed|the {leaky tap}
repair|repaired|the {fence}
clean|cleaned|the {garage}
clean|cleaned|the {windows}s
clean|cleaned|the {gutters}s
book|booked|the {flights}s
book|booked|a {hotel} in Lisbon
buy|bought|{dog food}
buy|bought|{stamps}s
buy|bought|birthday {candles}s
water|watered|the {plants}s
feed|fed|the {cat}
walk|walked|the {dog}
wash|washed|the {car}
mow|mowed|the {lawn}
take out|took out|the {trash}
pick up|picked up|the {dry cleaning}
drop off|dropped off|the {parcel}
return|returned|the {library books}s
renew|renewed|my {passport}
submit|submitted|the {expense claim}
order|ordered|new {glasses}s
write|wrote|the {blog post}
send|sent|the {invitations}s
paint|painted|the {shed}
sell|sold|the old {sofa}
back up|backed up|the {laptop}
pack|packed|the {suitcase}
file|filed|the {tax return}
review|reviewed|the {pull request}
replace|replaced|the {smoke detector}
sharpen|sharpened|the {knives}s
hang|hung|the {curtains}s
visit|visited|aunt {Rosa}
practice|practiced|the {cello}
update|updated|my {resume}
prepare|prepared|the {workshop}
sign|signed|the {lease}
`

/** Things with a name only, with their short form in braces. */
const things = `
{dentist} appointment
quarterly {report}
{team meeting}
{laundry}
{yoga} class
{budget} review
{piano} lesson
{oil change}
wedding {gift}
{vet} visit
{birthday cake}
project {proposal}
dinner with {Lisa}
{website} redesign
sales {deck}
{visa} application
{physics} homework
{book club}
{grocery} shopping
{newsletter} draft
{marathon} training
{roof} inspection
board {presentation}
{choir} rehearsal
{garden} party
`

/** Several of a kind, for "all the … tasks": the shared word, then the titles. */
export const GROUPS: readonly (readonly [string, ...string[]])[] = [
  ['garden', 'weed the garden beds', 'buy garden gloves', 'garden hose repair'],
  ['invoice', 'send invoice to Acme', 'invoice for Globex', 'check the Initech invoice'],
  ['conference', 'register for the conference', 'conference badge', 'conference talk outline'],
  ['kitchen', 'measure the kitchen', 'kitchen tiles', 'get kitchen quotes'],
  ['school', 'school forms', 'pay school lunch money', 'label school uniforms'],
]

function parse(lines: string, read: (line: string) => Name): Name[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => read(line.trim()))
}

function partOf(text: string): Pick<Name, 'part' | 'plural'> {
  return { part: /\{(.+)\}/.exec(text)?.[1] ?? text, plural: text.endsWith('}s') }
}

const bare = (text: string) => text.replace(/\{(.+)\}s?/, '$1')

export const NAMES: readonly Name[] = [
  ...parse(deeds, (line) => {
    const [verb = '', past = '', object = ''] = line.split('|')
    return { ...partOf(object), title: `${verb} ${bare(object)}`, past: `${past} ${bare(object)}` }
  }),
  ...parse(things, (line) => ({ ...partOf(line), title: bare(line), past: null })),
]

/** What is not on the list yet: to be added, or to be a new name. */
export const NEW_DEEDS: readonly string[] = [
  'buy oat milk',
  'call the electrician',
  'email Marco about the offer',
  'print the boarding passes',
  'iron the shirts',
  'order printer ink',
  'renew the gym membership',
  'defrost the freezer',
  'pick up the kids from practice',
  'change the bed sheets',
  'research summer camps',
  'text Ingrid',
  'charge the drill',
  'cancel the magazine subscription',
  'descale the kettle',
  'thank Oliver for the flowers',
  'set up the new router',
  'ask Nina about the keys',
  'sweep the porch',
  'measure the hallway',
  'check the tire pressure',
  'download the bank statements',
  'plan the menu',
  'wrap the presents',
  'get a flu shot',
]

export const NEW_THINGS: readonly string[] = [
  'milk',
  'eggs',
  'bread',
  'bananas',
  'batteries',
  'toothpaste',
  'sunscreen',
  'coffee beans',
  'band practice',
  'guitar strings',
  'paper towels',
  'parent evening',
  'car wash',
  'eye exam',
  'lunch with Ben',
  'olive oil',
  'cat litter',
  'physio session',
  'trash bags',
  'job interview prep',
]

export const NOTES: readonly string[] = [
  'ask about the discount',
  'bring the receipt',
  'gate code is 4471',
  'use the blue folder',
  'it is on the second floor',
  'check with Karim first',
  'they close early',
  'the red one, not the green one',
  'parking is behind the building',
  'talk to reception',
  'size 42',
  'order number A-119',
]

/** The words of a title that could point to it. */
export function contentWords(title: string): string[] {
  const small = new Set([
    'the',
    'a',
    'an',
    'my',
    'to',
    'in',
    'with',
    'for',
    'up',
    'out',
    'off',
    'new',
    'old',
    'about',
    'from',
  ])
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
}

/** Titles that share no word with these tasks, save the verb. */
export function newTitles(tasks: readonly { readonly title: string }[]): string[] {
  const words = new Set(tasks.flatMap((task) => contentWords(task.title)))
  const isDeed = (title: string) => NEW_DEEDS.includes(title)
  return [...NEW_DEEDS, ...NEW_THINGS].filter((title) =>
    contentWords(title).every((word, index) => !words.has(word) || (index === 0 && isDeed(title))),
  )
}
