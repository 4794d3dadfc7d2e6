import { asActor, asSystemWithin, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mayRescheduleFree } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordId } from '#/domain/record-id.ts'
import { assertFreeMoment } from '#/features/ordering/visit-dates/assert-free-moment.server.ts'
import { assertVisitDate } from '#/features/ordering/visit-dates/assert-visit-date.server.ts'
import { setVisitDate } from '#/features/ordering/requests/change-request.server.ts'
import { isStillWithin, setWithinPlan } from '#/features/ordering/requests/within-plan.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { endOffers, queueUp } from './give-visit.server.ts'

/** The actor's own request, as far as the database shows it. */
async function ownRequest(tx: Tx, actor: Actor, requestId: string): Promise<{ id: string; branchId: string }> {
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'branch_id as branchId'])
    .where('id', '=', recordId(requestId))
    .where('client_id', '=', companyOf(actor))
    .where(({ fn, val, ref }) => fn<boolean>('priv.may_branch', [val('evaluations.reschedule'), ref('branch_id')]))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** Moves the date of a request that has no shopper yet, as its client and free of charge. Offers for the old date end. */
export async function rescheduleOwn(actor: Actor, requestId: string, visitAt: Date): Promise<void> {
  authorize(actor, 'evaluations.reschedule')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  assertVisitDate(visitAt)
  await asActor(actor, async (tx) => {
    const { id, branchId } = await ownRequest(tx, actor, requestId)
    await assertFreeMoment(tx, { branchId, visitAt, except: { id } })
    const moved = await asSystemWithin('the verb checked that the request is the own one and free', tx, async () => {
      await queueUp(tx, 'branch', [branchId])
      const row = await tx
        .selectFrom('mystery_shopping_requests')
        .select(['client_id', 'status', 'scheduled_date'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (!mayRescheduleFree(row.status)) throw new AppError('evaluation.step-refused')
      if (new Date(row.scheduled_date).getTime() === visitAt.getTime()) return null
      await setVisitDate(tx, id, visitAt, true)
      await endOffers(tx, id, 'staff')
      return row
    })
    if (!moved) return
    const { client_id: clientId, status, scheduled_date: before } = moved
    // why before the platform acts: counted as the client sees its plan
    const isWithin = await isStillWithin(tx, clientId, riyadhDay(visitAt))
    await asSystemWithin('the verb moved the own request', tx, () => setWithinPlan(tx, id, isWithin))
    const step = { requestId: id, clientId, step: 'reschedule', from: status, to: status } as const
    await recordStep(tx, actor, { ...step, visitAt: { before, after: visitAt.toISOString() } })
  })
}
