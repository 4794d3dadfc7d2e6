import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { type Change, changesOf } from '#/features/core/activity/entry.ts'
import { olderRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { likePatterns, wordsMatch } from '#/features/core/lists/search.server.ts'
import { activityList, type LogEntry, type LogQuery, type LogRow } from './list.ts'
import { nameRecords, placeNames, profileNames, withPlaces } from './name-records.server.ts'

type RawEntry = {
  id: string
  at: string
  actor: string | null
  action: string
  entity: string
  entityId: string
  before: JsonValue
  after: JsonValue
  reason: string | null
}

const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** People matching a name or address, at most a hundred. */
async function peopleCalled(db: Tx, person: string): Promise<string[]> {
  const like = likeOf(person)
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where(
      sql<boolean>`(email ilike ${like} or app.fold(full_name) like app.fold(${like}) or app.fold(company_name) like app.fold(${like}))`,
    )
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a search looks at, as in the index of priv.found_activity. */
const words = sql`entity_id || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')`

/** Matching entries from `before` on, found by their place in the order: none skipped or repeated while others are added. */
const matching = (db: Tx, { action, entity, client, entry, from, to, q, before }: LogQuery) =>
  db
    .selectFrom('activity_log')
    .$if(action !== '', (rest) => rest.where('action', '=', action))
    .$if(entity !== '', (rest) => rest.where('entity', '=', entity))
    .$if(client !== null, (rest) => rest.where('client_id', '=', client!))
    .$if(entry !== null, (rest) => rest.where('id', '=', entry!))
    .$if(from !== null, (rest) => rest.where('at', '>=', startOfDay(from!).toISOString()))
    .$if(to !== null, (rest) => rest.where('at', '<', endOfDay(to!).toISOString()))
    .$if(q !== '', (rest) => rest.where(wordsMatch(words, q)))
    .$if(before !== '', (rest) =>
      rest.where(sql<boolean>`(at, id) < (select c.at, c.id from activity_log c where c.id = ${before})`),
    )

const key = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** False for a change between keys of records without a name, which the page leaves out and the export keeps. */
const isReadable = ({ before, after }: Change): boolean =>
  [before, after].some((value) => value !== null && !key.test(value))

async function withNames(found: RawEntry[], db: Tx): Promise<LogRow[]> {
  const people = await profileNames(db, found)
  const places = await placeNames(db, found)
  const shown = (value: string | null) => people.get(value ?? '')?.name ?? withPlaces(value, places)
  return found.map(({ actor, ...row }) => ({
    ...row,
    who: (actor && people.get(actor)) || null,
    changes: changesOf(row.before, row.after).map(({ field, before, after }) => ({
      field,
      before: shown(before),
      after: shown(after),
    })),
  }))
}

const columns = [
  'id',
  'at',
  'actor_id as actor',
  'action',
  'entity',
  'entity_id as entityId',
  'before',
  'after',
  'reason',
] as const

type LogRows = RowsOf<typeof activityList, LogRow, RawEntry>

/** Entries of a query that fit a further condition. */
const rowsThat =
  (fit: RawBuilder<boolean>): LogRows =>
  async (db, query) => {
    const people = query.person ? await peopleCalled(db, query.person) : null
    return {
      select: matching(db, query)
        .where(fit)
        .$if(people !== null, (rest) => rest.where('actor_id', '=', sql<string>`any(${people}::uuid[])`))
        .select(columns),
      order: { newest: sql.ref('at') },
      id: 'id',
      finish: withNames,
    }
  }

/** Entries of a query, of the page and of the file. */
export const activityRows = rowsThat(sql`true`)

/** Ids of the entries of one page of a search, by the index that row-level security keeps from being used. */
async function foundBy(db: Tx, { q, person, rows, ...query }: LogQuery): Promise<string[]> {
  const { action, entity, client, from, to, before } = query
  const filters = {
    action: action || null,
    entity: entity || null,
    client,
    from: from && startOfDay(from).toISOString(),
    to: to && endOfDay(to).toISOString(),
    before: before || null,
  }
  const people = person ? await peopleCalled(db, person) : null
  const found = await sql<{ id: string }>`select id from priv.found_activity(${likePatterns(q)}::text[],
    ${JSON.stringify(filters)}::jsonb, ${people}::uuid[], ${rows + 1}::int) as id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Entries of one page; those of a search are found first. */
const pageOfRows: typeof activityRows = async (db, query, actor) => {
  if (query.q === '' || !may(actor, activityList.permission)) return activityRows(db, query, actor)
  const ids = await foundBy(db, query)
  const page = await activityRows(db, { ...query, q: '', person: '', before: '' }, actor)
  const select = db
    .selectFrom('activity_log')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return { ...page, select }
}

/** One page of the log with the names of people and records; `older`: the entry before which the next page begins. */
export async function readLog(actor: Actor, query: LogQuery): Promise<LogPage> {
  authorize(actor, activityList.permission)
  return readEntries(actor, query)
}

/** The same of one client, for all who read clients. */
export async function readLogOfClient(actor: Actor, query: LogQuery & { client: string }): Promise<LogPage> {
  authorize(actor, 'clients.read')
  return readEntries(actor, query)
}

/** The same of one branch of a client: steps on it, its visits, reports, certificates and corrective actions. */
export async function readLogOfBranch(
  actor: Actor,
  query: LogQuery & { client: string },
  branchId: string,
): Promise<LogPage> {
  authorize(actor, 'clients.read')
  const of = sql`where client_id = ${query.client} and branch_id = ${branchId}`
  const ofBranch = sql<boolean>`((entity = 'branch' and entity_id = ${branchId}) or (entity, entity_id) in (
    select 'request', id::text from mystery_shopping_requests ${of}
    union all select 'report', id::text from mystery_shopping_reports ${of}
    union all select 'certificate', id::text from certificates ${of}
    union all select 'action', id::text from report_actions ${of}))`
  return readEntries(actor, query, rowsThat(ofBranch))
}

type LogPage = { entries: LogEntry[]; older: string | null }

async function readEntries(actor: Actor, query: LogQuery, rowsOf = pageOfRows): Promise<LogPage> {
  return readAs(actor, async (db) => {
    const { rows, older } = await olderRows(db, actor, query, rowsOf)
    const records = await nameRecords(db, rows, actor.language)
    const entries = rows.map(({ id, at, who, action, entity, entityId, reason, changes }) => {
      const record = records.get(`${entity} ${entityId}`) ?? null
      return { id, at, who, action, entity, entityId, reason, changes: changes.filter(isReadable), record }
    })
    return { entries, older }
  })
}
