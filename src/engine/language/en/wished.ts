// What somebody else does who would have a task moved: "the client | wants to prepone the call".

import { phrasesOf } from './classes.ts'

export const WISHED = phrasesOf([
  'now|? wants|want to',
  'now|? wants|want|needs|need me|us|you to',
  'would like|prefer to',
  'would like|prefer me|us to',
  'is|are|was|were asking|looking|wanting|hoping|requesting|fixing|fixin me|us|? to',
  'has|have|had|just|? asked|requested|told|decided|agreed|offered|proposed|suggested me|us|? to',
  'asks|requests|proposes|proposed|suggests|says|said me|us|? to',
  'has|have|had|just|? called|rang|phoned|emailed|texted|messaged|written|wrote me|us|? to|wanting|asking|fixing|fixin|wishing|hoping to|?',
])
