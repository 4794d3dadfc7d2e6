import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { LicenceKind } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { openNamedFile, removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

const mostBytes = 9 * 1024 * 1024

type NewLicence = { kind: LicenceKind; number: string; expiresOn: Day }
type Of = { supplierId: string; licenceId: string }

/**
 * Enters a licence of a supplier with its scan; the one before stays in the history. Throws `not-found`, and the
 * refusals of the file at the field `file`.
 */
export async function addLicence(actor: Actor, of: Of, licence: NewLicence, bytes: Uint8Array): Promise<void> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  if (bytes.length === 0) return asActor(actor, (tx) => insert(tx, actor, of, licence, null))
  const read = await readable(bytes)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, read.bytes)
  const row = JSON.stringify({
    id,
    content_type: read.contentType,
    bytes: read.bytes.length,
    width: read.width,
    height: read.height,
    sha256: createHash('sha256').update(read.bytes).digest('hex'),
    storage_key: key,
  })
  const kept = { isKept: false }
  try {
    await asActor(actor, (tx) => insert(tx, actor, of, licence, { row, kept }))
    if (!kept.isKept) await removeFile(key)
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

/** Encodes pictures again, which removes embedded data; PDFs stay as they are, for download only. */
async function readable(bytes: Uint8Array) {
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

type File = { row: string; kept: { isKept: boolean } }

async function insert(tx: Tx, actor: Actor, of: Of, { kind, number, expiresOn }: NewLicence, file: File | null) {
  const company = companyOf(actor)
  const supplier = await tx
    .selectFrom('suppliers')
    .select(['id', 'name_en', 'name_ar'])
    .where('id', '=', recordId(of.supplierId))
    .where('client_id', '=', company)
    .forUpdate()
    .executeTakeFirst()
  if (!supplier) throw new AppError('not-found')
  const known = await tx.selectFrom('supplier_licences').select('id').where('id', '=', of.licenceId).executeTakeFirst()
  if (known) return
  await tx
    .updateTable('supplier_licences')
    .set({ replaced_at: now() })
    .where('client_id', '=', company)
    .where('supplier_id', '=', supplier.id)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .execute()
  await tx
    .insertInto('supplier_licences')
    .values({
      id: of.licenceId,
      client_id: company,
      supplier_id: supplier.id,
      kind,
      number,
      expires_on: expiresOn,
      created_by: actor.id,
    })
    .execute()
  if (file) {
    const call = sql`priv.keep_supplier_file(${of.licenceId}::uuid, ${file.row}::jsonb)`
    if (!(await callFunction<boolean>(tx, call))) throw new AppError('changed-meanwhile')
    file.kept.isKept = true
  }
  await recordActivity(tx, actor, {
    action: 'suppliers.add-licence',
    entity: 'supplier',
    entityId: supplier.id,
    clientId: company,
    after: { name: supplier.name_en ?? supplier.name_ar, expires: expiresOn },
  })
}

/** Sends the scan of a licence: pictures are shown, PDFs downloaded. Throws `not-found`. */
export async function licenceFileResponse(actor: Actor, of: Of, lang: Lang): Promise<Response> {
  authorize(actor, 'suppliers.read')
  const id = recordId(of.licenceId)
  const file = await readAs(actor, async (db) => {
    const licence = await db
      .selectFrom('supplier_licences')
      .select('id')
      .where('id', '=', id)
      .where('supplier_id', '=', recordId(of.supplierId))
      .executeTakeFirst()
    if (!licence) return null
    type Stored = { storage_key: string; content_type: string }
    return (await sql<Stored>`select * from priv.supplier_file(${id}::uuid)`.execute(db)).rows[0] ?? null
  })
  if (!file) throw new AppError('not-found')
  const opened = await openNamedFile(file.storage_key)
  if (!opened) return missingFile(file.content_type, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': file.content_type,
      'content-length': String(opened.bytes),
      'content-disposition': file.content_type === 'application/pdf' ? 'attachment' : 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}
