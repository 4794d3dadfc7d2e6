import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { correctiveActionDueOn, type CorrectiveActionStatus, type Priority } from '#/domain/corrective-action.ts'
import { higher, levelsOfRepeat, repeatDays } from '#/domain/reporting/action-repeats.ts'
import { type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { tellManagers } from '../tell-managers.server.ts'

type New = {
  id: string
  client_id: string
  priority: Priority
  due_on: Day
  version: number
  created_at: string
  last_id: string
  last_status: CorrectiveActionStatus
  last_repeats: string | null
  done_at: string | null
}

/** The action with the one before it on the same question of the branch: of audits, own or bought, by the same questionnaire. */
async function withLast(tx: Tx, actionId: string): Promise<New | undefined> {
  const { rows } = await sql<New>`
    select a.id, a.client_id, a.priority, a.due_on::text as due_on, a.version, a.created_at, l.id as last_id, l.status as last_status,
      l.repeats_id as last_repeats,
      (select max(e.created_at) from report_action_events e where e.action_id = l.id and e.step = 'finish') as done_at
    from report_actions a
    left join audits o on o.id = a.audit_id
    left join questionnaires n on n.id = o.questionnaire_id
    join lateral (select x.id, x.status, x.repeats_id from report_actions x
      left join audits xo on xo.id = x.audit_id
      left join mystery_shopping_reports xr on xr.id = x.report_id
      left join questionnaires xn on xn.id = coalesce(xo.questionnaire_id, xr.questionnaire_id)
      where x.client_id = a.client_id and x.branch_id = a.branch_id and x.question_key = a.question_key
        and (x.source = a.source or (a.source = 'audit' and x.report_id is not null))
        and x.id <> a.id and x.created_at < a.created_at and x.status <> 'cancelled' and xn.code is not distinct from n.code
      order by x.created_at desc, x.id desc limit 1) l on true
    where a.id = ${actionId}::uuid and a.source in ('audit', 'daily') and a.repeats_id is null and a.status <> 'cancelled'
    for update of a`.execute(tx)
  return rows[0]
}

/**
 * Links an action of an own audit or a daily report to the one before it, when that was done within 180 days: it is then
 * one priority higher, and managers are notified. Runs twice without further effect.
 */
export async function linkRepeat({ actionId }: JobPayload<'actions.link-repeat'>): Promise<void> {
  await asSystem('a job links an action to the one that it repeats', async (tx) => {
    const found = await withLast(tx, actionId)
    if (!found?.done_at || (found.last_status !== 'done' && found.last_status !== 'verified')) return
    const openedOn = riyadhDay(new Date(found.created_at))
    if (daysBetween(riyadhDay(new Date(found.done_at)), openedOn) > repeatDays) return
    const priority = higher(found.priority)
    const due = correctiveActionDueOn(priority, openedOn)
    await tx
      .updateTable('report_actions')
      .set({ repeats_id: found.last_id, priority, due_on: due < found.due_on ? due : found.due_on })
      .set({ version: found.version + 1, updated_at: now() })
      .where('id', '=', found.id)
      .execute()
    await recordActivity(tx, null, {
      action: 'actions.change',
      entity: 'action',
      entityId: found.id,
      clientId: found.client_id,
      before: { priority: found.priority },
      after: { priority, repeats: found.last_id },
    })
    await tellManagers(tx, found.id, 'action.repeated', levelsOfRepeat(found.last_repeats === null ? 0 : 1))
  })
}
