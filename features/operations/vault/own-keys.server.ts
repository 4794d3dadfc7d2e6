import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { acceptsKdf } from '#/domain/operations/vault/parameters.ts'
import { authorize } from '#/domain/permissions.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { Lock, PublicKeys } from './crypto/lock.ts'
import { recordVault } from './record.server.ts'
import { mustVerifyFirst } from './verified.server.ts'

const lockColumns = ({ version, kdf, userKey, recovery }: Lock) => ({
  version,
  kdf: JSON.stringify(kdf),
  user_key: userKey,
  recovery,
  changed_at: now(),
})

/** Keeps the keys that a person made in the browser. Set up once: another start goes through `startAnew`. */
export async function setUpOwnVault(actor: Actor, lock: Lock, publicKeys: PublicKeys): Promise<void> {
  authorize(actor, 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  if (await mustVerifyFirst(actor)) throw new AppError('vault.verify-first')
  if (publicKeys.person !== actor.id || lock.version !== 1 || !acceptsKdf(lock.kdf)) throw new AppError('vault.refused')
  await asActor(actor, async (tx) => {
    const client_id = companyOf(actor)
    const made = await tx
      .insertInto('vault_locks')
      .values({ client_id, profile_id: actor.id, ...lockColumns(lock), secrets: lock.secrets })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    if (!made) throw new AppError('changed-meanwhile')
    await tx
      .insertInto('vault_people')
      .values({
        client_id,
        profile_id: actor.id,
        sign_key: publicKeys.signKey,
        box_key: publicKeys.boxKey,
        box_signature: publicKeys.boxSignature,
        created_at: now(),
      })
      .execute()
    await recordVault(tx, actor, 'vault.set-up', {})
  })
}

/** Another vault password, or another recovery kit, for the same keys. */
export async function changeOwnLock(actor: Actor, lock: Lock): Promise<void> {
  authorize(actor, 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  if (!acceptsKdf(lock.kdf)) throw new AppError('vault.refused')
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('vault_locks')
      .set(lockColumns(lock))
      .where('client_id', '=', companyOf(actor))
      .where('profile_id', '=', actor.id)
      .where('version', '=', lock.version - 1)
      .where('secrets', '=', lock.secrets)
      .returning('version')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordVault(tx, actor, 'vault.change-lock', { kit: lock.recovery !== null })
  })
}

/** Ends the own vault of a person who lost password and kit. Colleagues share with the next one again. */
export async function startAnew(actor: Actor): Promise<void> {
  authorize(actor, 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  await asActor(actor, async (tx) => {
    await sql`select priv.end_own_vault(${now()})`.execute(tx)
    await recordVault(tx, actor, 'vault.start-anew', {})
  })
}

/** Keeps what the browser remembers, encrypted. The one that comes second reads again first. */
export async function keepMemory(actor: Actor, version: number, sealed: string): Promise<void> {
  authorize(actor, 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('vault_locks')
      .set({ memory: sealed, memory_version: version })
      .where('client_id', '=', companyOf(actor))
      .where('profile_id', '=', actor.id)
      .where('memory_version', '=', version - 1)
      .returning('version')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
  })
}
