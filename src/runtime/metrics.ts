// Counters and durations in Prometheus' text format.

type Labels = Readonly<Record<string, string | number>>

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Spread {
  readonly counts: number[]
  sum: number
  count: number
}

const descriptions = {
  sayso_http_requests_total: 'Requests by route and status',
  sayso_turns_total: 'Turns taken, in conversations and single shots',
  sayso_decisions_total: 'Decisions by type',
  sayso_tool_calls_total: 'Tool calls by tool and outcome',
  sayso_confirmations_asked_total: 'Questions asked before something is deleted',
  sayso_confirmations_given_total: 'Questions answered with yes and carried out',
  sayso_turns_over_budget_total: 'Messages that were more than may be worked on, and asked about instead',
  sayso_model_questions_total: 'Questions to the language model by outcome',
  sayso_reminders_sent_total: 'Reminders handed to their outlets',
  sayso_deliveries_total: 'Tries to deliver a reminder outside, by outlet and outcome',
} as const

type Counter = keyof typeof descriptions

const levels = {
  sayso_database_connections: ['gauge', 'Connections to the database by what they do'],
  sayso_database_waiting: ['gauge', 'Requests waiting for a connection'],
  sayso_database_errors_total: ['counter', 'Errors of the database by SQLSTATE class or error code'],
  sayso_embedded_restarts_total: ['counter', 'Times the embedded database had to be started again'],
  sayso_turns_waiting: ['gauge', 'Turns waiting for their conversation or being taken'],
  sayso_event_loop_delay_seconds: ['gauge', 'How late timers were since the last reading'],
  sayso_model_waiting: ['gauge', 'Questions to the language model that are waited for'],
  sayso_model_seconds_total: ['counter', 'Time spent waiting for the language model'],
  sayso_model_paused: ['gauge', 'Whether the language model is left alone because it has not been answering'],
} as const

/** The name of everything that may appear. */
export const metricNames: readonly string[] = [
  ...Object.keys(descriptions),
  ...Object.keys(levels),
  'sayso_http_request_duration_seconds',
  'process_resident_memory_bytes',
]

/** Something measured on request. */
export interface Reading {
  readonly name: keyof typeof levels
  readonly labels?: Labels
  readonly value: number
}

export interface Metrics {
  count(name: Counter, labels?: Labels, times?: number): void
  /** Notes how long a request took, in seconds. */
  took(seconds: number, labels: Labels): void
  /** Has these measured at every rendering. */
  watch(read: () => readonly Reading[]): void
  render(): string
}

export function createMetrics(): Metrics {
  const counters = new Map<Counter, Map<string, number>>()
  const durations = new Map<string, Spread>()
  const watched: (() => readonly Reading[])[] = []
  return {
    watch: (read) => void watched.push(read),
    count(name, labels = {}, times = 1) {
      const series = counters.get(name) ?? new Map<string, number>()
      counters.set(name, series)
      const key = write(labels)
      series.set(key, (series.get(key) ?? 0) + times)
    },
    took(seconds, labels) {
      const key = write(labels)
      const spread = durations.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
      durations.set(key, spread)
      spread.sum += seconds
      spread.count++
      const bucket = BUCKETS.findIndex((most) => seconds <= most)
      if (bucket >= 0) spread.counts[bucket] = (spread.counts[bucket] ?? 0) + 1
    },
    render: () =>
      [
        ...renderCounters(counters),
        ...renderDurations(durations),
        ...renderReadings(watched.flatMap((read) => read())),
        ...renderProcess(),
        '',
      ].join('\n'),
  }
}

function write(labels: Labels): string {
  let written = ''
  for (const name of Object.keys(labels)) written += `${written === '' ? '' : ','}${name}="${clean(labels[name])}"`
  return written
}

function clean(value: string | number | undefined): string {
  const text = String(value)
  return UNCLEAN.test(text) ? text.replaceAll(UNCLEAN_ALL, '_') : text
}

const UNCLEAN = /[\\"\n]/
const UNCLEAN_ALL = /[\\"\n]/g

function* renderCounters(counters: ReadonlyMap<Counter, ReadonlyMap<string, number>>): Generator<string> {
  for (const [name, series] of counters) {
    yield `# HELP ${name} ${descriptions[name]}`
    yield `# TYPE ${name} counter`
    for (const [labels, value] of series) yield `${name}${labels === '' ? '' : `{${labels}}`} ${value}`
  }
}

function* renderDurations(durations: ReadonlyMap<string, Spread>): Generator<string> {
  const name = 'sayso_http_request_duration_seconds'
  yield `# HELP ${name} How long requests took`
  yield `# TYPE ${name} histogram`
  for (const [labels, { counts, sum, count }] of durations) {
    let below = 0
    for (const [index, most] of BUCKETS.entries()) {
      below += counts[index] ?? 0
      yield `${name}_bucket{${labels},le="${most}"} ${below}`
    }
    yield `${name}_bucket{${labels},le="+Inf"} ${count}`
    yield `${name}_sum{${labels}} ${sum}`
    yield `${name}_count{${labels}} ${count}`
  }
}

function* renderReadings(readings: readonly Reading[]): Generator<string> {
  for (const [name, own] of Map.groupBy(readings, (reading) => reading.name)) {
    const [type, description] = levels[name]
    yield `# HELP ${name} ${description}`
    yield `# TYPE ${name} ${type}`
    for (const { labels = {}, value } of own) {
      const written = write(labels)
      yield `${name}${written === '' ? '' : `{${written}}`} ${value}`
    }
  }
}

function* renderProcess(): Generator<string> {
  yield '# HELP process_resident_memory_bytes Memory in use'
  yield '# TYPE process_resident_memory_bytes gauge'
  yield `process_resident_memory_bytes ${process.memoryUsage.rss()}`
}
