import { memo, useMemo } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { TaskRow } from '../list/task-row.tsx'
import type { Reply, Turn } from '../state/replies.ts'
import { useStore } from '../state/store.ts'
import { useWatched } from '../state/watched.ts'
import { zone } from '../state/zone.ts'
import { answer } from './answer.ts'
import { ConfirmationCard } from './confirmation-card.tsx'
import { changedIn, type Line, linesOf, turningTitles } from './reply-lines.ts'
import { Said } from './said.tsx'
import { SuggestionNote } from './suggestion-note.tsx'
import { Why } from './why.tsx'

interface Props {
  readonly turn: Turn
  readonly reply: Reply
  readonly next: Turn | undefined
  readonly isLast: boolean
  readonly answersPending: boolean
}

/** What was answered, and everything in it that can be acted on. */
export const ReplyView = memo(function ReplyView({ turn, reply, next, isLast, answersPending }: Props) {
  const timezone = useStore(zone)
  const lines = useMemo(() => linesOf(reply, timezone), [reply, timezone])
  const changed = useMemo(() => changedIn(reply).filter((task) => !isListed(lines, task)), [reply, lines])
  const titles = useMemo(() => turningTitles(reply), [reply])
  const listed = lines.flatMap((line) => (line.kind === 'task' ? [line.task.id] : []))
  useWatched([...listed, ...changed.map((task) => task.id)])
  const pending = reply.decision?.pending_action ?? null
  const isFault = reply.decision?.status === 'error'
  return (
    <div className="reply" data-last={isLast ? '' : undefined}>
      {pending === null ? (
        <Lines lines={lines} titles={titles} canChoose={isLast} isFault={isFault} />
      ) : (
        <ConfirmationCard pending={pending} text={reply.response} request={turn.text} titles={titles} next={next} />
      )}
      {changed.length > 0 && (
        <ul className="card list mt-2">
          {changed.map((task) => (
            <li key={task.id}>
              <TaskRow shown={task} />
            </li>
          ))}
        </ul>
      )}
      {reply.decision?.suggestion !== undefined && <SuggestionNote suggestion={reply.decision.suggestion} />}
      <Why turn={turn} reply={reply} answersPending={answersPending} />
    </div>
  )
})

/** What a line names already needs no card of its own; a list that was asked for is not about what was changed. */
function isListed(lines: readonly Line[], { id }: Task): boolean {
  return lines.some((line) => line.kind === 'task' && line.position === undefined && line.task.id === id)
}

interface LinesProps {
  readonly lines: readonly Line[]
  readonly titles: readonly string[]
  readonly canChoose: boolean
  readonly isFault: boolean
}

function Lines({ lines, titles, canChoose, isFault }: LinesProps) {
  return groups(lines).map(({ kind, key, lines: some }) => {
    if (kind === 'text')
      return some.map((line) => (
        <Said
          key={key}
          text={line.kind === 'text' ? line.text : ''}
          titles={titles}
          className={isFault ? 'text-danger' : ''}
        />
      ))
    return (
      <ul key={key} className={kind === 'task' ? 'card list my-2' : 'my-2 flex flex-col items-start gap-2'}>
        {some.map((line) => (
          <li key={keyOf(line)}>{lineView(line, canChoose)}</li>
        ))}
      </ul>
    )
  })
}

function lineView(line: Line, canChoose: boolean) {
  if (line.kind === 'task')
    return <TaskRow shown={line.task} {...(line.position === undefined ? {} : { position: line.position })} />
  if (line.kind === 'text') return line.text
  return (
    <button
      type="button"
      className="button option"
      disabled={!canChoose}
      onClick={(event) => answer(event, String(line.option.position))}
    >
      <span className="text-muted">{line.option.position}</span>
      <span dir="auto">{line.text}</span>
    </button>
  )
}

interface Group {
  readonly kind: Line['kind']
  readonly key: string
  readonly lines: Line[]
}

function groups(lines: readonly Line[]): Group[] {
  const all: Group[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last?.kind === line.kind) last.lines.push(line)
    else all.push({ kind: line.kind, key: `${all.length} ${line.kind}`, lines: [line] })
  }
  return all
}

function keyOf(line: Line): string {
  return line.kind === 'task' ? line.task.id : line.kind === 'option' ? line.option.task_id : line.text
}
