import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { remindAfterDays, reviewBeforeDays } from '#/domain/site/library.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'

const recipients = async (tx: Tx, id: string, unconfirmed: boolean): Promise<string[]> => {
  const { rows } = await sql<{
    id: string
  }>`select r as id from priv.library_recipients(${id}::uuid, ${unconfirmed}) r order by 1`.execute(tx)
  return rows.map((row) => row.id)
}

const documentAt = (tx: Tx, id: string, version: number) =>
  tx
    .selectFrom('library_documents')
    .select(['id', 'title_en', 'title_ar', 'must_confirm'])
    .where('id', '=', id)
    .where('latest', '=', version)
    .executeTakeFirst()

/** Tells the readers of a document of its newest version. Nothing when another version came meanwhile. */
export async function announceDocument({ documentId, version }: JobPayload<'library.announce'>): Promise<void> {
  await asSystem('a job tells readers of a new document', async (tx) => {
    const document = await documentAt(tx, documentId, version)
    if (!document) return
    const title = { en: document.title_en, ar: document.title_ar }
    const kind = document.must_confirm ? 'library.to-confirm' : 'library.published'
    for (const person of await recipients(tx, documentId, document.must_confirm))
      await tell(tx, { person }, kind, { title }, { effectKey: `library:${documentId}:${version}:${person}` })
  })
}

/** Reminds readers who have not confirmed the newest version, at most once a day each. */
export async function remindOfDocument({ documentId, version, day }: JobPayload<'library.remind'>): Promise<void> {
  await asSystem('a job reminds readers of a document', async (tx) => {
    const document = await documentAt(tx, documentId, version)
    if (!document?.must_confirm) return
    const title = { en: document.title_en, ar: document.title_ar }
    for (const person of await recipients(tx, documentId, true))
      await tell(
        tx,
        { person },
        'library.reminder',
        { title },
        { effectKey: `library-reminder:${documentId}:${day}:${person}` },
      )
  })
}

/** Daily: reminds readers a week after a version, and our team before the last day of a document. */
export async function followLibrary(): Promise<void> {
  const today = riyadhDay(now())
  const since = addDays(today, -remindAfterDays)
  const due = await asSystem('a job follows the document library', async (tx) => {
    const ending = await tx
      .selectFrom('library_documents')
      .select(['id', 'title_en', 'title_ar', 'expires_on'])
      .where('archived_at', 'is', null)
      .where('expires_on', '>=', today)
      .where('expires_on', '<=', addDays(today, reviewBeforeDays))
      .execute()
    for (const { id, title_en: en, title_ar: ar, expires_on: date } of ending)
      await tell(
        tx,
        { admins: 'all' },
        'library.ends',
        { title: { en, ar }, date: date!, document: id },
        { effectKey: `library-ends:${id}:${date}` },
      )
    return tx
      .selectFrom('library_documents as d')
      .innerJoin('library_versions as v', (join) =>
        join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.latest'),
      )
      .select(['d.id', 'd.latest'])
      .where('d.archived_at', 'is', null)
      .where('d.must_confirm', '=', true)
      .where(sql<boolean>`(v.published_at at time zone 'Asia/Riyadh')::date = ${since}::date`)
      .execute()
  })
  for (const { id, latest } of due) await remindOfDocument({ documentId: id, version: latest, day: today })
}
