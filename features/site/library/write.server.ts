import { createHash, randomUUID } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { neededAfter } from '#/domain/site/library.ts'
import { langs, type Lang, type Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import type { DocumentFacts } from './form.ts'
import { type ReadFile, readLibraryFile, type SentFile } from './read-file.server.ts'

/** Files of a version by the language that they are written in; at least one. */
export type SentFiles = Partial<Record<Lang, SentFile>>
type Kept = ReadFile & { lang: Lang; key: string }

const fieldOf = { en: 'fileEn', ar: 'fileAr' } as const

async function readAll(files: SentFiles): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const lang of langs) {
    const sent = files[lang]
    if (sent && sent.bytes.length > 0)
      kept.push({ ...(await readLibraryFile(sent, fieldOf[lang])), lang, key: storageKey(randomUUID()) })
  }
  if (kept.length === 0) throw new AppError('file.unreadable', {}, { fileEn: 'document-file' })
  return kept
}

/** Stores files, then writes their rows; removes the files when the rows are not written. */
async function withFiles<T>(files: readonly Kept[], work: () => Promise<T>): Promise<T> {
  try {
    for (const { key, bytes } of files) await storeFile(key, bytes)
    return await work()
  } catch (error) {
    await Promise.all(files.map(({ key }) => discardFile(key, error)))
    throw error
  }
}

type Version = { documentId: string; number: number; note: Text; by: string; files: readonly Kept[] }
async function insertVersion(tx: Tx, { documentId, number, note, by, files }: Version): Promise<void> {
  await tx
    .insertInto('library_versions')
    .values({
      document_id: documentId,
      number,
      note_en: note.en,
      note_ar: note.ar,
      published_by: by,
      published_at: now().toISOString(),
    })
    .execute()
  await tx
    .insertInto('library_files')
    .values(
      files.map(({ lang, name, bytes, contentType, key }) => ({
        document_id: documentId,
        number,
        lang,
        name,
        content_type: contentType,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storage_key: key,
      })),
    )
    .execute()
}

const columnsOf = ({ titleEn, titleAr, aboutEn, aboutAr, audiences, mustConfirm, expiresOn }: DocumentFacts) => ({
  title_en: titleEn,
  title_ar: titleAr,
  about_en: aboutEn,
  about_ar: aboutAr,
  audiences: [...new Set(audiences)],
  must_confirm: mustConfirm,
  expires_on: expiresOn,
})
const loggedOf = ({ titleEn, titleAr, audiences, mustConfirm, expiresOn }: DocumentFacts) => ({
  title: { en: titleEn, ar: titleAr },
  audiences,
  confirm: mustConfirm,
  expires: expiresOn,
})

function assertAhead(expiresOn: string | null): void {
  if (expiresOn !== null && expiresOn < riyadhDay(now()))
    throw new AppError('bad-request', {}, { expiresOn: 'day-ahead' })
}

type Publish = DocumentFacts & { id: string; tell: boolean }

/** Publishes a document with its first version, and tells its readers if asked to. A repeated id publishes once. */
export async function publishDocument(actor: Actor, { id, tell, ...facts }: Publish, sent: SentFiles): Promise<string> {
  authorize(actor, 'library.write')
  assertAhead(facts.expiresOn)
  await takeAttempt('picture by account', actor.id)
  const isKnown = await readAs(actor, (db) =>
    db.selectFrom('library_documents').select('id').where('id', '=', id).executeTakeFirst(),
  )
  if (isKnown) return id
  const files = await readAll(sent)
  return withFiles(files, () =>
    asActor(actor, async (tx) => {
      await tx
        .insertInto('library_documents')
        .values({ id, ...columnsOf(facts), created_by: actor.id })
        .execute()
      await insertVersion(tx, { documentId: id, number: 1, note: { en: '', ar: '' }, by: actor.id, files })
      await recordActivity(tx, actor, {
        action: 'library.publish',
        entity: 'document',
        entityId: id,
        after: loggedOf(facts),
      })
      if (tell) await enqueue(tx, 'library.announce', { documentId: id, version: 1 })
      return id
    }),
  )
}

type Seen = { id: string; revision: number }

/** The document as the page showed it, locked. Throws `not-found`, `changed-meanwhile`. */
async function holdDocument(tx: Tx, { id, revision }: Seen) {
  const row = await tx
    .selectFrom('library_documents')
    .selectAll()
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.revision !== revision) throw new AppError('changed-meanwhile')
  return row
}

/** Changes what is said about a document, its readers, and its last day. */
export async function changeDocument(actor: Actor, { id, revision, ...facts }: Seen & DocumentFacts): Promise<void> {
  authorize(actor, 'library.write')
  await asActor(actor, async (tx) => {
    const before = await holdDocument(tx, { id, revision })
    if (facts.expiresOn !== before.expires_on) assertAhead(facts.expiresOn)
    await tx
      .updateTable('library_documents')
      .set({ ...columnsOf(facts), revision: revision + 1 })
      .where('id', '=', before.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'library.change',
      entity: 'document',
      entityId: before.id,
      before: {
        title: { en: before.title_en, ar: before.title_ar },
        audiences: before.audiences,
        confirm: before.must_confirm,
        expires: before.expires_on,
      },
      after: loggedOf(facts),
    })
  })
}

type NewVersion = Seen & { noteEn: string; noteAr: string; confirmAgain: boolean; tell: boolean }

/** Publishes the next version, which readers see from now on; `confirmAgain` makes earlier confirmations void. */
export async function addVersion(
  actor: Actor,
  { noteEn, noteAr, confirmAgain, tell, ...seen }: NewVersion,
  sent: SentFiles,
): Promise<void> {
  authorize(actor, 'library.write')
  await takeAttempt('picture by account', actor.id)
  const files = await readAll(sent)
  await withFiles(files, () =>
    asActor(actor, async (tx) => {
      const before = await holdDocument(tx, seen)
      const number = before.latest + 1
      await insertVersion(tx, {
        documentId: before.id,
        number,
        note: { en: noteEn, ar: noteAr },
        by: actor.id,
        files,
      })
      await tx
        .updateTable('library_documents')
        .set({
          latest: number,
          needed: neededAfter(before.needed, number, confirmAgain),
          revision: seen.revision + 1,
        })
        .where('id', '=', before.id)
        .execute()
      await recordActivity(tx, actor, {
        action: 'library.add-version',
        entity: 'document',
        entityId: before.id,
        after: { version: number, confirm: confirmAgain },
      })
      if (tell) await enqueue(tx, 'library.announce', { documentId: before.id, version: number })
    }),
  )
}

/** Withdraws a document from its readers, or gives it back to them. */
export async function setArchived(
  actor: Actor,
  { isArchived, ...seen }: Seen & { isArchived: boolean },
): Promise<void> {
  authorize(actor, 'library.write')
  await asActor(actor, async (tx) => {
    const before = await holdDocument(tx, seen)
    if ((before.archived_at !== null) === isArchived) return
    await tx
      .updateTable('library_documents')
      .set({ archived_at: isArchived ? now().toISOString() : null, revision: seen.revision + 1 })
      .where('id', '=', before.id)
      .execute()
    await recordActivity(tx, actor, {
      action: isArchived ? 'library.archive' : 'library.restore',
      entity: 'document',
      entityId: before.id,
    })
  })
}

/** Reminds the readers who have not confirmed, at most once a day. */
export async function remindReaders(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'library.write')
  await asActor(actor, async (tx) => {
    const { id, latest, must_confirm: mustConfirm } = await holdDocument(tx, seen)
    if (!mustConfirm) throw new AppError('changed-meanwhile')
    await enqueue(tx, 'library.remind', { documentId: id, version: latest, day: riyadhDay(now()) })
    await recordActivity(tx, actor, {
      action: 'library.remind',
      entity: 'document',
      entityId: id,
      after: { version: latest },
    })
  })
}
