import { asSystem, type Tx } from '#/db/database.server.ts'
import { cityIn } from '#/domain/cities.ts'
import { cuisineIn } from '#/domain/cuisines.ts'

type Place = { city: string; cuisine: string }
/** Examined without result; null is for branches not examined yet. */
const unknown = ''
const batch = 500

const placeOf = (location: string, industry: string | null, businessType: string | null): Place => ({
  city: cityIn(location) ?? unknown,
  cuisine: cuisineIn(industry, businessType) ?? unknown,
})

/** City and cuisine of a client's new branch, for anonymous comparisons. */
export const placeOfNew = async (tx: Tx, clientId: string, location: string): Promise<Place> =>
  (await placesOfNew(tx, clientId))(location)

/** The same for several branches, by their locations. */
export async function placesOfNew(tx: Tx, clientId: string): Promise<(location: string) => Place> {
  const client = await tx
    .selectFrom('profiles as p')
    .leftJoin('client_profiles as c', 'c.profile_id', 'p.id')
    .select(['p.business_type', 'c.industry'])
    .where('p.id', '=', clientId)
    .executeTakeFirst()
  return (location) => placeOf(location, client?.industry ?? null, client?.business_type ?? null)
}

/** Examines branches from before this feature, in batches, each once. */
export async function placeBranches(): Promise<void> {
  while ((await placeSome()) === batch);
}

const placeSome = (): Promise<number> =>
  asSystem('a job geocodes branches', async (tx) => {
    const rows = await tx
      .selectFrom('branches as b')
      .innerJoin('profiles as p', 'p.id', 'b.client_id')
      .leftJoin('client_profiles as c', 'c.profile_id', 'b.client_id')
      .select(['b.id', 'b.location', 'p.business_type', 'c.industry'])
      .where('b.city', 'is', null)
      .orderBy('b.id')
      .limit(batch)
      .execute()
    for (const { id, location, industry, business_type } of rows)
      await tx
        .updateTable('branches')
        .set(placeOf(location, industry, business_type))
        .where('id', '=', id)
        .execute()
    return rows.length
  })
