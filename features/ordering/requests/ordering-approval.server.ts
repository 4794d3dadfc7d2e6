import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { authorize } from '#/domain/permissions.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'

/** Account state for an order: the client's own, or the one an admin orders for. */
export async function orderingApproval(
  actor: Actor,
  clientId: string = companyOf(actor),
): Promise<ClientApprovalStatus> {
  authorize(actor, 'evaluations.request')
  return readAs(actor, (tx) => clientApproval(tx, actor.type === 'client' ? companyOf(actor) : clientId))
}
