import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { SecondFactorRule } from '#/domain/second-factor.ts'
import type { Lang } from '#/domain/text.ts'

export type Company = {
  id: string
  names: Names
  secondFactorRule: SecondFactorRule
  version: number
}
/** Name in each language; at least one is set. */
export type Names = { en: string | null; ar: string | null }

/** Name in the reader's language, else the other one. */
export const nameIn = (names: Names, lang: Lang): string => names[lang] ?? names.en ?? names.ar ?? ''

/** The company the actor acts for. Throws `not-found` without one. */
export async function readCompany(actor: Actor): Promise<Company> {
  authorize(actor, 'company.read')
  const company = await readAs(actor, (db) => selectCompany(db, companyOf(actor)))
  if (!company) throw new AppError('not-found')
  return company
}

export async function selectCompany(db: Tx, id: string): Promise<Company | null> {
  const row = await db
    .selectFrom('companies')
    .select(['id', 'name_en', 'name_ar', 'second_factor_rule', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { name_en: en, name_ar: ar, second_factor_rule: rule, version } = row
  return { id: row.id, names: { en, ar }, secondFactorRule: rule, version }
}
