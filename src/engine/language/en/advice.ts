// How people ask what they should do, or how: not what is on their list.

import { phrasesOf } from './classes.ts'

export const ADVICE = phrasesOf([
  'tell me what|how to do',
  'tell me what|how to do it|that|this',
  'tell me how',
  'got|? any|some|? ideas|idea|tips|tip|suggestions|suggestion|advice|thoughts|recommendations|hints',
  'do you have any|some ideas|tips|suggestions|advice|thoughts|recommendations|hints',
  'have you got any|some ideas|tips|suggestions|advice|thoughts|recommendations|hints',
  'give me any|some|a|few|? ideas|idea|tips|tip|suggestions|advice|hints',
  'give me a few ideas|tips|suggestions|hints',
  'what should|shall|can|could|do|would i|we do',
  'what do|would you suggest|recommend|advise|think|do',
  'how do|should|can|could|would i|we do|start|begin|manage|fix it|that|this|?',
  'where do|should|can i|we start|begin',
  'what is the best way',
  'what works best|well|?',
])

/** Who tells of something to do, and asks for nothing by it. */
export const NEEDING: ReadonlySet<string> = new Set('need have want got must should gotta trying'.split(' '))
