import { useId } from 'react'
import { roundUp } from './scale.ts'

export interface Series {
  readonly name: string
  /** Which of the chart colours; they are told apart by lightness too. */
  readonly tone: 1 | 2 | 3 | 4
}

export interface Column {
  /** Under the bar; left out where there is no room for every one. */
  readonly label: string | null
  /** In the table and when pointed at. */
  readonly name: string
  /** One for each series. */
  readonly values: readonly number[]
}

interface Props {
  readonly title: string
  /** What the picture shows, in a sentence. */
  readonly summary: string
  /** What a row of the table stands for. */
  readonly heading: string
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
  readonly isStacked?: boolean
}

const WIDTH = 360
const HEIGHT = 170
const plot = { left: 26, right: 4, top: 8, bottom: 20 }
const inner = { width: WIDTH - plot.left - plot.right, height: HEIGHT - plot.top - plot.bottom }

/** Bars as a picture, said in a sentence, and with the same numbers as a table. */
export function BarChart(props: Props) {
  const { title, summary, series } = props
  const id = useId()
  return (
    <section className="card chart" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-sm text-muted">{summary}</p>
      <Picture {...props} />
      {series.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {series.map(({ name, tone }) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden="true" className="size-3" viewBox="0 0 10 10">
                <rect width="10" height="10" rx="2" className={`tone-${tone}`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3 text-sm">
        <summary>View as table</summary>
        <Table {...props} />
      </details>
    </section>
  )
}

function Picture({ title, summary, series, columns, isStacked = false }: Props) {
  const sizes = columns.map(({ values }) => (isStacked ? sum(values) : Math.max(0, ...values)))
  const top = roundUp(Math.max(0, ...sizes))
  const step = inner.width / columns.length
  return (
    <svg
      className="mt-3 block w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}. ${summary}`}
    >
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line
            className="grid-line"
            x1={plot.left}
            x2={WIDTH - plot.right}
            y1={heightOf(value, top)}
            y2={heightOf(value, top)}
          />
          <text className="axis" x={plot.left - 5} y={heightOf(value, top) + 3} textAnchor="end">
            {value >= 10_000 ? `${value / 1000}k` : value}
          </text>
        </g>
      ))}
      {columns.map(({ label, name, values }, index) => (
        <g key={name} transform={`translate(${plot.left + index * step} 0)`}>
          <title>{`${name}: ${values.map((value, at) => sayValue(value, series, at)).join(', ')}`}</title>
          <rect x="0" y={plot.top} width={step} height={inner.height} fill="transparent" />
          {isStacked ? stack(values, series, step, top) : sideBySide(values, series, step, top)}
          {label !== null && (
            <text className="axis" x={step / 2} y={HEIGHT - 6} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function sideBySide(values: readonly number[], series: readonly Series[], step: number, top: number) {
  const width = Math.min(36, (step * 0.76) / values.length)
  const start = (step - width * values.length) / 2
  return values.map((value, index) => (
    <rect
      key={series[index]?.name}
      className={`tone-${series[index]?.tone}`}
      x={start + index * width}
      y={heightOf(value, top)}
      width={width}
      height={heightOf(0, top) - heightOf(value, top)}
      rx={Math.min(2, width / 3)}
    />
  ))
}

function stack(values: readonly number[], series: readonly Series[], step: number, top: number) {
  const width = Math.min(44, step * 0.7)
  return values.map((value, index) => {
    const below = sum(values.slice(0, index))
    return (
      <rect
        key={series[index]?.name}
        className={`tone-${series[index]?.tone}`}
        x={(step - width) / 2}
        y={heightOf(below + value, top)}
        width={width}
        height={heightOf(below, top) - heightOf(below + value, top)}
      />
    )
  })
}

function Table({ title, heading, series, columns }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section aria-label={`${title}, as a table`} tabIndex={0} className="mt-2 max-h-72 overflow-y-auto">
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={series[index]?.name} className="text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const heightOf = (value: number, top: number) => plot.top + inner.height * (1 - value / top)
const sayValue = (value: number, series: readonly Series[], index: number) =>
  series.length > 1 ? `${value} ${series[index]?.name.toLowerCase()}` : String(value)
