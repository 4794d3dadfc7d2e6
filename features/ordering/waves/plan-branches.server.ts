import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import type { Place } from '#/domain/place.ts'
import type { WantedProfile } from '#/domain/ordering/profile-match.ts'
import { addDays, type Day, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { PlanBranch } from '#/domain/ordering/wave-plan.ts'
import { placeOf } from '#/features/ordering/assignment/load-pool.server.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { mostVisits, type NewWave } from '#/features/ordering/wave-solver/plan.ts'

export type WaveBranch = PlanBranch & {
  name: string
  location: string
  hasPlace: boolean
  place: Place | null
  wanted: WantedProfile
}

/** Statuses that occupy a day; withdrawn visits leave it free. */
const standing = ['pending', 'approved', 'assigned', 'in_progress', 'completed'] as const

/** Branches of approved clients matching the plan's filter, with their visit days near the period. */
export async function planBranches(tx: Tx, wave: NewWave): Promise<WaveBranch[]> {
  const { clientIds, cities, q } = wave.plan
  const rows = await tx
    .selectFrom('branches')
    .innerJoin('client_profiles as client', 'client.profile_id', 'branches.client_id')
    .select(['branches.id', 'branches.client_id', branchNow().as('name'), 'branches.location', 'branches.city'])
    .innerJoin('profiles', 'profiles.id', 'branches.client_id')
    .select(['branches.latitude', 'branches.longitude', 'branches.cuisine', 'profiles.business_type'])
    .where('client.approval', '=', 'approved')
    .$if(clientIds.length > 0, (some) => some.where('branches.client_id', 'in', clientIds))
    .$if(cities.length > 0, (some) => some.where('branches.city', 'in', cities))
    .$if(q !== '', (some) => some.where(branchMatches(q)))
    .orderBy('branches.id')
    .limit(mostVisits + 1)
    .execute()
  const taken = await takenDays(
    tx,
    rows.map(({ id }) => id),
    wave,
  )
  return rows.map(({ id, client_id, name, location, city, ...row }) => ({
    id,
    clientId: client_id,
    name,
    location,
    hasPlace: row.latitude !== null,
    place: placeOf({ city, ...row }),
    wanted: { city: city || null, cuisine: row.cuisine || null, businessType: row.business_type },
    group: `${client_id} ${city ?? ''}`,
    taken: taken.get(id) ?? [],
  }))
}

async function takenDays(
  tx: Tx,
  branchIds: readonly string[],
  { from, until, plan }: NewWave,
): Promise<Map<string, Day[]>> {
  if (branchIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['branch_id', 'scheduled_date'])
    .where(sql<boolean>`branch_id = any(${branchIds}::uuid[])`)
    .where('status', 'in', standing)
    .where('scheduled_date', '>=', startOfDay(addDays(from, -plan.gapDays)).toISOString())
    .where('scheduled_date', '<', endOfDay(addDays(until, plan.gapDays)).toISOString())
    .execute()
  const days = Map.groupBy(rows, ({ branch_id }) => branch_id)
  return new Map([...days].map(([id, own]) => [id, own.map((row) => riyadhDay(new Date(row.scheduled_date)))]))
}
