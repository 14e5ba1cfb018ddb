// Things whose first word is a verb elsewhere: "light bulbs", "paint brushes".

const COMPOUNDS: ReadonlySet<string> = new Set(
  [
    'light bulb fitting switch fixture shade',
    'heat lamp pad mat gun',
    'paint brush roller tray pot stripper tester thinner sample scraper',
    'plant pot food feed stand hook label',
    'drill bit set',
    'water filter bottle butt pistol balloon jug softener biscuit',
    'iron tablet supplement pill',
    'oil filter can',
    'salt lick block cellar',
    'ice cream pack tray lolly cube',
    'tape measure dispenser',
    'glue stick gun',
    'nail varnish polish file clipper brush gun scissor',
    'screw driver cap',
    'brush head',
    'fish food finger tank cake',
    'cook book',
    'book shelf case end token stand',
    'sand paper bag pit',
    'file folder divider',
    'stamp pad',
    'staple gun',
    'wire brush wool cutter',
    'play dough mat',
    'dust sheet bag pan mask',
    'mop head bucket',
    'phone charger case cable',
    'dry shampoo',
    'cover letter sheet',
    'sleep mask',
    'test strip tube',
    'measure tape jug cup',
    'spray bottle paint',
    'seed tray compost potato packet',
    'feed bucket bag scoop',
    'pay slip',
    'milk powder chocolate shake',
    'tea towel bag light pot',
    'coffee bean filter pod',
    'butter knife bean',
    'pepper mill corn',
    'string light bean cheese',
  ].flatMap((line) => {
    const [first = '', ...heads] = line.split(' ')
    return heads.map((head) => `${first} ${head}`)
  }),
)

/** Whether two words are one thing to have, whatever the first of them is alone. */
export function isCompound(first: string, second: string): boolean {
  return [second, second.replace(/s$/, ''), second.replace(/(?<=sh|ch|x|s)es$/, ''), second.replace(/ies$/, 'y')].some(
    (head) => COMPOUNDS.has(`${first} ${head}`),
  )
}
