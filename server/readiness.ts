import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { databasePool } from '#/db/database.server.ts'
import { env } from '#/platform/env.server.ts'

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
