import { sql } from 'kysely'
import { asActor, readAs } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fold } from '#/domain/fold.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { type PlaceProblem, type PlaceRow, placeRows } from '#/domain/ordering/place-import.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { typedPlace } from '#/domain/typed-place.ts'
import { setBranchPlace } from '#/features/companies/branches/set-place.server.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'

export async function placeBranch(actor: Actor, branchId: string, to: Place): Promise<void> {
  authorize(actor, 'branches.describe')
  await asActor(actor, (tx) => setBranchPlace(tx, actor, branchId, to))
}

export type BranchToPlace = {
  id: string
  name: string
  location: string
  city: string | null
  clientName: string
  place: Place | null
}

/** A branch for the map that sets its place. */
export async function branchToPlace(actor: Actor, branchId: string): Promise<BranchToPlace | null> {
  authorize(actor, 'requests.browse')
  if (!isRecordId(branchId)) return null
  const row = await readAs(actor, (tx) =>
    tx
      .selectFrom('branches as b')
      .innerJoin('profiles as p', 'p.id', 'b.client_id')
      .select(['b.id', branchNow('b').as('name'), 'b.location', 'b.city', 'b.latitude', 'b.longitude'])
      .select(companyOfProfile('p').as('clientName'))
      .where('b.id', '=', branchId)
      .executeTakeFirst(),
  )
  if (!row) return null
  const { latitude, longitude, ...branch } = row
  return { ...branch, place: latitude === null || longitude === null ? null : { latitude, longitude } }
}

export type PlannedPlace = PlaceRow & { problem: PlaceProblem | null; branchId: string | null; place: Place | null }
export type PlacePlan = { rows: PlannedPlace[]; ready: number }

const mostRows = 3000

async function rowsIn(content: Buffer): Promise<PlaceRow[]> {
  // the heading, and one row more than allowed to detect longer files
  const rows = await readSheet(content, mostRows + 2)
  const found = rows && placeRows(rows)
  if (!found) throw new AppError('branch.places-unreadable')
  if (found.length > mostRows) throw new AppError('too-large')
  return found
}

type Known = { id: string; client: string; name: string }

/** Branches named in the file by folded names: one statement for the whole file. */
async function branchesOf(actor: Actor, rows: readonly PlaceRow[]): Promise<Known[]> {
  const clients = [...new Set(rows.map(({ client }) => fold(client).trim()))]
  return readAs(actor, (tx) =>
    tx
      .selectFrom('branches as b')
      .innerJoin('profiles as p', 'p.id', 'b.client_id')
      .select(['b.id', 'b.client_id as client', 'b.name'])
      .select(sql<string>`app.fold(${companyOfProfile('p')})`.as('folded'))
      .where(sql<boolean>`app.fold(${companyOfProfile('p')}) = any(${clients}::text[])`)
      .execute(),
  ).then((found) =>
    found.map(({ id, name, folded, client }) => ({ id, name: `${folded}\n${fold(name).trim()}`, client })),
  )
}

/** Preview of a file: each row with branch and place, or its problem. Changes nothing. */
export async function planPlaces(actor: Actor, content: string): Promise<PlacePlan> {
  authorize(actor, 'requests.browse')
  const rows = await rowsIn(Buffer.from(content, 'base64'))
  const known = await branchesOf(actor, rows)
  const byName = Map.groupBy(known, ({ name }) => name)
  const clients = Map.groupBy(known, ({ name }) => name.split('\n')[0]!)
  const taken = new Set<string>()
  const planned = rows.map((row): PlannedPlace => {
    const wrong = (problem: PlaceProblem): PlannedPlace => ({ ...row, problem, branchId: null, place: null })
    const found = typedPlace(row)
    if (typeof found === 'string') return wrong(found)
    const client = fold(row.client).trim()
    const owners = new Set((clients.get(client) ?? []).map((one) => one.client))
    if (owners.size === 0) return wrong('no_client')
    if (owners.size > 1) return wrong('many_clients')
    const branches = byName.get(`${client}\n${fold(row.branch).trim()}`) ?? []
    if (branches.length !== 1) return wrong(branches.length === 0 ? 'no_branch' : 'many_branches')
    const { id } = branches[0]!
    if (taken.has(id)) return wrong('twice')
    taken.add(id)
    return { ...row, problem: null, branchId: id, place: found }
  })
  return { rows: planned, ready: planned.filter(({ problem }) => problem === null).length }
}

/** Imports all valid places in one transaction. Returns the number of changed branches. */
export async function importPlaces(actor: Actor, content: string): Promise<{ changed: number }> {
  const { rows } = await planPlaces(actor, content)
  return asActor(actor, async (tx) => {
    let changed = 0
    for (const { branchId, place: to } of rows)
      if (branchId && to && (await setBranchPlace(tx, actor, branchId, to))) changed++
    return { changed }
  })
}
