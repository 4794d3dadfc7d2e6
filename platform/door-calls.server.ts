import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { bareProblem, type DoorName, secretsOf } from '#/domain/doors.ts'
import { now } from './clock.ts'
import { doorValues } from './doors.server.ts'
import { log } from './log.server.ts'

const goodEveryMs = 60_000
const lastGood = new Map<DoorName, number>()

async function store(door: DoorName, problem: string | null): Promise<void> {
  const at = now()
  await asSystem('a door writes down what its last calls gave', (tx) =>
    problem === null
      ? sql`insert into app.integration_calls (door, good_at) values (${door}, ${at})
          on conflict (door) do update set good_at = greatest(integration_calls.good_at, excluded.good_at)`.execute(tx)
      : sql`insert into app.integration_calls (door, failed_at, problem) values (${door}, ${at}, ${problem})
          on conflict (door) do update set failed_at = excluded.failed_at, problem = excluded.problem`.execute(tx),
  )
}

/**
 * Writes down that a call was good (`null`) or what was wrong, without what it carried. Good calls are written once a minute.
 * Never fails, because the call itself matters more.
 */
export async function noteCall(door: DoorName, problem: string | null): Promise<void> {
  if (problem === null) {
    if (performance.now() - (lastGood.get(door) ?? -Infinity) < goodEveryMs) return
    lastGood.set(door, performance.now())
  } else lastGood.delete(door)
  const values = doorValues(door)
  const secrets = secretsOf(door).flatMap((name) => values[name] ?? [])
  await store(door, problem === null ? null : bareProblem(problem, secrets)).catch((error: unknown) =>
    log.debug('the result of a call could not be written down', { error }),
  )
}

/** The same for a call that throws. */
export async function noted<T>(
  door: DoorName,
  call: () => Promise<T>,
  isFault?: (error: unknown) => boolean,
): Promise<T> {
  try {
    const result = await call()
    await noteCall(door, null)
    return result
  } catch (error) {
    if (isFault?.(error) ?? true)
      await noteCall(door, error instanceof Error ? error.message || error.name : String(error))
    throw error
  }
}
