import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  isStaffTaskOverdue,
  openStaffTasks,
  type StaffTaskStatus,
  staffTaskStatuses,
} from '#/domain/office/staff-task.ts'
import { now } from '#/platform/clock.ts'
import { inOrder, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type StaffTaskLine, staffTaskList, type StaffTaskQuery, type StaffTaskTab } from './list.ts'
import { boardColumnSize } from './lists.ts'

export type StaffTaskBoard = Record<StaffTaskStatus, { rows: StaffTaskLine[]; total: number }>

export const selectTasks = (db: Tx) =>
  db
    .selectFrom('work_tasks as t')
    .leftJoin('profiles as o', 'o.id', 't.owner_id')
    .select(['t.id', 't.version', 't.title', 't.status', 't.priority', 't.due_on', 't.repeats', 't.owner_id'])
    .select(['o.full_name as ownerName', 'o.user_type as ownerType'])
    .select(sql<number>`(select count(*)::int from work_task_notes n where n.task_id = t.id)`.as('notes'))
type Row = Awaited<ReturnType<ReturnType<typeof selectTasks>['execute']>>[number]

export const lineOf = (row: Row): StaffTaskLine => {
  const status = row.status
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    owner: row.owner_id && { id: row.owner_id, name: row.ownerName ?? '', type: row.ownerType ?? '' },
    status,
    priority: row.priority,
    dueOn: row.due_on,
    isOverdue: isStaffTaskOverdue({ status, dueOn: row.due_on }, riyadhDay(now())),
    repeats: row.repeats,
    notes: row.notes,
  } as StaffTaskLine
}

export const isOpen = sql<boolean>`t.status in (${sql.join(openStaffTasks.map((status) => sql.lit(status)))})`
const isLate = () => sql<boolean>`(${isOpen} and t.due_on < ${riyadhDay(now())}::date)`

const inTab = (tab: StaffTaskTab, actor: Actor): RawBuilder<boolean> => {
  if (tab === 'mine') return sql<boolean>`t.owner_id = ${actor.id}::uuid`
  return tab === 'overdue' ? isLate() : sql<boolean>`true`
}

function dueIs(due: NonNullable<StaffTaskQuery['due']>): RawBuilder<boolean> {
  const today = riyadhDay(now())
  if (due === 'none') return sql<boolean>`t.due_on is null`
  if (due === 'today') return sql<boolean>`t.due_on = ${today}::date`
  return sql<boolean>`(t.due_on >= ${today}::date and t.due_on < ${addDays(today, 7)}::date)`
}

function filtered(db: Tx, { q, owner, priority, due }: StaffTaskQuery) {
  return selectTasks(db)
    .$if(q !== '', (list) => list.where(wordsMatch(sql`concat_ws(' ', t.title, o.full_name)`, q)))
    .$if(owner === 'nobody', (list) => list.where('t.owner_id', 'is', null))
    .$if(owner !== null && owner !== 'nobody', (list) => list.where('t.owner_id', '=', owner!))
    .$if(priority !== null, (list) => list.where('t.priority', '=', priority!))
    .$if(due !== null, (list) => list.where(dueIs(due!)))
}

/** Without a status finished tasks are excluded. */
const withStatus = (list: ReturnType<typeof filtered>, status: StaffTaskQuery['status']) =>
  status === null || status === 'open' ? list.where(isOpen) : list.where('t.status', '=', status)

export const byPriority = sql`array_position(array['urgent', 'high', 'normal', 'low'], t.priority)`

/** Tasks in an order of the list; those due on one day by priority. */
const ordered = (select: ReturnType<typeof filtered>, { sort, descending }: StaffTaskQuery) => ({
  select,
  order: {
    due: sql.ref('t.due_on'),
    priority: byPriority,
    title: sql`app.fold(t.title)`,
    newest: sql.ref('t.created_at'),
  },
  id: 't.id',
  ...(sort === 'due' && { first: sql`t.due_on ${sql.raw(descending ? 'desc' : 'asc')} nulls last, ${byPriority}` }),
  finish: (rows: Row[]) => rows.map(lineOf),
})

/** Tasks of a query, of the page and of the file. */
export const staffTaskRows: RowsOf<typeof staffTaskList, StaffTaskLine, Row> = (db, query, actor) =>
  ordered(withStatus(filtered(db, query), query.status).where(inTab(query.tab, actor)), query)

const countOf = async (list: ReturnType<typeof filtered>): Promise<number> => {
  const { total } = await list
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Counts of each tab under the filters. */
async function tabCounts(db: Tx, actor: Actor, query: StaffTaskQuery): Promise<Record<StaffTaskTab, number>> {
  const counts = await Promise.all(
    staffTaskList.tabs.values.map((tab) =>
      countOf(withStatus(filtered(db, query), query.status).where(inTab(tab, actor))),
    ),
  )
  return Object.fromEntries(staffTaskList.tabs.values.map((tab, index) => [tab, counts[index]])) as Record<
    StaffTaskTab,
    number
  >
}

export type StaffTaskPage = { rows: StaffTaskLine[]; total: number; counts: Record<StaffTaskTab, number> }

/** One page of tasks with counts of each tab. */
export async function browseStaffTasks(actor: Actor, query: StaffTaskQuery): Promise<StaffTaskPage> {
  authorize(actor, 'requests.browse')
  return readAs(actor, async (db) => {
    const [counts, rows] = await Promise.all([tabCounts(db, actor, query), pageRows(db, actor, query, staffTaskRows)])
    return { rows, total: counts[query.tab], counts }
  })
}

/** Tasks by state; of finished ones only the latest. */
export async function readTaskBoard(
  actor: Actor,
  query: StaffTaskQuery,
): Promise<{ board: StaffTaskBoard; counts: Record<StaffTaskTab, number> }> {
  authorize(actor, 'requests.browse')
  return readAs(actor, async (db) => {
    const column = async (status: StaffTaskStatus) => {
      const wanted = filtered(db, query).where('t.status', '=', status).where(inTab(query.tab, actor))
      const rows = (openStaffTasks as readonly string[]).includes(status)
        ? inOrder<StaffTaskLine, Row>(ordered(wanted, query), query)
        : wanted.orderBy('t.finished_at', 'desc').orderBy('t.id')
      const [found, total] = await Promise.all([rows.limit(boardColumnSize).execute(), countOf(wanted)])
      return [status, { rows: found.map(lineOf), total }] as const
    }
    const [columns, counts] = await Promise.all([
      Promise.all(staffTaskStatuses.map(column)),
      tabCounts(db, actor, { ...query, status: null }),
    ])
    return { board: Object.fromEntries(columns) as StaffTaskBoard, counts }
  })
}

const mostOwners = 200

/** Owners of open tasks, for the filter. */
export async function readTaskOwners(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'requests.browse')
  return readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select(['id', 'full_name as name'])
      .where('id', 'in', (of) =>
        of
          .selectFrom('work_tasks')
          .select('owner_id')
          .where('status', 'in', openStaffTasks)
          .where('owner_id', 'is not', null),
      )
      .orderBy(sql`app.fold(full_name)`)
      .limit(mostOwners)
      .execute(),
  )
}
