// Words for people, by what they are to us or what they do.

const PERSONS: ReadonlySet<string> = new Set(
  `
mum mom mam mummy mommy dad daddy gran nan nana grandma grandpa grandad granddad wife husband partner son daughter sister brother
aunt auntie uncle cousin niece nephew boss manager mr mrs ms miss dr prof professor doctor dentist vet nurse physio midwife teacher
tutor coach plumber electrician builder roofer plasterer painter gardener cleaner engineer mechanic landlord landlady tenant agent
surveyor solicitor lawyer accountant hairdresser barber chiropodist therapist babysitter childminder neighbour neighbor client customer
patient guest friend mate colleague supervisor head director guy man men woman women lady bloke chap fella fellow lad lass boy girl kid
person people folks driver courier postie joiner carpenter chippy sparky tiler decorator glazier locksmith fitter installer
repairer inspector officer rep sweep waiter chef groomer walker sitter nanny carer minder priest vicar rabbi imam pastor judge
optician orthodontist osteopath chiropractor pharmacist chemist gp consultant specialist surgeon councillor counsellor
`
    .trim()
    .split(/\s+/),
)

/** Whether a word is one for somebody: "plumber", "handyman". */
export function isPerson(word: string): boolean {
  return PERSONS.has(word) || /^\p{L}{3,}(?:man|woman|lady)$/u.test(word)
}

const MEN = new Set(
  'guy man men bloke chap fella lad boy dad daddy grandpa grandad granddad husband son brother uncle nephew mr landlord'.split(
    ' ',
  ),
)
const WOMEN = new Set(
  'woman women lady lass girl mum mom mam mummy mommy gran nan nana grandma wife daughter sister aunt auntie niece mrs ms miss landlady'.split(
    ' ',
  ),
)

/** Whether a word is one for somebody whom this pronoun cannot mean: "guy" for "her". */
export function isNotMeantBy(pronoun: string, word: string): boolean {
  return (HER.has(pronoun) && MEN.has(word)) || (HIM.has(pronoun) && WOMEN.has(word))
}

/** Whether a word is one for somebody whom this pronoun may mean: "mrs" for "hers". */
export function isMeantBy(pronoun: string, word: string): boolean {
  return (HER.has(pronoun) && WOMEN.has(word)) || (HIM.has(pronoun) && MEN.has(word))
}

const HER = new Set(['her', 'hers'])
const HIM = new Set(['him', 'his'])
