import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'

type Named = [key: string, record: { label: string; to: string | null }]

export async function invoices(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('profiles as p', 'p.id', 'i.client_id')
    .select(['i.id', 'i.number', companyOfProfile('p').as('company')])
    .where('i.id', 'in', ids)
    .execute()
  return rows.map(({ id, number, company }) => [
    `invoice ${id}`,
    { label: number ? `${number} · ${company}` : company, to: href('/admin/invoices/:invoiceId', { invoiceId: id }) },
  ])
}

export async function payments(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('payments as y')
    .innerJoin('profiles as p', 'p.id', 'y.client_id')
    .select(['y.id', companyOfProfile('p').as('company')])
    .where('y.id', 'in', ids)
    .execute()
  return rows.map(({ id, company }) => [
    `payment ${id}`,
    { label: company, to: href('/admin/invoices/payments/:paymentId', { paymentId: id }) },
  ])
}

export async function subscriptions(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('profiles as p', 'p.id', 's.client_id')
    .select(['s.id', companyOfProfile('p').as('company')])
    .where('s.id', 'in', ids)
    .execute()
  return rows.map(({ id, company }) => [
    `subscription ${id}`,
    { label: company, to: href('/admin/invoices/plans/:planId', { planId: id }) },
  ])
}

export async function payouts(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('payouts as o')
    .innerJoin('profiles as p', 'p.id', 'o.shopper_id')
    .select(['o.id', 'p.full_name as name'])
    .where('o.id', 'in', ids)
    .execute()
  return rows.map(({ id, name }) => [
    `payout ${id}`,
    { label: name, to: href('/admin/secret-shopper-invoicing/payouts/:payoutId', { payoutId: id }) },
  ])
}

export async function batches(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('payout_batches').select(['id', 'number']).where('id', 'in', ids).execute()
  return rows.map(({ id, number }) => [
    `payout-batch ${id}`,
    { label: String(number), to: href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: id }) },
  ])
}

export async function bankLines(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bank_lines')
    .select(['id', 'bank_reference as reference', 'booked_on as on'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, reference, on }) => [
    `bank-line ${id}`,
    { label: reference || on, to: href('/admin/finance/bank/:lineId', { lineId: id }) },
  ])
}

export async function bankStatements(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('bank_statements').select(['id', 'reference']).where('id', 'in', ids).execute()
  return rows.map(({ id, reference }) => [
    `bank-statement ${id}`,
    { label: reference, to: href('/admin/finance/bank') },
  ])
}

export async function taxUnits(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('tax_units').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [
    `tax-unit ${id}`,
    { label: name, to: href('/admin/invoices/units/:unitId', { unitId: id }) },
  ])
}
