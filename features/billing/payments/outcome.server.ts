import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { askPayment } from './ask-payment.server.ts'
import { isTicket, payPath } from './payer.server.ts'
import { referenceOf } from './reference.ts'

const why = 'a payer reads what became of their payment; those of shares have a ticket for it instead of an account'

export type Outcome = {
  state: 'paid' | 'pending' | 'failed' | 'refunded'
  reference: string
  number: string
  amount: Halalas
  refunded: Halalas
  paidAt: string | null
  method: string | null
  ending: string | null
  message: string | null
  isBank: boolean
  isSandbox: boolean
  /** The provider says something that does not fit: a person looks at it. */
  isChecked: boolean
  /** More than was owed: kept for the client. */
  kept: Halalas
  /** Still owed on the invoice, for the client itself. */
  owed: Halalas | null
  /** For the client itself. */
  invoiceId: string | null
  retry: string
}
type Asked = { paymentId: string | null; ticket: string | null; actor: Actor | null; lang: Lang; network: string }

const readRow = (id: string) =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('payments as y')
      .innerJoin('invoices as i', 'i.id', 'y.invoice_id')
      .select(['y.id', 'y.client_id', 'y.invoice_id', 'y.share_id', 'y.provider', 'y.state', 'y.amount', 'y.refunded'])
      .select([
        'y.paid_at',
        'y.method',
        'y.ending',
        'y.message',
        'y.mismatch',
        'i.number',
        'i.gross',
        'i.paid',
        'i.credited',
      ])
      .where('y.id', '=', id)
      .executeTakeFirst(),
  )

const readKept = (id: string) =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('ledger_bookings as b')
      .innerJoin('ledger_entries as e', 'e.booking_id', 'b.id')
      .select('e.amount')
      .where('b.kind', '=', 'payment.received')
      .where('b.about', '=', id)
      .where('e.account', '=', 'client_credit')
      .executeTakeFirst(),
  )

/** A payment that is not this payer's does not exist for them. */
async function findOwn({ paymentId, ticket, actor }: Asked) {
  const row = await readRow(recordId(paymentId ?? ''))
  const isOwn = row && ((actor?.type === 'client' && row.client_id === actor.id) || isTicket(row.id, ticket))
  if (!isOwn) throw new AppError('not-found')
  return row
}

/**
 * What became of a payment. The provider is asked for as long as it is open; nothing that the address says of it is believed. Throws
 * `not-found` for everybody it does not belong to, `too-many-attempts`.
 */
export async function readOutcome(asked: Asked): Promise<Outcome> {
  await takeAttempt('payment question by network', asked.network)
  const before = await findOwn(asked)
  const isOpen = before.provider !== 'bank' && ['created', 'pending', 'failed'].includes(before.state)
  if (isOpen) await askPayment(before.id)
  const row = isOpen ? await findOwn(asked) : before
  const kept = await readKept(row.id)
  const isClient = asked.actor?.type === 'client' && asked.actor.id === row.client_id
  return {
    state: row.state === 'created' ? 'pending' : (row.state as Outcome['state']),
    reference: referenceOf(row.id),
    number: row.number!,
    amount: row.amount,
    refunded: row.refunded,
    paidAt: row.paid_at,
    method: row.method,
    ending: row.ending,
    message: row.message,
    isBank: row.provider === 'bank',
    isSandbox: row.provider === 'sandbox',
    isChecked: row.mismatch !== null,
    kept: isClient && kept ? -kept.amount : 0,
    owed: isClient ? owed(row) : null,
    invoiceId: isClient ? row.invoice_id : null,
    retry: payPath(asked.lang, { invoiceId: row.invoice_id, shareId: row.share_id }),
  }
}
