import pg from 'pg'
import { patienceFor } from './patience.server.ts'
import { PatientPool } from './patient-pool.server.ts'

/** The identity under which one statement or transaction runs. */
export type Identity = { role: string; userId: string }

type Connection = {
  bind(config: { portal: string; statement: string; values: string[]; valueMapper: (value: unknown) => unknown }): void
  execute(config: { portal: string; rows: number }): void
  sync(): void
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
}
type QueryInternals = {
  callback: ((error: Error | undefined, result: pg.QueryResult) => void) | undefined
  _result: { _types: unknown }
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}
// why: pg.Query's protocol methods are not part of its documented interface; pg is pinned and the isolation tests watch over this.
const PgQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryInternals
type Member = QueryInternals & { name?: string; text?: string }

const identityStatement = '__identity'
const identitySql = `select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('statement_timeout', $3, true)`

/** An identity and how long its statements may take where it asks. */
type Asking = Identity & { patience: string }

function takeIdentity(connection: Connection, { role, userId, patience }: Asking): void {
  const values = [role, userId, patience]
  connection.bind({ portal: '', statement: identityStatement, values, valueMapper: (value) => value })
  connection.execute({ portal: '', rows: 0 })
}

/** Sends the identity and one statement under a single Sync: one round trip, one implicit transaction, no identity left behind. */
class QueryAsIdentity extends PgQuery {
  answersIdentity = true
  identity: Asking
  constructor(config: pg.QueryConfig, identity: Asking) {
    super(config)
    this.identity = identity
  }
  requiresPreparation(): boolean {
    return true
  }
  override prepare(connection: Connection): void {
    takeIdentity(connection, this.identity)
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

/** One of several statements under a common Sync, which it leaves to the last. */
class QueryAmongOthers extends PgQuery {
  requiresPreparation(): boolean {
    return true
  }
  _getRows(connection: Connection): void {
    connection.execute({ portal: '', rows: 0 })
  }
}

/**
 * Sends an identity once and several statements after it under a single Sync: one implicit transaction, which answers all of them or
 * none. It stands in pg's queue for all its statements and hands each what is answered to it.
 */
class QueriesAsIdentity extends PgQuery {
  private readonly identity: Asking
  readonly members: readonly Member[]
  private parsing: Member[] = []
  private connection: Connection | undefined
  /** Whose answer comes next, or who failed; -1: the identity. */
  at = -1
  constructor(identity: Asking, members: readonly Member[]) {
    super({ text: '' })
    this.identity = identity
    this.members = members
  }
  /** pg notes a statement as known under the name of the query that it hears of while a Parse is answered. */
  private parsed(): Member | undefined {
    return this.parsing.find(({ name }) => this.connection?.parsedStatements[name!] === undefined)
  }
  get name(): string | undefined {
    return this.parsed()?.name
  }
  set name(_none) {}
  get text(): string {
    return this.parsed()?.text ?? ''
  }
  set text(_none) {}
  requiresPreparation(): boolean {
    return true
  }
  override prepare(connection: Connection): void {
    takeIdentity(connection, this.identity)
    for (const member of this.members) {
      member._result._types = this._result._types
      if (member.name && !member.hasBeenParsed(connection)) this.parsing.push(member)
      member.prepare(connection)
    }
    connection.sync()
    this.connection = connection
  }
  override handleRowDescription(message: unknown): void {
    this.members[this.at]!.handleRowDescription(message)
  }
  override handleDataRow(message: unknown): void {
    this.members[this.at]?.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.members[this.at++]?.handleCommandComplete(message, connection)
  }
  override handleError(error: Error, connection: Connection): void {
    // why: what stands behind the statement that failed was never parsed
    for (const { name } of this.parsing)
      if (connection.parsedStatements[name!] === undefined) delete connection.submittedNamedStatements[name!]
    this.callback!(error, undefined as never)
  }
  override handleReadyForQuery(connection: Connection): void {
    for (const member of this.members) member.handleReadyForQuery(connection)
    this.callback!(undefined, undefined as never)
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
  await client.query({ name: identityStatement, text: identitySql, values: ['none', '', '8000'] })
}

/** A pool whose connections can take an identity. Every pool needs the error listener: a lost server must not end the process. */
export function identityPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new PatientPool({
    ...config,
    types,
    pipeline: true,
    options: '-c search_path=app -c TimeZone=UTC -c statement_timeout=8000 -c lock_timeout=4000',
    // the pool waits for what this answers before anybody gets the connection
    onConnect: (client) => prepareIdentity(client),
  })
  pool.on('error', onError)
  // why: the pool listens to idle connections only; one that is lost at work fails its statements, and must not end the process
  pool.on('connect', (client) => client.on('error', () => {}))
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

/** Reads that wait for the end of this turn, each with its own identity and its own answer. */
type Read = { config: pg.QueryConfig<unknown[]>; identity: Asking; answer: PromiseWithResolvers<pg.QueryResult> }
/** More of them go side by side, so that a page of many slow reads is not answered one after another. */
const mostTogether = 4

const send = (client: pg.PoolClient, query: QueryInternals, callback: QueryInternals['callback']): void => {
  query.callback = callback
  client.query(query as unknown as pg.Submittable)
}
const answerTo =
  ({ answer }: Read): QueryInternals['callback'] =>
  (error, result) =>
    error ? answer.reject(error) : answer.resolve(result)

const sendAlone = (client: pg.PoolClient, read: Read): void =>
  send(client, new QueryAsIdentity(read.config, read.identity), answerTo(read))

/** The statement was at fault, and not the connection or the server. */
const isOfStatement = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === false

/** One transaction for all of them. When a statement fails nothing of it counts, and the others are asked alone: it takes none with it. */
function sendAsOne(client: pg.PoolClient, reads: readonly Read[]): void {
  const members = reads.map((read) => {
    const member = new QueryAmongOthers(read.config)
    member.callback = answerTo(read)
    return member
  })
  const together = new QueriesAsIdentity(reads[0]!.identity, members)
  send(client, together, (error) => {
    if (!error) return
    const failed = reads[together.at]
    for (const read of reads)
      if (failed && read !== failed && isOfStatement(error)) sendAlone(client, read)
      else read.answer.reject(error)
  })
}

/** What pg can write for certain: a value that it fails on half-way would break off the others of its transaction. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Date || (Array.isArray(value) && value.every(isPlain))

/** Sends reads of one identity over one connection in one write. */
async function readTogether(pool: pg.Pool, reads: readonly Read[]): Promise<void> {
  try {
    const client = await pool.connect()
    if (reads.length > 1 && reads.every(({ config }) => config.values!.every(isPlain))) sendAsOne(client, reads)
    else for (const read of reads) sendAlone(client, read)
    const outcomes = await Promise.allSettled(reads.map(({ answer }) => answer.promise))
    // why: nobody else gets a connection that the server has said good-bye to
    client.release(outcomes.some((outcome) => outcome.status === 'rejected' && !isOfStatement(outcome.reason as Error)))
  } catch (error) {
    for (const { answer } of reads) answer.reject(error)
  }
}

const waiting = new Map<pg.Pool, Read[]>()

/** Reads once this turn is over: what a page asks for at the same time costs one write and one answer instead of several. */
function readSoon(pool: pg.Pool, config: Read['config'], identity: Asking): Promise<pg.QueryResult> {
  const read: Read = { config, identity, answer: Promise.withResolvers() }
  const others = waiting.get(pool)
  if (others) others.push(read)
  else {
    const reads = [read]
    waiting.set(pool, reads)
    process.nextTick(() => {
      waiting.delete(pool)
      // why: a connection speaks for one identity at a time; and a statement that fails leaves those of its name behind it unparsed
      const groups = Map.groupBy(reads, ({ identity: { role, userId, patience } }) => `${role} ${userId} ${patience}`)
      for (const group of groups.values())
        for (let at = 0; at < group.length; at += mostTogether)
          void readTogether(pool, group.slice(at, at + mostTogether))
    })
  }
  return read.answer.promise
}

/** What Kysely's PostgreSQL driver sees as a client. */
export type IdentityClient = {
  readonly processID: number | undefined
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(error?: Error | boolean): void
}

/** A client that takes a connection for a transaction only; each statement outside of one is a read of its own. */
export function clientAs(pool: pg.Pool, identity: Identity): IdentityClient {
  let held: pg.PoolClient | undefined
  let inTransaction = false
  const begin = async (text: string) => {
    held ??= await pool.connect()
    inTransaction = true
    const [role, user] = [pg.escapeLiteral(identity.role), pg.escapeLiteral(identity.userId)]
    const patience = pg.escapeLiteral(patienceFor(identity.role))
    return held.query(
      `${text}; select set_config('role', ${role}, true), set_config('app.user_id', ${user}, true), set_config('statement_timeout', ${patience}, true)`,
    )
  }
  return {
    get processID() {
      return (held as unknown as { processID?: number } | undefined)?.processID
    },
    query(text, values = []) {
      if (text === 'begin' || text.startsWith('start transaction')) return begin(text)
      const config = { text, values: [...values], name: statementName(text) }
      if (!held || !inTransaction) return readSoon(pool, config, { ...identity, patience: patienceFor(identity.role) })
      if (text === 'commit' || text === 'rollback') inTransaction = false
      return values.length > 0 ? held.query(config) : held.query(text)
    },
    release: (error) => held?.release(error),
  }
}
