import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { mostDays } from './limits.ts'

type Invoice = { id: string; client_id: string; number: string; gross: Halalas; paid: Halalas; credited: Halalas }

/** Locks an issued payable document until the transaction ends, against concurrent sharing and payment. */
export async function holdPayable(tx: Tx, invoiceId: string, clientId?: string) {
  const { rows } = await sql<Invoice>`select * from priv.hold_invoice(${invoiceId})`.execute(tx)
  const row = rows[0]
  if (!row || (clientId !== undefined && row.client_id !== clientId)) throw new AppError('not-found')
  return { ...row, owed: owed(row) }
}
export type HeldPayable = Awaited<ReturnType<typeof holdPayable>>

/** All shares of an invoice in this transaction, including withdrawn ones. */
export const sharesOf = (tx: Tx, invoiceId: string) =>
  tx
    .selectFrom('payment_shares')
    .select(['id', 'invoice_id', 'client_id', 'position', 'payer_name', 'payer_email', 'amount', 'state', 'due_on'])
    .select('created_at')
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .orderBy('created_at')
    .execute()
export type ShareRow = Awaited<ReturnType<typeof sharesOf>>[number]

/** Locks one share of a client and its invoice, the invoice first, the order used everywhere. */
export async function holdShare(tx: Tx, shareId: string, clientId: string) {
  const found = await tx
    .selectFrom('payment_shares')
    .select('invoice_id')
    .where('id', '=', shareId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
  const invoice = await holdPayable(tx, found.invoice_id, clientId)
  const shares = await sharesOf(tx, found.invoice_id)
  return { invoice, shares, share: shares.find(({ id }) => id === shareId)! }
}

/** Refuses changes of a share or invoice with a stated transfer until finance has confirmed or declined it. */
export async function refuseUnderWay(tx: Tx, of: { invoiceId: string; shareIds: readonly string[] | 'none' }) {
  const stated = tx
    .selectFrom('payments')
    .select('id')
    .where('invoice_id', '=', of.invoiceId)
    .where('provider', '=', 'bank')
    .where('state', 'in', ['created', 'pending'])
  const row = await (
    of.shareIds === 'none' ? stated.where('share_id', 'is', null) : stated.where('share_id', 'in', [...of.shareIds])
  )
    .limit(1)
    .executeTakeFirst()
  if (row) throw new AppError('share.transfer-under-way')
}

/** Validates the due day of a payer: not before today, limited by `mostDays`. */
export function checkDueDay(dueOn: Day): void {
  const today = riyadhDay(now())
  if (dueOn < today || dueOn > addDays(today, mostDays))
    throw new AppError('share.day-refused', {}, { dueOn: 'share-day' })
}

/** Shares of a client's invoice. `replaces` ends an open share; `reminded`: share whose reminders the payer has had. */
export type NewShare = {
  id: string
  client_id: string
  position: number
  payer_name: string
  payer_email: string | null
  amount: Halalas
  token_hash: string
  due_on: Day
  replaces?: string
  reminded?: string
}

/** Writes shares as the client. Throws `changed-meanwhile` for an existing id. */
export async function writeShares(tx: Tx, invoiceId: string, shares: readonly NewShare[]): Promise<void> {
  const written = await callFunction<number>(tx, sql`priv.write_shares(${invoiceId}, ${JSON.stringify(shares)})`)
  if (written < shares.length) throw new AppError('changed-meanwhile')
}

/** Withdraws an open share as the client. */
export async function endShare(tx: Tx, shareId: string): Promise<void> {
  if (!(await callFunction<boolean>(tx, sql`priv.withdraw_share(${shareId})`))) throw new AppError('changed-meanwhile')
}

/** Requires a system transaction. */
export const setState = (tx: Tx, shareId: string, state: 'open' | 'paid' | 'withdrawn') =>
  tx.updateTable('payment_shares').set({ state }).where('id', '=', shareId).execute()

/** Facts of a share in the activity log. */
export const loggedShare = ({ payer_name, amount }: { payer_name: string; amount: Halalas }, number: string) => ({
  number,
  payer: payer_name,
  amount,
})
