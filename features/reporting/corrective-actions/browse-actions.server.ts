import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { unfinishedActions } from '#/domain/action.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { ActionsQuery } from './form.ts'
import { pageSize } from './lists.ts'
import { type ActionLine, lineOf, selectActions } from './read-actions.server.ts'

const pattern = (typed: string) => sql<string>`'%' || app.fold(${typed.replace(/[\\%_]/g, '\\$&')}) || '%'`
const order = {
  due: sql`a.due_on`,
  title: sql`app.fold(a.title)`,
  branch: sql`app.fold(b.name)`,
  priority: sql`array_position(array['critical', 'high', 'medium', 'low'], a.priority)`,
} as const

type Counts = { unfinished: number; overdue: number; waiting: number }

/** The client's actions as the address asks for them, with the counts above the list and what can be filtered by. */
export async function browseActions(
  actor: Actor,
  query: ActionsQuery,
): Promise<{
  rows: ActionLine[]
  total: number
  counts: Counts
  branches: { id: string; name: string }[]
  owners: string[]
}> {
  authorize(actor, 'actions.read')
  return readAs(actor, async (db) => {
    const wanted = filtered(selectActions(db, actor), query)
    const key = query.sort.replace('-', '') as keyof typeof order
    const direction = query.sort.startsWith('-') ? 'desc' : 'asc'
    const [rows, { total }, counts, choices] = await Promise.all([
      wanted
        .orderBy(order[key], direction)
        .orderBy('a.id')
        .limit(pageSize)
        .offset((query.page - 1) * pageSize)
        .execute(),
      wanted
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      readCounts(db, actor),
      readChoices(db, actor),
    ])
    return { rows: rows.map(lineOf), total, counts, ...choices }
  })
}

type Select = ReturnType<typeof selectActions>

function filtered(select: Select, { q, branch, owner, priority, status }: ActionsQuery): Select {
  let wanted = select
  if (q)
    wanted = wanted.where(
      sql<boolean>`(app.fold(a.title) like ${pattern(q)} or app.fold(b.name) like ${pattern(q)} or app.fold(a.owner_name) like ${pattern(q)})`,
    )
  if (branch) wanted = wanted.where('a.branch_id', '=', branch)
  if (owner) wanted = wanted.where('a.owner_name', '=', owner)
  if (priority) wanted = wanted.where('a.priority', '=', priority)
  if (status === 'unfinished' || status === 'overdue') wanted = wanted.where('a.status', 'in', unfinishedActions)
  else if (status) wanted = wanted.where('a.status', '=', status)
  if (status === 'overdue') wanted = wanted.where('a.due_on', '<', riyadhDay(now()))
  return wanted
}

async function readCounts(db: Tx, actor: Actor): Promise<Counts> {
  const today = riyadhDay(now())
  const row = await db
    .selectFrom('report_actions')
    .select([
      sql<number>`count(*) filter (where status in ('open', 'in_progress', 'reopened'))::int`.as('unfinished'),
      sql<number>`count(*) filter (where status in ('open', 'in_progress', 'reopened') and due_on < ${today}::date)::int`.as(
        'overdue',
      ),
      sql<number>`count(*) filter (where status = 'done')::int`.as('waiting'),
    ])
    .where('client_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return row
}

async function readChoices(db: Tx, actor: Actor) {
  const rows = await db
    .selectFrom('report_actions as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select(['b.id', 'b.name', 'a.owner_name as owner'])
    .distinct()
    .where('a.client_id', '=', actor.id)
    .orderBy('b.name')
    .limit(500)
    .execute()
  const branches = [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()]
  return { branches, owners: [...new Set(rows.map(({ owner }) => owner))].toSorted() }
}
