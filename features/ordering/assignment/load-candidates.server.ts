import type { Tx } from '#/db/database.server.ts'
import type { Candidate } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import type { FitFacts } from '#/domain/ordering/fit.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import {
  branchDay,
  factsFor,
  type JobRow,
  loadPool,
  type PoolShopper,
  type Read,
  selectJobs,
  visitsByBranchDay,
} from './load-pool.server.ts'

export type ShopperFacts = PoolShopper & Candidate & { facts: FitFacts }
export type JobCheck = { candidates: ShopperFacts[]; atBranch: number }

export const selectJob = async (tx: Tx, requestId: string): Promise<JobRow | undefined> =>
  (await selectJobs(tx, [recordId(requestId)]))[0]

/** `without`: further visits treated as unassigned. `offers: false`: ignores open offers. */
export type Leaving = { without?: readonly string[]; offers?: boolean }

/**
 * Loads the shoppers for a job and its branch's visits on that day. `only`: restricts the shoppers, for the check when
 * assigning.
 */
export async function loadCandidates(
  read: Read,
  job: JobRow,
  settings: AssignmentSettings,
  only?: readonly string[],
  { without = [], offers = true }: Leaving = {},
): Promise<JobCheck> {
  const day = riyadhDay(job.visitAt)
  const query = { from: day, until: day, settings, clients: [job.clientId], without: [job.id, ...without], offers }
  const [pool, atBranch] = await Promise.all([
    loadPool(read, only ? { ...query, only } : query),
    visitsByBranchDay(read, query),
  ])
  return {
    candidates: pool.map((shopper) => ({ ...shopper, facts: factsFor(shopper, job) })),
    atBranch: atBranch.get(branchDay(job.branchId, day)) ?? 0,
  }
}
