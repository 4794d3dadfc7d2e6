import { readAsSystem } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { hashOf, isShareToken } from './link.server.ts'
import { asked, shownShare, type ShownShare } from './standing.ts'

/** Data of a share for holders of its link: their part, and of the client only its name and the invoice's number. */
export type PayerShare = {
  payer: string
  amount: Halalas
  dueOn: Day
  state: Exclude<ShownShare, 'withdrawn'>
  client: Text
  invoiceNumber: string
  /** Server only: never sent to a browser. */
  ids: { shareId: string; invoiceId: string; clientId: string; payerEmail: string | null }
}

async function findShare(token: string) {
  if (!isShareToken(token)) return undefined
  return readAsSystem('a payment share link gives access without an account', (db) =>
    db
      .selectFrom('payment_shares as s')
      .innerJoin('invoices as i', 'i.id', 's.invoice_id')
      .select(['s.id', 's.payer_name', 's.payer_email', 's.amount', 's.state', 's.due_on', 's.client_id'])
      .select([
        'i.id as invoiceId',
        'i.number',
        'i.gross',
        'i.paid',
        'i.credited',
        companyInBoth('s.client_id').as('client'),
      ])
      .where('s.token_hash', '=', hashOf(token))
      .where('s.state', '!=', 'withdrawn')
      .executeTakeFirst(),
  )
}

/**
 * Reads the share of a token; null for unknown and withdrawn ones alike. Counts only invalid tokens against the
 * network's limit. Throws `too-many-attempts`.
 */
export async function readShare(token: string, network: string): Promise<PayerShare | null> {
  const row = await findShare(token)
  if (!row) {
    await takeAttempt('payment link guess by network', network)
    return null
  }
  const owedNow = owed(row)
  const state = shownShare({ state: row.state, dueOn: row.due_on }, owedNow, riyadhDay(now()))
  return {
    payer: row.payer_name,
    amount: state === 'paid' || state === 'over' ? row.amount : asked(owedNow, row.amount),
    dueOn: row.due_on,
    state: state === 'withdrawn' ? 'over' : state,
    client: row.client,
    invoiceNumber: row.number!,
    ids: { shareId: row.id, invoiceId: row.invoiceId, clientId: row.client_id, payerEmail: row.payer_email },
  }
}
