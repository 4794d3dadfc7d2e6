import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AttributesOfBranch, type BranchAttribute, branchAttributeKeys } from '#/domain/branch-attributes.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { branchMatches } from './branches.server.ts'
import type { DescribedBranch, describedList, DescribedQuery } from './described-list.ts'

const known = z.partialRecord(z.enum(branchAttributeKeys as [BranchAttribute, ...BranchAttribute[]]), z.boolean())

/** Known attributes of a stored branch. */
export const attributesOf = (stored: unknown): AttributesOfBranch => {
  const parts = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  const parsed = known.safeParse(
    Object.fromEntries(parts.filter(([key]) => branchAttributeKeys.some((k) => k === key))),
  )
  return parsed.success ? parsed.data : {}
}

const matching = (db: Tx, { q, only }: DescribedQuery) =>
  db
    .selectFrom('branches')
    .where(branchMatches(q))
    .$if(only === 'unsaid', (some) => some.where(sql<boolean>`attributes = '{}'::jsonb`))
    .$if(only === 'unplaced', (some) => some.where('latitude', 'is', null))

type StoredBranch = Omit<DescribedBranch, 'client' | 'attributes'> & { client_id: string; attributes: unknown }

/** The branches of a query: of the page and of the file. */
export const describedRows: RowsOf<typeof describedList, DescribedBranch, StoredBranch> = (db, query) => ({
  select: matching(db, query).select([
    'id',
    branchNow().as('name'),
    'location',
    'client_id',
    'attributes',
    'latitude',
    'longitude',
  ]),
  order: { name: sql`name collate "C"` },
  id: 'id',
  finish: (rows, tx) => withClients(tx, rows),
})

async function withClients(db: Tx, rows: StoredBranch[]): Promise<DescribedBranch[]> {
  const owners = [...new Set(rows.map(({ client_id }) => client_id))]
  if (owners.length === 0) return []
  const clients = await db
    .selectFrom('profiles')
    .select(['id', companyOfProfile('profiles').as('name')])
    .where('id', 'in', owners)
    .execute()
  const names = new Map(clients.map(({ id, name }) => [id, name]))
  return rows.map(({ client_id, attributes, ...branch }) => ({
    ...branch,
    client: names.get(client_id) ?? '',
    attributes: attributesOf(attributes),
  }))
}

/** Branches of all clients with their attributes, by page. */
export async function describedBranches(
  actor: Actor,
  query: DescribedQuery,
): Promise<{ branches: DescribedBranch[]; total: number }> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, async (db) => {
    const [{ total }, branches] = await Promise.all([
      matching(db, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, describedRows),
    ])
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
