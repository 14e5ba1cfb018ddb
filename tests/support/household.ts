// Tasks to talk about: dated and not, repeating, done, with notes, and some that share words. It is a Monday, ten o'clock.

import type { Task } from '../../src/domain/task.ts'
import { aTask, idOf } from './contexts.ts'

const given: readonly (Partial<Task> & { title: string })[] = [
  { title: 'call the dentist', priority: 'high', due_date: '2026-02-10' },
  { title: 'pay the dentist', due_date: '2026-02-12T15:00:00+00:00' },
  { title: 'sort the shed' },
  { title: 'buy milk' },
  { title: 'send invoice 4', due_date: '2026-02-06', priority: 'medium' },
  { title: 'water the plants', due_date: '2026-02-09', recurrence: 'FREQ=DAILY' },
  { title: 'book flights', status: 'completed', completed_at: '2026-02-08T09:00:00.000Z' },
  { title: 'read the report', description: 'the one from Anna', priority: 'low' },
  { title: 'renew passport', status: 'completed', completed_at: '2026-02-07T09:00:00.000Z', due_date: '2026-02-20' },
]

export const tasks = made(101, given)

/** More than fit into one list, and without dates. */
export const errands = made(
  201,
  Array.from({ length: 25 }, (_, index) => ({
    title: `errand ${index + 1}`,
    ...(index === 11 ? { priority: 'high' as const } : {}),
  })),
)

/** Titles that are told apart by a number, in another order than they are counted. */
export const chapters = made(401, [
  { title: 'chapter 3' },
  { title: 'Task 8' },
  { title: 'chapter 1' },
  { title: 'quiz 2' },
  { title: 'errand 4' },
  { title: 'chapter 2' },
  { title: 'Task 9' },
  { title: 'quiz 1' },
  { title: 'errand 5' },
])

/** Titles with something in them that may have been said wrongly. */
export const sayings = made(301, [
  { title: 'pay 400 to Ann', description: 'cash, for the boat' },
  { title: 'call Mr Finch' },
  { title: 'book room 12', priority: 'high' },
  { title: 'email Bob about lunch' },
])

/** What has to do with something that takes place, or belongs to several people. */
export const events = made(401, [
  { title: 'Harvest supper flyers' },
  { title: 'Recital with Bo' },
  { title: "Book the cousins' coach" },
  { title: 'Pay the florist', due_date: '2026-02-09' },
  { title: 'Hand over the hall keys' },
])

/** A team's jobs, beside which there is a lot of news. */
export const club = made(501, [
  { title: 'Wash the match kit', due_date: '2026-02-13' },
  { title: 'Collect kit bags', due_date: '2026-02-14' },
  { title: 'Wedding cake' },
  { title: 'Book physio' },
])

/** People with names that begin alike, and what is to be done with them. */
export const namesakes = made(601, [
  { title: 'ring Alice' },
  { title: 'ring Alan' },
  { title: 'text Dan' },
  { title: 'text Daniela' },
  { title: 'order printer ink' },
  { title: 'order print frames' },
  { title: 'post the parcel', due_date: '2026-02-12' },
])

/** To be done by verbs whose past looks like an order. */
export const cutAndRead = made(701, [
  { title: 'read ch 5' },
  { title: 'read ch 6' },
  { title: 'cut the hedge' },
  { title: 'cut the lawn' },
  { title: 'put out the bins' },
  { title: 'put away the coats' },
])

/** Visits, to a man and to a woman. */
export const visits = made(801, [
  { title: 'Visit Mrs Adeyemi', due_date: '2026-02-10T15:00:00+00:00' },
  { title: 'Visit Mr Poole', due_date: '2026-02-11' },
  { title: 'defrost the freezer' },
])

/** What is to be done around a village hall: alike by their verbs, with hours, and some that are over. */
export const village = made(901, [
  { title: 'feed the goats', due_date: '2026-02-09T18:00:00+00:00' },
  { title: 'feed the hens', due_date: '2026-02-10T07:30:00+00:00' },
  { title: 'paint the fence', due_date: '2026-02-14', priority: 'low' },
  { title: 'mend the gate' },
  { title: 'ring Priya about the survey', due_date: '2026-02-11T11:00:00+00:00', priority: 'high' },
  { title: 'email Marcus the budget', due_date: '2026-02-13' },
  { title: 'board meeting', due_date: '2026-02-12T09:30:00+00:00' },
  { title: 'choir practice', due_date: '2026-02-12T19:00:00+00:00', recurrence: 'FREQ=WEEKLY;BYDAY=TH' },
  { title: 'pick up dry cleaning' },
  { title: 'order 12 chairs for the hall', description: 'the folding ones, code 4417' },
  { title: 'yoga class', due_date: '2026-02-10T18:30:00+00:00' },
  { title: 'renew car insurance', due_date: '2026-02-20', priority: 'high' },
  { title: 'return library books', due_date: '2026-02-07' },
  { title: 'birthday cake for Leo', due_date: '2026-02-15', description: 'no nuts' },
  { title: 'mow the lawn', status: 'completed', completed_at: '2026-02-08T09:00:00.000Z' },
  { title: 'pay gas bill', status: 'completed', completed_at: '2026-02-06T09:00:00.000Z', priority: 'high' },
])

/** A plumber's day: what is alike but for whom it is for, with hours, and one that is over. */
export const workshop = made(1101, [
  { title: 'Boiler check Mrs Grant', due_date: '2026-02-09T11:30:00+00:00' },
  { title: 'Boiler check Mr Boyd', due_date: '2026-02-10' },
  { title: 'Team briefing', due_date: '2026-02-09T14:00:00+00:00', priority: 'high' },
  { title: 'Collect copper pipe', due_date: '2026-02-09' },
  { title: "Post Ella's invoice", due_date: '2026-02-10' },
  { title: 'Write up Harper quote', due_date: '2026-02-11', priority: 'low' },
  { title: 'Ring the supplier about valves', due_date: '2026-02-12T10:00:00+00:00' },
  { title: 'Unit 2 alarm test', due_date: '2026-02-13' },
  { title: 'Unit 4 alarm test', due_date: '2026-02-13' },
  { title: 'Unit 6 alarm test', due_date: '2026-02-13' },
  { title: 'Sweep the yard', priority: 'low' },
  { title: 'Order gloves', status: 'completed', completed_at: '2026-02-08T09:00:00.000Z', priority: 'low' },
])

/** An ordinary week of somebody with a family: shops, visits, a farm gate, and things for other people. */
export const week = made(1201, [
  { title: 'Ring the surgery about blood test', due_date: '2026-02-09', priority: 'high' },
  { title: 'Pay window cleaner', due_date: '2026-02-09' },
  { title: "Post Keith's parcel", due_date: '2026-02-09' },
  { title: 'Return library books', due_date: '2026-02-13' },
  { title: 'Defrost the chest freezer' },
  { title: "Book the train to Carol's", priority: 'low' },
  { title: 'Book semi final coach' },
  { title: 'Kit bags order' },
  { title: 'Upgrade node on the server' },
  { title: 'Dentist Noah', due_date: '2026-02-11T15:40:00+00:00', priority: 'high' },
  { title: 'Swap shift with Karen', due_date: '2026-02-10' },
  { title: 'Collect prescription', due_date: '2026-02-12' },
  { title: "Amelia's ballet shoes", due_date: '2026-02-12' },
  { title: 'Birthday present for mum', due_date: '2026-02-14' },
  { title: 'Uniform name labels', priority: 'low' },
  { title: 'Ring vet about lame heifer' },
  { title: 'Insurance renewal', due_date: '2026-02-20' },
  { title: 'Annual boiler service', due_date: '2026-02-18T09:00:00+00:00' },
  { title: 'stats problem set 3', due_date: '2026-02-10' },
  { title: 'Allotment committee minutes' },
  { title: 'Christmas photos to website', priority: 'low' },
  { title: 'Renew parking permit', due_date: '2026-02-12' },
  { title: 'Sign for the prescription', status: 'completed', completed_at: '2026-02-08T09:00:00.000Z' },
])

/** In the order they were made, a minute apart. */
function made(first: number, all: readonly (Partial<Task> & { title: string })[]): readonly Task[] {
  return all.map((one, index) => {
    const created_at = `2026-02-01T10:${String(index).padStart(2, '0')}:00.000Z`
    return aTask({ id: idOf(first + index), created_at, updated_at: created_at, ...one })
  })
}
