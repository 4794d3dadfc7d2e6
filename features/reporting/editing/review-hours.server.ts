import type { Tx } from '#/db/database.server.ts'
import type { ReviewHours } from '#/domain/report.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'

/** Current time limits of an editor's review. */
export async function reviewHours(tx: Tx): Promise<ReviewHours> {
  const set = await readSettings(tx, ['reports.editor-hours', 'reports.escalation-hours'])
  return { editor: set['reports.editor-hours'], escalation: set['reports.escalation-hours'] }
}
