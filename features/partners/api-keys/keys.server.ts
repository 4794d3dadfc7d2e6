import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ApiScope, isApiScope, mostApiKeys, oldSecretHours, permissionsOf } from '#/domain/partners/api-scopes.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { emailStateOf } from '#/platform/email-links.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import type { NewApiKey } from './form.ts'
import { hintOf, newSecret, secretHash } from './secret.server.ts'

export type ApiKeyState = 'active' | 'expired' | 'revoked'
export type ApiKeyRow = {
  id: string
  name: string
  /** Part of the company; null: the whole company. */
  part: string | null
  scopes: ApiScope[]
  /** Last characters of the secret. */
  hint: string
  state: ApiKeyState
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
  revokedAt: string | null
  /** Until when the secret before the last change works; null: it does not. */
  oldUntil: string | null
  version: number
}
/** A key just made or changed. The secret is shown once and stored as a hash. */
export type MadeKey = { id: string; name: string; secret: string }

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Keys of the own company, those in use first. For owners, and for staff who view the company. */
export async function readApiKeys(actor: Actor): Promise<ApiKeyRow[]> {
  authorize(actor, 'api-keys.read')
  const moment = now()
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('api_keys as k')
      .innerJoin('org_nodes as n', (join) =>
        join.onRef('n.client_id', '=', 'k.client_id').onRef('n.id', '=', 'k.node_id'),
      )
      .select([
        'k.id',
        'k.name',
        'k.scopes',
        'k.hint',
        'k.created_at',
        'k.expires_at',
        'k.last_used_at',
        'k.revoked_at',
      ])
      .select(['k.old_until', 'k.version', 'n.kind', nodeName('n').as('node')])
      .where('k.client_id', '=', companyOf(actor))
      .orderBy(sql`k.revoked_at is not null or coalesce(k.expires_at <= ${moment.toISOString()}, false)`)
      .orderBy('k.created_at', 'desc')
      .limit(200)
      .execute(),
  )
  return rows.map((row) => {
    const ended = row.expires_at !== null && new Date(row.expires_at) <= moment
    const state = row.revoked_at !== null ? 'revoked' : ended ? 'expired' : 'active'
    const overlaps = state === 'active' && row.old_until !== null && new Date(row.old_until) > moment
    return {
      id: row.id,
      name: row.name,
      part: row.kind === 'root' ? null : row.node,
      scopes: row.scopes.filter(isApiScope),
      hint: row.hint,
      state,
      createdAt: iso(row.created_at)!,
      expiresAt: iso(row.expires_at),
      lastUsedAt: iso(row.last_used_at),
      revokedAt: iso(row.revoked_at),
      oldUntil: overlaps ? iso(row.old_until) : null,
      version: row.version,
    }
  })
}

/** Conditions of every change of keys: the right, a fresh sign-in, a verified address. */
async function beforeChange(actor: Actor): Promise<void> {
  authorize(actor, 'api-keys.write')
  await confirmedRecently(actor)
  if (mailIsSetUp() && !(await emailStateOf(actor.id)).isVerified) throw new AppError('team.verify-first')
}

const tellOwners = (tx: Tx, actor: Actor, change: 'made' | 'rotated' | 'revoked', key: { id: string; name: string }) =>
  enqueue(tx, 'partners.tell-key', {
    clientId: companyOf(actor),
    keyStep: change,
    name: key.name,
    by: actor.name,
    effect: `${key.id}:${change}:${now().getTime()}`,
  })

/** Makes a key. The same form sent twice makes one: the second is refused, because a secret is shown once. */
export async function makeApiKey(
  actor: Actor,
  { clientKey: id, name, node, scopes, life }: NewApiKey,
): Promise<MadeKey> {
  await beforeChange(actor)
  const clientId = companyOf(actor)
  const secret = newSecret()
  return asActor(actor, async (tx) => {
    await requireFeature(tx, clientId, 'api')
    const part = await tx
      .selectFrom('org_nodes')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', node)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!part) throw new AppError('bad-value', {}, { node: 'choose-place' })
    const { used } = await tx
      .selectFrom('api_keys')
      .select((of) => of.fn.countAll<number>().as('used'))
      .where('client_id', '=', clientId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (used >= mostApiKeys) throw new AppError('api.too-many-keys')
    const made = await tx
      .insertInto('api_keys')
      .values({
        id,
        client_id: clientId,
        name,
        node_id: node,
        scopes,
        capabilities: permissionsOf(scopes),
        hint: hintOf(secret),
        secret_hash: secretHash(secret)!,
        created_by: actor.id,
        expires_at: life === null ? null : new Date(now().getTime() + life * 86_400_000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('api.key-made')
    await recordActivity(tx, actor, {
      action: 'api-keys.make',
      entity: 'api-key',
      entityId: id,
      clientId,
      after: { name, scopes },
    })
    await tellOwners(tx, actor, 'made', { id, name })
    return { id, name, secret }
  })
}

/** Gives a key another secret. The one before works for a day more, so that programs can be changed one after another. */
export async function rotateApiKey(actor: Actor, key: { keyId: string; version: number }): Promise<MadeKey> {
  await beforeChange(actor)
  const clientId = companyOf(actor)
  const secret = newSecret()
  const moment = now()
  return asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('api_keys')
      .set({
        // why not the old hash: no role reads a hash; a trigger keeps it
        old_until: new Date(moment.getTime() + oldSecretHours * 3_600_000),
        secret_hash: secretHash(secret)!,
        hint: hintOf(secret),
        version: key.version + 1,
      })
      .where('client_id', '=', clientId)
      .where('id', '=', recordId(key.keyId))
      .where('version', '=', key.version)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, { action: 'api-keys.rotate', entity: 'api-key', entityId: row.id, clientId })
    await tellOwners(tx, actor, 'rotated', row)
    return { ...row, secret }
  })
}

/** Ends a key at once, with the secret before the last change. */
export async function revokeApiKey(actor: Actor, keyId: string): Promise<void> {
  authorize(actor, 'api-keys.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('api_keys')
      .set({ revoked_at: now(), revoked_by: actor.id, version: sql`version + 1` })
      .where('client_id', '=', clientId)
      .where('id', '=', recordId(keyId))
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await recordActivity(tx, actor, { action: 'api-keys.revoke', entity: 'api-key', entityId: row.id, clientId })
    await tellOwners(tx, actor, 'revoked', row)
  })
}
