import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type AdvanceAmounts, openAdvance, partOfAdvance } from '#/domain/billing/advances.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { isSameCategory, type PrepaidPart, type TakenBefore, type TaxCategory } from '#/domain/tax-document.ts'

/** hh:mm:ss in Riyadh, as documents write it. */
export const clockOf = (at: Date): string => `${toRiyadh(at).slice(11)}:${String(at.getUTCSeconds()).padStart(2, '0')}`

/** The only line of a prepayment invoice. */
const advanceLine = 1

/** Nets that invoices and their drafts deduct from a prepayment, as of its line; empty for other documents. */
export const deductedNets = (tx: Tx, advanceId: string): Promise<{ position: number; net: Halalas }[]> =>
  tx
    .selectFrom('advance_uses')
    .select([sql<number>`${sql.lit(advanceLine)}::int`.as('position'), 'net'])
    .where('advance_id', '=', advanceId)
    .execute()

/**
 * Amounts that credit notes gave back of a document and, of a prepayment, those that invoices deduct, by category. The
 * caller holds the lock of that document, so that neither grows meanwhile.
 */
export async function takenByCategory(tx: Tx, invoiceId: string): Promise<TakenBefore[]> {
  const credited = await tx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as n', 'n.id', 'l.invoice_id')
    .select(['l.category', 'l.net'])
    .where('n.corrects_id', '=', invoiceId)
    .where('n.kind', '=', 'credit')
    .where('n.number', 'is not', null)
    .orderBy('n.counter')
    .orderBy('l.position')
    .execute()
  const taken: TakenBefore[] = []
  for (const { category: stored, net } of credited) {
    const category = stored as unknown as TaxCategory
    const known = taken.find((other) => isSameCategory(other.category, category))
    if (known) known.taxable += net
    else taken.push({ category, taxable: net })
  }
  const advance = await readTaken(tx, invoiceId)
  return advance ? [{ category: advance.category, taxable: advance.taken.net, vat: advance.taken.vat }] : taken
}

/** Of a prepayment of which something was taken: its category, and net and tax of all that was; else undefined. */
async function readTaken(tx: Tx, advanceId: string): Promise<{ category: TaxCategory; taken: AdvanceAmounts } | null> {
  const { rows } = await sql<{ category: unknown; net: number; vat: number }>`
    select (select l.category from app.invoice_lines l where l.invoice_id = i.id and l.position = ${advanceLine}) as category,
      coalesce(sum(t.net), 0)::bigint as net, coalesce(sum(t.vat), 0)::bigint as vat
    from app.invoices i left join lateral (
      select n.net, n.vat from app.invoices n where n.corrects_id = i.id and n.client_id = i.client_id and n.kind = 'credit' and n.number is not null
      union all select u.net, u.vat from app.advance_uses u where u.advance_id = i.id and u.client_id = i.client_id) t on true
    where i.id = ${advanceId} and i.kind = 'prepayment' group by i.id`.execute(tx)
  const row = rows[0]
  return row ? { category: row.category as TaxCategory, taken: { net: row.net, vat: row.vat } } : null
}

/** Parts of prepayments that an invoice or its draft deducts, as they stand in its file. */
export async function readPrepaid(tx: Tx, invoiceId: string): Promise<PrepaidPart[]> {
  const rows = await tx
    .selectFrom('advance_uses as u')
    .innerJoin('invoices as a', (join) =>
      join.onRef('a.id', '=', 'u.advance_id').onRef('a.client_id', '=', 'u.client_id'),
    )
    .innerJoin('invoice_lines as l', (join) =>
      join.onRef('l.invoice_id', '=', 'a.id').on('l.position', '=', advanceLine),
    )
    .select(['a.number', 'a.uuid', 'a.issued_at', 'l.name', 'l.category', 'u.net', 'u.vat'])
    .where('u.invoice_id', '=', invoiceId)
    .orderBy('a.issued_at')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    number: row.number!,
    uuid: row.uuid!,
    issuedOn: riyadhDay(new Date(row.issued_at!)),
    issuedAt: clockOf(new Date(row.issued_at!)),
    name: row.name,
    category: row.category as unknown as TaxCategory,
    net: row.net,
    vat: row.vat,
  }))
}

type Use = { draft: { id: string; clientId: string }; advanceId: string; amount: Halalas; actorId: string | null }

/**
 * Deducts an amount with tax of a prepayment on a draft, whose lock the caller holds, in place of an earlier amount of
 * the same one. The prepayment stays locked until the transaction ends. Throws `not-found` for another client's,
 * `advance.nothing-open`, `advance.too-much`.
 */
export async function useAdvance(tx: Tx, { draft, advanceId, amount, actorId }: Use): Promise<AdvanceAmounts> {
  const held = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'net', 'vat'])
    .where('id', '=', advanceId)
    .where('client_id', '=', draft.clientId)
    .where('kind', '=', 'prepayment')
    .where('number', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  await dropAdvance(tx, draft.id, advanceId)
  const { paid, applied } = await tx
    .selectFrom('invoices')
    .select(['paid', 'applied'])
    .where('id', '=', advanceId)
    .executeTakeFirstOrThrow()
  const open = openAdvance({ paid, applied })
  if (open === 0) throw new AppError('advance.nothing-open')
  if (amount > open) throw new AppError('advance.too-much', {}, { amount: 'advance-too-much' })
  const read = await readTaken(tx, advanceId)
  const part = partOfAdvance(held, read!.taken, read!.category, amount)
  await tx
    .insertInto('advance_uses')
    .values({ invoice_id: draft.id, advance_id: advanceId, client_id: draft.clientId, ...part, created_by: actorId })
    .execute()
  return part
}

/** Takes a prepayment off a draft, whose lock the caller holds; false when it was not on it. */
export async function dropAdvance(tx: Tx, draftId: string, advanceId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('advance_uses')
    .where('invoice_id', '=', draftId)
    .where('advance_id', '=', advanceId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
