import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isFieldType } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { StaffTaskPriority, StaffTaskRhythm, StaffTaskStatus } from '#/domain/office/staff-task.ts'
import { now } from '#/platform/clock.ts'

export type Looked = { taskId: string; version: number }

/** Reads the task if the actor may see it. Throws `changed-meanwhile` for an older version. */
export async function holdTask(tx: Tx, actor: Actor, { taskId, version }: Looked) {
  const row = await tx
    .selectFrom('work_tasks')
    .select(['id', 'title', 'details', 'owner_id', 'status', 'priority', 'due_on', 'repeats', 'link', 'version'])
    .select(['month_day', 'created_by'])
    .where('id', '=', recordId(taskId))
    .$if(isFieldType(actor.type), (own) => own.where('owner_id', '=', actor.id))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return {
    ...row,
    status: row.status,
    priority: row.priority,
    repeats: row.repeats,
  }
}
export type HeldTask = Awaited<ReturnType<typeof holdTask>>

type Columns = Partial<{
  title: string
  details: string | null
  owner_id: string | null
  status: StaffTaskStatus
  priority: StaffTaskPriority
  due_on: Day | null
  repeats: StaffTaskRhythm | null
  month_day: number | null
  link: string | null
  finished_at: Date | null
}>

/** Updates only the version seen: of two concurrent changes one wins, the other is refused. */
export async function writeTask(tx: Tx, actor: Actor, held: HeldTask, columns: Columns): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('work_tasks')
    .set({ ...columns, version: held.version + 1, updated_at: now() })
    .where('id', '=', held.id)
    .where('version', '=', held.version)
    .$if(isFieldType(actor.type), (own) => own.where('owner_id', '=', actor.id))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
}
