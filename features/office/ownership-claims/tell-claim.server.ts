import { asSystem } from '#/db/database.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { nameIn, selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'

/** Tells the other administrators that a request for a new owner waits for one of them; a refusal, the one who asked. */
export const tellClaim = ({ claimId, news }: JobPayload<'companies.tell-claim'>): Promise<void> =>
  asSystem('a job notifies staff of a request for a new owner', async (tx) => {
    const claim = await tx
      .selectFrom('ownership_claims')
      .select(['client_id', 'asked_by'])
      .where('id', '=', claimId)
      .executeTakeFirst()
    const company = claim && (await selectCompany(tx, claim.client_id))
    if (!claim || !company) return
    const facts = {
      client: textOf((lang) => nameIn(company.names, lang)),
      outcome: textOf((lang) => translator(lang, ownershipMessages)(`claim_${news}`)),
      id: claim.client_id,
    }
    const to = news === 'asked' ? ({ admins: { but: claim.asked_by } } as const) : ({ admin: claim.asked_by } as const)
    await tell(tx, to, 'ownership.claim', facts, { effectKey: `ownership.claim:${claimId}:${news}` })
  })
