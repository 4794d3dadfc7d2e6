import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { openNamedFile, removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

const mostBytes = 9 * 1024 * 1024

/** Encodes pictures again, which removes embedded data; PDFs stay as they are, for download only. */
async function readable(bytes: Uint8Array) {
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

/** A stored scan that no row has yet; `isKept` once a row has it. */
export type Scan = { key: string; row: string; isKept: boolean }

/** Stores a scan for `run`, and removes it again where no row took it. Without bytes `run` gets null. */
export async function withScan<T>(bytes: Uint8Array, run: (scan: Scan | null) => Promise<T>): Promise<T> {
  if (bytes.length === 0) return run(null)
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
  const scan: Scan = { key, row, isKept: false }
  try {
    const result = await run(scan)
    if (!scan.isKept) await removeFile(key)
    return result
  } catch (error) {
    await removeFile(key)
    throw error
  }
}

/** Gives a stored scan to an invoice. Throws `changed-meanwhile` when it has one already. */
export async function keepFile(tx: Tx, invoiceId: string, scan: Scan): Promise<void> {
  const call = sql`priv.keep_supplier_invoice_file(${invoiceId}::uuid, ${scan.row}::jsonb)`
  if (!(await callFunction<boolean>(tx, call))) throw new AppError('changed-meanwhile')
  scan.isKept = true
}

/** Adds the scan of an invoice afterwards. Throws `not-found`, `changed-meanwhile`, and the refusals of the file. */
export async function addInvoiceFile(actor: Actor, invoiceId: string, bytes: Uint8Array): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await takeAttempt('papers by account', actor.id)
  if (bytes.length === 0) throw new AppError('bad-request', {}, { file: 'bill-file' })
  await withScan(bytes, (scan) =>
    asActor(actor, async (tx) => {
      const held = await tx
        .selectFrom('supplier_invoices')
        .select(['id', 'number'])
        .where('id', '=', recordId(invoiceId))
        .where('client_id', '=', companyOf(actor))
        .executeTakeFirst()
      if (!held) throw new AppError('not-found')
      await keepFile(tx, held.id, scan!)
      await recordActivity(tx, actor, {
        action: 'supplier-invoices.file',
        entity: 'supplier-invoice',
        entityId: held.id,
        clientId: companyOf(actor),
        after: { number: held.number },
      })
    }),
  )
}

/** Sends the scan of an invoice: pictures are shown, PDFs downloaded. Throws `not-found`. */
export async function invoiceFileResponse(actor: Actor, invoiceId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'supplier-invoices.read')
  const id = recordId(invoiceId)
  type Stored = { storage_key: string; content_type: string }
  const file = await readAs(
    actor,
    async (db) => (await sql<Stored>`select * from priv.supplier_invoice_file(${id}::uuid)`.execute(db)).rows[0],
  )
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
