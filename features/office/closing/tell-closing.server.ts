import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { textOf } from '#/domain/text.ts'
import { nameIn, selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** The company's name in both languages. */
export async function calledIn(tx: Tx, clientId: string) {
  const company = await selectCompany(tx, clientId)
  return textOf((lang) => (company ? nameIn(company.names, lang) : ''))
}

/** Tells the owners and our team that a company is being closed, or kept after all. */
export const tellClosing = ({
  closingId,
  closingNews: news,
  by,
}: JobPayload<'companies.tell-closing'>): Promise<void> =>
  asSystem('a job notifies people of the closing of a company', async (tx) => {
    const row = await tx
      .selectFrom('company_closings')
      .select(['client_id', sql<Day>`due_on::text`.as('dueOn')])
      .where('id', '=', closingId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!row) return
    const { client_id: id, dueOn: until } = row
    const called = await calledIn(tx, id)
    const effectKey = `company.${news}:${closingId}`
    await (news === 'closing'
      ? tell(tx, { client: id }, 'company.closing', { called, by, until }, { effectKey })
      : tell(tx, { client: id }, 'company.kept', { called, by }, { effectKey }))
    await (news === 'closing'
      ? tell(tx, { admins: 'all' }, 'client.closing', { client: called, until, id }, { effectKey: `${effectKey}:team` })
      : tell(tx, { admins: 'all' }, 'client.kept', { client: called, id }, { effectKey: `${effectKey}:team` }))
  })
