import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { correctiveActionList, CorrectiveActionQuery } from './list.ts'
import {
  branchOfAction,
  type CorrectiveActionLine,
  type CorrectiveActionRow,
  lineOf,
  ownActionBranches,
  selectCorrectiveActions,
} from './read-corrective-actions.server.ts'

/** Actions of a query. */
export const matching = (
  db: Tx,
  actor: Actor,
  { q, part, branch, owner, priority, source, status }: CorrectiveActionQuery,
) =>
  selectCorrectiveActions(db, actor)
    .$if(q !== '', (found) =>
      found.where(
        wordsMatch(
          sql`concat_ws(' ', a.title, coalesce(b.name, o.name), coalesce(b.name_ar, o.name_ar), a.owner_name)`,
          q,
        ),
      ),
    )
    .$if(part !== null, (found) => found.where(isBelow('a.branch_id', part!)))
    .$if(branch !== null, (found) => found.where('a.branch_id', '=', branch!))
    .$if(owner !== null, (found) => found.where('a.owner_name', '=', owner!))
    .$if(priority !== null, (found) => found.where('a.priority', '=', priority!))
    .$if(source !== null, (found) => found.where('a.source', '=', source!))
    .$call((found) => {
      if (status !== 'unfinished' && status !== 'overdue') return status ? found.where('a.status', '=', status) : found
      const unfinished = found.where('a.status', 'in', unfinishedCorrectiveActions)
      return status === 'overdue' ? unfinished.where('a.due_on', '<', riyadhDay(now())) : unfinished
    })

/** Unfinished actions of the actor come first. */
export const ownFirst = (actor: Actor) =>
  sql`(coalesce(a.owner_id = ${actor.id}::uuid, lower(a.owner_email) = ${actor.email.toLowerCase()}, false)
    and a.status in ('open', 'in_progress', 'reopened')) desc`

/** Actions of a query, for page and file. */
export const correctiveActionRows: RowsOf<typeof correctiveActionList, CorrectiveActionLine, CorrectiveActionRow> = (
  db,
  query,
  actor,
) => ({
  select: matching(db, actor, query),
  // why: own work comes before that of others, each by its day
  ...(query.sort === 'due' && !query.descending ? { first: ownFirst(actor) } : {}),
  order: {
    due: sql`a.due_on`,
    title: sql`app.fold(a.title)`,
    branch: sql`app.fold(${branchOfAction})`,
    priority: sql`array_position(array['critical', 'high', 'medium', 'low'], a.priority)`,
  },
  id: 'a.id',
  finish: (rows) => rows.map(lineOf),
})

export type Counts = { unfinished: number; overdue: number; waiting: number }

/** A page of the client's actions, with the counts above the list and the filters' values. */
export async function browseCorrectiveActions(
  actor: Actor,
  query: CorrectiveActionQuery,
): Promise<{
  rows: CorrectiveActionLine[]
  total: number
  counts: Counts
  branches: { id: string; name: string }[]
  owners: string[]
}> {
  authorize(actor, 'actions.own')
  return readAs(actor, async (db) => {
    const [rows, { total }, counts, choices] = await Promise.all([
      pageRows(db, actor, query, correctiveActionRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      readCounts(db, actor),
      readChoices(db, actor),
    ])
    return { rows, total, counts, ...choices }
  })
}

export function readCounts(db: Tx, actor: Actor): Promise<Counts> {
  const today = riyadhDay(now())
  return db
    .selectFrom('report_actions')
    .select([
      sql<number>`count(*) filter (where status in ('open', 'in_progress', 'reopened'))::int`.as('unfinished'),
      sql<number>`count(*) filter (where status in ('open', 'in_progress', 'reopened') and due_on < ${today}::date)::int`.as(
        'overdue',
      ),
      sql<number>`count(*) filter (where status = 'done')::int`.as('waiting'),
    ])
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirstOrThrow()
}

export async function readChoices(db: Tx, actor: Actor) {
  const rows = await db
    .selectFrom('report_actions as a')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .leftJoin(ownActionBranches, (join) => join.onRef('o.branch_id', '=', 'a.branch_id'))
    .select(['a.branch_id as id', branchOfAction.as('name'), 'a.owner_name as owner'])
    .distinct()
    .where('a.client_id', '=', companyOf(actor))
    .orderBy(branchOfAction)
    .limit(500)
    .execute()
  const branches = [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()]
  return { branches, owners: [...new Set(rows.map(({ owner }) => owner))].toSorted() }
}
