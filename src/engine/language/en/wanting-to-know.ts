// What leads to a question without asking it: "I only want to know | how many are left".

import { phrasesOf } from './classes.ts'

export const WANTING_TO_KNOW = phrasesOf([
  'i|we only|just|simply|merely|really|? want|wanted|need|needed to know|check|see|ask|hear|confirm',
  'i|we only|just|simply|merely|really|? want|wanted|need|needed to find out',
  'i|we would|should just|only|? like|love to know|check|see|ask|hear|confirm',
  'i am|was only|just|simply|merely|? asking|wondering|checking|curious',
  'only|just|simply|merely asking|wondering|checking|curious',
  'only|just|simply|merely want|wanted|need|wanna|? to know|check|see|ask',
  'may|might|can|could i know|ask',
  'may|might|can|could i trouble|bother|ask you to tell me',
  'kindly|please|? confirm|clarify|advise|specify me|us|?',
])
