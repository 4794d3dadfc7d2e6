import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { fileLang, fileLine, type FileLine, type StoredFile } from './read.server.ts'

export type OwnDocument = {
  id: string
  title: Text
  about: Text
  version: number
  note: Text
  publishedAt: string
  expiresOn: Day | null
  mustConfirm: boolean
  confirmedAt: string | null
  files: FileLine[]
}
type OwnRow = {
  id: string
  title_en: string
  title_ar: string
  about_en: string
  about_ar: string
  must_confirm: boolean
  expires_on: Day | null
  number: number
  note_en: string
  note_ar: string
  published_at: string
  files: { lang: string; name: string; type: string; bytes: number }[]
  confirmed_at: string | null
}

/** Documents for the acting person, those to confirm first, then the newest. */
export async function readOwnLibrary(actor: Actor, typed = ''): Promise<OwnDocument[]> {
  authorize(actor, 'library.read')
  const { rows } = await readAs(actor, (db) =>
    sql<OwnRow>`select l.* from priv.own_library() l
      where ${wordsMatch(sql`concat_ws(' ', l.title_en, l.title_ar, l.about_en, l.about_ar)`, typed)}
      order by (l.must_confirm and l.confirmed_at is null) desc, l.published_at desc, l.id`.execute(db),
  )
  return rows.map((row) => ({
    id: row.id,
    title: { en: row.title_en, ar: row.title_ar },
    about: { en: row.about_en, ar: row.about_ar },
    version: row.number,
    note: { en: row.note_en, ar: row.note_ar },
    publishedAt: row.published_at,
    expiresOn: row.expires_on,
    mustConfirm: row.must_confirm,
    confirmedAt: row.confirmed_at,
    files: row.files.map(({ type, ...file }) => fileLine({ ...file, content_type: type })),
  }))
}

/** File of the newest version of a document for the acting person. Throws `not-found`. */
export async function openOwnFile(actor: Actor, documentId: string, lang: string): Promise<StoredFile> {
  authorize(actor, 'library.read')
  const { rows } = await readAs(actor, (db) =>
    sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from priv.own_library_file(${recordId(documentId)}::uuid, ${fileLang(lang)}) f`.execute(db),
  )
  const [file] = rows
  if (!file) throw new AppError('not-found')
  return file
}

/** Confirms that the acting person has read a version. Throws `changed-meanwhile` when a newer one is there, `not-found`. */
export async function confirmRead(actor: Actor, documentId: string, version: number): Promise<void> {
  authorize(actor, 'library.read')
  const id = recordId(documentId)
  await asActor(actor, async (tx) => {
    const { rows } = await sql<{ number: number; must_confirm: boolean }>`select l.number, l.must_confirm
      from priv.own_library() l where l.id = ${id}::uuid`.execute(tx)
    const [document] = rows
    if (!document?.must_confirm) throw new AppError('not-found')
    if (document.number !== version) throw new AppError('changed-meanwhile')
    if (!(await callFunction<boolean>(tx, sql`priv.confirm_library(${id}::uuid, ${version}::int)`)))
      throw new AppError('changed-meanwhile')
    await recordOwnStep(tx, actor, 'library.confirm', { document: id, version })
  })
}
