import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as Prometheus from 'prom-client'
import { databasePool } from '#/db/database.server.ts'
import { oldestWaitMs } from '#/db/patient-pool.server.ts'
import { watchStatements } from '#/db/watch.server.ts'
import { authDatabase } from '#/platform/auth.server.ts'
import { log } from '#/platform/log.server.ts'
import { measureWith } from '#/platform/measure.server.ts'
import { databaseFigures } from './database-figures.ts'
import { openStreams } from './live-events.ts'
import { loadNow } from './load-now.ts'
import { cachedPages } from './serve-page.ts'

type Library = typeof Prometheus
type Registry = Prometheus.Registry
type Gauge = Prometheus.Gauge

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 30]
const secondsOfStatements = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8]
const secondsOfJobs = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]

function versionNow(): { version: string; sources: string; node: string } {
  const read = (file: string): string => {
    try {
      return readFileSync(resolve(file), 'utf8')
    } catch {
      return ''
    }
  }
  const { version = '' } = JSON.parse(read('package.json') || '{}') as { version?: string }
  return { version, sources: read('build/.sources').slice(0, 12), node: process.version }
}

/** Counters and histograms that the parts of the process add to. The returned function stops it. */
function measureProcess({ Counter, Histogram }: Library, registers: Registry[]): () => void {
  const requests = new Histogram({
    name: 'itqan_request_seconds',
    help: 'Requests by pattern of their route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsOfRequests,
    registers,
  })
  const shed = new Counter({
    name: 'itqan_requests_shed_total',
    help: 'Requests refused under load, by rank',
    labelNames: ['rank'],
    registers,
  })
  const pages = new Counter({
    name: 'itqan_page_cache_total',
    help: 'Public pages asked for, by whether they were in memory',
    labelNames: ['result'],
    registers,
  })
  const statements = new Histogram({
    name: 'itqan_statement_seconds',
    help: 'Statements of requests and jobs, with the wait for a connection of reads',
    labelNames: ['outcome'],
    buckets: secondsOfStatements,
    registers,
  })
  const jobs = new Histogram({
    name: 'itqan_job_seconds',
    help: 'Jobs that this process ran, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: secondsOfJobs,
    registers,
  })
  const mails = new Counter({
    name: 'itqan_mails_total',
    help: 'Mails handed to the mail server, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const webhooks = new Counter({
    name: 'itqan_webhook_attempts_total',
    help: 'Attempts to deliver a message to a program, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  measureWith({
    requestEnded: ({ route, method, status, seconds }) =>
      requests.observe({ route, method: known.has(method) ? method : 'other', status: String(status) }, seconds),
    requestShed: (rank) => shed.inc({ rank }),
    pageCached: (found) => pages.inc({ result: found ? 'hit' : 'miss' }),
    job: ({ name, failed, seconds }) => jobs.observe({ queue: name, outcome: failed ? 'failed' : 'done' }, seconds),
    mail: (sent) => mails.inc({ outcome: sent ? 'sent' : 'refused' }),
    webhook: (outcome) => webhooks.inc({ outcome }),
  })
  const unwatch = watchStatements(async (_text, ask) => {
    const begun = performance.now()
    let outcome = 'failed'
    try {
      const result = await ask()
      outcome = 'done'
      return result
    } finally {
      statements.observe({ outcome }, (performance.now() - begun) / 1000)
    }
  })
  return () => {
    measureWith(null)
    unwatch()
  }
}

/** Gauges of this process, read at each scrape. */
function gaugeProcess({ Gauge: GaugeOf }: Library, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new GaugeOf({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('itqan_requests_in_flight', 'Requests being answered, without event streams', () => loadNow().inFlight)
  gauge(
    'itqan_load_lag_seconds',
    'Delay of the event loop that refusals under load go by',
    () => loadNow().lagMs / 1000,
  )
  gauge('itqan_live_connections', 'Open event streams', openStreams)
  gauge('itqan_page_cache_entries', 'Public pages in memory', () => cachedPages().entries)
  gauge('itqan_page_cache_bytes', 'Bytes of public pages in memory', () => cachedPages().bytes)
  gauge('itqan_pool_oldest_wait_seconds', 'Longest current wait for a connection', () => oldestWaitMs() / 1000)
  const pools: Gauge = new GaugeOf({
    name: 'itqan_pool_connections',
    help: 'Connections of this process to the database, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of [
        ['application', databasePool()],
        ['sign-in', authDatabase()],
      ] as const) {
        pools.set({ pool, state: 'used' }, totalCount - idleCount)
        pools.set({ pool, state: 'idle' }, idleCount)
        pools.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  const build = new GaugeOf({
    name: 'itqan_build_info',
    help: 'Version, digest of the sources and Node of this process',
    labelNames: ['version', 'sources', 'node'],
    registers,
  })
  build.set(versionNow(), 1)
}

/** Gauges of the installation: each process answers the same. Absent while the database does not answer. */
function gaugeInstallation({ Gauge: GaugeOf }: Library, registers: Registry[]): () => Promise<void> {
  const make = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new GaugeOf({ name, help, labelNames, registers })
  const jobs = make('itqan_jobs', 'Jobs by queue and state', ['queue', 'state'])
  const oldestJob = make('itqan_jobs_oldest_seconds', 'Time since the oldest due job was due, by queue', ['queue'])
  const failed = make('itqan_jobs_failed', 'Jobs that ran out of tries and were not settled, by queue', ['queue'])
  const mails = make('itqan_mails_waiting', 'Mails that are due and not sent')
  const oldestMail = make('itqan_mails_oldest_seconds', 'Time since the oldest waiting mail was due')
  const webhooks = make('itqan_webhooks_waiting', 'Messages to programs that are due')
  const oldestWebhook = make('itqan_webhooks_oldest_seconds', 'Time since the oldest of these messages was due')
  const size = make('itqan_database_bytes', 'Size of the database')
  const up = make('itqan_database_up', 'Whether the database answers')
  return async () => {
    const found = await databaseFigures().catch((error: unknown) => {
      log.warn('figures of the database could not be read', { error })
      return null
    })
    for (const gauge of [jobs, oldestJob, failed, mails, oldestMail, webhooks, oldestWebhook, size]) gauge.reset()
    up.set(found ? 1 : 0)
    if (!found) return
    for (const { name: queue, waiting, postponed, running, oldestSeconds } of found.queues) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'postponed' }, postponed)
      jobs.set({ queue, state: 'running' }, running)
      oldestJob.set({ queue }, oldestSeconds)
    }
    for (const { name: queue, count } of found.failedJobs) failed.set({ queue }, count)
    mails.set(found.mails.count)
    oldestMail.set(found.mails.oldestSeconds)
    webhooks.set(found.webhooks.count)
    oldestWebhook.set(found.webhooks.oldestSeconds)
    size.set(found.bytes)
  }
}

let current: { registry: Registry; read: () => Promise<void>; stop: () => void } | null = null

/** Begins to measure. why the late import: the package and its timers cost nothing where metrics are off. */
export async function openMeasures(): Promise<void> {
  const library = await import('prom-client')
  const registry = new library.Registry()
  library.collectDefaultMetrics({ register: registry })
  const stop = measureProcess(library, [registry])
  gaugeProcess(library, [registry])
  current = { registry, read: gaugeInstallation(library, [registry]), stop }
}

export function closeMeasures(): void {
  current?.stop()
  current?.registry.clear()
  current = null
}

/** All measurements in the text format of Prometheus; null where nothing is measured. */
export async function measurements(): Promise<{ type: string; text: string } | null> {
  if (!current) return null
  const { registry, read } = current
  await read()
  return { type: registry.contentType, text: await registry.metrics() }
}
