const LENGTH = 4000

function filled(unit: string, before = ''): string {
  return (before + unit.repeat(Math.ceil(LENGTH / unit.length))).slice(0, LENGTH)
}

/** "delete 0 and delete 1 and …" */
function counted(say: (number: number) => string): string {
  return Array.from({ length: 500 }, (_, number) => say(number))
    .join(' and ')
    .slice(0, LENGTH)
}

/** Messages of the greatest length, made of what a reader of sentences might trip over. */
export const attacks: Record<string, string> = {
  tabs: filled('\t', 'add'),
  spaces: filled(' ', 'add x'),
  'line breaks': filled('\n', 'add'),
  'pasted list': filled('- [ ] x\n'),
  letters: filled('a'),
  words: filled('word '),
  'add add': filled('add '),
  'delete and': filled('delete milk and '),
  'and and': filled('and ', 'add '),
  commas: filled(',', 'add'),
  'list of items': filled('milk, ', 'add '),
  quotes: filled('"'),
  'quoted words': filled('"a" '),
  'open quotes': filled("'a "),
  brackets: filled('(('),
  digits: filled('1'),
  numbers: filled('1 '),
  'number words': filled('twenty '),
  ranges: filled('1-9 ', 'complete '),
  mondays: filled('monday '),
  'every every': filled('every '),
  'every monday at 5pm': filled('every monday at 5pm and '),
  'dates and times': filled('tomorrow at 5pm on friday '),
  'from to': filled('from monday to friday ', 'move x '),
  'the the': filled('the '),
  'to to': filled('to ', 'rename x '),
  negations: filled('not '),
  'yes no': filled('yes no '),
  'please please': filled('please '),
  'question marks': filled('?'),
  'exclamation marks': filled('!', 'add x '),
  colons: filled(':', 'todo'),
  dashes: filled('-'),
  dots: filled('.'),
  emoji: filled('👩‍👩‍👧‍👦'),
  'combining marks': filled('e\u0301\u0302\u0303'),
  'zero width': filled('\u200b', 'yes'),
  'full width': filled('ａｄｄ '),
  arabic: filled('أضف حليب '),
  'in 99999999999 days': filled('in 99999999999 days '),
  'typos of add': filled('delte compelte remnd '),
  'call and buy': filled('call and buy '),
  'deletes counted up': counted((number) => `delete ${number}`),
  'positions counted up': counted((number) => `complete task ${number}`),
  'moves counted up': counted((number) => `move ${number} to friday`),
  'all but': filled('all but the rent and ', 'complete '),
  'if and unless': filled('if it rains unless ', 'complete milk '),
  'due and due': filled('due tomorrow and high priority ', 'show tasks '),
  'i paid': filled('i paid the rent and '),
  'not done': filled('is not done ', 'task 2 '),
}
