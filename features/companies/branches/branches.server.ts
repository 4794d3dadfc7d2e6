import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { placeOfNew } from './place.server.ts'

/** `names`: in both languages, to be found by either. */
export type BranchChoice = { id: string; name: string; location: string; names?: string }

/** Maximum branches sent to a page; others are found by typing name and location. */
const mostChoices = 500

const isSame = (name: string, location: string) =>
  sql<boolean>`(lower(name) = lower(${name}) or lower(name_ar) = lower(${name})) and lower(location) = lower(${location})`

/** Branches available for an order: the client's own, or those of the client an admin orders for. */
export async function branchChoices(actor: Actor, clientId: string = companyOf(actor)): Promise<BranchChoice[]> {
  authorize(actor, 'branches.read')
  return readAs(actor, (tx) =>
    tx
      .selectFrom('branches')
      .select(['id', branchNow().as('name'), 'location', sql<string>`concat_ws(' ', name, name_ar)`.as('names')])
      .where('client_id', '=', actor.type === 'client' ? companyOf(actor) : clientId)
      .where('closed_at', 'is', null)
      .orderBy(sql`${branchNow()} collate "C"`)
      .limit(mostChoices)
      .execute(),
  )
}

/** Maximum branches among which the lines of a pasted order are found. */
const mostNamed = 5000

/** Branches for which the actor may order: those chosen, or (null) all of the client. */
export const branchesOfOrder = (tx: Tx, clientId: string, ids: readonly string[] | null) =>
  tx
    .selectFrom('branches')
    .select(['id', 'name', 'name_ar as nameAr', 'location', 'hours'])
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`priv.may_branch('evaluations.request', id)`)
    .$if(ids !== null, (some) => some.where(sql<boolean>`id = any(${ids}::uuid[])`))
    .orderBy(sql`name collate "C"`)
    .orderBy('id')
    .limit(mostNamed)
    .execute()

/** Finds or creates the branch of this name and location, once under concurrency. */
export async function branchNamed(
  tx: Tx,
  actor: Actor,
  clientId: string,
  name: string,
  location: string,
): Promise<string> {
  const existing = () =>
    tx
      .selectFrom('branches')
      .select(['id', 'closed_at'])
      .where('client_id', '=', clientId)
      .where(isSame(name, location))
      .executeTakeFirst()
  const known = await existing()
  if (known?.closed_at) throw new AppError('branch.closed')
  if (known) return known.id
  if (actor.type === 'client' && !may(actor, 'branches.create'))
    throw new AppError('branch.not-yours-to-add', {}, { branchName: 'branch-choose' })
  // why: a member sees the row only after the trigger has written its place in the tree
  const id = randomUUID()
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto('branches')
    .values({
      id,
      client_id: clientId,
      name,
      location,
      created_at: now(),
      ...(await placeOfNew(tx, clientId, location)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!made) return (await existing())!.id
  const entry = { entity: 'branch', entityId: id, clientId, after: { name, location } } as const
  await recordActivity(tx, actor, { action: 'branches.create', ...entry })
  return id
}

/** Branches whose names in both languages and location contain each typed word, by the index on the folded text. */
export const branchMatches = (typed: string) =>
  wordsMatch(sql`name || ' ' || location || coalesce(' ' || name_ar, '')`, typed)
