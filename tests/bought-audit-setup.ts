import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { now } from '#/platform/clock.ts'
import { grades, seen, submit } from './reports.ts'
import { anOrder } from './requests.ts'
import { arrival, fillReport } from './visits.ts'
import { type World } from './world.ts'

/** Steps of audits that a company buys, through the verbs. */
export function auditSteps(w: () => World, admin: () => Actor) {
  const anAudit = (branchId?: string, days = 3) =>
    anOrder({ evaluationType: 'operations_audit', visitAt: addHours(now(), 24 * days), ...(branchId && { branchId }) })

  async function auditor(name = 'Sami Auditor'): Promise<Actor> {
    const shopper = await w().shopper({ name, level: 'senior' })
    await qualifyAuditor(admin(), shopper.id, true, 'HACCP certificate seen')
    return shopper
  }

  async function approvedAudit(client: Actor, branchId?: string): Promise<string> {
    const { id } = await requestEvaluation(client, anAudit(branchId))
    await approveRequest(admin(), id)
    return id
  }

  const rulesOf = async (requestId: string, { id, name }: Actor): Promise<string[]> => {
    const { refused } = await rankShoppers(admin(), requestId, name)
    return refused.find((one) => one.id === id)?.refusals.map(({ rule }) => rule) ?? []
  }

  /** An audit through all verbs; its report is released. */
  async function releasedAudit(client: Actor, branchId: string, changed?: readonly AnswerSave[]): Promise<string> {
    const id = await approvedAudit(client, branchId)
    const person = await auditor(`Auditor ${id.slice(-6)}`)
    await assignVisit(admin(), id, person.id)
    await w().owner.query('update app.mystery_shopping_requests set scheduled_date = now() where id = $1', [id])
    const { reportId } = await checkIn(person, arrival(id))
    await fillReport(person, reportId, changed)
    await submit(person, reportId)
    await startReview(admin(), await seen(w(), reportId))
    await releaseReport(admin(), { ...(await seen(w(), reportId)), grades })
    return reportId
  }

  const counted = async (client: Actor): Promise<number> => {
    const { rows } = await w().owner.query<{ n: string }>(
      `select (select count(*) from app.counted_visits where client_id = $1) + (select count(*) from app.score_tallies where client_id = $1)
         + (select count(*) from app.brand_tallies where client_id = $1) + (select count(*) from app.client_scores where client_id = $1) as n`,
      [client.id],
    )
    return Number(rows[0]!.n)
  }

  async function approvedOf(client: Actor): Promise<string> {
    const { id } = await requestEvaluation(client, anOrder())
    await approveRequest(admin(), id)
    return id
  }
  return { anAudit, auditor, approvedAudit, approvedOf, rulesOf, releasedAudit, counted }
}
