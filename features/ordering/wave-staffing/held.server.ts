import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { ShopperVisit } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchDay, type JobRow, type PoolShopper, type Read } from '#/features/ordering/assignment/load-pool.server.ts'
import { loadWave } from '#/features/ordering/waves/load-wave.server.ts'

/** A visit of the wave held by a shopper: proposed or chosen. */
export type Held = ShopperVisit & { requestId: string; shopperId: string }

/** Proposed visits of these shoppers or branches, without those left open and those offered. */
export async function heldInWave(
  tx: Tx,
  waveId: string,
  {
    shoppers,
    branches,
    without,
  }: { shoppers?: readonly string[]; branches?: readonly string[]; without: readonly string[] },
): Promise<Held[]> {
  const { rows } = await sql<{ requestId: string; shopperId: string; branchId: string; clientId: string; at: string }>`
    select held.request_id as "requestId", held.shopper_id as "shopperId", request.branch_id as "branchId",
      request.client_id as "clientId", request.scheduled_date as at
    from wave_picks held
    join mystery_shopping_requests request on request.id = held.request_id
    where held.wave_id = ${waveId}::uuid and held.shopper_id is not null
      and request.status = 'approved' and request.id <> all(${without}::uuid[])
      and not exists (select from visit_offers offer
        where offer.request_id = held.request_id and offer.status = 'offered' and not offer.is_standby)
      and (${shoppers ?? null}::uuid[] is null or held.shopper_id = any(${shoppers ?? null}::uuid[])
        or request.branch_id = any(${branches ?? []}::uuid[]))`.execute(tx)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at), counted: true, as: 'proposal' }))
}

export type PickFacts = {
  job: JobRow
  pool: PoolShopper[]
  atBranch: number
  heldBy: Map<string, Held[]>
}

/** Shoppers for a visit of a wave as if the rest of the proposal were carried out. */
export async function factsForPick(
  read: Read,
  waveId: string,
  requestId: string,
  settings: AssignmentSettings,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<PickFacts | null> {
  const left = { without: [requestId, ...without] }
  const { jobs, pool, atBranch } = await loadWave(read, [requestId], settings, only ? { ...left, only } : left)
  const job = jobs[0]
  if (!job) return null
  const query = { ...left, branches: [job.branchId] }
  const held = await read((tx) => heldInWave(tx, waveId, only ? { ...query, shoppers: only } : query))
  const heldBy = Map.groupBy(held, ({ shopperId }) => shopperId)
  const day = riyadhDay(job.visitAt)
  const sameDay = held.filter(({ branchId, at }) => branchId === job.branchId && riyadhDay(at) === day)
  return {
    job,
    atBranch: (atBranch.get(branchDay(job.branchId, day)) ?? 0) + new Set(sameDay.map((one) => one.requestId)).size,
    pool: pool.map((shopper) => {
      const mine = heldBy.get(shopper.id) ?? []
      return { ...shopper, openJobs: shopper.openJobs + mine.length, visits: [...shopper.visits, ...mine] }
    }),
    heldBy,
  }
}
