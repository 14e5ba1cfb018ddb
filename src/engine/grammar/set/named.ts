// Tasks by their names: "the packing jobs", "both dentist reminders".

import { type AnyRule, type Reader, rule } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { SEVERAL_TASKS } from '../../language/en/lists.ts'
import { THAT_OR_THIS } from '../../language/en/pronouns.ts'
import { byName, many, merge, one } from '../build.ts'

/** "this one | to talk to reception", "that task: ask Jo": what follows is not its name, unlike in "that one about Jo". */
function endsPointing(reader: Reader, at: number): boolean {
  if (!THAT_OR_THIS.has(reader.word(at - 1)) || !isIn('TASK', reader.word(at))) return false
  return reader.word(at + 1) === ':' || (reader.word(at) === 'one' && BEHIND_POINTING.has(reader.word(at + 1)))
}

const BEHIND_POINTING = new Set(['to', 'on', 'saying', 'that', 'with'])

export const namedRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.named',
    says: [
      'NAME',
      'NAME <TASK>|itself|themselves',
      '<DET>? <TASK> called|named|titled|labelled|labeled|about|to|for|of|regarding|on|that_says|saying|with|:? NAME',
      'NAME on|in|from <DET>? <LIST>',
      'NAME on there|here',
      'NAME from <DET> <NOUNS>',
    ],
    // "the packing jobs" are all of them.
    means: ({ NAME: [name] }, reader, { from, to }) => {
      const mention = byName(name)
      if (endsPointing(reader, from) || endsPointing(reader, from + 1)) return null
      if (mention === null || ((name?.ids.length ?? 0) > 1 && SEVERAL_TASKS.has(reader.word(to - 1)))) return null
      return one(mention)
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.described-named',
    says: [
      '<ALL>|<BOTH>? of? <DET>? WHERE NUMBER? NAME <TASK>?',
      '<ALL>|<BOTH>? of? <DET>? WHERE WHERE NUMBER? NAME <TASK>?',
    ],
    cost: 1,
    // "tomorrow's call" is one of them.
    means: ({ WHERE: wheres, NAME: [name], NUMBER: [number] }, reader, { from, to }) => {
      const mention = byName(name)
      if (mention === null || number === 1) return null
      const count = number ?? (isIn('BOTH', reader.word(from)) ? 2 : undefined)
      const isSeveral = isIn('ALL', reader.word(from)) || count !== undefined || /[^s]s$/.test(reader.word(to - 1))
      return { ...(isSeveral ? many(mention, count) : one(mention)), where: merge(...wheres) }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.all-named',
    says: [
      '<ALL>|both|both_of of? <DET>? NAME <TASK>?',
      '<ALL> of? <DET>? NAME',
      '<BOTH> <DET>? NAME <TASK>?',
      'all|the? NUMBER NAME <TASK>?',
      'all|the NUMBER of <DET>? NAME <TASK>?',
      "NAME 's NUMBER <NOUNS>?",
      '<ALL> MADE? for|about|to_do_with|related_to|regarding|involving|with|of|concerning|at|in|from|on|under <DET>? NAME',
      '<ALL> of? <DET>? <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|of|concerning NAME',
      '<DET> <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|concerning NAME',
      'NAME related? tasks|things|items|stuff|jobs|ones|reminders|chores|errands|bits|points|matters|entries',
      '<ALL>? of? <DET>? <NOUNS> that|which? concern|concerns|involve|involves|mention|mentions|are_about|is_about|have_to_do_with|has_to_do_with|relate_to|relates_to NAME',
    ],
    means: ({ NAME: [name], NUMBER: [number] }, reader, { from }) => {
      const mention = byName(name)
      const count = number ?? (isIn('BOTH', reader.word(from)) ? 2 : undefined)
      // "1 call" is no number of them; "3 parcels" are, where there are several.
      return mention === null || count === 1 ? null : many(mention, count)
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.topic',
    says: [
      '<ALL>|<BOTH> of? <DET>? <NOUNS>? for|about|to_do_with|related_to|regarding|involving|with|concerning it|that|them|him|her',
      '<ALL>? of? <DET>? <NOUNS> that|which? concern|concerns|involve|involves|mention|mentions|are_about|is_about|have_to_do_with|has_to_do_with|relate_to|relates_to it|that|them|him|her',
      '<ALL>|<BOTH> of? his|hers|theirs',
      '<DET> <NOUNS> for|about|to_do_with|related_to|regarding|involving|with|concerning it|that|them|him|her',
    ],
    // "both jobs for it": of what was told, or of what was spoken of.
    means: (_, reader, { from }) => many({ by: 'focus' }, isIn('BOTH', reader.word(from)) ? 2 : undefined),
  }),
]
