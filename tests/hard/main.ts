// Faults against real processes of the built server: npm run test:hard [-- SCENARIO ... --rounds N --seed N --no-report]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseGone } from './database-gone.ts'
import { killServerRounds } from './kills.ts'
import { randomOf } from './random.ts'
import { writeResult } from './report.ts'
import { newResult, type Scenario } from './scenario.ts'

const scenarios: Scenario[] = [
  { name: 'kill-server', rounds: 100, sentence: 'kill -9 of the server while it writes', run: killServerRounds },
  { name: 'database-gone', rounds: 1, sentence: 'an external database stops for 20 s, or hangs', run: databaseGone },
]
const names = scenarios.map(({ name }) => name)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string' },
    'no-report': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const unknown = positionals.find((name) => !names.includes(name))
if (unknown) {
  console.error(`There is no scenario ${unknown}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const top = mkdtempSync(join(tmpdir(), 'itqan-hard-'))
let failed = 0
let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isEnding = true))
for (const { name, rounds: usual, sentence, run } of scenarios) {
  if (isEnding || (positionals.length > 0 && !positionals.includes(name))) continue
  const rounds = Number(values.rounds ?? usual)
  console.log(`${name}: ${sentence} (${rounds} rounds, seed ${seed})`)
  const folder = join(top, name)
  mkdirSync(folder)
  const say = (line: string) => console.log(`  ${name} ${line}`)
  const given = { rounds, seed, random: randomOf(seed), folder, say, isEnding: () => isEnding }
  const result = await run(given).catch((error: Error) => ({ ...newResult(), faults: [error.stack ?? error.message] }))
  const { tally, longestSeconds, faults, note } = result
  console.log(
    `${name}: ${result.rounds} rounds, ${tally.acknowledged} acknowledged, ${tally.unknown} unknown, ${tally.lost.length} lost, ${tally.doubled.length} doubled, ${tally.half.length} half done, longest recovery ${longestSeconds.toFixed(1)} s. ${note}`,
  )
  for (const fault of faults.slice(0, 40)) console.log(`  FAULT ${fault}`)
  if (faults.length > 0) failed += 1
  // a run that broke off has no figures
  if (!values['no-report'] && result.rounds > 0) writeResult(names, name, result)
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
if (!values.keep) rmSync(top, { recursive: true, force: true })
console.log(failed === 0 ? 'Everything passed.' : `${failed} failed.`)
process.exit(failed === 0 ? 0 : 1)
