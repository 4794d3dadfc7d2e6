import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { at, grades, seen, submit } from './reports.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import { arrival, assignedVisit, fillReport, newBranch, save } from './visits.ts'
import type { World } from './world.ts'

type Office = { world: World; admin: Actor; client: Actor; shopper: Actor }
/** Critical question of the basic questionnaire. */
export const criticalQuestion = 'Q16'

type How = { fails?: boolean; type?: 'basic' | 'full_service'; changed?: readonly AnswerSave[] }

/** A visit through all verbs, released an hour later. */
export async function visited(office: Office, branchId: string, on: Date, how: How = {}): Promise<string> {
  const { fails = false, type = 'basic', changed = [] } = how
  const { world, admin, client, shopper } = office
  const reportId = await at(on, async () => {
    const requestId = await assignedVisit(world, shopper, { client, branchId, scheduledAt: on, type })
    const here = { ...arrival(requestId), deviceTime: on.toISOString() }
    return (await checkIn(shopper, here)).reportId
  })
  await at(addMinutes(on, 30), () =>
    fillReport(
      shopper,
      reportId,
      fails
        ? [save(criticalQuestion, false, { comment: 'An insect ran over the counter while we waited.' }), ...changed]
        : changed,
    ),
  )
  await at(addMinutes(on, 40), () => submit(shopper, reportId))
  await at(addMinutes(on, 60), async () => {
    await startReview(admin, await seen(world, reportId))
    await releaseReport(admin, { ...(await seen(world, reportId)), grades })
  })
  return reportId
}

type Scored = { day: string; score: number; failed?: readonly string[]; hour?: string }

/**
 * Released visits with these scores. why written as rows: exact hundredths result from no answers, and the rules'
 * boundaries are tested.
 */
export async function scoredVisits({ world, client, shopper }: Office, branchId: string, visits: readonly Scored[]) {
  const ids: string[] = []
  for (const { day, score, failed = [], hour = '12:00' } of visits) {
    const [requestId, id] = [randomUUID(), randomUUID()]
    const moment = `${day}T${hour}:00+03:00`
    await world.owner.query(
      `insert into app.mystery_shopping_requests (id, client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
         price, shopper_fee, status, shopper_id, created_by)
       values ($1, $2, $3, 'Olaya', 'Olaya Street', 'basic', $4, 30000, 30000, 'completed', $5, $2)`,
      [requestId, client.id, branchId, moment, shopper.id],
    )
    await world.owner.query(
      `insert into app.mystery_shopping_reports (id, request_id, client_id, shopper_id, questionnaire_id, status, branch_score,
         calculated_score, score, has_critical, checked_in_at, due_at, submitted_at, released_at)
       values ($1, $2, $3, $4, (select id from app.questionnaires where code = 'BAS-1' limit 1), 'released', $5, $5, $6, $7, $8, $8, $8, $8)`,
      [
        id,
        requestId,
        client.id,
        shopper.id,
        score,
        JSON.stringify({ criticalFailed: failed }),
        failed.length > 0,
        moment,
      ],
    )
    ids.push(id)
  }
  return ids
}

/** A branch with three visits of this score on a day. */
export async function branchWith(office: Office, score: number, day: string): Promise<string> {
  const branchId = await newBranch(office.world, office.client)
  await scoredVisits(
    office,
    branchId,
    [1, 2, 3].map(() => ({ day, score })),
  )
  return branchId
}
