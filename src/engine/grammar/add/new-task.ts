// A new task or reminder: "schedule the oil change", "set a reminder for 7am to stretch".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { ALL_OF_THEM, DEFINITE, EVERY } from '../../language/en/determiners.ts'
import { POINTING_ALONE } from '../../language/en/no-titles.ts'
import { SHIFTED } from '../../language/en/shifted.ts'
import { add } from './add.ts'
import { isPartOfTitle } from './part-of-title.ts'
import { isThere, isToChange, isWanted } from './there.ts'

/** "schedule the fine for 7, and the glasses task for 3" names two things, and only the second is called a task. */
function isAcross(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || !isIn('TASK', reader.word(text.to))) return false
  for (let at = text.from + 1; at < text.to; at++)
    if (reader.word(at) === ',' || isBehindMoment(at, reader)) return true
  return false
}

/** "schedule the fine for 7 | and my glasses task for 3" */
function isBehindMoment(at: number, reader: Reader): boolean {
  return reader.word(at) === 'and' && [1, 2, 3].some((count) => reader.isOnlyMoment({ from: at - count, to: at }))
}

/** "add reset my alarm", "add check every bedroom alarm": the alarm is what the task is about, not another word for a task. */
function endsInThing(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || text.to - text.from < 2) return false
  const last = reader.word(text.to - 1)
  if (isIn('DET', last) && (last !== 'a' || POINTING_ALONE.has(reader.word(text.from)))) return true
  for (let at = text.from; at < text.to; at++)
    if (EVERY.has(reader.word(at)) && !reader.isMoment({ from: at, to: text.to })) return true
  return false
}

/** "need | to do the broadband": "to do" is a verb here, not a to-do. */
function isToDoVerb(reader: Reader, { from }: Span): boolean {
  const need = reader.word(from) === 'i' || reader.word(from) === 'we' ? from + 1 : from
  return NEEDING.has(reader.word(need)) && reader.word(need + 1) === 'to' && reader.word(need + 2) === 'do'
}

const NEEDING = new Set(['need', 'want', 'have', 'got'])

export const newTaskRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.schedule',
    says: ['schedule|diarise|diarize|calendar a|an|the|my|our? TEXT'],
    // A task that exists is moved instead.
    means: ({ TEXT: [text] }, reader) =>
      text === undefined || reader.names(text.from) || ALL_OF_THEM.has(reader.word(text.from))
        ? null
        : add(text, reader),
    cost: 4,
    examples: ['schedule the oil change', 'schedule an eye test for friday'],
  }),
  rule({
    of: 'ACT',
    id: 'add.task',
    says: [
      '<ADD>|<SCHEDULE>|set|make|put|have|give|open|start a|an|another|the|new|one|me|us* VALUES? <TASK> called|named|titled|entitled|saying|that_says|to|for|:|,|-? QUOTE on|in|down? VALUES',
      'i|we would_like|should_like|want|would_love|need to_have|to_see|to_get? TEXT on|in <DET>? <LIST> VALUES?',
      'let_us get|have TEXT added|on|down <DET>? <LIST>? VALUES?',
      'note|reminder to_self|to_myself|to_me :|,|-|–|— TEXT',
      'can|could|may i|we have|get TEXT on|in <DET>? <LIST> VALUES?',
      'one|two|three|four|five|a|another|some|few|couple|more|new|of* <TASK> for|to_go_on|to_put_on|on|to_add_to <DET>? <LIST> :|-|–|—|, TEXT',
      '<PUT>|<ADD> this|these|those|them|the_following in|on|down|up? for|with|under? WORDS? : TEXT',
      'open|start|begin|raise a|an|another new? <TASK>|entry|ticket :|to|called|for|, TEXT',
      'add|put|create TEXT as a|an|another new? <TASK> VALUES?',
      '<ADD> a|an|another|the|new|one* <TASK> to|on|in <DET>? <LIST> to|:|for|that|called? TEXT',
      'set|schedule|put|make|create|place|add|leave a|an|another|new|one* <TASK> to|on|in|into <DET> <LIST> to|about|for|of|that|:|regarding TEXT',
      '<SCHEDULE> QUOTE VALUES?',
      '<ADD>|<SCHEDULE> a|an|another|the|one|two|three|four|five|my|me|us|following|these|below|this|some|more|up|<MAKING>* VALUES? <TASK> VALUES? :|to|that|called|named|titled|entitled|saying|about|for|of|regarding|concerning|that_says|for_me_to|to_remind_me_to|to_remind_me_of|to_remind_me_about|to_remind_me|that_will_remind_me_to|that_reminds_me_to|so_i_can|to_say|-|,|please|which_says|for_us_to|in_order_to|it_is|it_is_to|namely|that_is? TEXT',
      'set|schedule|put|need|want|have|get|make|send|leave|give|do|ask|program|place a|an|another|the|one|my|me|us|up|<MAKING>* VALUES? <TASK> up? VALUES? :|to|that|called|named|titled|entitled|saying|about|for|of|regarding|concerning|that_says|for_me_to|to_remind_me_to|to_remind_me_of|to_remind_me_about|to_remind_me|to_alert_me_to|-|,|in? TEXT',
      'i|we|would|will? need|want|like|would_like|should_like|could_do_with a|an|another|the|one|some|my|<MAKING>* VALUES? <TASK> VALUES? to|for|about|that|of|saying|on|set_for|set_to|set? TEXT',
      'open|start|construct|establish|provide|generate|activate|initiate|prepare|issue|drop|build|do a|an|another VALUES? <SORT>? <TASK> VALUES? :|to|that|about|for|of|on|regarding|for_me_to|for_us_to? TEXT',
      'a|an? <SORT> reminder VALUES? to|about|for|of|that TEXT',
      'new|another|next <TASK> :|,|-|to|is|for? TEXT',
      'and|also? another|one_more|new one? called|named|titled|entitled QUOTE',
      '<PUT> a|an|another|new|one* <TASK> on|in|down|up? for|on? VALUES :|,|-|\u2013 TEXT',
      'new one|thing :|,|-|to? TEXT',
      'i|we? need|want|would_like separate|individual|different|two|three|four|five* tasks|reminders|items|to-dos for|to|:|saying TEXT',
      'i|we|need|want|have|got|two|three|four|five|six|2|3|4|5|6|a|couple|of|few|some|more|new* <NOUNS> to_add|to_put_down|adding|added|putting_down|putting_on|for_the_list|for_my_list|for_you :|,|-? TEXT',
      'a|wee|quick|little|gentle|friendly|small* reminder|task|to-do to|about|for|of|that? TEXT',
      'set|create|make|add|schedule|put|set_up|setup|start a|an|new|extra|<SORT>* TEXT reminder|alarm|alert|task|to-do VALUES?',
      'set|create|make|add|schedule|put|set_up|setup a|an|new|extra|<SORT>* TEXT reminder|alarm|alert for WHO VALUES?',
      'set|create|make|add|schedule|put|set_up|setup a|an|new|extra|<SORT>* WORDS reminder|alarm|alert to|about TEXT',
      'here|these|this|following is|are my|the|some|a? <LIST>|<NOUNS> WHERE* :|to_add|, TEXT',
    ],
    cost: -3,
    means: ({ TEXT: [text], QUOTE: [quote], WHEN: [when], VALUES: values }, reader, span) =>
      isThere(text ?? quote, reader, span) ||
      isToDoVerb(reader, span) ||
      isPartOfTitle(text, reader, span) ||
      isWanted(text, reader, span) ||
      isAcross(text, reader) ||
      isToChange(text, reader) ||
      // "make my reminder about the oven an hour earlier"
      (text !== undefined && SHIFTED.has(reader.word(text.to - 1)) && DEFINITE.has(reader.word(span.from + 1))) ||
      endsInThing(text, reader)
        ? null
        : add(text ?? quote, reader, [...values, ...(when === undefined ? [] : [{ when }])]),
    examples: ['add a task to water the ferns', 'set a reminder for 7am to stretch'],
  }),
]
