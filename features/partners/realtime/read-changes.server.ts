import { sql } from 'kysely'
import { databasePool, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import {
  type ChangeKind,
  isTooOld,
  lastNumber,
  type Place,
  type RealtimeTable,
  realtimeTables,
  type Since,
} from '#/domain/partners/realtime.ts'
import { may } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'

/** A change of a record that the reader may see. `version`: of the record now, where it has one. */
export type Change = {
  place: Place
  table: RealtimeTable
  op: ChangeKind
  id: string
  version: number | null
  at: Date
}
/** `next`: the place after the last row that was read, also of rows that the reader may not see. `more`: rows follow. */
export type Changes = { changes: Change[]; next: Place; more: boolean }

const perPage = 200

type Row = { xid: string; seq: string; tab: RealtimeTable; op: ChangeKind; record_id: string; at: Date }
type Seen = { id: string; version: number | null }

const version = (column: string) => sql<number>`${sql.ref(column)}`.as('version')
const none = sql<number | null>`null::integer`.as('version')

/** Records of a table that the API answers to the reader, of the given ids: the database asks for the rights. */
const visible: Record<RealtimeTable, (db: Tx, clientId: string, ids: readonly string[]) => Promise<Seen[]>> = {
  requests: (db, clientId, ids) =>
    db
      .selectFrom('mystery_shopping_requests')
      .select(['id', none])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute(),
  reports: (db, clientId, ids) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select(['id', version('revision')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('status', 'in', ['released', 'disputed', 'locked'])
      .where('released_at', 'is not', null)
      .execute(),
  actions: (db, clientId, ids) =>
    db
      .selectFrom('report_actions')
      .select(['id', version('version')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute(),
  certificates: (db, clientId, ids) =>
    db
      .selectFrom('certificates')
      .select(['id', none])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute(),
  invoices: (db, clientId, ids) =>
    db
      .selectFrom('invoices')
      .select(['id', none])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('number', 'is not', null)
      .where('issued_at', 'is not', null)
      .execute(),
  payments: (db, clientId, ids) =>
    db.selectFrom('payments').select(['id', none]).where('client_id', '=', clientId).where('id', 'in', ids).execute(),
  'daily-reports': (db, clientId, ids) =>
    db
      .selectFrom('daily_reports')
      .select(['id', version('revision')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('is_current', '=', true)
      .execute(),
  orders: (db, clientId, ids) =>
    db
      .selectFrom('purchase_orders')
      .select(['id', version('revision')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute(),
  documents: (db, clientId, ids) =>
    db
      .selectFrom('papers')
      .select(['id', version('revision')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('worker_id', 'is', null)
      .execute(),
  branches: (db, clientId, ids) =>
    db.selectFrom('branches').select(['id', none]).where('client_id', '=', clientId).where('id', 'in', ids).execute(),
  ingredients: (db, clientId, ids) =>
    db
      .selectFrom('ingredients')
      .select(['id', version('revision')])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('state', '<>', 'merged')
      .execute(),
  recipes: (db, clientId, ids) =>
    db.selectFrom('recipes').select(['id', none]).where('client_id', '=', clientId).where('id', 'in', ids).execute(),
  menus: (db, clientId, ids) =>
    db.selectFrom('menus').select(['id', none]).where('client_id', '=', clientId).where('id', 'in', ids).execute(),
}

/** Changes before a horizon (`lookForChanges`) in the order of their transactions, as far as the reader may see them. */
export async function readChanges(
  actor: Actor,
  tables: readonly RealtimeTable[],
  after: Place,
  horizon: bigint,
): Promise<Changes> {
  const allowed = tables.filter((table) => may(actor, realtimeTables[table].needs))
  const end = { xid: horizon - 1n, seq: lastNumber }
  const last = after.xid >= horizon ? after : end
  if (allowed.length === 0 || after.xid >= horizon) return { changes: [], next: last, more: false }
  const clientId = companyOf(actor)
  return readAs(actor, async (db) => {
    const { rows } = await sql<Row>`select xid, seq, tab, op, record_id, at from record_changes
      where client_id = ${clientId} and (xid, seq) > (${String(after.xid)}::bigint, ${String(after.seq)}::bigint)
        and xid < ${String(horizon)}::bigint and tab = any (${allowed})
      order by xid, seq limit ${perPage}`.execute(db)
    const seen = new Map<string, Seen>()
    for (const table of new Set(rows.map(({ tab }) => tab))) {
      const ids = [
        ...new Set(rows.filter(({ tab, op }) => tab === table && op !== 'delete').map((row) => row.record_id)),
      ]
      if (ids.length === 0) continue
      for (const record of await visible[table](db, clientId, ids)) seen.set(`${table} ${record.id}`, record)
    }
    const changes = rows.flatMap(({ xid, seq, tab: table, op, record_id: id, at }): Change[] => {
      const record = seen.get(`${table} ${id}`)
      if (op !== 'delete' && !record) return []
      const place = { xid: BigInt(xid), seq: BigInt(seq) }
      return [{ place, table, op, id, version: op === 'delete' ? null : record!.version, at: new Date(at) }]
    })
    const tail = rows.at(-1)
    if (rows.length < perPage || !tail) return { changes, next: last, more: false }
    return { changes, next: { xid: BigInt(tail.xid), seq: BigInt(tail.seq) }, more: true }
  })
}

/** The transaction up to which all changes are known, and the companies of these with changes from `since` on. */
export async function lookForChanges(since: bigint, companies: readonly string[]) {
  const { rows } = await databasePool().query<{ horizon: string; changed: string[] }>({
    name: 'companies-with-changes',
    text: 'select horizon, changed from priv.companies_with_changes($1, $2)',
    values: [String(since), companies],
  })
  return { horizon: BigInt(rows[0]!.horizon), changed: new Set(rows[0]!.changed) }
}

/** Where a stream begins. `missed`: changes since then may have been removed, so the reader must read its lists again. */
export async function placeOf(actor: Actor, since: Since | null): Promise<{ place: Place; missed: boolean }> {
  const { horizon } = await lookForChanges(0n, [])
  const here: Place = { xid: horizon - 1n, seq: lastNumber }
  if (since === null) return { place: here, missed: false }
  const at = 'moment' in since ? since.moment : since.at
  if (isTooOld(at, now())) return { place: here, missed: true }
  if ('place' in since) {
    // why: numbers of transactions begin again when a copy of the data is restored elsewhere
    const missed = since.place.xid > horizon
    return { place: missed ? here : since.place, missed }
  }
  const first = await readAs(actor, async (db) => {
    const { rows } = await sql<{ xid: string | null }>`select min(xid) as xid from record_changes
      where client_id = ${companyOf(actor)} and at >= ${since.moment.toISOString()}::timestamptz`.execute(db)
    return rows[0]?.xid ?? null
  })
  return { place: first === null ? here : { xid: BigInt(first) - 1n, seq: here.seq }, missed: false }
}
