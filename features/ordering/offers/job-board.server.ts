import { sql } from 'kysely'
import { readAs, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Job, type Refusal, refusalsOf } from '#/domain/assignment.ts'
import { type CityKey, cityIn } from '#/domain/cities.ts'
import { type EvaluationType, isMysteryType } from '#/domain/evaluation.ts'
import { fold } from '#/domain/fold.ts'
import { levelRights } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { loadPool, placeOf, type PoolShopper } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { now } from '#/platform/clock.ts'
import { homeOf } from './read-offers.server.ts'
import { factsOfRow, type VisitFacts, type VisitRow } from './visit-facts.ts'

export const jobBoardSorts = ['near', 'soon', 'pay', 'rate'] as const
export const boardChoices = ['all', 'open-to-me', 'wished'] as const
export type JobBoardQuery = {
  q: string
  city: CityKey | null
  type: EvaluationType | null
  withinKm: number | null
  sort: (typeof jobBoardSorts)[number]
  only: (typeof boardChoices)[number]
  page: number
}
export type JobBoardEntry = VisitFacts & {
  city: CityKey | null
  /** Refusals; empty: allowed. */
  refusals: Refusal[]
  /** May be claimed without an offer. */
  mayClaim: boolean
  isWished: boolean
}
export type JobBoard = {
  jobs: JobBoardEntry[]
  total: number
  page: number
  pages: number
  /** Cities with open visits, for the filter. */
  cities: CityKey[]
}

export const jobBoardPageSize = 20

type OpenRow = VisitRow & { city: string | null; visits_that_day: number; is_wished: boolean }

/** Facts of the rules for this shopper, read by the platform because the shopper may not see all of them. */
async function ownStanding(actor: Actor): Promise<PoolShopper | undefined> {
  const today = riyadhDay(now())
  const settings = await assignmentSettings()
  const query = { from: today, until: addDays(today, orderHorizonDays), settings, only: [actor.id] }
  const [shopper] = await loadPool(
    (read) => readAsSystem('refusal reasons depend on rows of other shoppers', read),
    query,
  )
  return shopper
}

const jobOf = (row: OpenRow): Job => ({
  id: row.id,
  branchId: row.branch_id,
  clientId: row.client_id,
  type: row.evaluation_type,
  visitAt: new Date(row.scheduled_date),
  place: placeOf(row),
})

/** Sorts visits of unknown distance last. */
const farAway = 1e6
const order: Record<JobBoardQuery['sort'], (a: JobBoardEntry, b: JobBoardEntry) => number> = {
  near: (a, b) => (a.distanceKm ?? farAway) - (b.distanceKm ?? farAway),
  soon: (a, b) => a.visitAt.localeCompare(b.visitAt),
  pay: (a, b) => b.fee + b.bonus - (a.fee + a.bonus),
  rate: (a, b) => b.payPerHour - a.payPerHour,
}

const matches = (job: JobBoardEntry, { q, city, type, withinKm, only }: JobBoardQuery): boolean => {
  if (city && job.city !== city) return false
  if (type && job.type !== type) return false
  if (withinKm !== null && (job.distanceKm === null || job.distanceKm > withinKm)) return false
  if (only === 'open-to-me' && job.refusals.length > 0) return false
  if (only === 'wished' && !job.isWished) return false
  const sought = fold(q)
  return sought === '' || fold(`${job.code} ${job.clientName} ${job.branchName} ${job.branchLocation}`).includes(sought)
}

/** Caches lookups by address, because many visits share few branches. */
const lookedUpOnce = <T>(look: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, look(text))
    return known.get(text)!
  }
}

/** All open visits with pay, distance and refusals. */
async function openJobs(actor: Actor): Promise<JobBoardEntry[]> {
  const [{ rows }, shopper, home, settings] = await Promise.all([
    readAs(actor, (db) => sql<OpenRow>`select * from priv.open_visits()`.execute(db)),
    ownStanding(actor),
    homeOf(actor),
    assignmentSettings(),
  ])
  if (!shopper) return []
  const { selfAssign } = levelRights[shopper.level]
  const cityOf = lookedUpOnce(cityIn)
  return rows
    .filter((row) => !shopper.blocked.includes(row.client_id)) // exclusions are not disclosed to the shopper
    .filter((row) => shopper.isAuditor || isMysteryType(row.evaluation_type))
    .map((row) => {
      const refusals = refusalsOf(shopper, jobOf(row), row.visits_that_day, settings)
      const mayClaim = selfAssign && refusals.length === 0
      const city = cityOf(row.branch_location)
      return { ...factsOfRow(row, home), city, refusals, mayClaim, isWished: row.is_wished }
    })
}

/** A page of matching open visits, with those the shopper may take. */
export async function readJobBoard(actor: Actor, query: JobBoardQuery, pageSize = jobBoardPageSize): Promise<JobBoard> {
  authorize(actor, 'board.read')
  const open = await openJobs(actor)
  const found = open.filter((job) => matches(job, query))
  found.sort((a, b) => order[query.sort](a, b) || order.soon(a, b) || (a.requestId < b.requestId ? -1 : 1))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(Math.max(1, query.page), pages)
  return {
    jobs: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pages,
    cities: [...new Set(open.flatMap(({ city }) => city ?? []))].sort(),
  }
}

/** One visit of the board, or null when no longer open. */
export async function readJobBoardEntry(actor: Actor, requestId: string): Promise<JobBoardEntry | null> {
  authorize(actor, 'board.read')
  return (await openJobs(actor)).find((job) => job.requestId === requestId) ?? null
}
