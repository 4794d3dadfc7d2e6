import { asSystem } from '#/db/database.server.ts'
import type { ClientApprovalStep } from '#/domain/client-approval.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { matchConflicts } from '#/features/companies/conflicts-of-interest/conflicts.server.ts'

type Decided = { clientId: string; decision: ClientApprovalStep; reason: string | null; effect: string }

const kinds = {
  ask: 'client.asked',
  approve: 'client.approved',
  reject: 'client.rejected',
  suspend: 'client.suspended',
  reinstate: 'client.reinstated',
} as const satisfies Record<ClientApprovalStep, string>

/** Tells a client of a decision on its account and of its reason. */
export const announceDecision = ({ clientId, decision, reason, effect }: Decided): Promise<void> =>
  asSystem('a job notifies a client of an account decision', async (tx) => {
    // a shopper may have named this company as an employer before it was a client
    if (decision === 'approve') await matchConflicts(tx, clientId)
    const kind = kinds[decision]
    await tell(tx, { client: clientId }, kind, { reason: reason ?? '' }, { effectKey: `${kind}:${effect}` })
  })
