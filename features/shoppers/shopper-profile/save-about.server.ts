import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { ageOn, greatestAge, leastAge } from '#/domain/identity.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { setPhone } from '#/features/identity/accounts/write-account.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { fingerprint, seal } from '#/platform/seal.server.ts'
import type { AboutInput } from './form.ts'
import { writeProfile } from './write-profile.server.ts'

type Input<I extends AboutInput['intent']> = Extract<AboutInput, { intent: I }>

/** Purposes for sealing and fingerprinting a shopper's numbers. */
export const sealed = { identity: 'shopper identity', iban: 'shopper iban' } as const

/**
 * Saves the identity. The number is sealed; a keyed fingerprint finds duplicate accounts, and only its last four
 * characters are read again. It is never logged.
 */
export async function saveIdentity(actor: Actor, form: Input<'identity'>): Promise<void> {
  authorize(actor, 'shoppers.profile')
  await takeAttempt('order by account', actor.id)
  const age = ageOn(form.birthOn, riyadhDay(now()))
  if (age < leastAge) throw new AppError('shopper.too-young', {}, { birthOn: 'too-young' })
  if (age > greatestAge) throw new AppError('bad-request', {}, { birthOn: 'birth-date' })
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles as shopper')
      .innerJoin('profiles', 'profiles.id', 'shopper.profile_id')
      .select(['legal_name', 'birth_on', 'identity_kind', 'identity_last', 'profiles.phone'])
      .where('shopper.profile_id', '=', actor.id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    const number = form.identityNumber
    if (!number && (!before.identity_last || before.identity_kind !== form.identityKind))
      throw new AppError('bad-request', {}, { identityNumber: `identity-${form.identityKind}` })
    const numberColumns = number && {
      identity_sealed: seal(sealed.identity, number),
      identity_hash: fingerprint(sealed.identity, number),
      identity_last: number.slice(-4),
    }
    await writeProfile(tx, actor, {
      legal_name: form.legalName,
      birth_on: form.birthOn,
      identity_kind: form.identityKind,
      ...numberColumns,
    })
    if (form.phone !== before.phone) await setPhone(tx, actor.id, form.phone)
    await recordActivity(tx, actor, {
      action: 'shoppers.identity',
      entity: 'profile',
      entityId: actor.id,
      before: { name: before.legal_name, kind: before.identity_kind, last: before.identity_last },
      after: {
        name: form.legalName,
        kind: form.identityKind,
        last: numberColumns ? numberColumns.identity_last : before.identity_last,
      },
    })
  })
}

/** Saves city, starting place, and whether visits beyond 40 km are accepted. */
export async function savePlace(actor: Actor, form: Input<'place'>): Promise<void> {
  authorize(actor, 'shoppers.profile')
  await takeAttempt('order by account', actor.id)
  const goesFarther = form.goesFarther === 'on'
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles')
      .select(['city', 'latitude', 'goes_farther'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    const { city, latitude, longitude } = form
    await writeProfile(tx, actor, { city, latitude, longitude, goes_farther: goesFarther })
    // why: readers of the log must not learn the exact home
    await recordActivity(tx, actor, {
      action: 'shoppers.place',
      entity: 'profile',
      entityId: actor.id,
      before: { city: before.city, placed: before.latitude !== null, farther: before.goes_farther },
      after: { city, placed: latitude !== null, farther: goesFarther },
    })
  })
}

/** Saves languages and specialisations; for freelancers also skills and rate. */
export async function saveKnowledge(actor: Actor, form: Input<'knowledge'>): Promise<void> {
  authorize(actor, 'shoppers.profile')
  await takeAttempt('order by account', actor.id)
  const { languages, specialisations, skills, experienceYears, hourlyRate } = form
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles as shopper')
      .leftJoin('freelancer_profiles as work', 'work.profile_id', 'shopper.profile_id')
      .select(['languages', 'specializations', 'skills', 'experience_years', 'hourly_rate'])
      .where('shopper.profile_id', '=', actor.id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    await writeProfile(tx, actor, { languages, specializations: specialisations })
    if (actor.type === 'freelancer')
      await tx
        .updateTable('freelancer_profiles')
        .set({ skills, experience_years: experienceYears, hourly_rate: hourlyRate })
        .where('profile_id', '=', actor.id)
        .execute()
    const work = actor.type === 'freelancer' ? { skills, years: experienceYears, rate: hourlyRate } : {}
    await recordActivity(tx, actor, {
      action: 'shoppers.knowledge',
      entity: 'profile',
      entityId: actor.id,
      before: { ...before },
      after: { languages, specialisations, ...work },
    })
  })
}

/** Saves the submitted form of the page. */
export const saveAbout = (actor: Actor, input: AboutInput): Promise<void> => {
  if (input.intent === 'identity') return saveIdentity(actor, input)
  return input.intent === 'place' ? savePlace(actor, input) : saveKnowledge(actor, input)
}
