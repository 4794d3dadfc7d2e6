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

export type CompanyDetails = {
  id: string
  name_en: string | null
  name_ar: string | null
  version: number
  company_address: string | null
  business_type: string | null
  industry: string | null
  business_license: string | null
  tax_id: string | null
  number_of_branches: number
}

/** Registration details of a company, for its owners and accountants; null for other readers. */
export async function readCompanyDetails(actor: Actor): Promise<CompanyDetails | null> {
  if (actor.company === null || !may(actor, 'company.details')) return null
  const { rows } = await readAs(actor, (db) => sql<CompanyDetails>`select * from priv.company_details()`.execute(db))
  return rows[0] ?? null
}

/**
 * Changes what a company says about itself. Papers that were issued keep what they say; a changed VAT number needs a
 * recent proof, and a changed name is compared with what shoppers said about their employers.
 */
export async function saveCompanyDetails(actor: Actor, form: CompanyForm): Promise<void> {
  authorize(actor, 'company.details')
  const known = await readCompanyDetails(actor)
  if (!known) throw new AppError('not-found')
  // why: outside the pages of a company the form itself says which one it shows
  if (form.company && form.company !== known.id) throw new AppError('team.other-company')
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
