import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AttributesOfBranch, type BranchAttribute, branchAttributeKeys } from '#/domain/branch-attributes.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { branchMatches } from './branches.server.ts'

export type DescribedBranch = {
  id: string
  name: string
  location: string
  client: string
  attributes: AttributesOfBranch
  latitude: number | null
  longitude: number | null
}

const known = z.partialRecord(z.enum(branchAttributeKeys as [BranchAttribute, ...BranchAttribute[]]), z.boolean())

const attributesOf = (stored: unknown): AttributesOfBranch => {
  const parts = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  const parsed = known.safeParse(
    Object.fromEntries(parts.filter(([key]) => branchAttributeKeys.some((k) => k === key))),
  )
  return parsed.success ? parsed.data : {}
}

export type BranchesQuery = { q: string; only: 'all' | 'unsaid' | 'unplaced'; page: number }
export const branchesOnPage = 25

/** Branches of all clients with their attributes, by page. */
export async function describedBranches(
  actor: Actor,
  { q, only, page }: BranchesQuery,
): Promise<{ branches: DescribedBranch[]; total: number }> {
  authorize(actor, 'branches.describe')
  return readAs(actor, async (db) => {
    const found = db
      .selectFrom('branches')
      .$if(q !== '', (some) => some.where(branchMatches(q)))
      .$if(only === 'unsaid', (some) => some.where(sql<boolean>`attributes = '{}'::jsonb`))
      .$if(only === 'unplaced', (some) => some.where('latitude', 'is', null))
    const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
    const chosen = await found
      .select(['id', 'name', 'location', 'client_id', 'attributes', 'latitude', 'longitude'])
      .orderBy(sql`name collate "C"`)
      .orderBy('id')
      .limit(branchesOnPage)
      .offset((page - 1) * branchesOnPage)
      .execute()
    const owners = [...new Set(chosen.map(({ client_id }) => client_id))]
    const clients =
      owners.length === 0
        ? []
        : await db
            .selectFrom('profiles')
            .select(['id', sql<string>`coalesce(company_name, full_name)`.as('name')])
            .where('id', 'in', owners)
            .execute()
    const names = new Map(clients.map(({ id, name }) => [id, name]))
    const branches = chosen.map(({ client_id, attributes, ...branch }) => ({
      ...branch,
      client: names.get(client_id) ?? '',
      attributes: attributesOf(attributes),
    }))
    return { branches, total }
  })
}

const said = z.enum(['yes', 'no', 'unsaid'])
const place = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Form of the page of branches: every attribute, and the place from the map. */
export const branchForm = z
  .strictObject({
    id: z.uuid(),
    /** State that the person saw before the change. */
    seen: z.string().max(2000),
    place: z.string().trim().max(60),
    ...Object.fromEntries(branchAttributeKeys.map((key) => [key, said] as const)),
  })
  .transform((sent, issues) => {
    const { id, seen, place: typed, ...rest } = sent
    const found = place.exec(typed)
    const [latitude, longitude] = found ? [Number(found[1]), Number(found[2])] : [null, null]
    const outside = latitude !== null && (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    if ((typed !== '' && !found) || outside) {
      issues.addIssue({ code: 'custom', message: 'coordinates', path: ['place'] })
      return z.NEVER
    }
    const attributes: AttributesOfBranch = Object.fromEntries(
      Object.entries(rest).flatMap(([key, value]) => (value === 'unsaid' ? [] : [[key, value === 'yes']])),
    )
    return { id, seen, attributes, latitude, longitude }
  })
export type BranchChange = z.output<typeof branchForm>

/** Serialises the seen state in a fixed order. */
export const seenOf = ({
  attributes,
  latitude,
  longitude,
}: Omit<DescribedBranch, 'id' | 'name' | 'location' | 'client'>) =>
  JSON.stringify([
    branchAttributeKeys.flatMap((key) => (attributes[key] === undefined ? [] : [[key, attributes[key]]])),
    latitude,
    longitude,
  ])

/** Saves attributes and place of a branch. Visits already begun keep the earlier ones. */
export async function describeBranch(actor: Actor, change: BranchChange): Promise<{ id: string }> {
  authorize(actor, 'branches.describe')
  return asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('branches')
      .select(['id', 'client_id', 'attributes', 'latitude', 'longitude'])
      .where('id', '=', recordId(change.id))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const before = { attributes: attributesOf(row.attributes), latitude: row.latitude, longitude: row.longitude }
    const { attributes, latitude, longitude } = change
    if (seenOf(before) === seenOf({ attributes, latitude, longitude })) return { id: row.id }
    if (seenOf(before) !== change.seen) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('branches')
      .set({ attributes: JSON.stringify(attributes), latitude, longitude })
      .where('id', '=', row.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'branches.describe',
      entity: 'branch',
      entityId: row.id,
      clientId: row.client_id,
      before,
      after: { attributes, latitude, longitude },
    })
    return { id: row.id }
  })
}
