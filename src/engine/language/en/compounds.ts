// Things whose first word is a verb elsewhere: "light bulbs", "paint brushes".

const COMPOUNDS: ReadonlySet<string> = new Set(
  [
    'light bulb switch',
    'heat lamp pad',
    'paint brush roller tray pot',
    'plant pot food',
    'drill bit',
    'water filter bottle',
    'iron tablet',
    'ice cream pack cube',
    'tape measure',
    'glue stick gun',
    'nail varnish polish',
    'screw driver',
    'fish food finger',
    'cook book',
    'book shelf case',
    'sand paper',
    'play dough',
    'dust sheet bag',
    'mop head',
    'phone charger case',
    'tea towel bag light',
    'coffee bean filter',
    'seed tray',
    'string light',
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

/** Alarms to look after, which remind nobody: "smoke alarm". */
export const ALARM_KINDS: ReadonlySet<string> = new Set(['smoke', 'fire', 'car', 'burglar', 'house', 'gas'])

/** The alarms themselves. */
export const ALARMS: ReadonlySet<string> = new Set(['alarm', 'alert'])
