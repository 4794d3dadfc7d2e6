import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { lockEditableReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { removeFile } from '#/platform/files.server.ts'

/** Removes a photo or a voice note with its file from a report that is still open. Idempotent. */
export async function removePhoto(actor: Actor, photo: { id: string; reportId: string }): Promise<void> {
  authorize(actor, 'reports.write')
  const storageKey = await asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, photo.reportId)
    const removed = await tx
      .deleteFrom('report_photos')
      .where('id', '=', photo.id)
      .where('report_id', '=', report.id)
      .where('shopper_id', '=', actor.id)
      .returning('file_id')
      .executeTakeFirst()
    return removed && callFunction<string | null>(tx, sql`priv.drop_own_file(${removed.file_id})`)
  })
  if (storageKey) await removeFile(storageKey)
}
