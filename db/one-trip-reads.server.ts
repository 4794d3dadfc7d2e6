import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Asking, isOfStatement } from './identity.server.ts'
import { answerLimit } from './patience.server.ts'

// pg.Query's protocol methods are not part of its documented interface: `missingInternals` and `answersAsNeeded` decide whether they are used.
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
const PgQuery = (pg.Query ?? Object) as unknown as new (config: pg.QueryConfig) => QueryInternals
type Member = QueryInternals & { name?: string; text?: string }

const identityStatement = '__identity'
const identitySql = `select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('statement_timeout', $3, true), set_config('app.company_id', $4, true), set_config('app.language', $5, true), set_config('app.staff_role', $6, true), set_config('app.key_id', $7, true), case when $6 <> '' then set_config('transaction_read_only', 'on', true) end`

function takeIdentity(connection: Connection, asked: Asking): void {
  const { role, userId, patience, companyId = '', language = '', staffRole = '', keyId = '' } = asked
  const values = [role, userId, patience, companyId, language, staffRole, keyId]
  connection.bind({ portal: '', statement: identityStatement, values, valueMapper: (value) => value })
  connection.execute({ portal: '', rows: 0 })
}

/**
 * Sends identity and one statement under a single Sync: one round trip, one implicit transaction, no identity left
 * behind.
 */
class QueryAsIdentity extends PgQuery {
  answersIdentity = true
  identity: Asking
  constructor(config: pg.QueryConfig, identity: Asking) {
    super(config)
    this.identity = identity
  }
  get query_timeout(): number {
    return answerLimit(this.identity.patience)
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

/** One of several statements under a common Sync, sent by the last. */
class QueryAmongOthers extends PgQuery {
  requiresPreparation(): boolean {
    return true
  }
  _getRows(connection: Connection): void {
    connection.execute({ portal: '', rows: 0 })
  }
}

/**
 * Sends an identity once and several statements under a single Sync: one implicit transaction that answers all or none.
 * Occupies one place in pg's queue and forwards each answer to its statement.
 */
class QueriesAsIdentity extends PgQuery {
  private readonly identity: Asking
  readonly members: readonly Member[]
  private parsing: Member[] = []
  private connection: Connection | undefined
  /** Index of the next answer, or of the failed statement; -1: the identity. */
  at = -1
  constructor(identity: Asking, members: readonly Member[]) {
    super({ text: '' })
    this.identity = identity
    this.members = members
  }
  /** pg records a prepared statement under the name of the query that receives ParseComplete. */
  private parsed(): Member | undefined {
    return this.parsing.find(({ name }) => this.connection?.parsedStatements[name!] === undefined)
  }
  get name(): string | undefined {
    return this.parsed()?.name
  }
  set name(_none) {}
  get query_timeout(): number {
    return answerLimit(this.identity.patience)
  }
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
    // why: statements after the failed one were never parsed
    for (const { name } of this.parsing)
      if (connection.parsedStatements[name!] === undefined) delete connection.submittedNamedStatements[name!]
    this.callback!(error, undefined as never)
  }
  override handleReadyForQuery(connection: Connection): void {
    for (const member of this.members) member.handleReadyForQuery(connection)
    this.callback!(undefined, undefined as never)
  }
}

export const prepareIdentity = async (client: pg.ClientBase): Promise<void> => {
  await client.query({ name: identityStatement, text: identitySql, values: ['none', '', '8000', '', '', '', ''] })
}

/** Reads queued until the end of this turn, each with its identity and answer. */
type Read = { config: pg.QueryConfig<unknown[]>; identity: Asking; answer: PromiseWithResolvers<pg.QueryResult> }
/** Maximum reads per batch; larger numbers run in parallel, so that slow reads of a page do not queue. */
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

/** Sends all reads in one transaction. After a failure all others are repeated alone. */
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

/** Values that pg can serialise for certain: a failure halfway would abort the others of the batch. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Date || (Array.isArray(value) && value.every(isPlain))

/**
 * Whether a read may be sent with others. why named: pg is told which statements of a batch are parsed by their names
 * alone; one without a name would be taken for the next one, which is then never parsed if the batch fails in between.
 */
const goesWithOthers = ({ config }: Read): boolean => config.name !== undefined && config.values!.every(isPlain)

/** Sends reads of one identity over one connection in one write. */
function answersTo(client: pg.PoolClient, reads: readonly Read[]): Promise<PromiseSettledResult<pg.QueryResult>[]> {
  if (reads.length > 1 && reads.every(goesWithOthers)) sendAsOne(client, reads)
  else for (const read of reads) sendAlone(client, read)
  return Promise.allSettled(reads.map(({ answer }) => answer.promise))
}

async function readTogether(pool: pg.Pool, reads: readonly Read[]): Promise<void> {
  try {
    const client = await pool.connect()
    const outcomes = await answersTo(client, reads)
    // why: the server has terminated this connection, so it must not be reused
    client.release(outcomes.some((outcome) => outcome.status === 'rejected' && !isOfStatement(outcome.reason)))
  } catch (error) {
    for (const { answer } of reads) answer.reject(error)
  }
}

const waiting = new Map<pg.Pool, Read[]>()

/** Queues a read until the end of this turn: concurrent reads of a page share one write and one answer. */
export function readInOneTrip(pool: pg.Pool, config: Read['config'], identity: Asking): Promise<pg.QueryResult> {
  const read: Read = { config, identity, answer: Promise.withResolvers() }
  const others = waiting.get(pool)
  if (others) others.push(read)
  else {
    const reads = [read]
    waiting.set(pool, reads)
    process.nextTick(() => {
      waiting.delete(pool)
      // why: a connection has one identity at a time, and a failed statement leaves later ones of its name unparsed
      const groups = Map.groupBy(reads, ({ identity }) =>
        [
          identity.role,
          identity.userId,
          identity.companyId,
          identity.language,
          identity.staffRole,
          identity.keyId,
          identity.patience,
        ].join(' '),
      )
      for (const group of groups.values())
        for (let at = 0; at < group.length; at += mostTogether)
          void readTogether(pool, group.slice(at, at + mostTogether))
    })
  }
  return read.answer.promise
}

const neededOfQuery =
  'submit prepare hasBeenParsed _getRows handleRowDescription handleDataRow handleCommandComplete handleError handleReadyForQuery'
const neededOfConnection = ['bind', 'execute', 'sync']

/** The first of pg's internals that this file needs and that is not there, or null. */
export function missingInternals(): string | null {
  const has = (owner: unknown, name: string) =>
    typeof (owner as { prototype?: Record<string, unknown> } | undefined)?.prototype?.[name] === 'function'
  const ofQuery = neededOfQuery.split(' ').find((name) => !has(pg.Query, name))
  if (ofQuery) return `Query.${ofQuery}`
  const ofConnection = neededOfConnection.find((name) => !has(pg.Connection, name))
  if (ofConnection) return `Connection.${ofConnection}`
  return '_types' in (new PgQuery({ text: '' })._result ?? {}) ? null : 'Query._result._types'
}

const someone: Asking = { role: 'itqan_visitor', userId: '00000000-0000-4000-8000-000000000001', patience: '2999' }
const whoAsks = `select $1::int as n, current_user as role, current_setting('app.user_id', true) as id,
  current_setting('statement_timeout') as patience`
const whoIsLeft = `select current_user = session_user and coalesce(current_setting('app.user_id', true), '') = '' as nobody`

/** Queries alone, together, and together with a failing statement. */
async function answersRightly(client: pg.PoolClient): Promise<boolean> {
  const read = (n: number): Read => {
    const text = n === 0 ? 'select 1 / $1::int as n' : whoAsks
    return {
      config: { text, values: [n], name: `__probe${n && 1}` },
      identity: someone,
      answer: Promise.withResolvers(),
    }
  }
  for (const numbers of [[1], [2, 3, 4], [5, 0, 6], [7, 8]]) {
    const answers = await answersTo(client, numbers.map(read))
    const right = answers.every((answer, at) => {
      if (numbers[at] === 0) return answer.status === 'rejected' && isOfStatement(answer.reason)
      const row = answer.status === 'fulfilled' ? answer.value.rows[0] : undefined
      const { role, userId, patience } = someone
      return row?.n === numbers[at] && row.role === role && row.id === userId && row.patience === `${patience}ms`
    })
    const { rows } = await client.query<{ nobody: boolean }>(whoIsLeft)
    if (!right || rows[0]?.nobody !== true) return false
  }
  return true
}

/** Whether reads over this connection are answered as they must be; its internals may be there and do something else. */
export async function answersAsNeeded(client: pg.PoolClient): Promise<boolean> {
  const tooLate = pause(3000, false, { ref: false })
  return Promise.race([answersRightly(client), tooLate]).catch(() => false)
}
