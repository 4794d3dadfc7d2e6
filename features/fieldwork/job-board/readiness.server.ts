import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { agreedTo } from '#/features/identity/consents/agreed.server.ts'
import { type ProfilePart, profileParts } from './profile-parts.ts'

/** Obstacles between a shopper and visits: approval, and missing parts of the profile. */
export type Readiness = {
  approval: 'pending' | 'approved' | 'rejected'
  reason: string | null
  missing: ProfilePart[]
  place: Place | null
}

export async function readReadiness(actor: Actor): Promise<Readiness> {
  authorize(actor, 'board.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['approval', 'approval_reason', 'city', 'latitude', 'longitude'])
      .select(agreedTo('shopper-code', sql`${actor.id}`).as('agreed'))
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  if (!row) return { approval: 'pending', reason: null, missing: [...profileParts], place: null }
  const { latitude, longitude } = row
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const has: Record<ProfilePart, boolean> = {
    agreement: row.agreed,
    city: row.city !== null || place !== null,
    place: place !== null,
  }
  return {
    approval: row.approval,
    reason: row.approval_reason,
    missing: profileParts.filter((part) => !has[part]),
    place,
  }
}
