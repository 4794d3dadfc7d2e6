import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { isOpenStaffTask, nextDue, type StaffTaskStep, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type HeldTask, holdTask, type Looked, writeTask } from './hold-task.server.ts'
import { tellOwner } from './write-task.server.ts'

/** Creates the next occurrence of a repeated task, exactly once. */
async function repeat(tx: Tx, actor: Actor, done: HeldTask): Promise<void> {
  if (!done.repeats || !done.due_on) return
  const due = nextDue(done.repeats, done.due_on, riyadhDay(now()), done.month_day ?? undefined)
  const next = await callFunction<string | null>(tx, sql`priv.repeat_task(${done.id}, ${due}, ${now()})`)
  if (next) await tellOwner(tx, actor, next, done.owner_id)
}

/** Takes a step on a task: any for the office, own ones for others. Answers the task as it was. */
export async function moveTask(actor: Actor, looked: Looked, step: StaffTaskStep): Promise<HeldTask> {
  authorize(actor, staffTaskSteps[step].permission)
  return asActor(actor, async (tx) => {
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
    return held
  })
}
