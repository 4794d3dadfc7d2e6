import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystemWithin, readAs } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { matchConflicts } from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { CompanyForm } from './form.ts'

/** Registration details of a company, for its owners; null for other readers. */
export async function readCompanyDetails(actor: Actor) {
  if (actor.company === null || !may(actor, 'company.write')) return null
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('companies as c')
      .innerJoin('profiles as p', 'p.id', 'c.id')
      .innerJoin('client_profiles as k', 'k.profile_id', 'c.id')
      .select(['c.name_en', 'c.name_ar', 'c.version', 'p.company_address', 'p.business_type', 'k.industry'])
      .select(['k.business_license', 'k.tax_id', 'k.number_of_branches'])
      .where('c.id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  return row ?? null
}
export type CompanyDetails = NonNullable<Awaited<ReturnType<typeof readCompanyDetails>>>

/**
 * Changes what a company says about itself. Papers that were issued keep what they say; a changed VAT number needs a
 * recent proof, and a changed name is compared with what shoppers said about their employers.
 */
export async function saveCompanyDetails(actor: Actor, form: CompanyForm): Promise<void> {
  authorize(actor, 'company.write')
  const known = await readCompanyDetails(actor)
  if (!known) throw new AppError('not-found')
  if (known.tax_id !== form.taxId) await confirmedRecently(actor)
  const clientId = companyOf(actor)
  const after = {
    name_en: form.nameEn,
    name_ar: form.nameAr,
    company_address: form.companyAddress,
    business_type: form.businessType,
    industry: form.industry,
    business_license: form.businessLicense,
    tax_id: form.taxId,
    number_of_branches: form.numberOfBranches,
  }
  await asActor(actor, async (tx) => {
    const details = JSON.stringify(after)
    const before = await callFunction<JsonValue | null>(
      tx,
      sql`priv.change_company(${details}::jsonb, ${form.version}::integer)`,
    )
    if (before === null) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'clients.change-company',
      entity: 'client',
      entityId: clientId,
      clientId,
      before,
      after,
    })
    if (known.name_en === form.nameEn && known.name_ar === form.nameAr) return
    await asSystemWithin('employers of other people are compared with the new name', tx, () =>
      matchConflicts(tx, clientId),
    )
  })
}
