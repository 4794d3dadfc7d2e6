import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { databasePool } from '#/db/database.server.ts'
import { env } from '#/platform/env.server.ts'
import { storeAnswers, storeKind } from '#/platform/files.server.ts'

let draining = false
export const startDraining = (): void => void (draining = true)

/** Reason not to send requests here: a class without details, safe for strangers. */
export type Obstacle = 'stopping' | 'database' | 'disk full'
type State = { draining: boolean; answers: boolean; embedded: boolean; freeBytes: number }

/** Room for two more WAL segments of the embedded database, which stops at the next write with less. */
const neededBytes = 32 * 1024 * 1024

/** Milliseconds in which a database must answer a balancer's question; one that hangs never does. */
const answerMs = 3000

export function obstacleIn({ draining: stopping, answers, embedded, freeBytes }: State): Obstacle | null {
  if (stopping) return 'stopping'
  if (embedded && freeBytes < neededBytes) return 'disk full'
  return answers ? null : 'database'
}

/** Obstacle reported to a balancer, or null. */
export async function obstacle(): Promise<Obstacle | null> {
  const { dataDir, DATABASE_URL } = env()
  const [answers, freeBytes] = await Promise.all([
    Promise.race([
      databasePool()
        .query('select 1')
        .then(
          () => true,
          () => false,
        ),
      pause(answerMs, false, { ref: false }),
    ]),
    statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    ),
  ])
  return obstacleIn({ draining, answers, embedded: DATABASE_URL === undefined, freeBytes })
}

/** Milliseconds for which the answer of the bucket is known, and after which it counts as silent. */
const knownMs = 10_000
const silentMs = 2000
let asked: { at: number; answers: Promise<boolean> } | undefined

function bucketAnswers(): Promise<boolean> {
  if (!asked || performance.now() - asked.at > knownMs) {
    const late = new Promise<boolean>((done) => setTimeout(done, silentMs, false).unref())
    const answers = storeAnswers().then(
      () => true,
      () => false,
    )
    asked = { at: performance.now(), answers: Promise.race([answers, late]) }
  }
  return asked.answers
}

/**
 * A remark beside 'ready'. A bucket that does not answer is no obstacle, because all servers share it: pages without files go
 * on working.
 */
export const remark = async (): Promise<string> =>
  storeKind() === 'folder' ? '' : (await bucketAnswers()) ? ' (files: s3)' : ' (files: s3 does not answer)'
