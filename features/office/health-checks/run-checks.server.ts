import { checkUnit } from '#/features/billing/tax-authority/check-unit.server.ts'
import { now } from '#/platform/clock.ts'
import { storeKind } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'
import { checkDatabase } from './check-database.server.ts'
import { checkDocuments, checkMail, checkStorage } from './check-parts.server.ts'
import { checkQueue, checkRealtime } from './check-signals.server.ts'
import { type CheckName, checkNames, type CheckResult, type HealthReport, cacheSeconds, longestMs } from './health.ts'

/** A check throws on failure and returns 'off' when the part is not configured. */
export type Check = () => Promise<'passed' | 'off'>

const checks: Record<CheckName, Check> = {
  database: checkDatabase,
  storage: checkStorage,
  queue: checkQueue,
  realtime: checkRealtime,
  documents: checkDocuments,
  mail: checkMail,
  tax: checkUnit,
}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${longestMs} ms`)), longestMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function run(name: CheckName, check: Check): Promise<CheckResult> {
  const started = performance.now()
  const took = () => Math.max(1, Math.round(performance.now() - started))
  try {
    const state = await inTime(check())
    return { name, state, ms: took() }
  } catch (error) {
    log.warn('a check of the installation failed', { error, action: name })
    return { name, state: 'failed', ms: took() }
  }
}

/** Runs all checks concurrently. Of a failure only its name is public; the rest is logged. */
export async function runChecks(of: Record<CheckName, Check> = checks): Promise<HealthReport> {
  const results = await Promise.all(checkNames.map((name) => run(name, of[name])))
  return { at: now().toISOString(), files: storeKind(), results }
}

let kept: HealthReport | undefined
let underWay: Promise<HealthReport> | undefined

/** Latest result, renewed after ten seconds; concurrent callers share one run. */
export async function healthReport(start: () => Promise<HealthReport> = runChecks): Promise<HealthReport> {
  if (kept && now().getTime() - Date.parse(kept.at) < cacheSeconds * 1000) return kept
  underWay ??= start()
    .then((report) => (kept = report))
    .finally(() => (underWay = undefined))
  return underWay
}
