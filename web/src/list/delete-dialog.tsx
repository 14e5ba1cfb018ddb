import type { Task } from '../../../src/domain/task.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LAST_MINUTE_MS, sayLeft, useNow } from '../parts/use-now.ts'
import { useStore } from '../state/store.ts'
import { skipOne } from '../state/tasks.ts'
import { type Asked, asked, askToDelete, deleteTasks, keepTasks } from './deleting.ts'

export function DeleteDialog() {
  const question = useStore(asked)
  return question === null ? null : <Question key={question[0].token} question={question} />
}

function skip(task: Task): Promise<void> {
  keepTasks()
  return skipOne(task)
}

function Question({ question }: { question: Asked }) {
  const now = useNow(true)
  const isOne = question.length === 1
  const left = Math.min(...question.map(({ expires_at }) => Date.parse(expires_at))) - now
  return (
    <Dialog title={isOne ? 'Delete this task?' : `Delete ${question.length} tasks?`} onClose={keepTasks}>
      {isOne ? (
        <p dir="auto" className="max-w-md break-words">
          Are you sure you want to delete '<bdi>{question[0].task.title}</bdi>'? This cannot be undone.
        </p>
      ) : (
        <>
          <p>Are you sure you want to delete these tasks? This cannot be undone.</p>
          <ul className="mt-2 list-disc ps-5 break-words">
            {question.map(({ task }) => (
              <li key={task.id}>
                <bdi>{task.title}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {left <= 0 ? (
        <p className="mt-2 text-sm text-muted">Expired. Nothing was deleted.</p>
      ) : left <= LAST_MINUTE_MS ? (
        <p className="mt-2 text-sm text-muted">This question expires in {sayLeft(left)}.</p>
      ) : null}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="button" data-first onClick={keepTasks}>
          {isOne ? 'No, keep it' : 'No, keep them'}
        </button>
        {isOne && left > 0 && question[0].task.recurrence !== null && (
          <button type="button" className="button" onClick={() => void skip(question[0].task)}>
            Just this one
          </button>
        )}
        {left > 0 ? (
          <button type="button" className="button button-danger" onClick={() => void deleteTasks(question)}>
            {isOne && question[0].task.recurrence !== null
              ? 'Yes, all of them'
              : isOne
                ? 'Yes, delete it'
                : 'Yes, delete them'}
          </button>
        ) : (
          <button
            type="button"
            className="button button-main"
            onClick={() => void askToDelete(question.map(({ task }) => task))}
          >
            Ask again
          </button>
        )}
      </div>
    </Dialog>
  )
}
