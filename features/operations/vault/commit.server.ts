import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Manifest, readManifest } from '#/domain/operations/vault/manifest.ts'
import { authorize } from '#/domain/permissions.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { CommitWrite } from './form.ts'
import { recordVault } from './record.server.ts'

/** The actor's rights in a collection; `not-found` without its key. */
async function requireRole(tx: Tx, commit: Pick<CommitWrite, 'kind' | 'collection'>): Promise<void> {
  const need = commit.kind === 'entries' ? 'edit' : 'manage'
  const { rows } = await sql<{ read: boolean; may: boolean }>`
    select ${commit.collection}::uuid = any (priv.vaults('read')) as read, ${commit.collection}::uuid = any (priv.vaults(${need})) as may
  `.execute(tx)
  if (!rows[0]?.read) throw new AppError('not-found')
  if (!rows[0].may) throw new AppError('not-allowed')
}

/** Takes the place of the state that the browser saw; a state written by another person in between is kept. */
async function replaceState(tx: Tx, actor: Actor, commit: CommitWrite): Promise<void> {
  const { collection, seen, keyVersion, name, manifest, signature } = commit
  const state = { key_version: keyVersion, counter: seen.counter + 1, name, manifest, signature, signer_id: actor.id }
  if (commit.kind === 'create') {
    const values = { id: collection, client_id: companyOf(actor), created_by: actor.id, created_at: now(), ...state }
    const made = await tx
      .insertInto('vault_collections')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    return
  }
  const { numUpdatedRows } = await tx
    .updateTable('vault_collections')
    .set({ ...state, ...(commit.kind === 'rotate' && { rotate_since: null }) })
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', collection)
    .where('counter', '=', seen.counter)
    .where('key_version', '=', seen.keyVersion)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
}

const wrapsOf = (tx: Tx, collection: string): Promise<{ profile_id: string; role: string }[]> =>
  tx.selectFrom('vault_wraps').select(['profile_id', 'role']).where('collection_id', '=', collection).execute()

/** Gives keys, and at a change of the key takes all others away. Answers who lost theirs. */
async function replaceWraps(tx: Tx, actor: Actor, commit: CommitWrite): Promise<string[]> {
  if (commit.wraps.length === 0) return []
  const people = commit.wraps.map(({ person }) => person)
  for (const person of people) {
    const { rows } = await sql<{ has: boolean }>`select priv.has_vault(${person}) as has`.execute(tx)
    if (!rows[0]?.has) throw new AppError('vault.person-gone')
  }
  const before = (await wrapsOf(tx, commit.collection)).map(({ profile_id }) => profile_id)
  const left = commit.kind === 'rotate' ? before.filter((person) => !people.includes(person)) : []
  if (left.length > 0)
    await tx
      .deleteFrom('vault_wraps')
      .where('collection_id', '=', commit.collection)
      .where('profile_id', 'in', left)
      .execute()
  await tx
    .insertInto('vault_wraps')
    .values(
      commit.wraps.map(({ person, role, sealed, signature }) => ({
        client_id: companyOf(actor),
        collection_id: commit.collection,
        profile_id: person,
        key_version: commit.keyVersion,
        role,
        sealed,
        giver_id: actor.id,
        signature,
        given_at: now(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['collection_id', 'profile_id']).doUpdateSet((row) => ({
        key_version: row.ref('excluded.key_version'),
        role: row.ref('excluded.role'),
        sealed: row.ref('excluded.sealed'),
        giver_id: row.ref('excluded.giver_id'),
        signature: row.ref('excluded.signature'),
        given_at: row.ref('excluded.given_at'),
      })),
    )
    .execute()
  return left
}

async function replaceEntries(tx: Tx, actor: Actor, { collection, entries, removed }: CommitWrite): Promise<void> {
  if (removed.length > 0)
    await tx.deleteFrom('vault_entries').where('collection_id', '=', collection).where('id', 'in', removed).execute()
  if (entries.length === 0) return
  await tx
    .insertInto('vault_entries')
    .values(
      entries.map(({ id, version, keyVersion, contentKey, body }) => ({
        client_id: companyOf(actor),
        collection_id: collection,
        id,
        version,
        key_version: keyVersion,
        content_key: contentKey,
        body,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['collection_id', 'id']).doUpdateSet((row) => ({
        version: row.ref('excluded.version'),
        key_version: row.ref('excluded.key_version'),
        content_key: row.ref('excluded.content_key'),
        body: row.ref('excluded.body'),
      })),
    )
    .execute()
}

/** What those who lost their key could read is listed for those who stay. */
async function listDepartures(tx: Tx, actor: Actor, collection: string, people: readonly string[]): Promise<void> {
  const entries = await tx.selectFrom('vault_entries').select('id').where('collection_id', '=', collection).execute()
  const rows = people.flatMap((profile_id) =>
    entries.map(({ id }) => ({
      client_id: companyOf(actor),
      collection_id: collection,
      entry_id: id,
      profile_id,
      left_at: now(),
      settled_at: null,
    })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('vault_departures')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['collection_id', 'entry_id', 'profile_id'])
        .doUpdateSet((row) => ({ left_at: row.ref('excluded.left_at'), settled_at: row.ref('excluded.settled_at') })),
    )
    .execute()
}

const settle = (tx: Tx, collection: string, entries: readonly string[]) =>
  tx
    .updateTable('vault_departures')
    .set({ settled_at: now() })
    .where('collection_id', '=', collection)
    .where('entry_id', 'in', [...entries])
    .where('settled_at', 'is', null)
    .execute()

/** The signed list as it has to be for this change. The browser's signature is checked by the browsers that read it. */
function listOf(actor: Actor, commit: CommitWrite): Manifest {
  const manifest = readManifest(commit.manifest)
  const { company, collection, keyVersion, counter, members } = manifest ?? {}
  const fits =
    company === companyOf(actor) &&
    collection === commit.collection &&
    keyVersion === commit.keyVersion &&
    counter === commit.seen.counter + 1 &&
    commit.keyVersion === commit.seen.keyVersion + (commit.kind === 'rotate' || commit.kind === 'create' ? 1 : 0) &&
    members?.some(({ person }) => person === actor.id) &&
    (commit.kind === 'entries') === (commit.wraps.length === 0)
  if (!manifest || !fits) throw new AppError('vault.refused')
  return manifest
}

/** The rows after the change are those of the signed list: otherwise no browser would open the collection any more. */
async function requireSame(tx: Tx, collection: string, manifest: Manifest): Promise<void> {
  const rows = await tx
    .selectFrom('vault_entries')
    .select(['id', 'version'])
    .where('collection_id', '=', collection)
    .execute()
  const versions = new Map(manifest.entries.map(({ id, version }) => [id, version]))
  const roles = new Map(manifest.members.map(({ person, role }) => [person, role as string]))
  const same =
    rows.length === versions.size &&
    rows.every(({ id, version }) => versions.get(id) === version) &&
    (await wrapsOf(tx, collection)).every(({ profile_id, role }) => roles.get(profile_id) === role)
  if (!same) throw new AppError('vault.refused')
}

const actions = {
  create: 'vault.add-collection',
  entries: 'vault.write-entries',
  share: 'vault.share',
  rotate: 'vault.rotate',
} as const

async function tellPeople(tx: Tx, actor: Actor, commit: CommitWrite, left: readonly string[]): Promise<void> {
  const at = `${commit.collection}:${commit.seen.counter}`
  const told = (profileId: string, vaultStep: 'shared' | 'removed') =>
    enqueue(tx, 'vault.tell', { profileId, byId: actor.id, vaultStep, clientId: companyOf(actor), at })
  if (commit.kind === 'share')
    for (const { person } of commit.wraps) if (person !== actor.id) await told(person, 'shared')
  for (const person of left) await told(person, 'removed')
}

/**
 * A change of a collection in one transaction: state, keys and logins together, only upon the state that the browser
 * saw. The database refuses keys and logins of another key version than the collection's.
 */
export async function commitToVault(actor: Actor, commit: CommitWrite): Promise<void> {
  authorize(actor, commit.kind === 'create' ? 'vault.collect' : 'vault.use')
  await takeAttempt('vault writes by account', actor.id)
  const manifest = listOf(actor, commit)
  await asActor(actor, async (tx) => {
    if (commit.kind !== 'create') await requireRole(tx, commit)
    await replaceState(tx, actor, commit)
    const left = await replaceWraps(tx, actor, commit)
    await replaceEntries(tx, actor, commit)
    await listDepartures(tx, actor, commit.collection, left)
    if (commit.renewed.length > 0) await settle(tx, commit.collection, commit.renewed)
    await requireSame(tx, commit.collection, manifest)
    await recordVault(tx, actor, actions[commit.kind], {
      entries: commit.entries.length,
      removed: commit.removed.length,
      people: commit.kind === 'share' ? commit.wraps.length : left.length,
    })
    await tellPeople(tx, actor, commit, left)
  })
}

/** Marks the password of a login as changed, where it was changed on the site itself. */
export async function settleDeparture(actor: Actor, collection: string, entry: string): Promise<void> {
  authorize(actor, 'vault.use')
  await asActor(actor, async (tx) => {
    const { numUpdatedRows } = (await settle(tx, collection, [entry]))[0] ?? { numUpdatedRows: 0n }
    if (numUpdatedRows === 0n) throw new AppError('not-found')
    await recordVault(tx, actor, 'vault.settle', { entries: 1 })
  })
}

/** Deletes a collection with everything in it, upon the state that the browser saw. */
export async function deleteCollection(actor: Actor, collection: string, counter: number): Promise<void> {
  authorize(actor, 'vault.use')
  await asActor(actor, async (tx) => {
    await requireRole(tx, { kind: 'rotate', collection })
    const { numDeletedRows } = await tx
      .deleteFrom('vault_collections')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', collection)
      .where('counter', '=', counter)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordVault(tx, actor, 'vault.delete-collection', {})
  })
}
