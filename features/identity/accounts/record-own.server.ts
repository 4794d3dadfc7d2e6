import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'

/** Logs a change that a person made to their own account; of a client, in the log of the company they act for. */
export const recordOwn = (tx: Tx, actor: Actor, action: string, after: JsonValue): Promise<void> =>
  recordActivity(tx, actor, {
    action,
    entity: 'profile',
    entityId: actor.id,
    clientId: actor.type === 'client' && actor.company !== null ? companyOf(actor) : null,
    after,
  })
