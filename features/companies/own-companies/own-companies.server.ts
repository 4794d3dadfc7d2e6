import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import { type Actor, isFieldType } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Names, nameIn } from '#/features/companies/companies/read-company.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'

export type OwnCompany = { id: string; name: string }
type Row = { id: string } & { name_en: Names['en']; name_ar: Names['ar'] }

/** Companies whose active member the person is, with names in the own language. Staff have none. */
export async function readOwnCompanies(actor: Actor): Promise<OwnCompany[]> {
  if (!isMember(actor)) return []
  authorize(actor, 'profile.update')
  const { rows } = await readAs(actor, (db) =>
    sql<Row>`select id, name_en, name_ar from priv.own_companies()`.execute(db),
  )
  return rows.map(({ id, name_en: en, name_ar: ar }) => ({ id, name: nameIn({ en, ar }, actor.language) }))
}

const isMember = ({ type, company }: Actor): boolean =>
  isFieldType(type) || (type === 'client' && company?.mode !== 'view')

/**
 * Makes a company the one that this session acts for; later sessions begin with it. Throws `not-found` for a company
 * whose active member the person is not.
 */
export async function chooseCompany(actor: Actor, companyId: string): Promise<void> {
  authorize(actor, 'profile.update')
  if (!isMember(actor)) throw new AppError('not-found')
  const id = recordId(companyId)
  await asActor(actor, async (tx) => {
    const chosen = await callFunction<boolean>(tx, sql`priv.choose_company(${actor.sessionId}, ${id})`)
    if (!chosen) throw new AppError('not-found')
    await recordActivity(tx, actor, { action: 'accounts.choose-company', entity: 'profile', entityId: actor.id })
  })
}
