import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Balance, readBalances } from '#/features/ledger/journal/balances.server.ts'
import type { Period } from './period.ts'

/** Every account over a period: opening balance, movements, closing balance. */
export async function readTrialBalance(actor: Actor, period: Period): Promise<Balance[]> {
  authorize(actor, 'ledger.read')
  return readAs(actor, (db) => readBalances(db, period))
}
