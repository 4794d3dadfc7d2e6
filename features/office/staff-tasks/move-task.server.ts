import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { isOpenStaffTask, nextDue, type WorkStep, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type HeldTask, holdTask, type Looked, writeTask } from './hold-task.server.ts'
import { tellOwner } from './write-task.server.ts'

/** The next one of repeated work, exactly once however often the last one is finished. */
async function repeat(tx: Tx, actor: Actor, done: HeldTask): Promise<void> {
  if (!done.repeats || !done.due_on) return
  const row = await tx
    .insertInto('work_tasks')
    .values({
      title: done.title,
      details: done.details,
      owner_id: done.owner_id,
      priority: done.priority,
      due_on: nextDue(done.repeats, done.due_on, riyadhDay(now()), done.month_day ?? undefined),
      repeats: done.repeats,
      month_day: done.month_day,
      repeat_of: done.id,
      link: done.link,
      created_by: done.created_by,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('repeat_of').where('repeat_of', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await tellOwner(tx, actor, row.id, done.owner_id)
}

/** Moves a piece of work one step on: the office any, everybody else their own. */
export async function moveTask(actor: Actor, looked: Looked, step: WorkStep): Promise<void> {
  authorize(actor, staffTaskSteps[step].permission)
  const before = await readAs(actor, (db) => holdTask(db, actor, looked))
  const move = async (tx: Tx) => {
    const held = await holdTask(tx, actor, looked)
    const status = takeStep(staffTaskSteps, step, held.status)
    if (!status) throw new AppError('work.step-refused')
    await writeTask(tx, actor, held, { status, finished_at: isOpenStaffTask(status) ? null : now() })
    await recordActivity(tx, actor, {
      action: `work.${step === 'putBack' ? 'put-back' : step}`,
      entity: 'task',
      entityId: held.id,
      before: { status: held.status },
      after: { status },
    })
    if (step === 'finish') await repeat(tx, actor, held)
  }
  await (step === 'finish' && before.repeats
    ? asSystem('the next one of repeated work is made by the platform, for whoever owns it', move)
    : asActor(actor, move))
}
