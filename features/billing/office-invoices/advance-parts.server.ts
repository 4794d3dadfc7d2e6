import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { openAdvance, proposedPart } from '#/domain/billing/advances.ts'
import { type Halalas, sumHalalas } from '#/domain/money.ts'
import { type TaxCategory, type TaxLine, taxTotals } from '#/domain/tax-document.ts'

/** A prepayment that an invoice deducts, or that its draft could deduct. Amounts include tax. */
export type AdvanceChoice = {
  id: string
  number: string
  issuedAt: string
  name: string
  /** Deducted here. */
  used: Halalas
  /** Open for this document, with what it deducts already. */
  open: Halalas
  /** What the form proposes. */
  proposed: Halalas
}

type Row = Omit<AdvanceChoice, 'open' | 'proposed'> & { category: unknown; paid: Halalas; applied: Halalas }

/** Prepayments on an issued invoice; on a draft also the client's others of which something is open. */
export async function readAdvances(
  db: Tx,
  { id, client_id: clientId, number, kind }: { id: string; client_id: string; number: string | null; kind: string },
  lines: readonly TaxLine[],
): Promise<AdvanceChoice[]> {
  if (kind !== 'invoice') return []
  const { rows } = await sql<Row>`
    select a.id, a.number, a.issued_at as "issuedAt", l.name, l.category, a.paid, a.applied,
      coalesce(u.net + u.vat, 0)::bigint as used
    from app.invoices a join app.invoice_lines l on l.client_id = a.client_id and l.invoice_id = a.id and l.position = 1
      left join app.advance_uses u on u.client_id = a.client_id and u.advance_id = a.id and u.invoice_id = ${id}
    where a.client_id = ${clientId} and a.kind = 'prepayment' and a.number is not null
      and (u.invoice_id is not null or (${number === null} and a.paid > a.applied))
    order by a.issued_at, a.id limit 100`.execute(db)
  const { categories } = taxTotals(lines)
  const codeOf = ({ category }: Row) => (category as TaxCategory).code
  return rows.map((row) => {
    const { id: advanceId, number: advanceNumber, issuedAt, name, paid, applied, used } = row
    const supplied = categories.filter((one) => one.category.code === codeOf(row))
    const others = rows.filter((other) => other.id !== row.id && codeOf(other) === codeOf(row))
    const room = sumHalalas(supplied.map((one) => one.taxable + one.vat)) - sumHalalas(others.map((one) => one.used))
    const open = openAdvance({ paid, applied: applied - used })
    const proposed = proposedPart(open, room)
    return { id: advanceId, number: advanceNumber, issuedAt, name, used, open, proposed }
  })
}

/** An invoice, or its draft, that deducts a prepayment. `gross` with tax. */
export type AdvanceUse = { id: string; number: string | null; gross: Halalas; at: string }

export const readAdvanceUses = (db: Tx, advanceId: string): Promise<AdvanceUse[]> =>
  db
    .selectFrom('advance_uses as u')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.client_id', '=', 'u.client_id').onRef('i.id', '=', 'u.invoice_id'),
    )
    .select(['i.id', 'i.number', sql<number>`u.net + u.vat`.as('gross')])
    .select(sql<string>`coalesce(i.issued_at, u.created_at)`.as('at'))
    .where('u.advance_id', '=', advanceId)
    .orderBy('at')
    .execute()
