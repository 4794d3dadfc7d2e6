import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { changesOf, type LogEntry, type LogQuery, type RawEntry } from './entry.ts'
import { nameRecords, profileNames } from './name-records.server.ts'

const isId = (text: string): boolean => z.uuid().safeParse(text).success
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

/** Matching entries, newest first, with keyset pagination: none skipped or repeated while others are added. */
export async function findEntries(db: Tx, query: LogQuery, most: number): Promise<RawEntry[]> {
  const { person, action, entity, from, to, q, cursor } = query
  if (cursor && !isId(cursor)) throw new AppError('not-found')
  const people = person ? await peopleCalled(db, person) : null
  if (people?.length === 0) return []
  const like = likeOf(q)
  return db
    .selectFrom('activity_log')
    .select(['id', 'at', 'actor_id', 'actor_type', 'action', 'entity', 'entity_id', 'before', 'after', 'reason'])
    .$if(people !== null, (rest) => rest.where('actor_id', 'in', people!))
    .$if(action !== '', (rest) => rest.where('action', '=', action))
    .$if(entity !== '', (rest) => rest.where('entity', '=', entity))
    .$if(from !== '', (rest) => rest.where('at', '>=', startOfDay(from).toISOString()))
    .$if(to !== '', (rest) => rest.where('at', '<', endOfDay(to).toISOString()))
    .$if(q !== '', (rest) =>
      rest.where(
        sql<boolean>`(entity_id = ${q} or app.fold(reason) like app.fold(${like}) or before::text ilike ${like} or after::text ilike ${like})`,
      ),
    )
    .$if(cursor !== '', (rest) =>
      rest.where(sql<boolean>`(at, id) < (select c.at, c.id from activity_log c where c.id = ${cursor})`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export type LogPage = {
  entries: LogEntry[]
  /** Entry to continue before, or null at the end. */
  next: string | null
}

/** One page of the log with the names of people and records. */
export async function readLog(actor: Actor, query: LogQuery, pageSize: number): Promise<LogPage> {
  authorize(actor, 'activity.read')
  return readAs(actor, async (db) => {
    const found = await findEntries(db, query, pageSize + 1)
    const rows = found.slice(0, pageSize)
    const [people, records] = await Promise.all([profileNames(db, rows), nameRecords(db, rows)])
    return {
      entries: rows.map((row) => ({
        id: row.id,
        at: row.at,
        who: (row.actor_id && people.get(row.actor_id)) || null,
        actorType: row.actor_type,
        action: row.action,
        entity: row.entity,
        entityId: row.entity_id,
        record: records.get(`${row.entity} ${row.entity_id}`) ?? null,
        reason: row.reason,
        changes: changesOf(row.before, row.after).map(({ field, before, after }) => ({
          field,
          before: people.get(before ?? '')?.name ?? before,
          after: people.get(after ?? '')?.name ?? after,
        })),
      })),
      next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    }
  })
}
