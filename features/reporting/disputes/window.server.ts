import type { Tx } from '#/db/database.server.ts'
import { disputeWindowEndsAt } from '#/domain/report.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readSetting, settingInForce } from '#/features/core/settings/read-setting.server.ts'

/** Until when a report may be disputed: the window that was set on the day of its release. */
export const disputeWindowEnd = async (tx: Tx, releasedAt: Date): Promise<Date> =>
  disputeWindowEndsAt(releasedAt, await readSetting(tx, 'reports.dispute-days', riyadhDay(releasedAt)))

/** What the client's page says of both clocks: until when it may object, and by when an objection of now is answered. */
export async function disputeClocks(releasedAt: Date, at: Date): Promise<{ windowEnds: Date; answerDue: Date }> {
  const [window, answer] = await Promise.all([
    settingInForce('reports.dispute-days', riyadhDay(releasedAt)),
    settingInForce('reports.dispute-answer-days'),
  ])
  return { windowEnds: disputeWindowEndsAt(releasedAt, window), answerDue: addHours(at, 24 * answer) }
}
