import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { locationRetentionDays } from '#/domain/terms.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const perRun = 1000

/**
 * Erases a shopper's locations, at check-in and in answers, after the retention time of the privacy notice. The visit
 * itself stays.
 */
export async function forgetLocations(): Promise<void> {
  const before = addHours(now(), -24 * locationRetentionDays).toISOString()
  await asSystem('a job deletes locations after their retention period', async (tx) => {
    const due = tx
      .selectFrom('mystery_shopping_reports')
      .select('id')
      .where('check_in_latitude', 'is not', null)
      .where('checked_in_at', '<', before)
      .orderBy('checked_in_at')
      .limit(perRun)
    await tx
      .updateTable('mystery_shopping_reports')
      .set({ check_in_latitude: null, check_in_longitude: null, check_in_accuracy: null })
      .where('id', 'in', due)
      .execute()
    await forgetAnswers(tx, before)
  })
}

/** Location answers are emptied; moments and evidence never hold a location. */
const forgetAnswers = (tx: Tx, before: string) =>
  sql`
    update app.report_answers set value = null
    where (report_id, question_key) in (
      select report_id, question_key from app.report_answers
      where value ? 'latitude' and answered_at < ${before} and saved_at < ${before} order by answered_at limit ${perRun}
    )`.execute(tx)
