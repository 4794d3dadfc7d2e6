import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { forgetAfterDays } from './lists.ts'

const perRun = 5000

/** Deletes origins of reviews after the period named in the form; the texts stay. */
export async function forgetOrigins(): Promise<void> {
  const before = addDays(riyadhDay(now()), -forgetAfterDays)
  await asSystem('a job deletes origins of guest reviews after their retention period', async (tx) => {
    const due = tx
      .selectFrom('guest_reviews')
      .select('id')
      .where('browser_hash', 'is not', null)
      .where('written_on', '<', before)
      .orderBy('written_on')
      .limit(perRun)
    await tx
      .updateTable('guest_reviews')
      .set({ person_hash: sql<string>`gen_random_uuid()::text`, browser_hash: null, network_hash: null })
      .where('id', 'in', due)
      .execute()
  })
}
