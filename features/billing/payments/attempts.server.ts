import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Payer } from './payer.server.ts'

/** Attempt to pay, with the provider's page while it is open. */
export type Attempt = {
  id: string
  provider: string
  state: string
  amount: Halalas
  message: string | null
  checkout_id: string | null
  pay_url: string | null
  ends_at: string | null
  transferred_on: Day | null
  transfer_reference: string | null
  created_at: string
}

/** All attempts to pay the payer's invoice or share, oldest first. */
export async function attemptsOf(tx: Tx, { invoiceId, shareId }: Pick<Payer, 'invoiceId' | 'shareId'>) {
  const { rows } = await sql<Attempt>`
    select * from priv.attempts_to_pay(${invoiceId}, ${shareId}) order by created_at`.execute(tx)
  return rows
}
