import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { shareLink } from './link.server.ts'

export type OwnShare = {
  id: string
  position: number
  payer: string
  email: string | null
  amount: Halalas
  dueOn: Day
  state: string
  /** Payment address; for open shares only. */
  link: { en: string; ar: string } | null
}

/** Shares of an invoice for its client, by place; of withdrawn ones only places without a successor. */
export async function readOwnShares(
  db: Tx,
  { clientId, invoiceId }: { clientId: string; invoiceId: string },
): Promise<OwnShare[]> {
  const rows = await db
    .selectFrom('payment_shares')
    .select(['id', 'position', 'payer_name', 'payer_email', 'amount', 'state', 'due_on'])
    .where('invoice_id', '=', invoiceId)
    .where('client_id', '=', clientId)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .execute()
  const living = new Set(rows.filter(({ state }) => state !== 'withdrawn').map(({ position }) => position))
  const newest = rows.filter(
    (row, index) =>
      row.state !== 'withdrawn' || (!living.has(row.position) && rows[index - 1]?.position !== row.position),
  )
  return newest.map((row) => ({
    id: row.id,
    position: row.position,
    payer: row.payer_name,
    email: row.payer_email,
    amount: row.amount,
    dueOn: row.due_on,
    state: row.state,
    link: row.state === 'open' ? { en: shareLink(row.id, 'en'), ar: shareLink(row.id, 'ar') } : null,
  }))
}
