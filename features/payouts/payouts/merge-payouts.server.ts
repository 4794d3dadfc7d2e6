import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { now } from '#/platform/clock.ts'

/** Moves the earnings of one account to another, in the books as well, after two accounts of one person were merged. */
export async function mergePayouts(tx: Tx, { gone, stays }: { gone: string; stays: string }): Promise<void> {
  await sql`select priv.merge_payouts(${gone}, ${stays})`.execute(tx)
  const { rows } = await sql<{
    balance: number
  }>`select coalesce(sum(amount), 0)::bigint as balance from app.journal_lines
    where party_id = ${gone} and account = 'shoppers_payable'`.execute(tx)
  const balance = rows[0]?.balance ?? 0
  if (balance === 0) return
  await book(tx, {
    kind: 'payout.merged',
    about: gone,
    on: riyadhDay(now()),
    entries: [
      { account: 'shoppers_payable', amount: -balance, party: gone },
      { account: 'shoppers_payable', amount: balance, party: stays },
    ],
    actorId: null,
  })
}
