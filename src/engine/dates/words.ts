// The words that dates consist of. Each table maps what people write to its meaning.

import type { DayPart, Edge, Period, Unit, Which } from './expression.ts'

const named = <T>(table: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(table.flatMap(([names, value]) => names.split(' ').map((name): [string, T] => [name, value])))

export const keys = (...tables: readonly (ReadonlyMap<string, unknown> | ReadonlySet<string>)[]): string[] =>
  tables.flatMap((table) => [...table.keys()])

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const WEEKDAYS = named<number>([
  ['monday mon', 1],
  ['tuesday tue tues', 2],
  ['wednesday wed weds wensday wendsday', 3],
  ['thursday thu thur thurs thrusday', 4],
  ['friday fri', 5],
  ['saturday sat saterday', 6],
  ['sunday sun', 7],
])

export const PLURAL_WEEKDAYS = named<number>([
  ['mondays', 1],
  ['tuesdays', 2],
  ['wednesdays', 3],
  ['thursdays', 4],
  ['fridays', 5],
  ['saturdays', 6],
  ['sundays', 7],
])

export const MONTHS = named<number>([
  ['january jan', 1],
  ['february feb', 2],
  ['march mar', 3],
  ['april apr', 4],
  ['may', 5],
  ['june jun', 6],
  ['july jul', 7],
  ['august aug', 8],
  ['september sep sept', 9],
  ['october oct', 10],
  ['november nov', 11],
  ['december dec', 12],
])

/** First months; "fall" is also a verb, so seasons need "this" or "next" before them. */
export const SEASONS = named<number>([
  ['spring', 3],
  ['summer', 6],
  ['fall autumn', 9],
  ['winter', 12],
])

export const UNITS = named<Unit>([
  ['second seconds sec secs', 'second'],
  ['minute minutes min mins minuets', 'minute'],
  ['hour hours hr hrs', 'hour'],
  ['day days night nights', 'day'],
  ['workday workdays', 'workday'],
  ['week weeks wk wks', 'week'],
  ['month months mth mths', 'month'],
  ['quarter quarters', 'quarter'],
  ['year years yr yrs', 'year'],
])

export const PERIODS = named<Period>([
  ['week wk weeks', 'week'],
  ['weekend weekends', 'weekend'],
  ['month months', 'month'],
  ['quarter', 'quarter'],
  ['year years', 'year'],
])

export const PARTS = named<DayPart>([
  ['morning mornings morn', 'morning'],
  ['midmorning', 'mid-morning'],
  ['midafternoon', 'mid-afternoon'],
  ['noon noonish noontime midday lunchtime lunchtimes', 'noon'],
  ['afternoon afternoons arvo', 'afternoon'],
  ['evening evenings eve', 'evening'],
  ['night nights nite nighttime', 'night'],
])

export const RELATIVE_DAYS = named<number>([
  ['today tday tdy 2day', 0],
  [
    'tomorrow tommorow tommorrow tomrow tomorro tomorow tmorow tmorrow tomrw tmrw tmr tmrrw tmw tmoro tomo tomoro tomoz tomm 2morrow 2morow 2moro 2moz 2mrw',
    1,
  ],
  ['yesterday', -1],
])

export const TONIGHT = set('tonight tonite 2night 2nite')

export const WHICH = named<Which>([
  ['this', 'this'],
  ['next following nxt', 'next'],
  ['coming upcoming', 'coming'],
  ['last previous prev', 'last'],
  ['past', 'past'],
  ['current', 'this'],
])

export const SMALL_NUMBERS = named<number>([
  ['zero', 0],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
])

export const TENS = named<number>([
  ['twenty', 20],
  ['thirty', 30],
  ['forty fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
])

export const ORDINALS = named<number>([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['eleventh', 11],
  ['twelfth', 12],
  ['thirteenth', 13],
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['sixteenth', 16],
  ['seventeenth', 17],
  ['eighteenth', 18],
  ['nineteenth', 19],
  ['twentieth', 20],
  ['thirtieth', 30],
])

export const HALVES = named<'am' | 'pm'>([
  ['am a.m a.m. a', 'am'],
  ['pm p.m p.m. p', 'pm'],
])

/** How often, and how long until the first time if no day is given. */
export const FREQUENCIES = named<Unit>([
  ['hourly', 'hour'],
  ['daily nightly everyday everynight', 'day'],
  ['weekly biweekly fortnightly', 'week'],
  ['monthly bimonthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly annually annual biannually', 'year'],
])

/** Abbreviations for the end of a period. */
export const ENDS = named<Period | 'day'>([
  ['eod cob eob eop', 'day'],
  ['eow', 'week'],
  ['eom', 'month'],
  ['eoq', 'quarter'],
  ['eoy', 'year'],
])

/** Where in a period: "end of the month", "mid april". */
export const EDGES = named<Edge>([
  ['beginning start early', 'start'],
  ['middle mid', 'middle'],
  ['end close late', 'end'],
  // "the rest of the week": the remaining part.
  ['rest remainder', 'whole'],
])

/** What may come before an amount; the first ones make it approximate. */
export const ROUGHLY = set('about around approximately approx like roughly maybe')
export const BEFORE_AMOUNTS = set(`${[...ROUGHLY].join(' ')} exactly another just`)

/** Amounts that are not numbers. */
export const VAGUE_AMOUNTS = set('a an half couple few several fortnight fortnights')

/** Prepositions of a date. After the strong ones a date is certain to follow. */
export const STRONG_LEADS = set(
  'due by until till til before since starting beginning scheduled on prior around @ approximately',
)
export const SOFT_LEADS = set(
  'at for in from after to over during within through sometime anytime exactly approx between',
)

export const ZONES = set('utc gmt est edt et cst cdt ct mst mdt mt pst pdt pt cet cest bst eet eest msk jst aest aedt')
export const ZONE_REGIONS = set('eastern central mountain pacific')

/**
 * Words after which a date may end. Any other word after "the 5th", "at 5" or "1/2" is taken for the noun it counts
 * ("the 5th wave", "at 5 main street", "1/2 cup").
 */
export const FOLLOWERS = set(
  "to and or but i i'm i'll i've we we're you he she they it my our your please pls plz cheers ta thanks thx ty lol mate love remind add create set make put schedule call pay buy get " +
    'send pick take go do meet email text finish submit start check clean book order return visit is are was were will ' +
    'should must can could for with about that at on by in from because so then if as when while until till before after ' +
    "of instead not urgent p1 p2 p3 high low medium priority repeat every each im ill need have has had lets let's asap thanks thank due since " +
    'around against vs versus outside inside opposite approximately starting beginning through thru during without instead using via regarding near ' +
    'would cos coz cuz bc cause otherwise though tho too also rather now innit latest sharp actually anyway btw ' +
    'sorry ok okay again',
)

/** After these a weekday or month is a person's name. */
export const NAMERS = set('with named called mr mrs ms miss dr aunt uncle dear about regarding')
export const DETERMINERS = set('the a an my our your his her their every each these those')

/** Next to these a weekday is part of a name: "taco tuesday", "sunday school". */
export const WEEKDAY_ADJECTIVES = set(
  'taco freaky casual super ruby man girl giving throwback meatless bloody free happy blue',
)
export const WEEKDAY_NOUNS = set(
  'school roast best football lights cartoons brunch blues funday magazine times crossword live fever prayers',
)

/** "task 4/5", "page 3": the number belongs to the noun. */
export const COUNTERS = set(
  'chapter page pages part rated score version step room unit size episode season task tasks item number no level volume vol floor lane route highway gate bus platform ch section figure grade code pin ext',
)

/** Words for tasks themselves: a date before these filters ("today's tasks", "my weekly reminder"). */
export const TASK_NOUNS = set(
  'reminder reminders task tasks todo todos to-do to-dos alarm alarms alert alerts list lists item items agenda notification notifications',
)
