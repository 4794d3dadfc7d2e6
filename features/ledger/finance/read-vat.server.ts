import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { checkBooks, type Checked } from '#/features/ledger/journal/checks.server.ts'
import type { Period } from './period.ts'

export const vatPageSize = 25

/** Boxes of the VAT return filled by sales; `outside` (out of scope) belongs to no box. */
export const vatBoxes = ['standard', 'zero', 'exports', 'exempt', 'outside'] as const
export type VatBox = (typeof vatBoxes)[number]
export type VatRow = {
  box: VatBox
  percent: number
  /** Invoices and debit notes. */
  sales: Halalas
  salesVat: Halalas
  /** Credit notes, to subtract. */
  credits: Halalas
  creditsVat: Halalas
  documents: number
}
export type VatDocument = {
  id: string
  number: string
  kind: TaxDocumentKind
  issuedAt: string
  client: { id: string; name: string }
  buyerVat: string | null
  /** Without prepayments deducted, as is `vat`. */
  net: Halalas
  vat: Halalas
}

export const issuedIn = ({ from, to }: Period) =>
  sql`i.number is not null and i.issued_at >= ${startOfDay(from)} and i.issued_at < ${endOfDay(to)}`

const boxOf = (
  category: RawBuilder<unknown>,
) => sql`case ${category} ->> 'code' when 'S' then 'standard' when 'E' then 'exempt' when 'O' then 'outside'
  else case when ${category} ->> 'reasonCode' in ('VATEX-SA-32', 'VATEX-SA-33') then 'exports' else 'zero' end end`

/**
 * Rounds the tax once per document and category, as the documents do. Without the prepayments that an invoice deducts,
 * whose tax was due with their own invoices.
 */
export const documentParts = (period: Period) => sql`
  select i.id, i.client_id, i.kind, i.number, i.issued_at, l.box, l.percent, sum(l.net)::bigint as net, sum(l.vat)::bigint as vat
  from app.invoices i cross join lateral (
    select l.box, l.percent, l.net, round(l.net * l.percent / 100.0)::bigint as vat from (
      select sum(l.net) as net, (l.category ->> 'percent')::int as percent, ${boxOf(sql`l.category`)} as box
      from app.invoice_lines l where l.client_id = i.client_id and l.invoice_id = i.id group by 2, 3) l
    union all
    select ${boxOf(sql`a.category`)}, (a.category ->> 'percent')::int, -u.net, -u.vat
    from app.advance_uses u join app.invoice_lines a on a.client_id = u.client_id and a.invoice_id = u.advance_id
    where u.client_id = i.client_id and u.invoice_id = i.id) l
  where ${issuedIn(period)} group by i.id, l.box, l.percent`

/** Output tax by box and rate. */
export async function vatByBox(db: Tx, period: Period): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    select box, percent, coalesce(sum(net) filter (where kind <> 'credit'), 0)::bigint as sales,
      coalesce(sum(vat) filter (where kind <> 'credit'), 0)::bigint as "salesVat",
      coalesce(sum(net) filter (where kind = 'credit'), 0)::bigint as credits,
      coalesce(sum(vat) filter (where kind = 'credit'), 0)::bigint as "creditsVat", count(*)::int as documents
    from (${documentParts(period)}) parts group by box, percent`.execute(db)
  return rows.toSorted((a, b) => vatBoxes.indexOf(a.box) - vatBoxes.indexOf(b.box) || b.percent - a.percent)
}

async function documentsOf(db: Tx, period: Period, page: number): Promise<VatDocument[]> {
  type Row = Omit<VatDocument, 'client'> & { clientId: string; clientName: string }
  const { rows } = await sql<Row>`
    select i.id, i.number, i.kind, i.issued_at as "issuedAt", i.client_id as "clientId", ${companyOfProfile('p')} as "clientName",
      i.buyer ->> 'vatNumber' as "buyerVat", i.net - i.prepaid_net as net, i.vat - i.prepaid_vat as vat
    from app.invoices i join app.profiles p on p.id = i.client_id where ${issuedIn(period)}
    order by i.issued_at desc, i.id limit ${vatPageSize} offset ${(page - 1) * vatPageSize}`.execute(db)
  return rows.map(({ clientId, clientName, ...row }) => ({ ...row, client: { id: clientId, name: clientName } }))
}

/** The sales part of a period's VAT return, its documents, and its reconciliation with the books. */
export async function readVat(
  actor: Actor,
  period: Period,
  page: number,
): Promise<{ rows: VatRow[]; documents: VatDocument[]; total: number; check: Checked }> {
  authorize(actor, 'ledger.read')
  return readAs(actor, async (db) => {
    const [rows, documents, counted, check] = await Promise.all([
      vatByBox(db, period),
      documentsOf(db, period, page),
      sql<{ total: number }>`select count(*)::int as total from app.invoices i where ${issuedIn(period)}`.execute(db),
      checkBooks(db, 'vat', period),
    ])
    return { rows, documents, total: counted.rows[0]!.total, check }
  })
}
