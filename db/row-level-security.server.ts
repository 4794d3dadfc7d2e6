import pg from 'pg'
import { type Asking, asking, type Identity, isOfStatement } from './identity.server.ts'
import { identityPool } from './identity-pool.server.ts'
import { answerLimit } from './patience.server.ts'
import { watched } from './watch.server.ts'
import { answersAsNeeded, missingInternals, readInOneTrip } from './one-trip-reads.server.ts'

/**
 * How a read outside a transaction takes its identity. `one-trip`: identity and statement in one write, by undocumented
 * methods of pg. `transaction`: its own transaction by documented calls, in three round trips.
 */
export type ReadManner = 'one-trip' | 'transaction'

/** Usable manner as far as known without a connection. */
export const readManner = (wanted: ReadManner): ReadManner => (missingInternals() === null ? wanted : 'transaction')

/** Tests reads in one trip on a separate connection; gives up on one that never answers. */
async function isAnsweredInOneTrip(url: string): Promise<boolean> {
  const pool = identityPool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 }, true, () => {})
  try {
    const client = await pool.connect()
    const right = await answersAsNeeded(client)
    client.release(true)
    // why: releasing a connection does not end its pending query
    if (!right) (client as { connection?: { stream?: { destroy?: () => void } } }).connection?.stream?.destroy?.()
    return right
  } finally {
    await pool.end()
  }
}

/** Manner that works with this version of pg. */
export async function usableManner(
  url: string,
  wanted: ReadManner,
  warn: (reason: string) => void,
): Promise<ReadManner> {
  if (wanted === 'transaction') return wanted
  const missing = missingInternals()
  if (missing === null && (await isAnsweredInOneTrip(url))) return wanted
  warn(missing === null ? 'reads in one trip were not answered as they must be' : `pg has no ${missing}`)
  return 'transaction'
}

const statementNames = new Map<string, string>()
/** Named statements are planned once per connection; the cap bounds the server's memory for generated SQL. */
const statementName = (text: string): string | undefined => {
  const known = statementNames.get(text)
  if (known || statementNames.size >= 1000) return known
  const name = `q${statementNames.size}`
  statementNames.set(text, name)
  return name
}

type Config = pg.QueryConfig<unknown[]>

/** A statement with a limit for its answer, which pg takes from the statement but does not declare. */
const within = (config: Config, patience: string): Config => {
  const limited: Config & { query_timeout: number } = { ...config, query_timeout: answerLimit(patience) }
  return limited
}

const beginAs = (text: string, asked: Asking): string => {
  const { role, userId, patience, companyId = '', language = '', staffRole = '', keyId = '' } = asked
  const settings = Object.entries({
    role,
    'app.user_id': userId,
    'app.company_id': companyId,
    'app.language': language,
    'app.staff_role': staffRole,
    'app.key_id': keyId,
    statement_timeout: patience,
    ...(staffRole && { transaction_read_only: 'on' }),
  })
  return `${text}; select ${settings.map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`).join(', ')}`
}

async function readInTransaction(pool: pg.Pool, config: Config, identity: Asking): Promise<pg.QueryResult> {
  const client = await pool.connect()
  let lost = false
  try {
    const { patience } = identity
    await client.query(within({ text: beginAs('begin', identity) }, patience))
    const result = await client.query(within(config, patience))
    await client.query('commit')
    return result
  } catch (error) {
    lost = !isOfStatement(error)
    if (!lost) await client.query('rollback').catch(() => (lost = true))
    throw error
  } finally {
    // a connection in an unknown state is closed: its identity may still be set
    client.release(lost)
  }
}

const reads = { 'one-trip': readInOneTrip, transaction: readInTransaction }

/** Client interface of Kysely's PostgreSQL driver. */
export type IdentityClient = {
  readonly processID: number | undefined
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(error?: Error | boolean): void
}

/** A client that holds a connection only within a transaction; other statements are single reads. */
export function clientAs(pool: pg.Pool, manner: ReadManner, identity: Identity): IdentityClient {
  let held: pg.PoolClient | undefined
  let inTransaction = false
  let patience = ''
  const begin = async (text: string) => {
    held ??= await pool.connect()
    inTransaction = true
    const client = held
    const asked = asking(identity)
    patience = asked.patience
    return watched('begin', () => client.query(within({ text: beginAs(text, asked) }, asked.patience)))
  }
  return {
    get processID() {
      return (held as unknown as { processID?: number } | undefined)?.processID
    },
    query(text, values = []) {
      if (text === 'begin' || text.startsWith('start transaction')) return begin(text)
      const config = { text, values: [...values], name: statementName(text) }
      if (!held || !inTransaction) return watched(text, () => reads[manner](pool, config, asking(identity)))
      if (text === 'commit' || text === 'rollback') inTransaction = false
      const client = held
      return watched(text, () => client.query(within(values.length > 0 ? config : { text }, patience)))
    },
    release: (error) => held?.release(error),
  }
}
