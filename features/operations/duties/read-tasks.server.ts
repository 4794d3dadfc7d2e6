import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { type DutyRole, isLate, type ProofKind, type TaskState } from '#/domain/operations/duties/task.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'
import { namesOf } from './read-duties.server.ts'

export type TaskOwner = { id: string; name: string } | { role: DutyRole }
export type TaskLine = {
  id: string
  dutyId: string
  title: string
  /** Name of the part of the company in the reader's language; empty where the reader does not see it. */
  place: string
  owner: TaskOwner
  state: TaskState
  dueAt: string
  doneAt: string | null
  doneBy: string | null
  note: string | null
  late: boolean
  /** How a missed task was done after all; it stays missed. */
  doneLater: { note: string; at: string; by: string } | null
}
export type TaskDetails = TaskLine & {
  proof: ProofKind
  figure: number | null
  file: { id: string; name: string; kind: 'photo' | 'pdf' } | null
  revision: number
  /** Text of the duty; only for those who keep it. */
  details: string | null
  /** Whether the reader is responsible or keeps the duty, and so may do the task. */
  mayDo: boolean
  /** Whether the reader may move or cancel it. */
  mayKeep: boolean
}

/** Whether the acting member is responsible for a task, by name or by a role at its node. */
export const isOwn = (actor: Actor) =>
  sql<boolean>`(t.owner_id = ${actor.id}::uuid
    or (t.owner_role, t.node_id) in (select r.role, r.node_id from priv.own_role_nodes() r))`

export const selectTasks = (db: Tx, actor: Actor) =>
  db
    .selectFrom('duty_tasks as t')
    .leftJoin('org_nodes as n', 'n.id', 't.node_id')
    .select(['t.id', 't.duty_id', 't.title', 't.state', 't.due_at', 't.done_at', 't.done_by', 't.note'])
    .select(['t.owner_id', 't.owner_role', 'n.name_en', 'n.name_ar', 't.late_note', 't.late_at', 't.late_by'])
    .where('t.client_id', '=', companyOf(actor))
export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['execute']>>[number]

/** Lines of rows, with the names of people. */
export async function linesOf(db: Tx, actor: Actor, rows: readonly TaskRow[]): Promise<TaskLine[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ owner_id, done_by, late_by }) => [owner_id, done_by, late_by]),
  )
  return rows.map((row) => {
    const { state } = row
    const dueAt = new Date(row.due_at)
    const doneAt = row.done_at === null ? null : new Date(row.done_at)
    return {
      id: row.id,
      dutyId: row.duty_id,
      title: row.title,
      place:
        row.name_en === null && row.name_ar === null
          ? ''
          : nameFor({ en: row.name_en, ar: row.name_ar }, actor.language),
      owner:
        row.owner_id === null
          ? { role: row.owner_role as DutyRole }
          : { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
      state,
      dueAt: dueAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      doneBy: row.done_by === null ? null : (names.get(row.done_by) ?? ''),
      note: row.note,
      late: isLate({ state, dueAt, doneAt }, now()),
      doneLater:
        row.late_at === null
          ? null
          : {
              note: row.late_note ?? '',
              at: new Date(row.late_at).toISOString(),
              by: names.get(row.late_by ?? '') ?? '',
            },
    }
  })
}

/** One task; `not-found` where the actor neither keeps nor does it. */
export async function readTask(actor: Actor, taskId: string): Promise<TaskDetails> {
  authorize(actor, 'duties.own')
  return readAs(actor, async (db) => {
    const row = await selectTasks(db, actor)
      .leftJoin('duties as d', 'd.id', 't.duty_id')
      .leftJoin('files as f', 'f.id', 't.file_id')
      .select(['t.proof', 't.figure', 't.file_id', 't.file_name', 't.revision', 'd.details', 'f.content_type'])
      .select([
        isOwn(actor).as('own'),
        sql<boolean>`priv.may_somewhere('duties.write') and t.node_id = any (priv.my_nodes('duties.write'))`.as(
          'keeps',
        ),
      ])
      .where('t.id', '=', recordId(taskId))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const [line] = await linesOf(db, actor, [row])
    const owns = actor.company?.mode === 'owner'
    return {
      ...line!,
      proof: row.proof,
      figure: row.figure,
      file:
        row.file_id === null
          ? null
          : {
              id: row.file_id,
              name: row.file_name ?? '',
              kind: row.content_type === 'application/pdf' ? 'pdf' : 'photo',
            },
      revision: row.revision,
      details: row.details,
      mayDo: owns || row.own || row.keeps,
      mayKeep: owns || row.keeps,
    }
  })
}
