import { useEffect, useState } from 'react'
import type { AgentQuestion } from '../../../src/domain/account.ts'
import { callTool, listTasks } from '../api/calls.ts'
import { request } from '../api/request.ts'
import { taskChanges } from '../state/live.ts'
import { announce, tellFault } from '../state/notices.ts'
import { useStore } from '../state/store.ts'

interface Shown extends AgentQuestion {
  readonly title: string
}

/** What agents would delete: nothing happens before the person says yes here. */
export function AgentQuestions() {
  const changes = useStore(taskChanges)
  const [shown, setShown] = useState<readonly Shown[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changed, the questions may have too
  useEffect(() => {
    const left = new AbortController()
    read().then(
      (questions) => left.signal.aborted || setShown(questions),
      () => {},
    )
    return () => left.abort()
  }, [changes])
  async function answer(question: Shown, said: 'yes' | 'no') {
    setShown((before) => before.filter(({ id }) => id !== question.id))
    try {
      if (said === 'yes') await remove(question)
      await request('POST', `/api/account/questions/${question.id}`, { answer: said })
      announce(said === 'yes' ? `Deleted '${question.title}'.` : `OK, I've kept '${question.title}'.`)
    } catch (fault) {
      tellFault(fault)
    }
  }
  if (shown.length === 0) return null
  return (
    <section aria-label="Questions from your agents" className="grid gap-2 px-4 pb-3">
      {shown.map((question) => (
        <div
          key={question.id}
          role="alert"
          className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3"
        >
          <p>
            <strong>{question.asked_by}</strong> wants to delete '{question.title}'. This cannot be undone.
          </p>
          <div className="flex gap-2">
            <button type="button" className="button" onClick={() => void answer(question, 'no')}>
              Keep
            </button>
            <button type="button" className="button button-danger" onClick={() => void answer(question, 'yes')}>
              Delete
            </button>
          </div>
        </div>
      ))}
    </section>
  )
}

/** Those whose task is still there, with its title. */
async function read(): Promise<readonly Shown[]> {
  const { questions } = await request<{ questions: readonly AgentQuestion[] }>('GET', '/api/account/questions')
  if (questions.length === 0) return []
  const { data } = await listTasks({ query: questions.map(({ task_id }) => task_id).join(' '), status: 'all' })
  const titles = new Map(data?.tasks?.map(({ id, title }) => [id, title]))
  return questions.flatMap((question) => {
    const title = titles.get(question.task_id)
    return title === undefined ? [] : [{ ...question, title }]
  })
}

/** As everywhere: the tool asks, and the answer to that deletes what was shown. */
async function remove({ task_id, title }: Shown): Promise<void> {
  const { data, error } = await callTool('delete_task', { task_id })
  const { confirmation_token, task } = data ?? {}
  if (confirmation_token === undefined || task?.title !== title)
    throw new Error(error ?? 'The task has changed. Please check it again.')
  const done = await callTool('delete_task', { task_id, confirmation_token })
  if (!done.success) throw new Error(done.error ?? "That didn't work. Please try again.")
}
