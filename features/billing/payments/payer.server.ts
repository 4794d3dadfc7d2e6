import { createHmac, timingSafeEqual } from 'node:crypto'
import { asActor, asSystem, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { tokenOf } from '#/features/billing/payment-shares/link.server.ts'
import { readShare } from '#/features/billing/payment-shares/read-share.server.ts'
import { derivedKey } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** A payer and the object to pay: a client and its invoice, or the holder of a link, without account, and a share. */
export type Payer = {
  invoiceId: string
  clientId: string
  shareId: string | null
  /** Null: the payer of a share. */
  actor: Actor | null
  /** Name in the activity log. */
  name: string
}

const why = 'the payer of a share has no account; the link is the right'
type Work<T> = (tx: Tx) => Promise<T>

/** Runs a transaction as the client, or as system for the payer of a share, through the same database functions. */
export const asPayer = <T>({ actor }: Pick<Payer, 'actor'>, work: Work<T>): Promise<T> =>
  actor ? asActor(actor, work) : asSystem(why, work)

/** As `asPayer`, for reads without a transaction. */
export const readAsPayer = <T>({ actor }: Pick<Payer, 'actor'>, work: Work<T>): Promise<T> =>
  actor ? readAs(actor, work) : readAsSystem(why, work)

/** The client as payer of its own invoice. Throws `not-found` for other invoices. */
export async function payerOfInvoice(actor: Actor, invoiceId: string): Promise<Payer> {
  authorize(actor, 'payments.start')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('invoices')
      .select(['id', 'client_id'])
      .where('id', '=', recordId(invoiceId))
      .where('client_id', '=', companyOf(actor))
      .where('kind', '!=', 'credit')
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return { invoiceId: row.id, clientId: row.client_id, shareId: null, actor, name: actor.name }
}

/** The holder of a share's link as its payer. Throws `not-found` for unknown and withdrawn links; limits guesses. */
export async function payerOfShare(token: string, network: string): Promise<Payer> {
  const share = await readShare(token, network)
  if (!share) throw new AppError('not-found')
  const { shareId, invoiceId, clientId } = share.ids
  return { invoiceId, clientId, shareId, actor: null, name: share.payer }
}

/** Payment page of an invoice or a share, in a language. */
export const payPath = (lang: Lang, { invoiceId, shareId }: { invoiceId: string; shareId: string | null }): string =>
  publicPath(lang, shareId ? `/payment/${tokenOf(shareId)}` : `/payment?invoice=${invoiceId}`)

const ticketOf = (paymentId: string): string =>
  createHmac('sha256', derivedKey('outcome of a payment')).update(paymentId).digest('base64url').slice(0, 32)

/** Checks a ticket: it gives a payer without an account access to the result of one payment only. */
export function isTicket(paymentId: string, given: string | null): boolean {
  const [right, shown] = [Buffer.from(ticketOf(paymentId)), Buffer.from(given ?? '')]
  return right.length === shown.length && timingSafeEqual(right, shown)
}

/** Result page of a payment. */
export function outcomePath(lang: Lang, payment: { id: string; shareId: string | null }): string {
  const path = publicPath(lang, `/payment-success?payment=${payment.id}`)
  return payment.shareId ? `${path}&ticket=${ticketOf(payment.id)}` : path
}
