import { sql } from 'kysely'
import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { companyOfProfile, shownBranch, shownHolder } from '#/db/names.server.ts'
import { type Actor, companyOf, isFieldType } from '#/domain/actor.ts'
import { formatMoney } from '#/domain/money.ts'
import type { NumberSearch } from '#/domain/office/find-number.ts'
import { may } from '#/domain/permissions.ts'
import { translator } from '#/domain/text.ts'
import { referenceOf } from '#/features/billing/payments/reference.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { type FoundRecord, mostFound } from './records.ts'
import { certificateRecord, invoiceTo, reportRecords, reportsOf, requestRecords, requestsOf } from './shown.server.ts'

const requestNumbered = async (tx: Tx, actor: Actor, number: number) =>
  requestRecords(actor, await requestsOf(tx, actor).where('request.number', '=', number).execute(), number)

const reportNumbered = async (tx: Tx, actor: Actor, number: number) =>
  reportRecords(actor, await reportsOf(tx, actor).where('report.receipt_number', '=', number).execute(), number)

async function documentsNumbered(tx: Tx, actor: Actor, { documents, documentRange: range }: NumberSearch) {
  const select = tx
    .selectFrom('invoices as i')
    .leftJoin('profiles as p', 'p.id', 'i.client_id')
    .select(['i.id', 'i.number'])
    .select((eb) =>
      actor.type === 'client'
        ? eb.val('').as('client')
        : sql<string>`coalesce(${companyOfProfile('p')}, '')`.as('client'),
    )
    .$if(actor.type === 'client', (query) => query.where('i.client_id', '=', companyOf(actor)))
  const [exact, begun] = await Promise.all([
    select
      .where('i.number', 'in', [...documents])
      .orderBy('i.number', 'desc')
      .limit(mostFound)
      .execute(),
    range
      ? select
          .where('i.number', '>=', range[0])
          .where('i.number', '<=', range[1])
          .orderBy('i.number', 'desc')
          .limit(mostFound)
          .execute()
      : [],
  ])
  const shown = (row: (typeof exact)[number], isExact: boolean): FoundRecord => ({
    kind: 'invoice',
    id: row.id,
    title: row.number ?? '',
    detail: row.client,
    to: invoiceTo(actor, row.id),
    ...(isExact && { exact: true }),
  })
  const rest = begun.filter(({ id }) => exact.every((row) => row.id !== id))
  return [...exact.map((row) => shown(row, true)), ...rest.map((row) => shown(row, false))].slice(0, mostFound)
}

/** Payments by their printed reference. A client is led to the invoice, which shows them. */
async function paymentsNumbered(tx: Tx, actor: Actor, reference: string): Promise<FoundRecord[]> {
  const found =
    actor.type === 'client'
      ? sql<boolean>`y.client_id = ${companyOf(actor)} and right(y.id::text, 8) like ${`${reference}%`}`
      : sql<boolean>`y.id = any (array(select priv.found_payments(${reference}, ${mostFound})))`
  const rows = await tx
    .selectFrom('payments as y')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'y.client_id').onRef('i.id', '=', 'y.invoice_id'))
    .select(['y.id', 'y.invoice_id', 'i.number'])
    .where(found)
    .orderBy('y.created_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => ({
    kind: 'payment',
    id: row.id,
    title: referenceOf(row.id),
    detail: row.number ?? '',
    to:
      actor.type === 'client'
        ? invoiceTo(actor, row.invoice_id)
        : href('/admin/invoices/payments/:paymentId', { paymentId: row.id }),
    ...(reference.length === 8 && { exact: true as const }),
  }))
}

const wholeNumber = 'ITQ-XXXX-XXXX-XXXX'.length

async function certificatesNumbered(tx: Tx, actor: Actor, number: string): Promise<FoundRecord[]> {
  const isWhole = number.length === wholeNumber
  const begins = [`%${number.toLowerCase()}%`]
  const rows = await tx
    .selectFrom('certificates')
    .select(['id', 'number', shownHolder().as('holder'), shownBranch().as('branch')])
    .$if(actor.type === 'client', (query) => query.where('client_id', '=', companyOf(actor)))
    .$if(isWhole, (query) => query.where('number', '=', number))
    .$if(!isWhole && actor.type === 'client', (query) => query.where('number', 'like', `${number}%`))
    .$if(!isWhole && actor.type === 'admin', (query) =>
      query.where(sql<boolean>`id = any (array(select priv.found_certificates(${begins}::text[], ${mostFound})))`),
    )
    .orderBy('issued_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => certificateRecord(actor, row, isWhole))
}

async function batchNumbered(tx: Tx, actor: Actor, number: number): Promise<FoundRecord[]> {
  const rows = await tx
    .selectFrom('payout_batches')
    .select(['id', 'number', 'total'])
    .where('number', '=', number)
    .execute()
  const t = translator(actor.language, payoutMessages)
  return rows.map((row) => ({
    kind: 'batch',
    id: row.id,
    title: t('batchNumber', { number: row.number }),
    detail: formatMoney(row.total, actor.language),
    to: href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: row.id }),
    exact: true,
  }))
}

/** Records that have the typed number. Every one is found by an index, and read under the rights of the actor. */
export async function findByNumber(tx: Tx, actor: Actor, number: NumberSearch): Promise<FoundRecord[]> {
  const isField = isFieldType(actor.type)
  const found = await Promise.all([
    number.request && may(actor, 'evaluations.read') ? requestNumbered(tx, actor, number.request) : [],
    number.report && may(actor, 'reports.read') ? reportNumbered(tx, actor, number.report) : [],
    number.documents.length > 0 && may(actor, 'invoices.read') ? documentsNumbered(tx, actor, number) : [],
    number.payment && may(actor, 'payments.read') ? paymentsNumbered(tx, actor, number.payment) : [],
    number.certificate && !isField && may(actor, 'certificates.read')
      ? certificatesNumbered(tx, actor, number.certificate)
      : [],
    number.batch && actor.type === 'admin' && may(actor, 'payouts.browse')
      ? batchNumbered(tx, actor, number.batch)
      : [],
  ])
  return found.flat()
}
