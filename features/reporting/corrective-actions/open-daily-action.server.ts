import type { Tx } from '#/db/database.server.ts'
import { correctiveActionDueOn } from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { recordStep } from './open-action.server.ts'

type DailyAction = {
  id: string
  dailyReportId: string
  branchId: string
  questionKey: string
  title: string
  ownerName: string
}

/** Opens a critical action from a daily report. Whether it is new: the same id opens one action. */
export async function openDailyAction(tx: Tx, actor: Actor, action: DailyAction): Promise<boolean> {
  authorize(actor, 'actions.write')
  const due = correctiveActionDueOn('critical', riyadhDay(now()))
  const row = await tx
    .insertInto('report_actions')
    .values({
      id: action.id,
      client_id: companyOf(actor),
      source: 'daily',
      daily_report_id: action.dailyReportId,
      branch_id: action.branchId,
      question_key: action.questionKey,
      title: action.title,
      owner_name: action.ownerName,
      priority: 'critical',
      due_on: due,
      created_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await recordStep(tx, actor, { actionId: row.id, step: 'open', from: null, to: 'open', note: null })
  await enqueue(tx, 'actions.link-repeat', { actionId: row.id })
  await recordActivity(tx, actor, {
    action: 'actions.open',
    entity: 'action',
    entityId: row.id,
    clientId: companyOf(actor),
    after: { title: action.title, owner: action.ownerName, priority: 'critical', due },
  })
  return true
}
