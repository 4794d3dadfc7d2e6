import { sql } from 'kysely'
import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { askPayment } from './ask-payment.server.ts'
import { isTicket, payPath } from './payer.server.ts'
import { referenceOf } from './reference.ts'

const why = 'the payer of a share has a ticket for their payment instead of an account'

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
  /** Mismatch with the provider's answer, under manual review. */
  isChecked: boolean
  /** Excess over the owed amount: the client's credit. */
  kept: Halalas
  /** Open amount of the invoice, for the client only. */
  owed: Halalas | null
  /** For the client only. */
  invoiceId: string | null
  retry: string
}
type Asked = { paymentId: string | null; ticket: string | null; actor: Actor | null; lang: Lang; network: string }

type OutcomeRow = {
  id: string
  client_id: string
  invoice_id: string
  share_id: string | null
  provider: string
  state: string
  amount: Halalas
  refunded: Halalas
  paid_at: string | null
  method: string | null
  ending: string | null
  message: string | null
  mismatch: string | null
  number: string
  gross: Halalas
  paid: Halalas
  credited: Halalas
  kept: Halalas
}

const readRow = async (db: Tx, id: string): Promise<OutcomeRow | undefined> =>
  (await sql<OutcomeRow>`select * from priv.payment_outcome(${id})`.execute(db)).rows[0]

/** Throws `not-found` for payments of others. */
async function findOwn({ paymentId, ticket, actor }: Asked): Promise<OutcomeRow> {
  const id = recordId(paymentId ?? '')
  const isClient = actor?.type === 'client'
  const own = isClient ? await readAs(actor, (db) => readRow(db, id)) : undefined
  const row = own ?? (isTicket(id, ticket) ? await readAsSystem(why, (db) => readRow(db, id)) : undefined)
  if (!row) throw new AppError('not-found')
  return row
}

/**
 * Result of a payment. Queries the provider while it is open; ignores the result in the address. Throws `not-found` for
 * anyone but its payer, `too-many-attempts`.
 */
export async function readOutcome(asked: Asked): Promise<Outcome> {
  await takeAttempt('payment question by network', asked.network)
  const before = await findOwn(asked)
  const isOpen = before.provider !== 'bank' && ['created', 'pending', 'failed'].includes(before.state)
  if (isOpen) await askPayment(before.id)
  const row = isOpen ? await findOwn(asked) : before
  const isClient = asked.actor?.type === 'client' && companyOf(asked.actor) === row.client_id
  return {
    state: row.state === 'created' ? 'pending' : (row.state as Outcome['state']),
    reference: referenceOf(row.id),
    number: row.number,
    amount: row.amount,
    refunded: row.refunded,
    paidAt: row.paid_at,
    method: row.method,
    ending: row.ending,
    message: row.message,
    isBank: row.provider === 'bank',
    isSandbox: row.provider === 'sandbox',
    isChecked: row.mismatch !== null,
    kept: isClient ? row.kept : 0,
    owed: isClient ? owed(row) : null,
    invoiceId: isClient ? row.invoice_id : null,
    retry: payPath(asked.lang, { invoiceId: row.invoice_id, shareId: row.share_id }),
  }
}
