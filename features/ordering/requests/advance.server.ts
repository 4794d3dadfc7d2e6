import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor, isFieldType } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { type EvaluationStatus, evaluationSteps, type EvaluationStep } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { takeStep } from '#/domain/step.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { moveRequest } from './move-request.server.ts'
import { recordStep } from './record-step.server.ts'

export type RequestAtStep = {
  id: string
  clientId: string
  status: EvaluationStatus
  to: EvaluationStatus
}

/**
 * The request and the target status of a step. Throws `not-found` for a foreign one, `evaluation.step-refused` at a
 * wrong time.
 */
export async function requestForStep(
  tx: Tx,
  actor: Actor,
  requestId: string,
  step: EvaluationStep,
): Promise<RequestAtStep> {
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'client_id', 'status'])
    .where('id', '=', recordId(requestId))
    .$if(actor.type === 'client', (query) => query.where('client_id', '=', companyOf(actor)))
    .$if(isFieldType(actor.type), (query) => query.where('shopper_id', '=', actor.id))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const status = row.status
  const to = takeStep(evaluationSteps, step, status)
  if (!to) throw new AppError('evaluation.step-refused')
  return { id: row.id, clientId: row.client_id, status, to }
}

/** Requires a non-empty reason. */
export const needReason = (reason: string): string => {
  const text = reason.trim()
  if (!text) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  return text
}

/** Approves an order as an admin; the client's account must be approved. */
export async function approveRequest(actor: Actor, requestId: string): Promise<void> {
  authorize(actor, 'evaluations.approve')
  await asActor(actor, async (tx) => {
    const request = await requestForStep(tx, actor, requestId, 'approve')
    if ((await clientApproval(tx, request.clientId)) !== 'approved') throw new AppError('client.not-approved')
    await moveRequest(tx, request)
    const { id, clientId, status: from, to } = request
    await recordStep(tx, actor, { requestId: id, clientId, step: 'approve', from, to })
  })
}

export type ManyApproved = { approved: number; refused: { requestId: string; code: ErrorCode }[] }

/** Approves those of many requests that can be, and returns the reasons for the others. */
export async function approveRequests(actor: Actor, requestIds: readonly string[]): Promise<ManyApproved> {
  authorize(actor, 'evaluations.approve')
  const refused: ManyApproved['refused'] = []
  for (const requestId of new Set(requestIds)) {
    try {
      await approveRequest(actor, requestId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ requestId, code: error.code })
    }
  }
  return { approved: new Set(requestIds).size - refused.length, refused }
}

/** Withdraws an unassigned order as a client, free of charge. */
export async function withdrawRequest(actor: Actor, requestId: string, reason: string): Promise<void> {
  authorize(actor, 'evaluations.withdraw')
  const why = needReason(reason)
  await asActor(actor, async (tx) => {
    const request = await requestForStep(tx, actor, requestId, 'withdraw')
    await moveRequest(tx, request, { cancel_reason: why })
    const { id, clientId, status: from, to } = request
    await recordStep(tx, actor, { requestId: id, clientId, step: 'withdraw', from, to, reason: why })
  })
}

/** Current shopper of a visit. */
export const shopperOf = async (tx: Tx, requestId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select('shopper_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  return row?.shopper_id ?? null
}

/** Cancels a request not begun as an admin; client and assigned shopper receive the reason. */
export async function cancelRequest(actor: Actor, requestId: string, reason: string): Promise<void> {
  authorize(actor, 'evaluations.cancel')
  const why = needReason(reason)
  await asActor(actor, async (tx) => {
    const request = await requestForStep(tx, actor, requestId, 'cancel')
    const shopperId = await shopperOf(tx, requestId)
    await moveRequest(tx, request, { shopper_id: null, cancel_reason: why })
    const { id, clientId, status: from, to } = request
    await recordStep(tx, actor, {
      requestId: id,
      clientId,
      step: 'cancel',
      from,
      to,
      reason: why,
      shopperId,
      cause: 'staff',
    })
  })
}
