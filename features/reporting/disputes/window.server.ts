import type { Tx } from '#/db/database.server.ts'
import { disputeWindowEndsAt } from '#/domain/report.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readSetting, settingInForce } from '#/features/core/settings/read-setting.server.ts'

/** End of a report's dispute window, by the setting on the day of its release. */
export const disputeWindowEnd = async (tx: Tx, releasedAt: Date): Promise<Date> =>
  disputeWindowEndsAt(releasedAt, await readSetting(tx, 'reports.dispute-days', riyadhDay(releasedAt)))

/** Both deadlines for the client: end of the dispute window, and answer to a dispute opened now. */
export async function disputeClocks(releasedAt: Date, at: Date): Promise<{ windowEnds: Date; answerDue: Date }> {
  const [window, answer] = await Promise.all([
    settingInForce('reports.dispute-days', riyadhDay(releasedAt)),
    settingInForce('reports.dispute-answer-days'),
  ])
  return { windowEnds: disputeWindowEndsAt(releasedAt, window), answerDue: addHours(at, 24 * answer) }
}
