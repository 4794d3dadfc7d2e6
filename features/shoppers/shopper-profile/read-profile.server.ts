import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CityKey } from '#/domain/cities.ts'
import { AppError } from '#/domain/errors.ts'
import type { IdentityKind } from '#/domain/identity.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { type ProfileStep, stepsOf } from '#/domain/shoppers/profile-steps.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { ShopperApproval } from '#/domain/shoppers/shopper-approval.ts'
import type { ShopperLanguage } from '#/domain/shoppers/shopper-languages.ts'
import { agreedTo } from '#/features/identity/consents/agreed.server.ts'

export type ProfileOverview = {
  level: CertificationLevel
  approval: ShopperApproval
  approvalReason: string | null
  steps: { step: ProfileStep; done: boolean }[]
}

/** State of the shopper: approval, level and missing profile steps. */
export async function readProfileOverview(actor: Actor): Promise<ProfileOverview> {
  authorize(actor, 'shoppers.profile')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select([
        'certification_level',
        'approval',
        'approval_reason',
        'latitude',
        'languages',
        'identity_last',
        'iban_last',
      ])
      .select((of) => [
        agreedTo('shopper-code', sql`${actor.id}`).as('agreed'),
        of
          .exists(
            of.selectFrom('level_tests').select('id').where('shopper_id', '=', actor.id).where('passed', '=', true),
          )
          .as('tested'),
        of.exists(of.selectFrom('shopper_documents').select('id').where('shopper_id', '=', actor.id)).as('papers'),
      ])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  const level = row.certification_level
  return {
    level,
    approval: row.approval,
    approvalReason: row.approval_reason,
    steps: stepsOf({
      hasAgreed: row.agreed,
      hasIdentity: row.identity_last !== null,
      hasPlace: row.latitude !== null,
      hasLanguages: row.languages.length > 0,
      isTested: Boolean(row.tested) || level !== 'basic',
      hasIban: row.iban_last !== null,
      hasDocuments: Boolean(row.papers),
    }),
  }
}

export type About = {
  isFreelancer: boolean
  legalName: string | null
  birthOn: Day | null
  identityKind: IdentityKind | null
  /** Last four characters; the number itself is never read again. */
  identityLast: string | null
  phone: string | null
  city: CityKey | null
  latitude: number | null
  longitude: number | null
  goesFarther: boolean
  languages: ShopperLanguage[]
  specialisations: string[]
  skills: string[]
  experienceYears: number
  /** Halalas an hour. */
  hourlyRate: number | null
}

/** The shopper's own data, with masked numbers. */
export async function readAbout(actor: Actor): Promise<About> {
  authorize(actor, 'shoppers.profile')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles as shopper')
      .innerJoin('profiles', 'profiles.id', 'shopper.profile_id')
      .leftJoin('freelancer_profiles as work', 'work.profile_id', 'shopper.profile_id')
      .select(['legal_name', 'birth_on', 'identity_kind', 'identity_last', 'profiles.phone', 'city', 'latitude'])
      .select(['longitude', 'goes_farther', 'languages', 'specializations'])
      .select(['skills', 'experience_years', 'hourly_rate'])
      .where('shopper.profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return {
    isFreelancer: actor.type === 'freelancer',
    legalName: row.legal_name,
    birthOn: row.birth_on,
    identityKind: row.identity_kind as IdentityKind | null,
    identityLast: row.identity_last,
    phone: row.phone,
    city: row.city as CityKey | null,
    latitude: row.latitude,
    longitude: row.longitude,
    goesFarther: row.goes_farther,
    languages: row.languages as ShopperLanguage[],
    specialisations: row.specializations,
    skills: row.skills ?? [],
    experienceYears: row.experience_years ?? 0,
    hourlyRate: row.hourly_rate,
  }
}

export type BankAccount = { last: string | null; bank: string | null; changedAt: string | null }

/** Bank account, masked. */
export async function readBankAccount(actor: Actor): Promise<BankAccount> {
  authorize(actor, 'shoppers.profile')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['iban_last', 'iban_bank', 'iban_changed_at'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return { last: row.iban_last, bank: row.iban_bank, changedAt: row.iban_changed_at }
}
