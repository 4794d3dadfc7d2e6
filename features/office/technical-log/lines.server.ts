import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { olderRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { logLineList, type LogLineQuery } from './lists.ts'

type Raw = {
  id: string
  at: string
  kind: 'page' | 'job' | 'sign-in' | 'other'
  message: string
  requestId: string | null
  actorId: string | null
  network: string | null
  action: string | null
  reason: string | null
  path: string | null
  job: string | null
  error: string | null
}
export type LogLineRow = Omit<Raw, 'actorId'> & { who: string | null }

/** As in the index of the search. */
const words = sql`message || ' ' || coalesce(path, '') || ' ' || coalesce(job, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(error, '')`

const matching = (db: Tx, { kind, from, to, q, before }: LogLineQuery) =>
  db
    .selectFrom('log_lines')
    .$if(kind !== null, (rest) => rest.where('kind', '=', kind!))
    .$if(from !== null, (rest) => rest.where('at', '>=', startOfDay(from!).toISOString()))
    .$if(to !== null, (rest) => rest.where('at', '<', endOfDay(to!).toISOString()))
    .$if(isRecordId(q), (rest) => rest.where('request_id', '=', q.toLowerCase()))
    .$if(q !== '' && !isRecordId(q), (rest) => rest.where(wordsMatch(words, q)))
    .$if(before !== '', (rest) =>
      rest.where(sql<boolean>`(at, id) < (select c.at, c.id from log_lines c where c.id = ${before})`),
    )

async function withNames(rows: Raw[], db: Tx): Promise<LogLineRow[]> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length === 0 ? [] : await db.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute()
  const names = new Map(people.map(({ id, full_name: name }) => [id, name]))
  return rows.map(({ actorId, ...row }) => ({ ...row, who: (actorId && names.get(actorId)) || null }))
}

export const logLineRows: RowsOf<typeof logLineList, LogLineRow, Raw> = (db, query) => ({
  select: matching(db, query)
    .select(['id', 'at', 'kind', 'message', 'request_id as requestId', 'actor_id as actorId', 'network'])
    .select(['action', 'reason', 'path', 'job', 'error']),
  order: { newest: sql.ref('at') },
  id: 'id',
  finish: withNames,
})

/** One page of kept errors and refused sign-ins. */
export async function browseLogLines(actor: Actor, query: LogLineQuery) {
  authorize(actor, logLineList.permission)
  return readAs(actor, (db) => olderRows(db, actor, query, logLineRows))
}
