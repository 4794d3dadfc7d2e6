import type { Tx } from '#/db/database.server.ts'
import type { ErrorCode } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { holdPayable, setState, sharesOf } from './hold.server.ts'
import { mailPartPaid, mailThanks, mailWithdrawn } from './mail-payer.server.ts'
import { asked, unshared } from './standing.ts'

export type Payable = { amount: Halalas; refusal?: undefined } | { amount?: undefined; refusal: ErrorCode }

/**
 * Amount payable now: for a share's payer the share, for the client the part without open shares, so that nothing is
 * requested twice. Locks the invoice until the transaction ends. The caller authorizes.
 */
export async function payableBy(
  tx: Tx,
  { invoiceId, shareId }: { invoiceId: string; shareId?: string | null },
): Promise<Payable> {
  const invoice = await holdPayable(tx, invoiceId)
  const shares = await tx
    .selectFrom('payment_shares')
    .select(['id', 'state', 'amount'])
    .where('invoice_id', '=', invoice.id)
    .execute()
  if (shareId) {
    const share = shares.find(({ id }) => id === shareId)
    if (!share) return { refusal: 'not-found' }
    if (share.state === 'paid') return { refusal: 'share.paid-already' }
    if (share.state === 'withdrawn') return { refusal: 'share.withdrawn' }
    return invoice.owed === 0 ? { refusal: 'invoice.nothing-owed' } : { amount: asked(invoice.owed, share.amount) }
  }
  if (invoice.owed === 0) return { refusal: 'invoice.nothing-owed' }
  const left = unshared(invoice.owed, shares)
  return left === 0 ? { refusal: 'share.all-shared' } : { amount: left }
}

async function languageOf(tx: Tx, clientId: string): Promise<Lang> {
  const client = await tx.selectFrom('profiles').select('language').where('id', '=', clientId).executeTakeFirstOrThrow()
  return isLang(client.language) ? client.language : 'en'
}

/**
 * Withdraws the open shares after a credit note, because their amounts are no longer owed as such, and mails their
 * payers. Requires a system transaction.
 */
export async function endOpenShares(tx: Tx, invoiceId: string): Promise<void> {
  const invoice = await holdPayable(tx, invoiceId)
  const open = (await sharesOf(tx, invoiceId)).filter(({ state }) => state === 'open')
  if (open.length === 0) return
  const lang = await languageOf(tx, invoice.client_id)
  for (const share of open) {
    await setState(tx, share.id, 'withdrawn')
    await mailWithdrawn(tx, share, { lang, number: invoice.number })
  }
}

/**
 * Marks a share as paid when its money arrives, independently of the others. Money of a replaced payer counts for the
 * share and withdraws the successor's. Idempotent. Requires a system transaction, after `settleInvoice`.
 */
export async function shareSettled(tx: Tx, shareId: string, received: Halalas): Promise<void> {
  const found = await tx
    .selectFrom('payment_shares')
    .select('invoice_id')
    .where('id', '=', shareId)
    .executeTakeFirstOrThrow()
  const invoice = await holdPayable(tx, found.invoice_id)
  const shares = await sharesOf(tx, invoice.id)
  const share = shares.find(({ id }) => id === shareId)!
  if (share.state === 'paid') return
  const inPlace = shares.find((other) => other.position === share.position && other.state !== 'withdrawn')
  // why: when the successor has paid too, this money becomes the client's credit, and the earlier payment keeps the
  // place
  if (inPlace && inPlace.id !== share.id && inPlace.state === 'paid') return
  const successor = inPlace && inPlace.id !== share.id ? inPlace : null
  if (successor) await setState(tx, successor.id, 'withdrawn')
  await setState(tx, share.id, 'paid')
  const lang = await languageOf(tx, invoice.client_id)
  if (successor && successor.payer_email !== share.payer_email)
    await mailWithdrawn(tx, successor, { lang, number: invoice.number })
  await mailThanks(tx, share, { lang, number: invoice.number, received })
  const facts = { payer: share.payer_name, number: invoice.number, invoice: invoice.id }
  const effectKey = `invoice.share-paid:${share.id}`
  await tell(tx, { client: invoice.client_id }, 'invoice.share-paid', facts, { effectKey })
}

/** Records a partial payment of a share and notifies the payer; the rest stays open. `paymentId`: the payment. */
export async function sharePartPaid(
  tx: Tx,
  shareId: string,
  { rest, received, paymentId }: { rest: Halalas; received: Halalas; paymentId: string },
): Promise<void> {
  const share = await tx
    .updateTable('payment_shares')
    .set({ amount: rest })
    .where('id', '=', shareId)
    .returning(['id', 'invoice_id', 'client_id', 'payer_name', 'payer_email', 'amount', 'due_on'])
    .executeTakeFirstOrThrow()
  const invoice = await holdPayable(tx, share.invoice_id)
  const lang = await languageOf(tx, invoice.client_id)
  await mailPartPaid(tx, share, { lang, number: invoice.number, received, effect: paymentId })
}
