// Measures the built server against a bare one on the same statements. `npm run bench -- --quick` takes under a minute.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Embedded, startEmbedded } from '#/db/embedded.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { describeApi, measureApi } from './api.ts'
import { type AnalyticsResult, describeAnalytics, measureAnalytics } from './analytics.ts'
import { filledDatabase } from './filled-database.ts'
import { describeInvoices, measureInvoices } from './invoices.ts'
import { describeKitchen, measureKitchen } from './kitchen.ts'
import { describeKitchenLists, measureKitchenLists } from './kitchen-lists.ts'
import { describeMembers, measureMembers } from './members.ts'
import { describeMonth, measureMonth } from './month-close.ts'
import { measureSize, type SizeResult } from './measure.ts'
import { describeOrdersMany, measureOrdersMany } from './orders-many.ts'
import { ordersSurviveKill } from './orders-survive.ts'
import { root } from './processes.ts'
import { describePapers, measurePapers } from './papers.ts'
import { describeOperations, measureOperations } from './operations.ts'
import { measureReports, type ReportResult } from './reports.ts'
import { describe, describeReports, writeReport } from './report.ts'
import { describeReviews, measureReviews } from './reviews.ts'
import { describeLists, measureLists } from './lists.ts'
import { measureLive, measureLoud } from './live-and-loud.ts'
import { describeSearch, measureSearch } from './search.ts'
import { describeSignIns, measureSignIns } from './sign-ins.ts'
import { describeWaves, measureWaves } from './waves.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    'no-report': { type: 'boolean', default: false },
  },
})
const sizes = (values.sizes ?? (values.quick ? '10000' : '10000,100000,1000000')).split(',').map(Number)
const seconds = Number(values.seconds ?? (values.quick ? 1 : 3))
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))

if (values.only === 'wave') {
  console.log(describeWaves(await measureWaves()))
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'itqan-bench-'))
Object.assign(process.env, {
  NODE_ENV: 'production',
  APP_SECRET: 'a-secret-for-benchmarks-of-forty-letters',
  DATA_DIR: join(folder, 'data'),
})

/** Runs a part that needs a database but no server. */
async function alone(part: string, measure: (cluster: Embedded) => Promise<string>): Promise<never> {
  const cluster = await startEmbedded(folder, await freePort())
  let report = ''
  try {
    report = await measure(cluster)
  } finally {
    await cluster.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(report)
  if (!values['no-report']) writeReport(report, part)
  process.exit(0)
}

if (values.only === 'certificates')
  await alone('certificates', async (cluster) => describePapers(await measurePapers(cluster)))
if (values.only === 'invoices')
  await alone('invoices', async (cluster) => describeInvoices(await measureInvoices(cluster)))
if (values.only === 'orders-many')
  await alone('orders-many', async (cluster) => describeOrdersMany(await measureOrdersMany(cluster)))
if (values.only === 'kitchen')
  await alone('kitchen', async (cluster) =>
    [describeKitchen(measureKitchen()), describeKitchenLists(await measureKitchenLists(cluster))].join('\n'),
  )
if (values.only === 'members') await alone('members', async (cluster) => describeMembers(await measureMembers(cluster)))
if (values.only === 'operations')
  await alone('operations', async (cluster) => describeOperations(await measureOperations(cluster)))
if (values.only === 'search')
  await alone('search', async (cluster) => describeSearch(await measureSearch(cluster, sizes.at(-1)!)))
if (values.only === 'lists') await alone('lists', async (cluster) => describeLists(await measureLists(cluster)))
if (values.only === 'month') await alone('month', async (cluster) => describeMonth(await measureMonth(cluster)))

const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--if-needed'], {
  cwd: root,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const cluster = await startEmbedded(folder, await freePort())
if (values.only === 'review') {
  let text = ''
  try {
    text = describeReviews(await measureReviews(cluster, seconds, join(folder, 'data')))
  } finally {
    await cluster.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(text)
  if (!values['no-report']) writeReport(text, 'review')
  process.exit(0)
}
if (values.only === 'live' || values.only === 'loud') {
  const [measure, part] = values.only === 'live' ? [measureLive, 'live'] : [measureLoud, 'loud']
  let text = ''
  try {
    text = await measure(cluster, Math.max(seconds, 20), join(folder, 'data'))
  } finally {
    await cluster.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(text)
  if (!values['no-report']) writeReport(text, part)
  process.exit(0)
}
if (values.only === 'api') {
  let text = ''
  try {
    text = describeApi(await measureApi(cluster, Math.max(seconds, 30), join(folder, 'data')))
  } finally {
    await cluster.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(text)
  if (!values['no-report']) writeReport(text, 'api')
  process.exit(0)
}
if (values.only === 'sign-ins') {
  let text = ''
  try {
    text = describeSignIns(await measureSignIns(cluster, Math.max(seconds, 10), join(folder, 'data')))
  } finally {
    await cluster.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(text)
  if (!values['no-report']) writeReport(text, 'sign-ins')
  process.exit(0)
}
const results: SizeResult[] = []
let reports: ReportResult | null = null
const wantsReports = !values.only || 'report document'.includes(values.only)
const onlyAnalytics = values.only === 'analytics'
let analytics: AnalyticsResult | null = null
try {
  for (const size of onlyAnalytics ? [] : sizes) {
    const started = performance.now()
    const filled = await filledDatabase(cluster, size)
    console.log(`${size} requests filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    if (wantsReports) reports ??= await measureReports(filled, values.quick ? 6 : 15)
    const keep = (text: string) => {
      const file = join(folder, `plan-${size}.json`)
      writeFileSync(file, text)
      return file
    }
    results.push(await measureSize(filled, { seconds, rounds, only: values.only, keep, dataDir: join(folder, 'data') }))
  }
  if (onlyAnalytics || !(values.only || values.quick)) analytics = await measureAnalytics(cluster)
} finally {
  await cluster.stop()
}
const survival = values.only ? null : await ordersSurviveKill(join(folder, 'survival'), seconds * 1000)
rmSync(folder, { recursive: true, force: true })
const report = [
  describe(results, survival, { seconds, rounds }),
  ...(reports ? [describeReports(reports)] : []),
  ...(analytics ? [describeAnalytics(analytics)] : []),
].join('\n')
console.log(report)
if (!values.quick && !values.only && !values['no-report']) writeReport(report)
