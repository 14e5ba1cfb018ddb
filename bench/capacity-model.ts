// What so many users need, from what one turn costs.

export interface TurnCost {
  /** Processor time of a server and of the database for one turn. */
  readonly server_cpu_ms: number
  readonly database_cpu_ms: number
  /** What a turn leaves in the database, with its audit and indexes. */
  readonly stored_bytes: number
  /** What a turn writes to the database's log. */
  readonly log_bytes: number
}

export interface Habits {
  /** Share of users who say something on a day. */
  readonly active_share: number
  readonly turns_a_day: number
  /** How much more is said in the busiest minutes than on average. */
  readonly peak: number
  readonly kept_days: number
  /** How busy a processor may be at the peak. */
  readonly most_busy: number
}

export const habits: Habits = { active_share: 0.1, turns_a_day: 8, peak: 4, kept_days: 365, most_busy: 0.5 }

export interface Need {
  readonly turns_a_day: number
  readonly peak_turns_a_second: number
  readonly server_cores: number
  readonly database_cores: number
  readonly stored_tb: number
  readonly log_mb_a_second: number
  /** Machines with 16 cores and 8 TB each that the database has to be spread over, without their standbys. */
  readonly database_machines: number
}

const DAY_S = 86_400
const MACHINE = { cores: 16, tb: 8 }

export function needOf(users: number, cost: TurnCost, how: Habits = habits): Need {
  const turns_a_day = users * how.active_share * how.turns_a_day
  const peak_turns_a_second = (turns_a_day / DAY_S) * how.peak
  const cores = (ms: number) => (peak_turns_a_second * ms) / 1000 / how.most_busy
  const stored_tb = (turns_a_day * how.kept_days * cost.stored_bytes) / 1e12
  const database_cores = cores(cost.database_cpu_ms)
  return {
    turns_a_day,
    peak_turns_a_second,
    server_cores: cores(cost.server_cpu_ms),
    database_cores,
    stored_tb,
    log_mb_a_second: (peak_turns_a_second * cost.log_bytes) / 1e6,
    database_machines: Math.max(1, Math.ceil(database_cores / MACHINE.cores), Math.ceil(stored_tb / MACHINE.tb)),
  }
}
