import pg from 'pg'

/** The identity under which one statement or transaction runs. */
export type Identity = { role: string; userId: string }

type Connection = {
  bind(config: { portal: string; statement: string; values: string[]; valueMapper: (value: unknown) => unknown }): void
  execute(config: { portal: string; rows: number }): void
}
type QueryInternals = {
  callback: ((error: Error | undefined, result: pg.QueryResult) => void) | undefined
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
// why: pg.Query's protocol methods are not part of its documented interface; pg is pinned and the isolation tests watch over this.
const PgQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryInternals

const identityStatement = '__identity'
const identitySql = `select set_config('role', $1, true), set_config('app.user_id', $2, true)`

/** Sends the identity and one statement under a single Sync: one round trip, one implicit transaction, no identity left behind. */
class QueryAsIdentity extends PgQuery {
  answersIdentity = true
  identity: Identity
  constructor(config: pg.QueryConfig, identity: Identity) {
    super(config)
    this.identity = identity
  }
  requiresPreparation(): boolean {
    return true
  }
  override prepare(connection: Connection): void {
    const values = [this.identity.role, this.identity.userId]
    connection.bind({ portal: '', statement: identityStatement, values, valueMapper: (value) => value })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }
  override handleDataRow(message: unknown): void {
    if (!this.answersIdentity) super.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.answersIdentity) this.answersIdentity = false
    else super.handleCommandComplete(message, connection)
  }
}

/** PostgreSQL leaves out zeros at the end of a second's parts; with at least three decimals, texts sort as times do. */
const missingZeros: Record<number, string> = { 8: '.000', 10: '00', 11: '0' }
const isoTime = (value: string): string => {
  if (!value.endsWith('+00')) return new Date(value).toISOString()
  const time = value.slice(11, -3)
  return `${value.slice(0, 10)}T${time}${missingZeros[time.length] ?? ''}Z`
}

const parsers: Record<number, (value: string) => unknown> = {
  20: Number, // bigint: halalas and counts, far below 2^53
  1700: Number, // numeric(5,2): scores
  1082: (value) => value, // date: a day, not a moment
  1184: isoTime, // timestamptz as ISO text: half the cost of a list was making Date objects
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

const prepareIdentity = async (client: pg.ClientBase): Promise<void> => {
  await client.query({ name: identityStatement, text: identitySql, values: ['none', ''] })
}

/** A pool whose connections can take an identity. Every pool needs the error listener: a lost server must not end the process. */
export function identityPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types,
    options: '-c search_path=app -c TimeZone=UTC -c statement_timeout=8000 -c lock_timeout=4000',
    // the pool waits for what this answers before anybody gets the connection
    onConnect: (client) => prepareIdentity(client),
  })
  pool.on('error', onError)
  return pool
}

const statementNames = new Map<string, string>()
/** Named statements are planned once a connection; the cap keeps generated SQL from filling the server's memory. */
const statementName = (text: string): string | undefined => {
  const known = statementNames.get(text)
  if (known || statementNames.size >= 1000) return known
  const name = `q${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** What Kysely's PostgreSQL driver sees as a client. */
export type IdentityClient = {
  readonly processID: number | undefined
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(error?: Error | boolean): void
}

export function clientAs(client: pg.PoolClient, identity: Identity): IdentityClient {
  let inTransaction = false
  const begin = (text: string) => {
    inTransaction = true
    const [role, user] = [pg.escapeLiteral(identity.role), pg.escapeLiteral(identity.userId)]
    return client.query(`${text}; select set_config('role', ${role}, true), set_config('app.user_id', ${user}, true)`)
  }
  return {
    get processID() {
      return (client as unknown as { processID?: number }).processID
    },
    query(text, values = []) {
      if (text === 'begin' || text.startsWith('start transaction')) return begin(text)
      const config = { text, values: [...values], name: statementName(text) }
      if (inTransaction) {
        if (text === 'commit' || text === 'rollback') inTransaction = false
        return values.length > 0 ? client.query(config) : client.query(text)
      }
      return new Promise((resolve, reject) => {
        const query = new QueryAsIdentity(config, identity)
        query.callback = (error, result) => (error ? reject(error) : resolve(result))
        client.query(query as unknown as pg.Submittable)
      })
    },
    release: (error) => client.release(error),
  }
}
