import { asSystem } from '#/db/database.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { planWords } from '#/messages/subscriptions.ts'

/** Notifies the owners and accountants of a client of a plan that our team gave or ended without an invoice. */
export const announceTier = ({ clientId, tier, until, effect }: JobPayload<'accounts.plan-given'>): Promise<void> =>
  asSystem('a job notifies a client of a plan without an invoice', async (tx) => {
    const plan = textOf((lang) => translator(lang, planWords)(`plan_${tier}`))
    const effectKey = `plan.given:${effect}`
    if (until) await tell(tx, { client: clientId }, 'plan.given-until', { plan, date: until }, { effectKey })
    else await tell(tx, { client: clientId }, 'plan.given', { plan }, { effectKey })
  })
