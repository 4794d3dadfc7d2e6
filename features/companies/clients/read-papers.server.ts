import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'

/** A client's registration data and account state. Throws `not-found`. */
export async function readPapers(actor: Actor, clientId: string) {
  authorize(actor, 'clients.read')
  if (!/^[0-9a-f-]{36}$/i.test(clientId)) throw new AppError('not-found')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('profiles as p')
      .innerJoin('client_profiles as c', 'c.profile_id', 'p.id')
      .leftJoin('profiles as decider', 'decider.id', 'c.approval_changed_by')
      .select(['p.id', 'p.full_name', 'p.email', 'p.phone', 'p.company_name', 'p.company_address', 'p.business_type'])
      .select(companyOfProfile('p').as('company'))
      .select(['p.language', 'p.created_at', 'c.business_license', 'c.tax_id', 'c.industry', 'c.number_of_branches'])
      .select(['c.approval_question', 'c.approval_asked_at', 'c.approval_answer', 'c.approval_answered_at'])
      .select(['c.approval', 'c.approval_reason', 'c.approval_changed_at', 'decider.full_name as decided_by'])
      .where('p.id', '=', clientId)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return row
}
export type Papers = Awaited<ReturnType<typeof readPapers>>
