import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import {
  awaitsConfirmation,
  correctiveActionDueOn,
  type CorrectiveActionStatus,
  type Priority,
  type Verification,
} from '#/domain/corrective-action.ts'
import { higher, levelsOfRepeat } from '#/domain/reporting/action-repeats.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { tellManagers } from '../tell-managers.server.ts'

export type LastAction = {
  id: string
  client_id: string
  branch_id: string
  question_key: string
  title: string
  priority: Priority
  status: CorrectiveActionStatus
  verification: Verification | null
  version: number
  repeats_id: string | null
  owner_name: string
  owner_email: string | null
  owner_id: string | null
  created_by: string
  done_at: string
}
/** What settles an action: a visit, whose shopper stays unknown, or a company's own audit with its auditor. */
export type Settling = { way: 'visit'; actorId: null } | { way: 'audit'; actorId: string }

export const lastColumns =
  sql.raw(`a.id, a.client_id, a.branch_id, a.question_key, a.title, a.priority, a.status, a.verification,
  a.version, a.repeats_id, a.owner_name, a.owner_email, a.owner_id, a.created_by, f.done_at`)
export const lastFinish = sql.raw(`left join lateral (select max(e.created_at) as done_at from report_action_events e
  where e.action_id = a.id and e.step = 'finish') f on true`)

const entryOf = ({ id, client_id }: Pick<LastAction, 'id' | 'client_id'>) =>
  ({ entity: 'action', entityId: id, clientId: client_id }) as const

const eventOf = ({ id, client_id }: Pick<LastAction, 'id' | 'client_id'>, { actorId }: Pick<Settling, 'actorId'>) => ({
  action_id: id,
  client_id,
  actor_id: actorId,
  note: null,
  created_at: now(),
})

type Written = { status: 'verified' | 'reopened'; due_on?: string; told_level?: number }

/** Writes onto the version seen of an action that waits for a confirmation. Returns the id of the step in its history. */
async function settle(tx: Tx, last: LastAction, by: Settling, columns: Written, note: string | null) {
  if (!awaitsConfirmation(last)) return null
  const { status } = columns
  const row = await tx
    .updateTable('report_actions')
    .set({
      ...columns,
      verification: status === 'verified' ? by.way : null,
      version: last.version + 1,
      updated_at: now(),
    })
    .where('id', '=', last.id)
    .where('version', '=', last.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  const { id } = await tx
    .insertInto('report_action_events')
    .values({
      ...eventOf(last, by),
      step: `${status === 'verified' ? 'confirm' : 'reopen'}-by-${by.way}`,
      from_status: last.status,
      to_status: status,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Confirms what people declared done. */
export async function confirmAction(tx: Tx, last: LastAction, by: Settling): Promise<void> {
  const eventId = await settle(tx, last, by, { status: 'verified' }, null)
  if (eventId === null) return
  const facts = { action: last.title, id: last.id }
  const to = { client: last.client_id, branch: last.branch_id }
  await tell(tx, to, 'action.confirmed', facts, { effectKey: `action.settled:${eventId}` })
  if (by.way === 'visit') await enqueue(tx, 'certificates.review', { branchId: last.branch_id })
}

/** Opens again what was declared done and fails, with the words of the one who saw it. */
export async function reopenAction(tx: Tx, last: LastAction, by: Settling, note: string | null = null): Promise<void> {
  const due = correctiveActionDueOn(last.priority, riyadhDay(now()))
  const eventId = await settle(tx, last, by, { status: 'reopened', due_on: due, told_level: 0 }, note)
  if (eventId === null) return
  await recordActivity(tx, null, {
    ...entryOf(last),
    action: 'actions.reopen',
    before: { status: last.status },
    after: { status: 'reopened' },
  })
  await tellManagers(tx, last.id, 'action.failed-again', 1)
  if (by.way === 'visit') await enqueue(tx, 'certificates.review', { branchId: last.branch_id })
}

type Source = { way: 'visit'; actorId: null; reportId: string } | { way: 'audit'; actorId: string; auditId: string }

/** A new action, linked and one priority higher; null where the report or audit has one about the question already. */
export async function openActionAgain(tx: Tx, last: LastAction, by: Source, photoDemanded: boolean) {
  const of = by.way === 'visit' ? { report_id: by.reportId } : { audit_id: by.auditId }
  const known = await tx
    .selectFrom('report_actions')
    .select('id')
    .where('client_id', '=', last.client_id)
    .where((where) => where.and(of))
    .where('question_key', '=', last.question_key)
    .executeTakeFirst()
  if (known) return null
  const id = randomUUID()
  const priority = higher(last.priority)
  await tx
    .insertInto('report_actions')
    .values({
      id,
      client_id: last.client_id,
      ...of,
      ...(by.way === 'audit' ? { source: 'audit' as const } : {}),
      branch_id: last.branch_id,
      question_key: last.question_key,
      title: last.title,
      owner_name: last.owner_name,
      owner_email: last.owner_email,
      owner_id: last.owner_id,
      priority,
      due_on: correctiveActionDueOn(priority, riyadhDay(now())),
      repeats_id: last.id,
      photo_demanded: photoDemanded,
      created_by: by.actorId ?? last.created_by,
      created_at: now(),
      updated_at: now(),
    })
    .execute()
  const { id: eventId } = await tx
    .insertInto('report_action_events')
    .values({ ...eventOf({ id, client_id: last.client_id }, by), step: 'open', from_status: null, to_status: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordActivity(tx, null, {
    ...entryOf({ id, client_id: last.client_id }),
    action: 'actions.open',
    after: { title: last.title, priority, repeats: last.id },
  })
  await enqueue(tx, 'actions.announce', { actionId: id, eventId })
  await tellManagers(tx, id, 'action.repeated', levelsOfRepeat(last.repeats_id === null ? 0 : 1))
  return id
}
