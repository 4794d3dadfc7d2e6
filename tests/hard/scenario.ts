import { addTally, noWrites, type Tally } from './checks.ts'
import type { Random } from './random.ts'

export type Run = {
  rounds: number
  seed: number
  random: Random
  /** An empty folder of the scenario's own, removed afterwards. */
  folder: string
  say: (line: string) => void
  /** Whether the run was asked to end after the round under way, by SIGTERM or Ctrl+C. */
  isEnding: () => boolean
}

export type Result = {
  rounds: number
  tally: Tally
  /** Seconds from the end of the fault until the server took requests again, the longest. */
  longestSeconds: number
  /** What was found wrong, in sentences; empty: passed. */
  faults: string[]
  /** Figures of the scenario's own, in one sentence; empty: none. */
  note: string
}

/** Collects the figures of a scenario. */
export function newResult(): Result {
  return { rounds: 0, tally: noWrites(), longestSeconds: 0, faults: [], note: '' }
}

export function addWrites(result: Result, tally: Tally): void {
  addTally(result.tally, tally)
  for (const [word, list] of [
    ['lost', tally.lost],
    ['doubled', tally.doubled],
    ['half done', tally.half],
  ] as const)
    for (const write of list) result.faults.push(`${word}: ${write}`)
}

export const recoveredIn = (result: Result, seconds: number): void => {
  result.longestSeconds = Math.max(result.longestSeconds, seconds)
}

export type Scenario = { name: string; rounds: number; sentence: string; run: (run: Run) => Promise<Result> }
