import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { lockEditableReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { removeFile } from '#/platform/files.server.ts'

/** Takes a photo or a voice note out of a report that is still open, and its file out of the store. Removing it twice is no mistake. */
export async function removePhoto(actor: Actor, photo: { id: string; reportId: string }): Promise<void> {
  authorize(actor, 'reports.write')
  const removed = await asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, photo.reportId)
    return tx
      .deleteFrom('report_photos')
      .where('id', '=', photo.id)
      .where('report_id', '=', report.id)
      .where('shopper_id', '=', actor.id)
      .returning('file_id')
      .executeTakeFirst()
  })
  if (!removed) return
  const file = await asSystem('nobody may delete files; a removed photo leaves none behind', (tx) =>
    tx
      .deleteFrom('files')
      .where('id', '=', removed.file_id)
      .where('owner_id', '=', actor.id)
      .where('purpose', 'in', ['report_photo', 'report_voice'])
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('report_photos').select('id').whereRef('report_photos.file_id', '=', 'files.id')),
        ),
      )
      .returning('storage_key')
      .executeTakeFirst(),
  )
  if (file) await removeFile(file.storage_key)
}
