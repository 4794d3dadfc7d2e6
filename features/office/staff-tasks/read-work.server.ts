import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  isStaffTaskOverdue,
  openStaffTasks,
  type WorkPriority,
  type WorkRhythm,
  type WorkStatus,
  staffTaskStatuses,
} from '#/domain/office/staff-task.ts'
import { now } from '#/platform/clock.ts'
import type { WorkQuery } from './form.ts'
import { boardColumnSize, workPageSize, type WorkSort, type WorkTab, workTabs } from './lists.ts'

export type WorkLine = {
  id: string
  version: number
  title: string
  owner: { id: string; name: string; type: string } | null
  status: WorkStatus
  priority: WorkPriority
  dueOn: Day | null
  isOverdue: boolean
  repeats: WorkRhythm | null
  notes: number
}
export type WorkBoard = Record<WorkStatus, { rows: WorkLine[]; total: number }>

export const selectWork = (db: Tx) =>
  db
    .selectFrom('work_tasks as t')
    .leftJoin('profiles as o', 'o.id', 't.owner_id')
    .select(['t.id', 't.version', 't.title', 't.status', 't.priority', 't.due_on', 't.repeats', 't.owner_id'])
    .select(['o.full_name as ownerName', 'o.user_type as ownerType'])
    .select(sql<number>`(select count(*)::int from work_task_notes n where n.task_id = t.id)`.as('notes'))
type Row = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number]

export const lineOf = (row: Row): WorkLine => {
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
  } as WorkLine
}

const pattern = (typed: string) => sql<string>`'%' || app.fold(${typed.replace(/[\\%_]/g, '\\$&')}) || '%'`

export const isOpen = sql<boolean>`t.status in (${sql.join(openStaffTasks.map((status) => sql.lit(status)))})`
const isLate = () => sql<boolean>`(${isOpen} and t.due_on < ${riyadhDay(now())}::date)`

const inTab = (tab: WorkTab, actor: Actor): RawBuilder<boolean> => {
  if (tab === 'mine') return sql<boolean>`t.owner_id = ${actor.id}::uuid`
  return tab === 'overdue' ? isLate() : sql<boolean>`true`
}

function dueIs(due: NonNullable<WorkQuery['due']>): RawBuilder<boolean> {
  const today = riyadhDay(now())
  if (due === 'none') return sql<boolean>`t.due_on is null`
  if (due === 'today') return sql<boolean>`t.due_on = ${today}::date`
  return sql<boolean>`(t.due_on >= ${today}::date and t.due_on < ${addDays(today, 7)}::date)`
}

function filtered(db: Tx, { q, owner, priority, due }: WorkQuery) {
  const words = sql<boolean>`(app.fold(t.title) like ${pattern(q)} or app.fold(o.full_name) like ${pattern(q)})`
  return selectWork(db)
    .$if(q !== '', (list) => list.where(words))
    .$if(owner === 'nobody', (list) => list.where('t.owner_id', 'is', null))
    .$if(owner !== null && owner !== 'nobody', (list) => list.where('t.owner_id', '=', owner!))
    .$if(priority !== null, (list) => list.where('t.priority', '=', priority!))
    .$if(due !== null, (list) => list.where(dueIs(due!)))
}

/** Without a status finished tasks are excluded. */
const withStatus = (list: ReturnType<typeof filtered>, status: WorkQuery['status']) =>
  status === null || status === 'open' ? list.where(isOpen) : list.where('t.status', '=', status)

export const workOrder: Record<WorkSort, RawBuilder<unknown>> = {
  due: sql`t.due_on`,
  priority: sql`array_position(array['urgent', 'high', 'normal', 'low'], t.priority)`,
  title: sql`app.fold(t.title)`,
  newest: sql`t.created_at`,
}
const sorted = (list: ReturnType<typeof filtered>, { sort, descending }: WorkQuery) =>
  list
    .orderBy(sql`${workOrder[sort]} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`)
    .orderBy(workOrder.priority)
    .orderBy('t.id')

const countOf = async (list: ReturnType<typeof filtered>): Promise<number> => {
  const { total } = await list
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Counts of each tab under the filters. */
async function tabCounts(db: Tx, actor: Actor, query: WorkQuery): Promise<Record<WorkTab, number>> {
  const counts = await Promise.all(
    workTabs.map((tab) => countOf(withStatus(filtered(db, query), query.status).where(inTab(tab, actor)))),
  )
  return Object.fromEntries(workTabs.map((tab, index) => [tab, counts[index]])) as Record<WorkTab, number>
}

export type WorkList = { rows: WorkLine[]; total: number; counts: Record<WorkTab, number> }

/** One page of tasks with counts of each tab. */
export async function browseWork(actor: Actor, query: WorkQuery): Promise<WorkList> {
  authorize(actor, 'work.write')
  return readAs(actor, async (db) => {
    const wanted = withStatus(filtered(db, query), query.status).where(inTab(query.tab, actor))
    const [counts, rows] = await Promise.all([
      tabCounts(db, actor, query),
      sorted(wanted, query)
        .limit(workPageSize)
        .offset((query.page - 1) * workPageSize)
        .execute(),
    ])
    return { rows: rows.map(lineOf), total: counts[query.tab], counts }
  })
}

/** Tasks by state; of finished ones only the latest. */
export async function readWorkBoard(
  actor: Actor,
  query: WorkQuery,
): Promise<{ board: WorkBoard; counts: Record<WorkTab, number> }> {
  authorize(actor, 'work.write')
  return readAs(actor, async (db) => {
    const column = async (status: WorkStatus) => {
      const wanted = filtered(db, query).where('t.status', '=', status).where(inTab(query.tab, actor))
      const rows = (openStaffTasks as readonly string[]).includes(status)
        ? sorted(wanted, query)
        : wanted.orderBy('t.finished_at', 'desc').orderBy('t.id')
      const [found, total] = await Promise.all([rows.limit(boardColumnSize).execute(), countOf(wanted)])
      return [status, { rows: found.map(lineOf), total }] as const
    }
    const [columns, counts] = await Promise.all([
      Promise.all(staffTaskStatuses.map(column)),
      tabCounts(db, actor, { ...query, status: null }),
    ])
    return { board: Object.fromEntries(columns) as WorkBoard, counts }
  })
}

const mostOwners = 200

/** Owners of open tasks, for the filter. */
export async function readWorkOwners(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'work.write')
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

const atOnce = 500

/** All listed rows, in parts. */
export async function* readAllWork(actor: Actor, query: WorkQuery): AsyncGenerator<WorkLine> {
  authorize(actor, 'work.write')
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) =>
      sorted(withStatus(filtered(db, query), query.status).where(inTab(query.tab, actor)), query)
        .limit(atOnce)
        .offset(from)
        .execute(),
    )
    for (const row of rows) yield lineOf(row)
    if (rows.length < atOnce) return
  }
}
