// What each chart shows, from the numbers the server counted.

import type { Insights } from '../../../src/domain/insights.ts'
import { BarChart, type Column } from './bar-chart.tsx'
import { count, milliseconds, percent } from './scale.ts'

interface Props {
  readonly insights: Insights
}

type Day = Insights['days'][number]

const total = <Row,>(rows: readonly Row[], pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0)

export function DoneChart({ insights: { days } }: Props) {
  const done = total(days, (day) => day.completed)
  const added = total(days, (day) => day.added)
  return (
    <BarChart
      title="Done per day"
      summary={`${done} done and ${added} added in the last ${days.length} days.`}
      heading="Day"
      series={[
        { name: 'Done', tone: 1 },
        { name: 'Added', tone: 3 },
      ]}
      columns={byDay(days, (day) => [day.completed, day.added])}
    />
  )
}

const ages = { day: 'Under a day', week: '1–7 days', month: '7–30 days', older: 'Over 30 days' } as const

export function OpenChart({ insights: { open } }: Props) {
  const all = total(open, ({ high, medium, low, none }) => high + medium + low + none)
  const high = total(open, (group) => group.high)
  return (
    <BarChart
      title="Open tasks by age"
      summary={`${all} open, ${high} of them with high priority.`}
      heading="Added"
      isStacked
      series={[
        { name: 'High', tone: 4 },
        { name: 'Medium', tone: 2 },
        { name: 'Low', tone: 1 },
        { name: 'None', tone: 3 },
      ]}
      columns={open.map(({ age, high, medium, low, none }) => ({
        label: ages[age],
        name: ages[age],
        values: [high, medium, low, none],
      }))}
    />
  )
}

export function AskedChart({ insights: { days } }: Props) {
  const turns = total(days, (day) => day.turns)
  const asked = total(days, (day) => day.confirmations + day.clarifications)
  return (
    <BarChart
      title="Questions asked"
      summary={`${count(asked, 'question')} in ${count(turns, 'turn')} (${percent(asked, turns)}).`}
      heading="Day"
      isStacked
      series={[
        { name: 'Are you sure?', tone: 4 },
        { name: 'Which one?', tone: 2 },
      ]}
      columns={byDay(days, (day) => [day.confirmations, day.clarifications])}
    />
  )
}

export function ConfidenceChart({ insights: { recent } }: Props) {
  const sure = recent.median_confidence === null ? '–' : recent.median_confidence.toFixed(2)
  return (
    <BarChart
      title="Confidence"
      summary={`Of the last ${count(recent.turns, 'turn')}; half of them at ${sure} or more.`}
      heading="Confidence"
      series={[{ name: 'Turns', tone: 1 }]}
      columns={recent.confidence.map(({ from, turns }, index) => {
        const next = recent.confidence[index + 1]?.from ?? 1
        const name = index === 0 ? `under ${next}` : `${from}–${next}`
        return { label: name, name, values: [turns] }
      })}
    />
  )
}

export function TimesChart({ insights: { recent } }: Props) {
  return (
    <BarChart
      title="Response times in milliseconds"
      summary={`Half of the last ${count(recent.turns, 'turn')} took up to ${milliseconds(recent.median_ms)}, 95% up to ${milliseconds(recent.p95_ms)}.`}
      heading="Time"
      series={[{ name: 'Turns', tone: 2 }]}
      columns={recent.times.map(({ from_ms, turns }, index) => {
        const next = recent.times[index + 1]?.from_ms
        const label = next === undefined ? `${from_ms}+` : `< ${next}`
        return { label, name: next === undefined ? `${from_ms} ms and more` : `${from_ms}–${next} ms`, values: [turns] }
      })}
    />
  )
}

const whole = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** There is room for a label each week, counted back from today. */
function byDay(days: readonly Day[], values: (day: Day) => number[]): Column[] {
  return days.map((row, index) => {
    const date = new Date(`${row.day}T00:00:00Z`)
    const isLabelled = (days.length - 3 - index) % 7 === 0
    return { label: isLabelled ? short.format(date) : null, name: whole.format(date), values: values(row) }
  })
}
