// "complete 2", "mark the rent as done", "milk is done", "I paid the rent"; and taken back: "reopen the rent", "milk isn't done"

import type { Rule } from '../rule.ts'

export const completeRules: readonly Rule[] = [
  {
    id: 'complete.mark',
    does: 'complete',
    tier: 0,
    shapes: [
      'mark|flag|count|label|tag|cross|check|consider|call <ref?> as? DONE <x?:3>',
      'set|make|put|turn|change|update|show|list|move <ref> as|to|status_to DONE <x?:2>',
      'mark <ref> off <x?:4>',
      'mark it|that|this|them|all|both done|off',
    ],
    forbids: { ref: 'due|NOT' },
    examples: [
      'mark the rent as done',
      'mark parcel complete',
      'set the parcel to completed',
      'mark 1 and 3 as finished',
    ],
    near: ['mark the rent as urgent', 'mark the rent as not done'],
  },
  {
    id: 'complete.mark-on-list',
    does: 'complete',
    tier: 0,
    shapes: [
      'mark <ref> on|in|from|off LIST <x?:3>',
      'check|tick the|this|that box <ref> <x?:6>',
      'check|tick the box for|of|on|next_to <ref>',
    ],
    examples: ['mark radishes on my shopping list', 'tick the box for radishes'],
    near: ['mark my words'],
  },
  {
    id: 'complete.verb',
    does: 'complete',
    tier: 1,
    shapes: ['COMPLETE <ref?>'],

    examples: ['complete the boat report', 'finish 2', 'check off radishes', 'tick off the first two', 'complete all'],
    near: ['add complete tax form', 'how often do you complete updates'],
  },
  {
    id: 'complete.check-off',
    does: 'complete',
    tier: 0,
    shapes: ['check|tick|cross|mark|knock <ref> off|out|off_of OFF? LIST? <x?:3>'],
    examples: ['check radishes off', 'cross the rent off my list'],
    near: ['check my list'],
  },
  {
    id: 'complete.done-with',
    does: 'complete',
    tier: 0,
    stated: true,
    shapes: ['DONE with <ref>', 'HAVE HAVE? done|finished|through|all_done with? <ref>', 'HAVE DONE'],
    forbids: { ref: '^DELETE|NOT' },
    examples: ["I'm done with the boat report", 'done with radishes', 'we are finished with 2'],
    near: ["I'm done talking to you, bye"],
  },
  {
    id: 'complete.is-done',
    does: 'complete',
    tier: 1,
    stated: true,
    shapes: [
      '<ref> BE all|now|already|finally|just? DONE <x?:2>',
      '<ref> just|already|all|now? DONE',
      'DONE|all_done|already_done',
    ],
    forbids: {
      ref: '^WH|^AUX|WH|NOT|SHOULD|^MAKE|^REMIND|^ADD|^NEED_TO|^SHOW|^CHANGE|^i|^DELETE|AUX|^to|^have|^WISH|NOT_DONE|^we|^be|^until|^you|^MOVE|^HAVE|REMIND|^i_need|^PUT',
      x: 'than',
    },
    examples: ['radishes are done', 'the 2nd task finished', 'done', 'shopping list completed'],
    near: ['what have I done', 'is the rent done'],
  },
  {
    id: 'complete.i-did',
    does: 'complete',
    tier: 2,
    stated: true,
    shapes: ['HAVE HAVE? HAVE? DID <ref>', 'DID <ref>'],
    forbids: { ref: 'WH|^i|you|from_my_job|fired|NOT|to_know' },
    examples: ['I paid the rent', 'just mailed the parcel', "I've already called the plumber", 'bought radishes'],
    near: ['did I pay the rent', 'I was fired today', 'I enjoyed our talk'],
  },
  {
    id: 'reopen.verb',
    does: 'reopen',
    tier: 0,
    shapes: [
      'REOPEN <ref?>',
      'mark|set|make|change|move|put|turn <ref?> as|to|back_to|back_as|back? NOT_DONE <x?:2>',
      'mark|set|change|move|put <ref> as|to|back_to|back_as open|active|not_started',
      'undo completing|finishing|completion <ref?>',
    ],
    examples: ['reopen the boat report', 'uncheck 2', 'mark the rent as not done', 'set the rent back to pending'],
    near: ['mark the rent as done'],
  },
  {
    id: 'reopen.not-done',
    does: 'reopen',
    tier: 0,
    stated: true,
    shapes: [
      '<ref> BE|still? actually|still? NOT_DONE <x?:2>',
      "i|we didn't|haven't|did_not|have_not|never|didnt|havent actually|really? finish|finished|do|done|complete|completed|DID <ref>",
      'not_done|not_finished|not_done_yet|not_completed <ref?>',
    ],
    forbids: { ref: '^WH|^AUX|^MAKE|^REMIND|^ADD|^NEED_TO|^SHOW|^CHANGE|^DELETE|WH|to' },

    examples: ["the rent isn't done", "I haven't finished the boat report", 'radishes are not done'],
    near: ['show not done', 'what is not done'],
  },
]
