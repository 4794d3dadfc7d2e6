import { asSystem } from '#/db/database.server.ts'
import type { ClientApprovalStep } from '#/domain/client-approval.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import { matchEmployers } from '#/features/companies/conflicts-of-interest/employers.server.ts'
import { env } from '#/platform/env.server.ts'

type Decided = { clientId: string; decision: ClientApprovalStep; reason: string | null; effect: string }

const kinds = {
  approve: 'client.approved',
  reject: 'client.rejected',
  suspend: 'client.suspended',
  reinstate: 'client.reinstated',
} as const satisfies Record<ClientApprovalStep, string>

const dashboard = '/client/dashboard'

/** Tells the client by mail and bell what was decided on its account, and why. */
export const announceDecision = ({ clientId, decision, reason, effect }: Decided): Promise<void> =>
  asSystem('a job tells a client about its account', async (tx) => {
    // a shopper may have named this company as an employer before it was a client
    if (decision === 'approve') await matchEmployers(tx, clientId)
    const to = await mailboxOf(tx, clientId)
    const kind = kinds[decision]
    const effectKey = `${kind}:${effect}`
    await notify(tx, { to: clientId, kind, params: {}, link: dashboard, effectKey })
    const params = { name: to.name, reason: reason ?? '', link: env().origin + dashboard }
    await queueEmail(tx, { to, kind, params, effectKey })
  })
