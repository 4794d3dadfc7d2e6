import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'
import type { DocumentKind } from './form.ts'

type NewDocument = { kind: DocumentKind; name: string; expiresOn: Day | null }
const mostDocuments = 20
const mostBytes = 9 * 1024 * 1024

type Stored = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }

/** Re-encodes pictures without metadata; stores PDFs unchanged, for download only, never shown in a page. */
async function readable(bytes: Uint8Array): Promise<Stored> {
  if (bytes.length === 0) throw new AppError('file.unreadable', {}, { file: 'document-file' })
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

/** Stores a document for the office to check. */
export async function storeDocument(actor: Actor, document: NewDocument, file: Uint8Array): Promise<void> {
  authorize(actor, 'shoppers.profile')
  await takeAttempt('picture by account', actor.id)
  if (document.expiresOn && document.expiresOn < riyadhDay(now()))
    throw new AppError('bad-request', {}, { expiresOn: 'day-ahead' })
  const { bytes, contentType, width, height } = await readable(file)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, bytes)
  try {
    await asActor(actor, async (tx) => {
      const { known } = await tx
        .selectFrom('shopper_documents')
        .select((of) => of.fn.countAll<number>().as('known'))
        .where('shopper_id', '=', actor.id)
        .executeTakeFirstOrThrow()
      if (known >= mostDocuments) throw new AppError('shopper.documents-many')
      const media = { purpose: 'shopper_document' as const, contentType, bytes, width, height }
      await recordFile(tx, { id, ownerId: actor.id, ...media, storageKey: key })
      const { kind, name, expiresOn } = document
      await tx
        .insertInto('shopper_documents')
        .values({ shopper_id: actor.id, kind, name, file_id: id, expires_on: expiresOn })
        .execute()
      await recordActivity(tx, actor, {
        action: 'shoppers.document',
        entity: 'profile',
        entityId: actor.id,
        after: { kind, name, expires: expiresOn, file: id },
      })
    })
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

/** Removes a document unless accepted. */
export async function removeDocument(actor: Actor, documentId: string): Promise<void> {
  authorize(actor, 'shoppers.profile')
  const key = await asActor(actor, async (tx) => {
    const row = await tx
      .deleteFrom('shopper_documents')
      .where('id', '=', recordId(documentId))
      .where('shopper_id', '=', actor.id)
      .where('state', '<>', 'accepted')
      .returning(['file_id', 'kind', 'name'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const before = { kind: row.kind, name: row.name, file: row.file_id }
    await recordActivity(tx, actor, { action: 'shoppers.no-document', entity: 'profile', entityId: actor.id, before })
    return callFunction<string | null>(tx, sql`priv.drop_own_file(${row.file_id})`)
  })
  if (key) await removeFile(key)
}

/** The office's word on a paper that waits for it; false when it has one already. */
export async function checkWaiting(
  tx: Tx,
  documentId: string,
  { state, note, by }: { state: 'accepted' | 'refused'; note: string | null; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shopper_documents')
    .set({ state, note, checked_by: by, checked_at: now() })
    .where('id', '=', documentId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type ShopperDocument = {
  id: string
  kind: DocumentKind
  name: string
  fileId: string
  isPdf: boolean
  expiresOn: Day | null
  isExpired: boolean
  state: 'waiting' | 'accepted' | 'refused'
  note: string | null
  sentAt: string
}

/** The shopper's documents, newest first, with decisions. */
export async function readDocuments(actor: Actor): Promise<ShopperDocument[]> {
  authorize(actor, 'shoppers.profile')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('shopper_documents as document')
      .innerJoin('files', 'files.id', 'document.file_id')
      .select([
        'document.id',
        'kind',
        'name',
        'file_id',
        'content_type',
        'expires_on',
        'state',
        'note',
        'document.created_at',
      ])
      .where('shopper_id', '=', actor.id)
      .orderBy('document.created_at', 'desc')
      .limit(mostDocuments)
      .execute(),
  )
  const today = riyadhDay(now())
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as DocumentKind,
    name: row.name,
    fileId: row.file_id,
    isPdf: row.content_type === 'application/pdf',
    expiresOn: row.expires_on,
    isExpired: row.expires_on !== null && row.expires_on < today,
    state: row.state,
    note: row.note,
    sentAt: row.created_at,
  }))
}
