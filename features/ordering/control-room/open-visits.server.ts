import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { refusalsOf } from '#/domain/assignment.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import type { Halalas } from '#/domain/money.ts'
import { type DateRisk, dateRisks } from '#/domain/ordering/date-risk.ts'
import { may } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  branchDay,
  factsFor,
  type JobRow,
  loadPool,
  type PoolShopper,
  selectJobs,
  visitsByBranchDay,
} from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { now } from '#/platform/clock.ts'
import { isOffered, matches, riskRank, type Wanted } from './filter.server.ts'

export type NearShopper = { id: string; name: string; km: number }
/** A visit without a shopper. */
export type OpenVisit = {
  id: string
  number: number
  city: CityKey | null
  clientId: string
  branchId: string
  branchName: string
  clientName: string
  visitAt: string
  earliestOn: Day | null
  latestOn: Day | null
  bonus: Halalas
  risk: DateRisk | null
  isOffered: boolean
  /** Nearest who may take it; null: not searched, because it is offered, late, or the reader may not assign. */
  near: NearShopper[] | null
}

/** Listed visits, the riskiest first, and shoppers named for each. */
export const mostOpen = 60
const mostNear = 3

const selectOpen = (actor: Actor, wanted: Wanted) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select([
        'q.id',
        'q.number',
        'q.client_id as clientId',
        'b.city',
        'b.id as branchId',
        branchNow('b').as('branchName'),
        'q.bonus',
      ])
      .select(['q.scheduled_date as visitAt', 'q.earliest_on as earliestOn', 'q.latest_on as latestOn'])
      .select([
        shownClient('q').as('clientName'),
        isOffered.as('isOffered'),
        riskRank().as('rank'),
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where(matches(wanted))
      .where('q.status', 'in', ['pending', 'approved'])
      .orderBy('rank')
      .orderBy('q.scheduled_date')
      .orderBy('q.id')
      .limit(mostOpen)
      .execute(),
  )

type Nearby = { shopper: PoolShopper; km: number }

/** The nearest of the pool who may take a visit. Distances come first, because they are cheaper than the rules. */
function nearestFor(job: JobRow, pool: readonly PoolShopper[], isAllowed: (shopper: PoolShopper) => boolean) {
  const byDistance = pool
    .flatMap((shopper): Nearby[] => {
      const km = factsFor(shopper, job).distanceKm
      return km === null ? [] : [{ shopper, km }]
    })
    .sort((a, b) => a.km - b.km)
  const near: NearShopper[] = []
  for (const { shopper, km } of byDistance) {
    if (near.length === mostNear) break
    if (isAllowed(shopper)) near.push({ id: shopper.id, name: shopper.name, km })
  }
  return near
}

/** Nearest allowed shoppers of visits by id, with the facts of all visits read at once. */
async function nearShoppers(actor: Actor, ids: readonly string[]): Promise<Map<string, NearShopper[]>> {
  if (ids.length === 0) return new Map()
  const read = <T>(query: Parameters<typeof readAs<T>>[1]) => readAs(actor, query)
  const [jobs, settings] = await Promise.all([read((tx) => selectJobs(tx, ids)), assignmentSettings()])
  const days = jobs.map(({ visitAt }) => riyadhDay(visitAt)).sort()
  const [from, until] = [days[0], days.at(-1)]
  if (!from || !until) return new Map()
  const query = { from, until, settings }
  const [pool, atBranch] = await Promise.all([loadPool(read, query), visitsByBranchDay(read, query)])
  return new Map(
    jobs.map((job) => {
      const visits = atBranch.get(branchDay(job.branchId, riyadhDay(job.visitAt))) ?? 0
      return [job.id, nearestFor(job, pool, (shopper) => refusalsOf(shopper, job, visits, settings).length === 0)]
    }),
  )
}

/** Visits of the filter without a shopper, the riskiest first, each with the nearest shoppers who may take it. */
export async function readOpenVisits(actor: Actor, wanted: Wanted): Promise<{ visits: OpenVisit[]; total: number }> {
  const rows = await selectOpen(actor, wanted)
  const searched = may(actor, 'evaluations.assign')
    ? rows.filter((row) => !row.isOffered && new Date(row.visitAt) > now()).map(({ id }) => id)
    : []
  const near = await nearShoppers(actor, searched)
  return {
    visits: rows.map(({ rank, city, ...row }) => ({
      ...row,
      city: city !== null && isCity(city) ? city : null,
      risk: dateRisks[rank] ?? null,
      near: near.get(row.id) ?? null,
    })),
    total: rows[0]?.total ?? 0,
  }
}
