import { sql } from 'kysely'
import { href } from 'react-router'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { tellAdministrators } from '#/features/identity/accounts/powerful-step.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { haltSigning, makeKey } from './keys.server.ts'

type Rotation = { kid: string; reason: string }
const why = 'the platform alone holds the private halves of keys'

/** Step for the administrators' mail; pages name a key by its first eight characters. */
const stepOf = (action: string, kid: string) =>
  ({ action, detail: kid.slice(0, 8), link: href('/admin/certificates/keys') }) as const

const findKey = (tx: Tx, kid: string) =>
  tx
    .selectFrom('signing_keys')
    .select(['retired_at', 'compromised_at'])
    .where('kid', '=', kid)
    .forUpdate()
    .executeTakeFirst()

/** Retires the current key and creates the next one. */
async function replace(tx: Tx, actor: Actor, { kid, reason }: Rotation): Promise<string> {
  await tx
    .updateTable('signing_keys')
    .set({ retired_at: now(), retired_reason: reason })
    .where('kid', '=', kid)
    .execute()
  return (await makeKey(tx, actor)).kid
}

/** Rotates the key. Signatures of the old one stay valid: its public key stays published. */
export async function rotateKey(actor: Actor, rotation: Rotation): Promise<{ kid: string }> {
  authorize(actor, 'certificates.keys')
  await confirmedRecently(actor)
  return asSystem(why, async (tx) => {
    await haltSigning(tx)
    const key = await findKey(tx, rotation.kid)
    if (!key) throw new AppError('not-found')
    if (key.retired_at !== null) throw new AppError('changed-meanwhile')
    const kid = await replace(tx, actor, rotation)
    const entry = { action: 'certificates.rotate-key', entity: 'signing-key', entityId: rotation.kid } as const
    await recordActivity(tx, actor, { ...entry, after: { next: kid }, reason: rotation.reason })
    await tellAdministrators(tx, actor, stepOf(entry.action, rotation.kid))
    return { kid }
  })
}

/**
 * Marks a key as compromised: it signs nothing, its signatures are no longer accepted, and its certificates are
 * re-signed. Stores their list.
 */
export async function markCompromised(actor: Actor, rotation: Rotation): Promise<{ affected: number }> {
  authorize(actor, 'certificates.keys')
  await confirmedRecently(actor)
  return asSystem(why, async (tx) => {
    await haltSigning(tx)
    const { kid, reason } = rotation
    const key = await findKey(tx, kid)
    if (!key) throw new AppError('not-found')
    if (key.compromised_at !== null) throw new AppError('certificate.key-compromised')
    const next = key.retired_at === null ? await replace(tx, actor, rotation) : null
    await tx
      .updateTable('signing_keys')
      .set({ compromised_at: now(), retired_reason: reason })
      .where('kid', '=', kid)
      .execute()
    const { numAffectedRows } = await sql`insert into signed_anew (kid, certificate_id, client_id)
      select key_id, id, client_id from certificates where key_id = ${kid}`.execute(tx)
    const affected = Number(numAffectedRows ?? 0)
    const entry = { action: 'certificates.key-compromised', entity: 'signing-key', entityId: kid } as const
    await recordActivity(tx, actor, { ...entry, after: { affected, ...(next ? { next } : {}) }, reason })
    await enqueue(tx, 'certificates.resign', { kid })
    await tellAdministrators(tx, actor, stepOf(entry.action, kid))
    return { affected }
  })
}

/** Notes that these certificates bear another key's signature now. */
export const markSignedAnew = (tx: Tx, kid: string, certificateIds: readonly string[]) =>
  tx
    .updateTable('signed_anew')
    .set({ signed_at: now() })
    .where('kid', '=', kid)
    .where('certificate_id', 'in', certificateIds)
    .execute()
