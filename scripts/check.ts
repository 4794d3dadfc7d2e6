import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Check, checks, places } from './checks.ts'
import { stateOf } from './quality-file.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { folderInMemory } from './folder-in-memory.ts'

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'itqan-check-'))
type Count = { passed: number; failed: number }
type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  file: string
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
}

/** Failed and flaky journeys with their reasons, printed last so that a truncated log still shows them. */
const reasons: string[] = []

function noteReasons(suites: PlaywrightSuite[]): void {
  for (const suite of suites) {
    noteReasons(suite.suites ?? [])
    for (const { title, file, tests } of suite.specs)
      for (const { projectName, status, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue
        const message = results.find(({ error }) => error)?.error?.message ?? 'no reason given'
        const plain = stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')
        reasons.push(`${status === 'flaky' ? 'UNSTEADY' : 'FAILED'}: [${projectName}] ${file}: ${title}\n    ${plain}`)
      }
  }
}

function countOf(check: Check, report: string, ok: boolean): Count {
  if (!check.counts || !existsSync(report)) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const text = JSON.parse(readFileSync(report, 'utf8')) as unknown
  if (check.counts === 'vitest') {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = text as VitestReport
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : Math.max(1, numFailedTestSuites)) }
  }
  const { stats, suites } = text as PlaywrightReport
  noteReasons(suites)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (ok || stats.unexpected > 0 ? 0 : 1) }
}

type Ended = { status: number | null; output: string }

/** Inherits our output; of concurrent checks the output is buffered until the end. */
const run = (check: Check, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((done) => {
    const chunks: Buffer[] = []
    const child = spawn(check.command, args, { cwd: root, env, stdio: check.places === 1 ? 'pipe' : 'inherit' })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => done({ status: null, output: `${String(error)}\n` }))
    child.once('close', (status) => done({ status, output: Buffer.concat(chunks).toString() }))
  })

let worldFolder: string | undefined
const world = (): string => (worldFolder ??= folderInMemory('itqan-journeys'))

async function runCheck(check: Check): Promise<Count> {
  const report = join(scratch, `${check.counts ?? 'none'}.json`)
  const args = check.counts === 'vitest' ? [...check.args, `--outputFile.json=${report}`] : check.args
  const folder = check.world && { E2E_DATA_DIR: world() }
  const env = { ...process.env, ...check.env, ...folder, ...(check.counts === 'playwright' && { E2E_JSON: report }) }
  const started = performance.now()
  const { status, output } = await run(check, args, env)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}${status === 0 ? 'passed' : 'FAILED'}: ${check.name} (${seconds} s)\n`)
  return countOf(check, report, status === 0)
}

/** Starts checks in order as capacity allows. Counts are in the order of the list. */
async function runAll(all: readonly Check[]): Promise<Count[]> {
  const counts: Promise<Count>[] = []
  const running = new Map<Check, Promise<unknown>>()
  const taken = () => [...running.keys()].reduce((sum, check) => sum + check.places, 0)
  const goesOn = (name: string | undefined) => [...running.keys()].some((check) => check.name === name)
  for (const check of all) {
    while (taken() + check.places > places || goesOn(check.after)) await Promise.race(running.values())
    const count = runCheck(check)
    counts.push(count)
    running.set(
      check,
      count.finally(() => running.delete(check)),
    )
  }
  return Promise.all(counts)
}

/** Selected checks: `all`, `quick`, or names such as `tests build`. */
const wanted = process.argv.slice(2)
const selected = checks.filter(
  (check) =>
    wanted.length === 0 ||
    wanted.includes('all') ||
    (wanted.includes('quick') && check.quick) ||
    wanted.includes(check.name),
)
if (selected.some((check) => check.counts === 'playwright')) ensureChromium()

const before = stateOf(root)
const ran = await runAll(selected)
const counts = selected.map(({ name }, index) => ({ name, ...ran[index]! }))
const totals = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  {
    passed: 0,
    failed: 0,
  },
)
// why: the report refers to one commit, so changed sources or a partial run give none
if (selected.length === checks.length && existsSync(join(root, 'build')))
  writeFileSync(
    join(root, 'build/test-report.json'),
    `${JSON.stringify({ ...before, at: new Date().toISOString(), checks: counts }, null, 2)}\n`,
  )
for (const folder of [scratch, worldFolder]) if (folder) rmSync(folder, { recursive: true, force: true })
for (const reason of reasons) console.log(`${reason}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 || selected.length === 0 ? 1 : 0
