import type { Tx } from '#/db/database.server.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import {
  branchDay,
  type JobRow,
  loadPool,
  type PoolShopper,
  type Read,
  selectJobs,
  visitsByBranchDay,
} from '#/features/ordering/assignment/load-pool.server.ts'

/** A visit held by a shopper in a wave's proposal. */
export type Holding = { requestId: string; shopperId: string }

/** Open visits of the wave. */
export async function openVisits(tx: Tx, waveId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select('id')
    .where('wave_id', '=', waveId)
    .where('status', '=', 'approved')
    .orderBy('scheduled_date')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Visits of the wave with an open offer. */
export async function offeredVisits(tx: Tx, waveId: string): Promise<Holding[]> {
  const rows = await tx
    .selectFrom('visit_offers as offer')
    .innerJoin('mystery_shopping_requests as request', (join) =>
      join.onRef('request.client_id', '=', 'offer.client_id').onRef('request.id', '=', 'offer.request_id'),
    )
    .select(['offer.request_id', 'offer.shopper_id'])
    .where('request.wave_id', '=', waveId)
    .where('offer.status', '=', 'offered')
    .where('offer.is_standby', '=', false)
    .execute()
  return rows.map(({ request_id, shopper_id }) => ({ requestId: request_id, shopperId: shopper_id }))
}

export type WaveFacts = { jobs: JobRow[]; pool: PoolShopper[]; atBranch: Map<string, number> }

/** Loads the facts of rules and fit for these visits, in a fixed number of statements. */
export async function loadWave(
  read: Read,
  ids: readonly string[],
  settings: AssignmentSettings,
  some: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<WaveFacts> {
  const jobs = await read((tx) => selectJobs(tx, ids))
  if (jobs.length === 0) return { jobs, pool: [], atBranch: new Map() }
  const order = new Map(ids.map((id, index) => [id, index]))
  jobs.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
  const days = jobs.map(({ visitAt }) => riyadhDay(visitAt)).sort()
  const query = {
    from: days[0]!,
    until: days.at(-1)!,
    settings,
    clients: [...new Set(jobs.map(({ clientId }) => clientId))],
    ...some,
  }
  const [pool, atBranch] = await Promise.all([loadPool(read, query), visitsByBranchDay(read, query)])
  return { jobs, pool, atBranch }
}

/** The same facts as if these visits were assigned, so that they count for every rule. Open offers count anyway. */
export function withHoldings(facts: WaveFacts, held: readonly (Holding & { job: JobRow })[]): WaveFacts {
  const byShopper = Map.groupBy(held, ({ shopperId }) => shopperId)
  const atBranch = new Map(facts.atBranch)
  for (const { job } of held) {
    const key = branchDay(job.branchId, riyadhDay(job.visitAt))
    atBranch.set(key, (atBranch.get(key) ?? 0) + 1)
  }
  const pool = facts.pool.map((shopper) => {
    const mine = byShopper.get(shopper.id)
    if (!mine) return shopper
    const visits = mine.map(({ job }) => ({
      branchId: job.branchId,
      clientId: job.clientId,
      at: job.visitAt,
      counted: true,
      as: 'proposal' as const,
    }))
    return { ...shopper, openJobs: shopper.openJobs + mine.length, visits: [...shopper.visits, ...visits] }
  })
  return { ...facts, pool, atBranch }
}
