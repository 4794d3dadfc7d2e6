import { statfs } from 'node:fs/promises'
import { databasePool } from '#/db/database.server.ts'
import { env } from '#/platform/env.server.ts'

let draining = false
export const startDraining = (): void => void (draining = true)

/** Why no request should be sent here: a class that a stranger may read, without any detail. */
export type Obstacle = 'stopping' | 'database' | 'disk full'
type State = { draining: boolean; answers: boolean; embedded: boolean; freeBytes: number }

/** The embedded database needs room for two more segments of its log: with less, it ends at the next write. */
const neededBytes = 32 * 1024 * 1024

export function obstacleIn({ draining: stopping, answers, embedded, freeBytes }: State): Obstacle | null {
  if (stopping) return 'stopping'
  if (embedded && freeBytes < neededBytes) return 'disk full'
  return answers ? null : 'database'
}

/** What keeps a balancer from sending requests here, or null when nothing does. */
export async function obstacle(): Promise<Obstacle | null> {
  const { dataDir, DATABASE_URL } = env()
  const [answers, freeBytes] = await Promise.all([
    databasePool()
      .query('select 1')
      .then(
        () => true,
        () => false,
      ),
    statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    ),
  ])
  return obstacleIn({ draining, answers, embedded: DATABASE_URL === undefined, freeBytes })
}
