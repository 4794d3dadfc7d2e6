import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { VaultWrite } from './form.ts'

type Opened = Omit<Extract<VaultWrite, { write: 'opened' }>, 'write'>

/**
 * Notes what the browser says was shown, copied or exported. The server cannot see it: a changed browser may stay
 * silent, which the page says.
 */
export async function noteOpening(actor: Actor, { collection, entries, field, step }: Opened): Promise<void> {
  authorize(actor, 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  await asActor(actor, async (tx) => {
    const known = await tx
      .selectFrom('vault_entries')
      .select('id')
      .where('collection_id', '=', collection)
      .where('id', 'in', entries)
      .execute()
    if (known.length === 0) return
    const place = { client_id: companyOf(actor), collection_id: collection, profile_id: actor.id }
    await tx
      .insertInto('vault_reveals')
      .values(known.map(({ id }) => ({ ...place, entry_id: id, field, step, at: now() })))
      .execute()
  })
}
