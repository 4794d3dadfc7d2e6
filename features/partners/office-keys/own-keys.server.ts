import { sql } from 'kysely'
import { asActor, readAs } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { oldSecretHours } from '#/domain/partners/api-scopes.ts'
import { cellsOfScopes, isOfficeScope, mostOfficeKeys, type OfficeScope } from '#/domain/partners/office-scopes.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { MadeKey } from '#/features/partners/api-keys/keys.server.ts'
import { hintOf, newOfficeSecret, officeSecretHash } from '#/features/partners/api-keys/secret.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { NewOfficeKey } from './form.ts'

export type OwnKeyRow = {
  id: string
  name: string
  /** The one company that it reads; null: all companies. */
  company: { id: string; name: string | null } | null
  scopes: OfficeScope[]
  hint: string
  state: 'active' | 'expired' | 'revoked'
  maker: string | null
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  /** Until when the secret before the last change works; null: it does not. */
  oldUntil: string | null
  version: number
}
export type CompanyChoice = { id: string; name: string }

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Keys of our own programs, those in use first. */
export async function readOwnKeys(actor: Actor): Promise<OwnKeyRow[]> {
  authorize(actor, 'integrations.read')
  const moment = now()
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('office_keys as k')
      .leftJoin('companies as c', 'c.id', 'k.company_id')
      .leftJoin('profiles as p', 'p.id', 'k.created_by')
      .select(['k.id', 'k.name', 'k.company_id', 'k.scopes', 'k.hint', 'k.created_at', 'k.expires_at'])
      .select(['k.last_used_at', 'k.revoked_at', 'k.old_until', 'k.version', 'p.full_name as maker'])
      .select(nodeName('c').as('company'))
      .orderBy(sql`k.revoked_at is not null or k.expires_at <= ${moment.toISOString()}`)
      .orderBy('k.created_at', 'desc')
      .limit(200)
      .execute(),
  )
  return rows.map((row) => {
    const state = row.revoked_at !== null ? 'revoked' : new Date(row.expires_at) <= moment ? 'expired' : 'active'
    const overlaps = state === 'active' && row.old_until !== null && new Date(row.old_until) > moment
    return {
      id: row.id,
      name: row.name,
      company: row.company_id === null ? null : { id: row.company_id, name: row.company },
      scopes: row.scopes.filter(isOfficeScope),
      hint: row.hint,
      state,
      maker: row.maker,
      createdAt: iso(row.created_at)!,
      expiresAt: iso(row.expires_at)!,
      lastUsedAt: iso(row.last_used_at),
      oldUntil: overlaps ? iso(row.old_until) : null,
      version: row.version,
    }
  })
}

/** Companies to which a key can be limited, by name. */
export async function companyChoices(actor: Actor): Promise<CompanyChoice[]> {
  authorize(actor, 'integrations.change')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('companies as c')
      .select(['c.id', nodeName('c').as('name')])
      .orderBy(sql`2`)
      .limit(5000)
      .execute(),
  )
  return rows.map(({ id, name }) => ({ id, name: name ?? id }))
}

/** Conditions of every change: the right of owners of the office, and a fresh sign-in. */
async function beforeChange(actor: Actor): Promise<void> {
  authorize(actor, 'integrations.change')
  await confirmedRecently(actor)
}

/** Makes a key. The same form sent twice makes one: the second is refused, because a secret is shown once. */
export async function makeOwnKey(actor: Actor, given: NewOfficeKey): Promise<MadeKey> {
  const { clientKey: id, name, company, scopes, life } = given
  await beforeChange(actor)
  const secret = newOfficeSecret()
  return asActor(actor, async (tx) => {
    if (company !== null) {
      const found = await tx.selectFrom('companies').select('id').where('id', '=', company).executeTakeFirst()
      if (!found) throw new AppError('bad-value', {}, { company: 'choose-place' })
    }
    const { used } = await tx
      .selectFrom('office_keys')
      .select((of) => of.fn.countAll<number>().as('used'))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirstOrThrow()
    if (used >= mostOfficeKeys) throw new AppError('api.too-many-keys')
    const made = await tx
      .insertInto('office_keys')
      .values({
        id,
        name,
        company_id: company,
        scopes,
        cells: JSON.stringify(cellsOfScopes(scopes)),
        hint: hintOf(secret),
        secret_hash: officeSecretHash(secret)!,
        created_by: actor.id,
        expires_at: new Date(now().getTime() + life * 86_400_000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('api.key-made')
    const after = { name, scopes, days: life }
    await recordActivity(tx, actor, {
      action: 'office-keys.make',
      entity: 'api-key',
      entityId: id,
      clientId: company,
      after,
    })
    return { id, name, secret }
  })
}

/** Gives a key another secret. The one before works for a day more. */
export async function rotateOwnKey(actor: Actor, key: { keyId: string; version: number }): Promise<MadeKey> {
  await beforeChange(actor)
  const secret = newOfficeSecret()
  const moment = now()
  return asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('office_keys')
      .set({
        // why not the old hash: no role reads a hash; a trigger keeps it
        old_until: new Date(moment.getTime() + oldSecretHours * 3_600_000),
        secret_hash: officeSecretHash(secret)!,
        hint: hintOf(secret),
        version: key.version + 1,
      })
      .where('id', '=', recordId(key.keyId))
      .where('version', '=', key.version)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'company_id'])
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    const { id, name, company_id: clientId } = row
    await recordActivity(tx, actor, { action: 'office-keys.rotate', entity: 'api-key', entityId: id, clientId })
    return { id, name, secret }
  })
}

/** Ends a key at once, with the secret before the last change. Asks for no fresh sign-in: it only takes rights away. */
export async function revokeOwnKey(actor: Actor, keyId: string): Promise<void> {
  authorize(actor, 'integrations.change')
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('office_keys')
      .set({ revoked_at: now(), revoked_by: actor.id, version: sql`version + 1` })
      .where('id', '=', recordId(keyId))
      .where('revoked_at', 'is', null)
      .returning(['id', 'company_id'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { id, company_id: clientId } = row
    await recordActivity(tx, actor, { action: 'office-keys.revoke', entity: 'api-key', entityId: id, clientId })
  })
}
