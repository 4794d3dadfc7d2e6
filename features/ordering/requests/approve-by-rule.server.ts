import { sql } from 'kysely'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { approvalReason, type ApprovalFacts } from '#/domain/automatic-approval.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { now } from '#/platform/clock.ts'
import { lockOrders } from './lock-orders.server.ts'
import { moveRequest } from './move-request.server.ts'
import { recordStep } from './record-step.server.ts'
import { approveAtOnce } from './visits-of-batch.server.ts'
import { isStillWithin } from './within-plan.server.ts'

type Ordered = { id: string; clientId: string; withinPlan: boolean; day: Day }
type Standing = Omit<ApprovalFacts, 'withinPlan'>

/** Facts of the rule about a client: visits with released reports, and overdue invoices. */
async function standingOf(tx: Tx, clientId: string): Promise<Standing> {
  const { rows } = await sql<{ released: number; overdue: boolean }>`
    select (select count(*)::int from app.mystery_shopping_reports r
        where r.client_id = ${clientId} and r.status in ('released', 'disputed', 'locked')) as released,
      exists (select from app.invoices i where i.client_id = ${clientId}
        and (i.status = 'overdue' or (i.status in ('issued', 'partly_paid') and i.due_on < ${riyadhDay(now())}::date))) as overdue`.execute(
    tx,
  )
  return { released: rows[0]!.released, hasOverdue: rows[0]!.overdue }
}

/** The rule in force for an approved client; null when an administrator decides. */
async function ruleFor(tx: Tx, clientId: string) {
  const set = await readSettings(tx, ['orders.automatic-approval', 'orders.trusted-visits'])
  const rule = { when: set['orders.automatic-approval'], trustedVisits: set['orders.trusted-visits'] }
  return rule.when === 'off' || (await clientApproval(tx, clientId)) !== 'approved' ? null : rule
}

const reasonOf = (why: 'plan' | 'trusted'): string => {
  const { en, ar } = evaluationMessages[`approvedBy_${why}`]
  return `${en} ${ar}`
}

/** Counts the plan again under the lock: of two orders made at the same moment only one takes the last visit. */
async function tookVisit(tx: Tx, clientId: string, day: Day): Promise<boolean> {
  await lockOrders(tx, clientId)
  return isStillWithin(tx, clientId, day)
}

/** Approves an order automatically by the settings' rule, as the platform with a reason, in the order's transaction. */
export async function approveByRule(tx: Tx, ordered: Ordered): Promise<void> {
  const { id, clientId, day } = ordered
  // why before the platform acts: counted as the orderer sees the plan, so that the answer tells nothing of withheld visits
  const withinPlan = ordered.withinPlan && (await tookVisit(tx, clientId, day))
  await asSystemWithin('a job approves a request by rule', tx, async () => {
    const rule = await ruleFor(tx, clientId)
    if (!rule) return
    const why = approvalReason(rule, { withinPlan, ...(await standingOf(tx, clientId)) })
    if (!why) return
    await moveRequest(tx, { id, status: 'pending', to: 'approved' })
    await recordStep(tx, null, {
      requestId: id,
      clientId,
      step: 'approve',
      from: 'pending',
      to: 'approved',
      reason: reasonOf(why),
      activity: 'evaluations.approve-by-rule',
    })
  })
}

type OrderedMany = { clientId: string; batchId: string; visits: readonly { id: string; withinPlan: boolean }[] }

/** Approves the visits of a batch by the same rule; returns the ids approved. */
export async function approveManyByRule(tx: Tx, { clientId, batchId, visits }: OrderedMany): Promise<string[]> {
  const approved: string[] = []
  await asSystemWithin('a job approves the visits of an order by rule', tx, async () => {
    const rule = await ruleFor(tx, clientId)
    if (!rule) return
    const standing = await standingOf(tx, clientId)
    const byReason = Map.groupBy(visits, ({ withinPlan }) => approvalReason(rule, { withinPlan, ...standing }))
    for (const [why, own] of byReason) {
      if (!why) continue
      const ids = own.map(({ id }) => id)
      approved.push(...(await approveAtOnce(tx, clientId, ids, reasonOf(why))))
      await recordActivity(tx, null, {
        action: 'evaluations.approve-by-rule',
        entity: 'order-batch',
        entityId: batchId,
        clientId,
        after: { status: 'approved', visits: ids.length },
        reason: reasonOf(why),
      })
    }
  })
  return approved
}
