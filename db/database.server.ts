import { randomUUID } from 'node:crypto'
import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  sql,
  type Transaction,
} from 'kysely'
import type pg from 'pg'
import { type Actor, companyOf, isFieldType, officeKeyRole } from '#/domain/actor.ts'
import type { Identity } from './identity.server.ts'
import { identityPool } from './identity-pool.server.ts'
import { clientAs, type ReadManner, readManner } from './row-level-security.server.ts'
import type { DB } from './tables.ts'

/** A transaction, or (from `readAs`) a handle whose statements each carry the identity in one round trip. */
export type Tx = Kysely<DB>
/** Principal without a session. */
export const visitor = null
export type Principal = Actor | typeof visitor

let pool: pg.Pool | undefined
let manner: ReadManner

/** Opens the application's pool. The role behind `url` owns nothing and sees nothing until it assumes an identity. */
export function openDatabase(
  url: string,
  connections: number,
  onError: (error: Error) => void,
  reads: ReadManner = readManner('one-trip'),
): pg.Pool {
  handles.clear()
  manner = reads
  const config = { connectionString: url, max: connections, connectionTimeoutMillis: 5000 }
  const opened = identityPool(config, manner === 'one-trip', (error) => {
    // why: an ended pool resolves before its connections close; a server lost meanwhile is no error
    if (pool === opened) onError(error)
  })
  pool = opened
  return opened
}
export const databasePool = (): pg.Pool => {
  if (!pool) throw new Error('openDatabase was not called')
  return pool
}
export async function closeDatabase(): Promise<void> {
  const closing = pool
  pool = undefined
  await closing?.end()
}

const companyRoles = { owner: 'itqan_client', member: 'itqan_member', view: 'itqan_viewas' } as const

const identityOf = (principal: Principal): Identity => {
  if (!principal) return { role: 'itqan_visitor', userId: '' }
  const { company, language } = principal
  const key = principal.staff?.key
  const staffRole = key ? officeKeyRole : principal.staff?.seesAs?.role
  if (principal.type === 'admin')
    return { role: 'itqan_admin', userId: principal.id, language, staffRole, keyId: key?.id }
  if (isFieldType(principal.type)) return { role: 'itqan_shopper', userId: principal.id, language }
  // a client without a company has the rights of a member, who sees the own account only
  if (company === null) return { role: 'itqan_member', userId: principal.id, language }
  if (company === undefined) return { role: 'itqan_client', userId: principal.id, language }
  // the platform reads as a company without a person
  const userId = company.mode === 'view' && principal.id === company.id ? '' : principal.id
  return { role: companyRoles[company.mode], userId, companyId: company.id, language, keyId: company.key?.id }
}
const systemIdentity: Identity = { role: 'itqan_system', userId: '' }

/** Handles of recent identities (why: creating one costs as much as a short query). */
const handles = new Map<string, Kysely<DB>>()
const mostHandles = 500

function handleFor(identity: Identity): Kysely<DB> {
  const key = [
    identity.role,
    identity.userId,
    identity.companyId,
    identity.language,
    identity.staffRole,
    identity.keyId,
  ].join(' ')
  const known = handles.get(key)
  if (known) return known
  if (handles.size >= mostHandles) handles.delete(handles.keys().next().value!)
  const handle = newHandle(identity)
  handles.set(key, handle)
  return handle
}

const newHandle = (identity: Identity): Kysely<DB> => {
  const source = databasePool()
  const asPool = {
    options: source.options,
    connect: async () => clientAs(source, manner, identity),
    end: async () => {},
  } as unknown as PostgresPool
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: asPool }) })
}

type Work<T> = (tx: Tx) => Promise<T>
const inTransaction = <T>(identity: Identity, work: Work<T>): Promise<T> =>
  handleFor(identity)
    .transaction()
    .execute((tx: Transaction<DB>) => work(tx))

/** Runs one transaction in which the database enforces the actor's rights. */
export const asActor = <T>(principal: Principal, work: Work<T>): Promise<T> =>
  inTransaction(identityOf(principal), work)

/** Begins a read-only transaction with one snapshot. Only for db/snapshot.server.ts, which ends it. */
export const beginSnapshot = (principal: Principal) =>
  handleFor(identityOf(principal))
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()

/** Reads as the actor without a transaction: each statement carries the identity, one round trip instead of three. */
export const readAs = <T>(principal: Principal, work: Work<T>): Promise<T> => work(handleFor(identityOf(principal)))

/** Placeholder for the reader's id, or that of the company, in a compiled statement. */
const ownId = randomUUID()

/** A read that depends only on the reader: on the company of a client, else on the person. Built and compiled once; the database is queried every time. */
export function ownRead<Row>(build: (db: Tx, id: string) => Compilable<Row>): (actor: Actor) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (actor) => {
    const identity = identityOf(actor)
    compiled ??= build(handleFor(identity), ownId).compile()
    const own = actor.type === 'client' ? companyOf(actor) : actor.id
    const values = compiled.parameters.map((value) => (value === ownId ? own : value))
    const { rows } = await clientAs(databasePool(), manner, identity).query(compiled.sql, values)
    return rows as Row[]
  }
}

/** Runs one transaction of the platform. The reason documents for reviews why no person's rights apply. */
export const asSystem = <T>(_reason: string, work: Work<T>): Promise<T> => inTransaction(systemIdentity, work)

/** Runs a platform step inside a person's transaction, and restores the person's rights after it. */
export async function asSystemWithin<T>(_reason: string, tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx)
  const { role } = rows[0]!
  if (role === systemIdentity.role) return work()
  const become = (next: string) => sql`select set_config('role', ${next}, true)`.execute(tx)
  await become(systemIdentity.role)
  try {
    return await work()
  } finally {
    // why: fails in an aborted transaction, whose rollback restores the role anyway
    await become(role).catch(() => {})
  }
}

/** Reads as the platform without a transaction, for settings that no person may see. The reason is for reviews. */
export const readAsSystem = <T>(_reason: string, work: Work<T>): Promise<T> => work(handleFor(systemIdentity))

/** Refuses a login that could bypass row-level security. */
export async function assertHarmlessLogin(): Promise<void> {
  const { rows } = await databasePool().query<{ harmful: boolean; name: string }>(
    `select rolname as name, rolsuper or rolbypassrls or exists (select from pg_class c where c.relowner = r.oid) as harmful
     from pg_roles r where rolname = session_user`,
  )
  if (rows[0]?.harmful !== false)
    throw new Error(
      `The database role ${rows[0]?.name} may step around row-level security: the server does not start with it.`,
    )
}
