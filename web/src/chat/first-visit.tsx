import { answer } from './answer.ts'

const examples = ['Remind me to call mom on Friday at 5pm', 'Add milk, eggs and bread', "What's due this week?"]

/** What one can say, before anything was said. */
export function FirstVisit() {
  return (
    <div className="scroller flex min-h-0 flex-1 flex-col px-5">
      <div className="m-auto w-full max-w-md py-8">
        <h2 className="text-2xl font-semibold tracking-tight text-balance">What would you like to get done?</h2>
        <p className="mt-3 text-muted">
          Say it in your own words. I'll keep track of your tasks, show you what I understood, and never delete anything
          without asking.
        </p>
        <p className="mt-8 text-sm font-medium text-muted">For example</p>
        <ul className="mt-2 flex flex-col gap-2">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" className="example" onClick={(event) => answer(event, example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
