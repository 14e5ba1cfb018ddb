import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aTask, idOf } from '../../../tests/support/contexts.ts'
import { talkOver } from '../../../tests/support/talk-over.ts'

const tasks = [
  aTask({ id: idOf(401), title: 'visit the vet', description: 'vaccination for Biscuit', priority: 'low' }),
  aTask({ id: idOf(402), title: 'visit the vet', description: 'clip the claws of Biscuit', priority: 'high' }),
  aTask({ id: idOf(403), title: 'visit the vet with Rex' }),
]

describe('which one is told by its note', () => {
  for (const [answer, meant] of [
    ['the one with the vaccination', 'low'],
    ['vaccinations', 'low'],
    ['claws', 'high'],
    ['the claws one', 'high'],
    ['the one with the claws please', 'high'],
    ['yes the claws', 'high'],
    ['the one with Rex', null],
    // Nothing is done if two options have the word, if none has it, or if the answer asks or denies.
    ['the one for Biscuit', undefined],
    ['the one with the vaccination and the claws', undefined],
    ['the hamster one', undefined],
    ['the claws?', undefined],
    ['not the claws', undefined],
    ['vaccination but not claws', undefined],
  ] as const)
    it(answer, async () => {
      const alike = tasks.map((task) => ({ ...task, title: `${task.title} ${task.priority ?? ''}`.trim() }))
      const { changed } = await talkOver(tasks, `make the vet due friday // ${answer}`)
      const { changed: told } = await talkOver(alike, `make the vet due friday // ${answer}`)
      const title = alike.find(({ priority }) => priority === meant)?.title
      assert.equal(told, meant === undefined ? '' : `${title}: due_date 2026-02-13`)
      assert.equal(changed === '', meant === undefined)
    })
})
