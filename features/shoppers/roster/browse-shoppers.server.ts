import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { openLoad } from '#/features/ordering/assignment/open-load.ts'
import { now } from '#/platform/clock.ts'
import { type RosterQuery, rosterList, type RosterRow } from './list.ts'
import { type RosterState, rosterStates } from './lists.ts'
import {
  gradeOf,
  isDouble,
  matching,
  papersExpiringOf,
  papersWaitingOf,
  recordOf,
  reliabilityOf,
  stateOf,
} from './matching.server.ts'

export type Roster = { rows: RosterRow[]; total: number; counts: Record<RosterState, number> }

const lastVisitOf: RawBuilder<string | null> = sql`(select max(r.checked_in_at) from mystery_shopping_reports r
  where r.shopper_id = s.profile_id)`
const openJobsOf = openLoad(sql`s.profile_id`)

type RosterRecord = {
  grade: number | null
  graded: number
  in_time: number
  judged: number
  hand_backs: number
  no_shows: number
  reliability: number | null
}
const standing = ({ grade, graded, in_time, judged, hand_backs, no_shows, reliability }: RosterRecord) => ({
  grade,
  graded,
  reliability,
  inTime: in_time,
  judged,
  handBacks: hand_backs,
  noShows: no_shows,
})

/** Rows of these shoppers, in the order of the ids. */
export async function readRows(db: Tx, ids: readonly string[]): Promise<RosterRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('mystery_shopper_profiles as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .select(['p.id', 'p.full_name as name', 'p.email', 'p.phone', 'p.language', 'p.user_type as type', 's.city'])
    .select(['p.created_at as joinedAt', 's.certification_level as level'])
    .select([stateOf.as('state'), isDouble.as('isDouble'), sql<boolean>`s.merged_into is not null`.as('isMerged')])
    .select(sql<RosterRecord>`(select to_jsonb(record) from ${recordOf()})`.as('record'))
    .select([lastVisitOf.as('lastVisitAt'), openJobsOf(now()).as('openJobs')])
    .select([papersWaitingOf.as('papersWaiting'), papersExpiringOf().as('papersExpiring')])
    .where('s.profile_id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(({ record, ...row }) => [row.id, { ...row, ...standing(record) } as RosterRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Shoppers of a query, of the page and of the file. */
export const rosterRows: RowsOf<typeof rosterList, RosterRow, { id: string }> = (db, query) => ({
  select: matching(db, query)
    .$if(query.tab !== 'all', (list) => list.where(stateOf, '=', query.tab))
    .select('s.profile_id as id'),
  order: {
    joined: sql.ref('p.created_at'),
    name: sql`app.fold(p.full_name)`,
    rating: nullsLast(gradeOf()),
    reliability: nullsLast(reliabilityOf()),
    last: nullsLast(lastVisitOf),
    open: openJobsOf(now()),
  },
  id: 's.profile_id',
  finish: (rows, of) =>
    readRows(
      of,
      rows.map(({ id }) => id),
    ),
})

/** One page of the roster with counts by state. */
export async function browseShoppers(actor: Actor, query: RosterQuery): Promise<Roster> {
  authorize(actor, rosterList.permission)
  return readAs(actor, async (db) => {
    const [counted, rows] = await Promise.all([
      matching(db, query)
        .select((eb) => [stateOf.as('state'), eb.fn.countAll<number>().as('count')])
        .groupBy(stateOf)
        .execute(),
      pageRows(db, actor, query, rosterRows),
    ])
    const countOf = (state: RosterState) => counted.find((row) => row.state === state)?.count ?? 0
    const counts = Object.fromEntries(rosterStates.map((state) => [state, countOf(state)])) as Roster['counts']
    const all = rosterStates.reduce((sum, state) => sum + counts[state], 0)
    return { rows, total: query.tab === 'all' ? all : counts[query.tab], counts }
  })
}
