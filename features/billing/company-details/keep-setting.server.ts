import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'

/** Writes what the company says of itself on invoices. */
export async function keepSetting(tx: Tx, actor: Actor, key: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now().toISOString(), updated_by: actor.id }
  await tx
    .insertInto('settings')
    .values({ key, is_public: false, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
