import type { Tx } from '#/db/database.server.ts'
import type { SuppressionReason } from '#/domain/messaging/suppressions.ts'

type Suppression = { address: string; reason: Exclude<SuppressionReason, 'staff'>; note?: string }

/** Excludes an address from mailings; without effect where it is excluded for that reason. Called inside `asSystem`. */
export async function suppressAddress(tx: Tx, { address, reason, note }: Suppression): Promise<void> {
  await tx
    .insertInto('mail_suppressions')
    .values({ address: address.toLowerCase(), reason, note: note?.slice(0, 500) || null })
    .onConflict((conflict) => conflict.columns(['address', 'reason']).where('lifted_at', 'is', null).doNothing())
    .execute()
}

/** Why an address is sent no mailings now; empty: it is not suppressed. */
export async function suppressionsOf(db: Tx, address: string): Promise<SuppressionReason[]> {
  const rows = await db
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('address', '=', address.toLowerCase())
    .where('lifted_at', 'is', null)
    .execute()
  return rows.map(({ reason }) => reason)
}
