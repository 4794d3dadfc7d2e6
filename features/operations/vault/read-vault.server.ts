import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { KdfParameters } from '#/domain/operations/vault/parameters.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addDays, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { CollectionRow } from './crypto/collection.ts'
import type { Lock, PublicKeys } from './crypto/lock.ts'
import type { Snapshot } from './crypto/session.ts'
import { mustVerifyFirst } from './verified.server.ts'

export type Departure = { collection: string; entry: string; person: string; leftAt: string }
export type Opening = { collection: string; entry: string; person: string; field: string; step: string; at: string }
export type VaultData = {
  owner: { company: string; person: string }
  /** The address has to be verified before a vault is set up. */
  mustVerify: boolean
  mayCollect: boolean
  own: { lock: Lock; publicKeys: PublicKeys } | null
  snapshot: Snapshot
  names: { person: string; name: string; isActive: boolean }[]
  /** Collections whose key has to change, because a person with the key left. */
  toRotate: string[]
  counters: Record<string, number>
  departures: Departure[]
  openings: Opening[]
}

const openingDays = 30
const mostOpenings = 500

const readLock = (db: Tx, company: string, person: string) =>
  db
    .selectFrom('vault_locks')
    .select(['version', 'kdf', 'user_key', 'recovery', 'secrets', 'memory', 'memory_version'])
    .where('client_id', '=', company)
    .where('profile_id', '=', person)
    .executeTakeFirst()

async function readPeople(db: Tx, company: string): Promise<PublicKeys[]> {
  const rows = await db
    .selectFrom('vault_people')
    .select(['profile_id', 'sign_key', 'box_key', 'box_signature'])
    .where('client_id', '=', company)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    person: row.profile_id,
    signKey: row.sign_key,
    boxKey: row.box_key,
    boxSignature: row.box_signature,
  }))
}

/** Rows of the collections whose key the actor holds; row-level security leaves out all others. */
async function readCollections(db: Tx, company: string) {
  const rows = await db
    .selectFrom('vault_collections')
    .select(['id', 'key_version', 'counter', 'name', 'manifest', 'signature', 'signer_id', 'rotate_since'])
    .where('client_id', '=', company)
    .orderBy('created_at')
    .execute()
  const wraps = await db
    .selectFrom('vault_wraps')
    .select(['collection_id', 'profile_id', 'role', 'sealed', 'giver_id', 'signature'])
    .where('client_id', '=', company)
    .execute()
  const entries = await db
    .selectFrom('vault_entries')
    .select(['collection_id', 'id', 'version', 'key_version', 'content_key', 'body'])
    .where('client_id', '=', company)
    .execute()
  const collections = rows.map((row): CollectionRow => ({
    id: row.id,
    keyVersion: row.key_version,
    counter: row.counter,
    name: row.name,
    manifest: row.manifest,
    signature: row.signature,
    signer: row.signer_id,
    wraps: wraps
      .filter(({ collection_id }) => collection_id === row.id)
      .map(({ profile_id, role, sealed, giver_id, signature }) => ({
        person: profile_id,
        role,
        sealed,
        giver: giver_id,
        signature,
      })),
    entries: entries
      .filter(({ collection_id }) => collection_id === row.id)
      .map(({ id, version, key_version, content_key, body }) => ({
        id,
        version,
        keyVersion: key_version,
        contentKey: content_key,
        body,
      })),
  }))
  return { collections, toRotate: rows.filter(({ rotate_since }) => rotate_since !== null).map(({ id }) => id) }
}

async function readDepartures(db: Tx, company: string): Promise<Departure[]> {
  const rows = await db
    .selectFrom('vault_departures')
    .select(['collection_id', 'entry_id', 'profile_id', 'left_at'])
    .where('client_id', '=', company)
    .where('settled_at', 'is', null)
    .orderBy('left_at', 'desc')
    .execute()
  return rows.map((row) => ({
    collection: row.collection_id,
    entry: row.entry_id,
    person: row.profile_id,
    leftAt: row.left_at,
  }))
}

async function readOpenings(db: Tx, company: string): Promise<Opening[]> {
  const rows = await db
    .selectFrom('vault_reveals')
    .select(['collection_id', 'entry_id', 'profile_id', 'field', 'step', 'at'])
    .where('client_id', '=', company)
    .where('at', '>=', startOfDay(addDays(riyadhDay(now()), -openingDays)).toISOString())
    .orderBy('at', 'desc')
    .limit(mostOpenings)
    .execute()
  return rows.map((row) => ({
    collection: row.collection_id,
    entry: row.entry_id,
    person: row.profile_id,
    field: row.field,
    step: row.step,
    at: row.at,
  }))
}

const nothing = { snapshot: { people: [], collections: [], memory: null }, toRotate: [], counters: {} }

/** Everything of the vault that the actor may have, as ciphertext. Without a vault of their own, nothing of it. */
export async function readVault(actor: Actor): Promise<VaultData> {
  authorize(actor, 'vault.use')
  const company = companyOf(actor)
  const owner = { company, person: actor.id }
  const mayCollect = may(actor, 'vault.collect')
  return readAs(actor, async (db) => {
    const row = await readLock(db, company, actor.id)
    const people = row ? await readPeople(db, company) : []
    const publicKeys = people.find(({ person }) => person === actor.id)
    if (!row || !publicKeys) {
      const mustVerify = await mustVerifyFirst(actor)
      return { owner, mayCollect, mustVerify, own: null, names: [], departures: [], openings: [], ...nothing }
    }
    const { collections, toRotate } = await readCollections(db, company)
    const names = await sql<{ profile_id: string; full_name: string; is_active: boolean }>`
      select * from priv.vault_names()`.execute(db)
    const lock = {
      version: row.version,
      kdf: row.kdf as KdfParameters,
      userKey: row.user_key,
      recovery: row.recovery,
      secrets: row.secrets,
    }
    const memory = row.memory === null ? null : { version: row.memory_version, sealed: row.memory }
    return {
      owner,
      mayCollect,
      mustVerify: false,
      own: { lock, publicKeys },
      snapshot: { people, collections, memory },
      names: names.rows.map(({ profile_id, full_name, is_active }) => ({
        person: profile_id,
        name: full_name,
        isActive: is_active,
      })),
      toRotate,
      counters: Object.fromEntries(collections.map(({ id, counter }) => [id, counter])),
      departures: await readDepartures(db, company),
      openings: await readOpenings(db, company),
    }
  })
}
