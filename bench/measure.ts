import type { Filled } from './filled-database.ts'
import { load, type Result } from './load.ts'
import { residentMb, type Running, startBare, startServer } from './processes.ts'
import { type Scenario, scenariosFor } from './scenarios.ts'

export type Measured = { name: string; ours: Result; bare: Result; ratio: number }
export type SizeResult = { requests: number; measured: Measured[]; residentMb: number }
export type MeasureOptions = {
  seconds: number
  rounds: number
  only: string | undefined
  dataDir: string
  /** Writes a file and returns its path. */
  keep: (text: string) => string
}

const connections = 16
const warmUpSeconds = 1

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const merged = (rounds: readonly Result[]): Result => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  p99: median(rounds.map((round) => round.p99)),
  failures: rounds.flatMap((round) => round.failures),
})

async function compare(
  scenario: Scenario,
  server: Running,
  bare: Running,
  { seconds, rounds }: MeasureOptions,
): Promise<Measured> {
  let turn = 0
  const ours = (length: number) =>
    load({ port: server.port, connections, seconds: length, next: () => scenario.call(turn++) })
  const theirs = (length: number) =>
    load({ port: bare.port, connections, seconds: length, next: () => scenario.bare(turn++) })
  await ours(warmUpSeconds)
  await theirs(warmUpSeconds)
  const found: { ours: Result; bare: Result }[] = []
  for (let round = 0; round < rounds; round++) found.push({ ours: await ours(seconds), bare: await theirs(seconds) })
  const mine = merged(found.map((round) => round.ours))
  const other = merged(found.map((round) => round.bare))
  const failure = [...mine.failures, ...other.failures][0]
  if (failure) throw new Error(`${scenario.name}: ${failure}`)
  const ratio = median(found.map((round) => round.ours.perSecond / round.bare.perSecond))
  return { name: scenario.name, ours: mine, bare: other, ratio }
}

/** Measures every scenario at one size, alternating between our server and the bare one. */
export async function measureSize(filled: Filled, options: MeasureOptions): Promise<SizeResult> {
  const server = await startServer({
    DATABASE_URL: filled.ownerUrl,
    APP_SECRET: process.env['APP_SECRET']!,
    DATA_DIR: options.dataDir,
    JOBS: 'off',
    DATABASE_READS: process.env['DATABASE_READS'] ?? '',
  })
  const origin = `http://localhost:${server.port}`
  const all = await scenariosFor(filled, { origin })
  const scenarios = all.filter(({ name }) => !options.only || name.includes(options.only))
  const home = await fetch(`${origin}/ar`).then((answer) => answer.text())
  const named = Object.fromEntries(all.map(({ name, recorded }) => [name.replaceAll(' ', '-'), recorded]))
  const bare = await startBare(options.keep(JSON.stringify({ home, scenarios: named })), filled.ownerUrl)
  const measured: Measured[] = []
  try {
    for (const scenario of scenarios) {
      const result = await compare(scenario, server, bare, options)
      measured.push(result)
      const { ours, ratio } = result
      console.log(
        `${String(filled.requests).padStart(8)}  ${result.name.padEnd(24)} ${ours.perSecond.toFixed(0).padStart(6)}/s  p50 ${ours.p50.toFixed(1)}  p95 ${ours.p95.toFixed(1)}  p99 ${ours.p99.toFixed(1)} ms  ratio ${ratio.toFixed(2)}`,
      )
    }
    return { requests: filled.requests, measured, residentMb: residentMb(server.child.pid!) }
  } finally {
    await bare.stop()
    await server.stop()
  }
}
