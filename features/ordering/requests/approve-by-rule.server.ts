import { sql } from 'kysely'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { approvalReason, type ApprovalFacts } from '#/domain/automatic-approval.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { now } from '#/platform/clock.ts'
import { moveRequest } from './move-request.server.ts'
import { recordStep } from './record-step.server.ts'

type Ordered = { id: string; clientId: string; withinPlan: boolean }

/** Facts of the rule: visits with released reports, and overdue invoices. */
async function factsOf(tx: Tx, { clientId, withinPlan }: Ordered): Promise<ApprovalFacts> {
  const { rows } = await sql<{ released: number; overdue: boolean }>`
    select (select count(*)::int from app.mystery_shopping_reports r
        where r.client_id = ${clientId} and r.status in ('released', 'disputed', 'locked')) as released,
      exists (select from app.invoices i where i.client_id = ${clientId}
        and (i.status = 'overdue' or (i.status in ('issued', 'partly_paid') and i.due_on < ${riyadhDay(now())}::date))) as overdue`.execute(
    tx,
  )
  return { withinPlan, released: rows[0]!.released, hasOverdue: rows[0]!.overdue }
}

/** Approves an order automatically by the settings' rule, as the platform with a reason, in the order's transaction. */
export const approveByRule = (tx: Tx, ordered: Ordered): Promise<void> =>
  asSystemWithin('a job approves a request by rule', tx, async () => {
    const set = await readSettings(tx, ['orders.automatic-approval', 'orders.trusted-visits'])
    const rule = { when: set['orders.automatic-approval'], trustedVisits: set['orders.trusted-visits'] }
    if (rule.when === 'off' || (await clientApproval(tx, ordered.clientId)) !== 'approved') return
    const why = approvalReason(rule, await factsOf(tx, ordered))
    if (!why) return
    const { id, clientId } = ordered
    await moveRequest(tx, { id, status: 'pending', to: 'approved' })
    const { en, ar } = evaluationMessages[`approvedBy_${why}`]
    await recordStep(tx, null, {
      requestId: id,
      clientId,
      step: 'approve',
      from: 'pending',
      to: 'approved',
      reason: `${en} ${ar}`,
      activity: 'evaluations.approve-by-rule',
    })
  })
