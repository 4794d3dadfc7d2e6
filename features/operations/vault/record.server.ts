import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'

/** An entry of the company's log: what was done, by whom, with whom and how many; never a name or content of the vault. */
export const recordVault = (tx: Tx, actor: Actor, action: string, after: { [key: string]: JsonValue }): Promise<void> =>
  recordActivity(tx, actor, {
    action,
    entity: 'client',
    entityId: companyOf(actor),
    clientId: companyOf(actor),
    after,
  })
