// Words for people, by what they are to us or what they do.

export const PERSONS: ReadonlySet<string> = new Set(
  `
mum mom mam mummy mommy dad daddy gran nan nana grandma grandpa grandad granddad wife husband partner son daughter sister brother
aunt auntie uncle cousin niece nephew boss manager mr mrs ms miss dr prof professor doctor dentist vet nurse physio midwife teacher
tutor coach plumber electrician builder roofer plasterer painter gardener cleaner engineer mechanic landlord landlady tenant agent
surveyor solicitor lawyer accountant hairdresser barber chiropodist therapist babysitter childminder neighbour neighbor client customer
patient guest friend mate colleague supervisor head director
`
    .trim()
    .split(/\s+/),
)
