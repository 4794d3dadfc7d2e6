import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type MysteryType, shopperFee } from '#/domain/evaluation.ts'
import { type Halalas, shareOf } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { addMonths, type Day, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { momentOf, type WaveDate } from '#/domain/ordering/wave-plan.ts'
import { priceWave, type RunningPlan, type WavePrice } from '#/domain/ordering/wave-price.ts'
import { type JobRow, loadPool, type Read, visitsByBranchDay } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import type { WaveCapacity } from '#/features/ordering/wave-solver/capacity.ts'
import type { NewWave } from '#/features/ordering/wave-solver/plan.ts'
import { planBranches, type WaveBranch } from './plan-branches.server.ts'
import { datesFor } from './preview.server.ts'
import { capacityApart } from '#/features/ordering/wave-solver/solve-apart.server.ts'
import type { SolveInput } from '#/features/ordering/wave-solver/solve.ts'
import { includedVisits } from '#/features/companies/plan-contents/included.server.ts'

export type WaveQuote = {
  price: WavePrice
  capacity: WaveCapacity
  /** Maximum bonus of the rules for one visit. */
  bonus: Halalas
}

/** Active plans, assumed to continue. */
async function runningPlans(tx: Tx, clientIds: readonly string[]): Promise<RunningPlan[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['client_id', 'tier', 'began_on'])
    .where('state', '=', 'active')
    .where('began_on', 'is not', null)
    .where(sql<boolean>`client_id = any(${clientIds}::uuid[])`)
    .execute()
  return rows.map(({ client_id, tier, began_on }) => ({
    clientId: client_id,
    tier: tier as SubscriptionTier,
    began: began_on!,
  }))
}

/** The clients' other visits in the wave's months. */
async function otherVisits(tx: Tx, clientIds: readonly string[], from: Day, until: Day) {
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['client_id', 'scheduled_date'])
    .where(sql<boolean>`client_id = any(${clientIds}::uuid[])`)
    .where('status', '!=', 'cancelled')
    .where('scheduled_date', '>=', startOfDay(addMonths(from, -1)).toISOString())
    .where('scheduled_date', '<', endOfDay(addMonths(until, 1)).toISOString())
    .execute()
  return rows.map((row) => ({ clientId: row.client_id, day: riyadhDay(new Date(row.scheduled_date)) }))
}

async function priceOf(
  read: Read,
  visits: readonly WaveDate[],
  type: MysteryType,
): Promise<{ price: WavePrice; fee: Halalas }> {
  const { prices, sharePercent } = await evaluationTerms()
  const fee = shopperFee(prices[type], sharePercent)
  const clients = [...new Set(visits.map(({ clientId }) => clientId))]
  const days = visits.map(({ day }) => day).sort()
  const [plans, others] =
    days.length === 0
      ? [[], []]
      : await Promise.all([
          read((tx) => runningPlans(tx, clients)),
          read((tx) => otherVisits(tx, clients, days[0]!, days.at(-1)!)),
        ])
  return {
    price: priceWave({ visits, plans, others, included: await includedVisits(), price: prices[type], fee }),
    fee,
  }
}

/** The planned visits as jobs. */
function jobsOf(visits: readonly WaveDate[], branches: readonly WaveBranch[], type: MysteryType): JobRow[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]))
  return visits.map((visit) => {
    const { place, wanted } = byId.get(visit.branchId)!
    const { branchId, clientId, day } = visit
    return {
      id: `${branchId} ${day}`,
      status: 'approved',
      branchId,
      clientId,
      type,
      visitAt: momentOf(visit),
      place,
      wanted,
    }
  })
}

async function solveInput(read: Read, jobs: readonly JobRow[]): Promise<SolveInput> {
  const settings = await assignmentSettings()
  if (jobs.length === 0) return { jobs, pool: [], atBranch: new Map(), settings }
  const days = jobs.map(({ visitAt }) => riyadhDay(visitAt)).sort()
  const clients = [...new Set(jobs.map(({ clientId }) => clientId))]
  const query = { from: days[0]!, until: days.at(-1)!, settings, clients }
  const [pool, atBranch] = await Promise.all([loadPool(read, query), visitsByBranchDay(read, query)])
  return { jobs, pool, atBranch, settings }
}

/** Cost of a plan, and how many visits today's shoppers can take. Writes nothing. */
export async function quoteWave(actor: Actor, wave: NewWave): Promise<WaveQuote> {
  authorize(actor, 'waves.read')
  const read: Read = (query) => readAs(actor, query)
  const branches = await read((tx) => planBranches(tx, wave))
  const { visits } = datesFor(wave, branches)
  const [{ price, fee }, input] = await Promise.all([
    priceOf(read, visits, wave.plan.type),
    solveInput(read, jobsOf(visits, branches, wave.plan.type)),
  ])
  const capacity = await capacityApart(input)
  const percent = input.settings.bonusSteps.reduce((most, step) => Math.max(most, step.percent), 0)
  return { price, capacity, bonus: shareOf(fee, percent) }
}
