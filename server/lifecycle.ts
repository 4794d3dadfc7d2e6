import { openDatabase, closeDatabase, assertHarmlessLogin } from '#/db/database.server.ts'
import { usableManner } from '#/db/row-level-security.server.ts'
import { mailReset } from '#/features/identity/accounts/mail-reset.server.ts'
import { publishQuestionnaires } from '#/features/fieldwork/questionnaires/publish.server.ts'
import { storeStartingPhrases } from '#/features/reporting/phrases/phrases.server.ts'
import { endStreams } from '#/features/partners/realtime/streams.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { closeAuth, openAuth } from '#/platform/auth.server.ts'
import { closeDoors, loadDoors, openDoors } from '#/platform/doors.server.ts'
import { env } from '#/platform/env.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { closeLive, openLive, whenPublished } from '#/platform/live.server.ts'
import { closeKeptLog, openKeptLog } from '#/platform/kept-log.server.ts'
import { log } from '#/platform/log.server.ts'
import { closeTracing, openTracing } from '#/platform/trace.server.ts'
import { startWork } from '#/jobs/worker.ts'
import type { DatabaseUrls } from './database-ready.server.ts'
import { endLiveEvents as endPageEvents } from './live-events.ts'
import { startDraining } from './readiness.ts'
import { closeLoadWatch, openLoadWatch } from './load-now.ts'
import { closeMetrics, openMetrics } from './serve-metrics.ts'
import { forgetPages } from './serve-page.ts'

/** Opens the services of a process in order of dependency. */
export async function open(urls: DatabaseUrls): Promise<void> {
  await openTracing()
  const { DATABASE_POOL, DATABASE_READS } = env()
  const manner = await usableManner(urls.app, DATABASE_READS, (reason) =>
    log.warn('each read takes a transaction of its own', { reason }),
  )
  openDatabase(urls.app, DATABASE_POOL, (error) => log.error('the pool lost a connection', { error }), manner)
  await assertHarmlessLogin()
  openKeptLog()
  openAuth(urls.auth, mailReset)
  const works = env().JOBS !== 'off'
  const doorsFailed = (error: unknown) => log.warn('the settings of the doors could not be read again', { error })
  await openDoors(doorsFailed)
  const boss = await openQueue(urls.app, works, (error) => log.error('the job queue reports an error', { error }))
  await publishQuestionnaires()
  await storeStartingPhrases()
  if (works) await startWork(boss)
  whenPublished(() => void loadDoors().catch(doorsFailed))
  whenPublished(forgetPages)
  await openLive(urls.app)
  openLoadWatch()
  await openMetrics()
}

/** Closes in reverse order; running jobs finish first. */
export async function close(): Promise<void> {
  startDraining()
  closeLoadWatch()
  await closeMetrics()
  await closeLive()
  closeDoors()
  await closeQueue()
  await closeDocuments()
  await closeAuth()
  await closeKeptLog()
  await closeDatabase()
  await closeTracing()
}
export { startDraining } from './readiness.ts'

/** Ends the event streams of pages and of programs for a shutdown. */
export function endLiveEvents(): void {
  endPageEvents()
  endStreams()
}
export { seedDemo } from '#/demo/seed-demo.server.ts'
export { readPastNotices } from '#/demo/read-past-notices.server.ts'
