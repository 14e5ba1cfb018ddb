// Whole phrases that ask for no task, and what Sayso has no field for.

import type { Mention, TaskSet } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule } from '../chart/rule.ts'
import { isIn, isPhrase } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { allBy } from '../task-ids.ts'
import { focus } from './build.ts'

function isDated({ mentions, where }: TaskSet): boolean {
  return (
    where?.due_after !== undefined && mentions.every(({ by }) => by === 'ids' || by === 'other' || by === 'positions')
  )
}

const asWell =
  'too|as_well|also|likewise|ditto|same|the_same|same_thing|the_same_thing|same_again|same_deal|same_story|same_here|as_well_please'
const same = 'do? same|the_same|ditto|likewise thing|again? for|with|to|goes_for|applies_to|on'

const LISTED_ACTS = new Set(['add', 'delete', 'finish'])
/** "list …" and "schedule …" are requests of their own. */
const SHOWN = new Set(['list', 'schedule', 'lists', 'calendar'])

/** "my list", "our shopping list": there is only the one. */
function isOwnList(reader: Reader, to: number): boolean {
  if (reader.word(to - 1) !== 'list') return false
  return isIn('DET', reader.word(to - 2)) || isPhrase('LIST', `${reader.word(to - 2)} list`)
}

const ASKED_OF = new Set(['you', 'u', 'please', 'kindly', 'just', 'ya', 'ye'])

function isAskedOf(reader: Reader, from: number): boolean {
  return ASKED_OF.has(reader.word(from - 1)) || (reader.word(from - 1) === 'to' && reader.word(from - 2) === 'able')
}

const OWN = new Set(['a', 'an', 'i', 'we', 'you', 'u', 'ya', 'ye', 'it', 'this', 'that', 'they'])

/** Neither who speaks nor what is kept here: "my husband", not "my list". */
function isSomebody(reader: Reader, at: number): boolean {
  const behind = isIn('DET', reader.word(at)) ? reader.word(at + 1) : ''
  return !OWN.has(reader.word(at)) && !isOfList(behind)
}

function isOfList(word: string): boolean {
  return isIn('LIST', word) || isIn('NOUNS', word) || isIn('TASK', word)
}

function holdsList(reader: Reader, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (isOfList(reader.word(at)) || (reader.word(at) === 'this' && at === to - 1)) return true
  return false
}

/** Named, numbered, or both of them; "undo the last one" is what was done last, and no place in a list. */
function isPointed(mention: Mention, { count }: TaskSet): boolean {
  if (mention.by === 'positions') return mention.positions.every((position) => position > 0)
  return mention.by === 'ids' || (mention.by === 'shown' && count === 2)
}

const TURNS = 'changes|things|steps|actions|edits|updates|moves|turns|commands|requests|messages'
const UNDO_GOES_ON = new Set(['the', 'my', 'very'])
/** Words for what was done rather than for what it was done to. */
const DEEDS = new Set(
  `${TURNS}|change|thing|step|action|edit|update|move|turn|command|request|message|tick|completion|addition|deletion|rename|mistake|error|mess|blunder|slip|typo|goof|nonsense|everything|all|lot|did|done|said|made`.split(
    '|',
  ),
)

/** What other people's pages and players keep, and no list of ours. */
const ELSEWHERE =
  'basket|cart|shopping_basket|shopping_cart|shopping_bag|album|albums|mix|mixtape|favourites|favorites|bookmarks'

export const talkRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'undo',
    says: [
      'undo|revert|reverse|restore|rewind|unwind|roll_back|take_back|back_out|reset it|that|this|them|those|the|my|very|last|latest|previous|most_recent|change|changes|thing|one|step|action|edit|update|bit|move|command|tick|again|just* please|for_me|would_you|will_you|can_you*',
      'take|put|change|switch|set|move|bring|turn|swap it|that|this|them|those|things|everything back to? the|how|as|where|way|it|they|was|were|is|had|before|old|original|previous|former|name|title|date|time|day|state|one|a|step|normal|what|been|again|just* please|for_me|would_you|then*',
      'go|went back to|one|a|the|how|as|where|way|it|they|was|were|before|old|original|previous|former|name|title|date|time|day|state|step|what|things* please|for_me*',
      'back to the|how|as|way|it|they|was|were|before|old|original|previous|former|name|title|date|time|day|what* please*',
      '<UNDO>',
      'can|could|may i|we have|get it|that|this|them back',
      '<UNDO> please|then|actually|again|for_me?',
      '<NO> <UNDO>',
    ],
    cost: -6,
    // "move it back a day" is how far, and "restore the | chairs" is not whole.
    means: (_, reader, { to }) =>
      (reader.word(to - 1) === 'day' && (reader.word(to - 2) === 'one' || reader.word(to - 2) === 'a')) ||
      UNDO_GOES_ON.has(reader.word(to - 1))
        ? null
        : { does: 'undo' },
    examples: ['undo', 'take that back'],
  }),
  rule({
    of: 'ACT',
    id: 'undo.turns',
    says: [
      `undo|revert|reverse|un-do|take_back|roll_back the|those|these|my|your? last|latest|previous NUMBER ${TURNS}?`,
      `undo|revert|reverse|un-do|take_back|roll_back the|those|these|my|your? last|latest|previous couple of? ${TURNS}?`,
      `undo|revert|reverse|un-do|take_back|roll_back|go_back NUMBER ${TURNS}`,
      `take|put|bring the|those|these|my|your? last NUMBER ${TURNS}? back`,
    ],
    cost: -9,
    means: ({ NUMBER: [turns = 2] }) => (turns < 2 ? null : { does: 'undo', turns }),
    examples: ['undo the last two'],
  }),
  rule({
    of: 'ACT',
    id: 'undo.all',
    says: [
      `undo|revert|reverse|un-do|take_back|roll_back everything|it_all|the_lot|all_of_it|all_that|every_change|all_the_changes|all_my_changes|all_changes i_did|i_said|you_did|we_did|i_have_done|you_have_done|so_far|today|now|just|please*`,
      'put|take everything|it_all back how|the_way|as? it_was|they_were|before|please*',
    ],
    cost: -10,
    means: () => ({ does: 'undo', all: true }),
    examples: ['undo everything'],
  }),
  rule({
    of: 'ACT',
    id: 'undo.words',
    says: ['undo|revert WORDS', 'undo|revert TARGET'],
    // "undo the mess I made" takes back what was done last; "undo the unicorn" names something that nothing was done to.
    means: ({ TARGET: [set] }, reader, { from, to }) => {
      for (let at = from + 1; at < to; at++) if (DEEDS.has(reader.word(at))) return { does: 'undo' }
      // "undo that my mum is buying it": why, and no name.
      const why = isIn('IT', reader.word(from + 1)) ? from + 3 : to
      for (let at = why; at < to; at++) if (FINITE.has(reader.word(at))) return { does: 'undo' }
      return set?.mentions.every(({ by }) => by === 'name') === true ? { does: 'undo', set } : null
    },
    examples: ['undo the mess I made'],
  }),
  rule({
    of: 'ACT',
    id: 'undo.of',
    says: [
      'undo|revert|reverse|restore|reinstate|un-do|take_back|roll_back SET',
      'put|change|switch|set|move|bring|turn SET back',
      '<NO>? put|change|switch|set|move|bring|turn|leave|keep|have SET back? <ASBEFORE>',
    ],
    cost: -8,
    means: ({ SET: [set] }) =>
      set?.mentions.every((mention) => isPointed(mention, set)) === true && set.where === undefined
        ? { does: 'undo', set }
        : null,
    examples: ['undo the rent', 'put the rent back how it was'],
  }),
  rule({
    of: 'ACT',
    id: 'again',
    says: [`${same} SET`, 'and|also SET'],
    cost: 12,
    // "and the visa one for monday" gives it a day of its own.
    means: ({ SET: [set] }, reader, { from }) =>
      set === undefined ||
      // "and what's got no date" asks.
      isIn('WH', reader.word(from + 1)) ||
      (isIn('THEN', reader.word(from)) && (isDated(set) || isShownThen(set)))
        ? null
        : { does: 'again', set },
    examples: ['same for the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'again.with',
    says: [`SET ${asWell} but|only|just? VALUES`, `${same} SET ,|but|only|just VALUES`],
    cost: 8,
    means: ({ SET: [set], VALUES: [values] }) =>
      set === undefined || values === undefined || Object.keys(values).length === 0
        ? null
        : { does: 'again', set, values },
    examples: ['same for the rent, a day later', 'the rent the same, friday'],
  }),
  rule({
    of: 'ACT',
    id: 'again.more',
    says: [
      '<MOVE> SET one_more|once_more|once_again|as_much_again|the_same_again|another_one|that_much_again on|back|later?',
    ],
    means: ({ SET: [set] }) => (set === undefined ? null : { does: 'again', set }),
    examples: ['push the rent once more'],
  }),
  rule({
    of: 'ACT',
    id: 'again.do',
    says: [
      'do the_same|likewise|exactly_the_same|that|it with|for|to|on SET too|as_well|also?',
      'do|have SET too|as_well|also|likewise|the_same_way|the_same',
      'give SET the_same',
    ],
    cost: 4,
    // "do them all too" says nothing of what is to be done.
    means: ({ SET: [set] }) =>
      set !== undefined && set.where === undefined && allBy(set, 'ids', 'positions', 'other')
        ? { does: 'again', set }
        : null,
    examples: ['do the same with the fence', 'do the fence as well'],
  }),
  rule({
    of: 'ACT',
    id: 'again.so',
    says: ['so is|are|was|were|has|have SET'],
    cost: 2,
    // "so is anything overdue?" asks.
    means: ({ SET: [set] }, reader, { to }) =>
      set === undefined || reader.word(to) === '?' || set.where !== undefined ? null : { does: 'again', set },
    examples: ['so is the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'again.too',
    says: [`SET too|as_well|also? ${asWell}`],
    // "drop off the parcel too": a whole title says more than the verb it begins with.
    cost: 8,
    means: ({ SET: [set] }, reader, { from }) =>
      set === undefined || (isIn('THEN', reader.word(from)) && isDated(set)) ? null : { does: 'again', set },
    examples: ['the dentist too'],
  }),
  rule({ of: 'ACT', id: 'redo', says: ['<REDO>'], cost: -7, means: () => ({ does: 'redo' }), examples: ['redo'] }),
  rule({ of: 'ACT', id: 'more', says: ['<MORE>'], means: () => ({ does: 'more' }), examples: ['show more'] }),
  rule({
    of: 'ACT',
    id: 'talk.help',
    says: [
      'how do|can|could|would|should i|we|you add|delete|remove|complete|finish|change|move|rename|undo|mark|list|see|use|edit|create|set|reopen|postpone TEXT',
      '<HELP>',
    ],
    cost: -4,
    means: () => ({ does: 'talk', about: 'help' }),
    examples: ['what can you do'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.why',
    says: ['<WHY>'],
    cost: -4,
    means: () => ({ does: 'talk', about: 'why' }),
    examples: ['why'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.how',
    says: ['<HOWAREYOU>'],
    cost: -4,
    means: () => ({ does: 'talk', about: 'how_are_you' }),
    examples: ['how are you'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.who',
    says: ['<WHOAREYOU>'],
    cost: -4,
    means: () => ({ does: 'talk', about: 'who_are_you' }),
    examples: ['who are you'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.greeting',
    says: ['<GREET>'],
    alone: true,
    cost: 0,
    means: () => ({ does: 'talk', about: 'greeting' }),
    examples: ['good morning'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.thanks',
    says: ['<THANKS>'],
    alone: true,
    cost: 0,
    means: () => ({ does: 'talk', about: 'thanks' }),
    examples: ['thank you so much'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.praise',
    says: ['<PRAISE>'],
    alone: true,
    cost: 0,
    means: () => ({ does: 'talk', about: 'praise' }),
    examples: ['great job'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.apology',
    says: ['<APOLOGY>'],
    alone: true,
    cost: 0,
    means: () => ({ does: 'talk', about: 'apology' }),
    examples: ['my bad'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.bye',
    says: ['<BYE>', '<NOMORE>'],
    cost: 2,
    means: () => ({ does: 'talk', about: 'farewell' }),
    examples: ['goodbye'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.bye-until',
    says: [
      '<PARTING> on|at|in|by? WHEN then?',
      '<NOMORE>|that_is_it|that_is_enough|enough for today|now|tonight|the_day|the_moment|this_week|the_week|a_while|a_bit',
      '<NOMORE>|that_is_it|that_is_enough|enough until|till WHEN',
    ],
    cost: -2,
    // A task may be called "talk", and who has to speak tomorrow takes no leave.
    means: (_, reader, { from }) =>
      reader.names(from) || reader.word(from - 1) === 'to' ? null : { does: 'talk', about: 'farewell' },
    examples: ['see you on monday', "that's all for today"],
  }),
  rule({
    of: 'ACT',
    id: 'talk.done',
    says: ['<ALLDONE>'],
    cost: -8,
    means: () => ({ does: 'talk', about: 'all_done' }),
    examples: ['all done for today'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.cannot',
    says: [
      'put|add|stick|set a|the label|tag|category|colour|color|flag|subtask|sub-task|checklist|attachment|photo|picture|file|location QUOTE on|to|for|in|with|under TARGET',
      'add|put|include|play|save|throw|queue TEXT to|on|in|into|onto <DET>? WORDS playlist|playlists|queue',
      'add|put|include|play|save|throw TEXT to|on|in|into|onto <DET>? playlist|playlists|queue',
      'add|put|include|save|throw TEXT to|on|in|into|onto <DET>? playlist|playlists|queue called|named|-|:|, TEXT',
      'create|generate me|us? a|an|some <WORK> TEXT?',
      'create|generate me|us? a|an|some WORDS <WORK> TEXT?',
      'assign|delegate|share TARGET to|with TEXT',
      'assign|delegate|share|tag|label|categorise|categorize|duplicate|archive|pin|star|colour|color|sync|export|attach|group|merge|print|email|link SET',
      'tag|label|categorise|categorize|colour|color|group TARGET with|as|under|in|into|by TEXT',
      'put|add|stick|set a|the label|tag|category|colour|color|flag|sub-task|subtask|checklist|attachment|photo|picture|file|location|reminder_sound TEXT',
      'break|split|divide TARGET into|up|down|in TEXT',
      'add|create|make a|some|the|two|three? subtask|subtasks|sub-task|sub-tasks|step|steps|checklist to|for|under|of TEXT',
      'move|put|add SET to|on|into|in <DET>? WORDS list|project|folder|board|section|category',
      'send|email|text|share|forward|show|give my|this|the <LIST> to|with TEXT',
      'change|make|set|update SET to? repeating|recurring|repeat',
      'make|create|have|start|set_up|open|use a|an|another|two|more? second|separate|different|other|extra|several|two list|lists TEXT?',
    ],
    cost: -5,
    // "add these to my list" is no other list.
    means: (_, reader, { from, to }) =>
      isOwnList(reader, to) || reader.names(from) ? null : { does: 'talk', about: 'cannot' },
    examples: ['assign the report to Priya', 'share this list with Venkat'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.cannot-give',
    says: ['hand_over|hand_off|forward|transfer TARGET to TEXT'],
    cost: -5,
    // "hand over the keys to the tenants" is something to do.
    means: ({ TARGET: [target] }) => (allBy(target, 'ids') ? { does: 'talk', about: 'cannot' } : null),
    examples: ['forward the pucks to Priya'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.elsewhere',
    says: [`add|save TEXT to|into <DET>? ${ELSEWHERE}`, `add|save TEXT to|into <DET>? WORDS ${ELSEWHERE}`],
    cost: -5,
    // "add take the photos to the album" is something to do.
    means: ({ TEXT: [text] }, reader) =>
      text === undefined || isIn('DOING', reader.word(text.from)) ? null : { does: 'talk', about: 'cannot' },
    examples: ['add the red shoes to my basket'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.not-mine',
    says: [
      '<DOING> TEXT for_me|for_us please|now|today|tomorrow|tonight?',
      '<DOING> TEXT for_me|for_us and|to|that|because|so TEXT',
    ],
    cost: 12,
    // "can you ring the school for me": what somebody else is to do in the world, and nothing to be kept.
    means: (_, reader, { from }) => (isAskedOf(reader, from) ? { does: 'talk', about: 'cannot' } : null),
    examples: ['can you weed the garden for me'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.others',
    says: ['can|could|will|would|may WORDS see|view|use|read|open|edit|access|join|add|share TEXT'],
    cost: -8,
    // "can Joana see this list?": there is one list, and it is its owner's.
    means: (_, reader, { from, to }) =>
      isSomebody(reader, from + 1) && holdsList(reader, from + 2, to) ? { does: 'talk', about: 'cannot' } : null,
    examples: ['can Joana see this list'],
  }),
  rule({
    of: 'ACT',
    id: 'list-first',
    says: ['on|in|from|for? <DET>? <LIST> :|,|-? ACT'],
    cost: 4,
    means: ({ ACT: [act] }, reader, { from }) =>
      act === undefined || !LISTED_ACTS.has(act.does) || SHOWN.has(reader.word(from)) ? null : act,
    examples: ['shopping list delete milk'],
  }),
  rule({
    of: 'ACT',
    id: 'talk.focus',
    says: ['what_about|how_about it|that|this'],
    means: () => ({ does: 'ask', wants: 'list', set: focus }),
    examples: ['what about it'],
  }),
]
/** "and all of them due tomorrow": those, and when. */
function isShownThen({ mentions, where }: TaskSet): boolean {
  return where?.due_before !== undefined && mentions.every(({ by }) => by === 'shown' || by === 'focus')
}
