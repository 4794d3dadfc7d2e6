import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { isOpenStaffTask, monthDayOf, type StaffTaskPriority, type StaffTaskStep } from '#/domain/office/staff-task.ts'
import type { Before, UndoFields } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type HeldTask, holdTask, type Looked, writeTask } from './hold-task.server.ts'
import { moveTask } from './move-task.server.ts'
import type { Undoable } from './lists.ts'
import { beforeOf, undoOf } from './undo-many.server.ts'
import { refuseDue, refuseOwner, tellOwner } from './write-task.server.ts'

export type ManyChanged = { done: number; refused: { taskId: string; code: ErrorCode }[]; undo: UndoFields }
export type Change = { ownerId: string | null } | { dueOn: Day | null } | { priority: StaffTaskPriority }

async function changeOne(actor: Actor, looked: Looked, change: Change): Promise<HeldTask> {
  return asActor(actor, async (tx) => {
    const held = await holdTask(tx, actor, looked)
    if (!isOpenStaffTask(held.status)) throw new AppError('work.over')
    const entry = { action: 'work.change', entity: 'task', entityId: held.id } as const
    if ('ownerId' in change) {
      await refuseOwner(tx, change.ownerId)
      await writeTask(tx, actor, held, { owner_id: change.ownerId })
      const [before, after] = [{ owner: held.owner_id }, { owner: change.ownerId }]
      await recordActivity(tx, actor, { ...entry, before, after })
      if (change.ownerId !== held.owner_id) await tellOwner(tx, actor, held.id, change.ownerId)
    } else if ('dueOn' in change) {
      if (held.repeats && !change.dueOn) throw new AppError('work.repeat-due')
      const monthDay = held.repeats === 'monthly' && change.dueOn ? monthDayOf(change.dueOn) : null
      await writeTask(tx, actor, held, { due_on: change.dueOn, month_day: monthDay })
      await recordActivity(tx, actor, { ...entry, before: { due: held.due_on }, after: { due: change.dueOn } })
    } else {
      await writeTask(tx, actor, held, { priority: change.priority })
      const [before, after] = [{ priority: held.priority }, { priority: change.priority }]
      await recordActivity(tx, actor, { ...entry, before, after })
    }
    return held
  })
}

async function each(
  all: readonly Looked[],
  what: Undoable,
  work: (looked: Looked) => Promise<HeldTask | null>,
): Promise<ManyChanged> {
  const before: Before[] = []
  const refused: ManyChanged['refused'] = []
  const wanted = [...new Map(all.map((looked) => [looked.taskId, looked])).values()]
  for (const looked of wanted) {
    try {
      const held = await work(looked)
      if (held) before.push(beforeOf(what, held))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ taskId: looked.taskId, code: error.code })
    }
  }
  return { done: wanted.length - refused.length, refused, undo: undoOf(what, before) }
}

/** Changes owner, day or priority of many tasks; those changed by others meanwhile are left out. */
export async function changeTasks(actor: Actor, all: readonly Looked[], change: Change): Promise<ManyChanged> {
  authorize(actor, 'work.write')
  if ('dueOn' in change) refuseDue(change.dueOn)
  const what = 'ownerId' in change ? 'owner' : 'dueOn' in change ? 'due' : 'priority'
  return each(all, what, (looked) => changeOne(actor, looked, change))
}

/** Finishing a repeated task creates the next one; reopening forgets when it ended. Their way back is another step. */
const canUndo = (step: StaffTaskStep, { repeats }: HeldTask): boolean =>
  step !== 'reopen' && !(step === 'finish' && repeats)

/** Takes a step on many tasks. */
export async function moveTasks(actor: Actor, all: readonly Looked[], step: StaffTaskStep): Promise<ManyChanged> {
  authorize(actor, 'work.write')
  return each(all, 'status', async (looked) => {
    const held = await moveTask(actor, looked, step)
    return canUndo(step, held) ? held : null
  })
}
