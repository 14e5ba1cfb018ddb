// Named days: rules for those that follow one, and a table for other calendars, whose names resolve to null outside its
// years.

import { dayNumber, easter, nthWeekday, realDay } from '../../calendar/civil.ts'

export type HolidayRule = (year: number) => number | null

const on =
  (month: number, day: number): HolidayRule =>
  (year) =>
    realDay(year, month, day)
const nth =
  (month: number, weekday: number, count: number, plus = 0): HolidayRule =>
  (year) => {
    const day = nthWeekday(year, month, weekday, count)
    return day === null ? null : day + plus
  }
const fromEaster =
  (days: number): HolidayRule =>
  (year) =>
    easter(year) + days

const TABLE_START = 2015
const table =
  (days: string): HolidayRule =>
  (year) => {
    const entry = days.slice((year - TABLE_START) * 5, (year - TABLE_START) * 5 + 4)
    return year < TABLE_START || entry === ''
      ? null
      : dayNumber(year, Number(entry.slice(0, 2)), Number(entry.slice(2)))
  }

/** Names are compared without apostrophes, hyphens and a final s; a bar separates alternatives. */
const rules: readonly (readonly [string, HolidayRule])[] = [
  ['christmas|christmas day|xmas|xmas day', on(12, 25)],
  ['christmas eve|xmas eve', on(12, 24)],
  ['boxing day', on(12, 26)],
  ['new years eve|new year eve|nye', on(12, 31)],
  ['new years day|new year day|new years|new year', on(1, 1)],
  ['valentines day|valentines|saint valentines day|st valentines day', on(2, 14)],
  ['groundhog day', on(2, 2)],
  ['saint patricks day|st patricks day|saint patricks|st patricks|saint paddys day|st paddys day', on(3, 17)],
  ['april fools day|april fools', on(4, 1)],
  ['earth day', on(4, 22)],
  ['may day', on(5, 1)],
  ['cinco de mayo', on(5, 5)],
  ['juneteenth', on(6, 19)],
  ['canada day', on(7, 1)],
  ['independence day|4th of july|fourth of july|july 4th|july fourth', on(7, 4)],
  ['bastille day', on(7, 14)],
  ['halloween|halloween day|all hallows eve', on(10, 31)],
  ['all saints day', on(11, 1)],
  ['guy fawkes night|bonfire night|guy fawkes day', on(11, 5)],
  ['veterans day|remembrance day|armistice day', on(11, 11)],
  ['kwanzaa', on(12, 26)],
  ['australia day', on(1, 26)],
  ['singles day', on(11, 11)],
  ['womens day|international womens day', on(3, 8)],
  ['tax day', on(4, 15)],
  ['pi day', on(3, 14)],
  ['teachers day|teacher day', nth(10, 5, 1)],
  ['martin luther king day|martin luther king jr day|mlk day', nth(1, 1, 3)],
  ['presidents day|washingtons birthday', nth(2, 1, 3)],
  ['mothers day|mother day', nth(5, 7, 2)],
  ['memorial day', nth(5, 1, -1)],
  ['fathers day|father day', nth(6, 7, 3)],
  ['labor day|labour day', nth(9, 1, 1)],
  ['columbus day|indigenous peoples day', nth(10, 1, 2)],
  ['thanksgiving|thanksgiving day', nth(11, 4, 4)],
  ['black friday', nth(11, 4, 4, 1)],
  ['cyber monday', nth(11, 4, 4, 4)],
  ['easter|easter sunday|easter day', fromEaster(0)],
  ['easter monday', fromEaster(1)],
  ['good friday', fromEaster(-2)],
  ['maundy thursday', fromEaster(-3)],
  ['palm sunday', fromEaster(-7)],
  ['ash wednesday', fromEaster(-46)],
  ['mardi gras|shrove tuesday|fat tuesday|pancake day', fromEaster(-47)],
  ['ascension day', fromEaster(39)],
  ['pentecost|whit sunday', fromEaster(49)],
  ['whit monday', fromEaster(50)],
  [
    'eid al fitr|eid|eid ul fitr',
    table(
      '0717 0706 0625 0615 0604 0524 0513 0502 0421 0410 0330 0320 0309 0226 0214 0204 0124 0114 0103 1212 1201 1119 1109 1029 1019 1007',
    ),
  ],
  [
    'eid al adha|eid ul adha|feast of sacrifice',
    table(
      '0923 0911 0901 0821 0811 0731 0720 0709 0628 0616 0606 0527 0516 0505 0424 0413 0402 0322 0312 0301 0219 0208 0127 0116 0105 1215',
    ),
  ],
  [
    'ramadan',
    table(
      '0618 0606 0527 0516 0506 0424 0413 0402 0323 0311 0301 0218 0208 0128 0116 0105 1216 1204 1123 1112 1101 1021 1010 0930 0919 0908',
    ),
  ],
  [
    'islamic new year',
    table(
      '1014 1002 0921 0911 0831 0820 0809 0730 0719 0707 0626 0616 0606 0525 0514 0504 0423 0411 0401 0322 0311 0229 0217 0206 0126 0115',
    ),
  ],
  [
    'passover|pesach',
    table(
      '0404 0423 0411 0331 0420 0409 0328 0416 0406 0423 0413 0402 0422 0411 0331 0418 0408 0327 0414 0404 0424 0412 0331 0420 0409 0329',
    ),
  ],
  [
    'rosh hashanah',
    table(
      '0914 1003 0921 0910 0930 0919 0907 0926 0916 1003 0923 0912 1002 0921 0910 0928 0918 0906 0924 0914 1004 0922 0910 0930 0919 0908',
    ),
  ],
  [
    'yom kippur',
    table(
      '0923 1012 0930 0919 1009 0928 0916 1005 0925 1012 1002 0921 1011 0930 0919 1007 0927 0915 1003 0923 1013 1001 0919 1009 0928 0917',
    ),
  ],
  [
    'hanukkah|chanukah',
    table(
      '1207 1225 1213 1203 1223 1211 1129 1219 1208 1226 1215 1205 1225 1213 1202 1221 1210 1128 1217 1207 1226 1214 1203 1222 1212 1130',
    ),
  ],
  [
    'purim',
    table(
      '0305 0324 0312 0301 0321 0310 0226 0317 0307 0324 0314 0303 0323 0312 0301 0319 0309 0226 0315 0305 0325 0313 0301 0321 0310 0228',
    ),
  ],
  [
    'chinese new year|lunar new year|spring festival',
    table(
      '0219 0208 0128 0216 0205 0125 0212 0201 0122 0210 0129 0217 0207 0126 0213 0202 0123 0211 0131 0219 0208 0128 0215 0204 0124 0212',
    ),
  ],
  ['diwali|deepavali', table('1111 1030 1019 1107 1027 1114 1104 1024 1112 1031 1020 1108 1029 1017 1105 1026')],
]

export const HOLIDAY_RULES: ReadonlyMap<string, HolidayRule> = new Map(
  rules.map(([names, rule]) => [names.split('|')[0] ?? names, rule]),
)

export interface HolidayName {
  readonly words: readonly string[]
  readonly name: string
}

/** By first word, longest name first, so that "christmas eve" is not read as christmas. */
export const HOLIDAY_NAMES: ReadonlyMap<string, readonly HolidayName[]> = byFirstWord()

/** The first words of all names, folded. */
export const HOLIDAY_STARTS: readonly string[] = [...HOLIDAY_NAMES.keys()]

function byFirstWord(): Map<string, HolidayName[]> {
  const index = new Map<string, HolidayName[]>()
  for (const [names] of rules) {
    const all = names.split('|')
    for (const written of all) {
      const words = written.split(' ').map(plainWord)
      const first = words[0] ?? ''
      index.set(first, [...(index.get(first) ?? []), { words, name: all[0] ?? written }])
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length)
  return index
}

/** Makes "patrick's", "patricks" and "patrick" the same word. */
export function plainWord(word: string): string {
  const plain = word.includes("'") ? word.replace("'", '') : word
  return plain.endsWith('s') ? plain.slice(0, -1) : plain
}
