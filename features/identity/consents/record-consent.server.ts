import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AgreedDocument } from '#/domain/terms.ts'

/** Records the consent to this version; false when it existed. */
export async function recordConsent(tx: Tx, actor: Actor, document: AgreedDocument, version: string): Promise<boolean> {
  const row = await tx
    .insertInto('consents')
    .values({ profile_id: actor.id, document, version, language: actor.language })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return row.numInsertedOrUpdatedRows === 1n
}
