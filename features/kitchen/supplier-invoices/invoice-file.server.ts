import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type Scan, scanResponse, withScan } from '#/features/kitchen/suppliers/scan.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'

const invoiceNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'

/** The type of the file of an e-invoice, by how it begins. It is kept as it is and downloaded, never shown. */
export function eInvoiceType(bytes: Uint8Array): string | null {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return start.startsWith('<') && start.includes(invoiceNamespace) ? 'application/xml' : null
}

export const isEInvoice = ({ file }: Scan): boolean => file.contentType === 'application/xml'

/** Stores the scan or the file of an invoice for `run`. */
export const withInvoiceFile = <T>(bytes: Uint8Array, run: (scan: Scan | null) => Promise<T>): Promise<T> =>
  withScan(bytes, run, eInvoiceType)

/** Stores the scan and the file of an invoice for `run`, whichever field each came in. Throws for two of one kind. */
export const withInvoiceFiles = <T>(
  [first, second]: readonly Uint8Array[],
  run: (scans: Scan[]) => Promise<T>,
): Promise<T> =>
  withInvoiceFile(first ?? new Uint8Array(), (one) =>
    withInvoiceFile(second ?? new Uint8Array(), (other) => {
      if (one && other && isEInvoice(one) === isEInvoice(other))
        throw new AppError('bad-request', {}, { xml: 'bill-xml' })
      return run([one, other].filter((scan) => scan !== null))
    }),
  )

/** Gives a stored scan or e-invoice to an invoice. Throws `changed-meanwhile` when it has one of the kind already. */
export async function keepFile(tx: Tx, invoiceId: string, scan: Scan): Promise<void> {
  const call = sql`priv.keep_supplier_invoice_file(${invoiceId}::uuid, ${scan.row}::jsonb)`
  if (!(await callFunction<boolean>(tx, call))) throw new AppError('changed-meanwhile')
  scan.isKept = true
}

/** Adds the scan or the e-invoice of an invoice afterwards. Throws `not-found`, `changed-meanwhile`, and the refusals of the file. */
export async function addInvoiceFile(actor: Actor, invoiceId: string, bytes: Uint8Array): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await takeAttempt('papers by account', actor.id)
  if (bytes.length === 0) throw new AppError('bad-request', {}, { file: 'bill-file' })
  await withInvoiceFile(bytes, (scan) =>
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

type Stored = { storage_key: string; content_type: string }

/** Sends the scan of an invoice: pictures are shown, PDFs downloaded. Throws `not-found`. */
export async function invoiceFileResponse(actor: Actor, invoiceId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'supplier-invoices.read')
  const id = recordId(invoiceId)
  const file = await readAs(
    actor,
    async (db) => (await sql<Stored>`select * from priv.supplier_invoice_file(${id}::uuid)`.execute(db)).rows[0],
  )
  return scanResponse(file, lang)
}

/** Sends the e-invoice of an invoice as it came, for download. Throws `not-found`. */
export async function invoiceXmlResponse(actor: Actor, invoiceId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'supplier-invoices.read')
  const id = recordId(invoiceId)
  const file = await readAs(
    actor,
    async (db) => (await sql<Stored>`select * from priv.supplier_invoice_xml(${id}::uuid)`.execute(db)).rows[0],
  )
  return scanResponse(file, lang)
}
