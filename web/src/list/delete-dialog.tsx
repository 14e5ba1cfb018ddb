import { Dialog } from '../parts/dialog.tsx'
import { LAST_MINUTE_MS, sayLeft, useNow } from '../parts/use-now.ts'
import { useStore } from '../state/store.ts'
import { type Asked, asked, askToDelete, deleteTask, keepTask } from './deleting.ts'

export function DeleteDialog() {
  const question = useStore(asked)
  return question === null ? null : <Question key={question.token} question={question} />
}

function Question({ question }: { question: Asked }) {
  const now = useNow(true)
  const left = Date.parse(question.expires_at) - now
  return (
    <Dialog title="Delete this task?" onClose={keepTask}>
      <p dir="auto" className="max-w-md break-words">
        Are you sure you want to delete '<bdi>{question.task.title}</bdi>'? This cannot be undone.
      </p>
      {left <= 0 ? (
        <p className="mt-2 text-sm text-muted">Expired. Nothing was deleted.</p>
      ) : left <= LAST_MINUTE_MS ? (
        <p className="mt-2 text-sm text-muted">This question expires in {sayLeft(left)}.</p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <button type="button" className="button" data-first onClick={keepTask}>
          No, keep it
        </button>
        {left > 0 ? (
          <button type="button" className="button button-danger" onClick={() => void deleteTask(question)}>
            Yes, delete it
          </button>
        ) : (
          <button type="button" className="button button-main" onClick={() => void askToDelete(question.task)}>
            Ask again
          </button>
        )}
      </div>
    </Dialog>
  )
}
