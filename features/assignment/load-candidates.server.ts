import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Candidate, defaultAssignmentSettings, type Job, type ShopperVisit } from '#/domain/assignment.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import type { FitFacts } from '#/domain/fit.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

export type JobRow = Job & { id: string; status: string }
export type ShopperFacts = Candidate & { facts: FitFacts }
type Read = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>

/** Visits that count: handed back, taken back and cancelled ones have no shopper any more. */
const takenStatuses = ['assigned', 'in_progress', 'completed']
/** How many of a shopper's last reports their quality and reliability are judged by. */
const reportsLookedAt = 20
/** Fairness looks at the visits of so many days before and after today. */
const fairnessDays = 30

const from = (day: Day): string => startOfDay(day).toISOString()
const until = (day: Day): string => endOfDay(day).toISOString()

export async function selectJob(tx: Tx, requestId: string): Promise<JobRow | undefined> {
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'status', 'branch_id', 'client_id', 'evaluation_type', 'scheduled_date'])
    .where('id', '=', recordId(requestId))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      status: row.status,
      branchId: row.branch_id,
      clientId: row.client_id,
      type: row.evaluation_type as EvaluationType,
      visitAt: new Date(row.scheduled_date),
    }
  )
}

/** How many visits the branch already has on the day of the job. */
export async function visitsAtBranchThatDay(tx: Tx, job: JobRow): Promise<number> {
  const day = riyadhDay(job.visitAt)
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select((count) => count.fn.countAll<number>().as('visits'))
    .where('client_id', '=', job.clientId)
    .where('branch_id', '=', job.branchId)
    .where('scheduled_date', '>=', from(day))
    .where('scheduled_date', '<', until(day))
    .where('status', 'in', takenStatuses)
    .where('id', '!=', job.id)
    .executeTakeFirstOrThrow()
  return row.visits
}

const selectShoppers = (tx: Tx, only: string | undefined) =>
  tx
    .selectFrom('mystery_shopper_profiles as shopper')
    .innerJoin('profiles as profile', 'profile.id', 'shopper.profile_id')
    .select(['profile.id', 'profile.full_name as name', 'profile.status', 'shopper.certification_level as level'])
    .$if(only !== undefined, (query) => query.where('shopper.profile_id', '=', only!))
    .execute()

const visits = (tx: Tx, job: JobRow, only: string | undefined) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select(['shopper_id', 'branch_id', 'client_id', 'scheduled_date'])
    .where('status', 'in', takenStatuses)
    .where('id', '!=', job.id)
    .$if(only !== undefined, (query) => query.where('shopper_id', '=', only!))

/** All visits for this client within the days that a branch rests, and those of other clients on the same day. */
async function selectVisits(tx: Tx, job: JobRow, only: string | undefined): Promise<Map<string, ShopperVisit[]>> {
  const day = riyadhDay(job.visitAt)
  const days = defaultAssignmentSettings.sameBranchDays
  const rows = await visits(tx, job, only)
    .where('client_id', '=', job.clientId)
    .where('scheduled_date', '>=', from(addDays(day, -days)))
    .where('scheduled_date', '<', until(addDays(day, days)))
    .unionAll(
      visits(tx, job, only)
        .where('client_id', '!=', job.clientId)
        .where('scheduled_date', '>=', from(day))
        .where('scheduled_date', '<', until(day)),
    )
    .execute()
  const byShopper = Map.groupBy(rows, (row) => row.shopper_id!)
  return new Map(
    [...byShopper].map(([id, own]) => [
      id,
      own.map((row) => ({
        branchId: row.branch_id,
        clientId: row.client_id,
        at: new Date(row.scheduled_date),
        counted: true,
      })),
    ]),
  )
}

/** Open jobs now, and visits around today for fairness, by shopper. */
async function selectLoad(tx: Tx, job: JobRow, only: string | undefined) {
  const today = riyadhDay(now())
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['shopper_id'])
    .select((count) => [
      count.fn.countAll<number>().filterWhere('status', 'in', ['assigned', 'in_progress']).as('open'),
      count.fn
        .countAll<number>()
        .filterWhere('scheduled_date', '>=', from(addDays(today, -fairnessDays)))
        .as('recent'),
    ])
    .where('status', 'in', takenStatuses)
    .where('id', '!=', job.id)
    .where((or) =>
      or.or([
        or('status', 'in', ['assigned', 'in_progress']),
        or.and([
          or('scheduled_date', '>=', from(addDays(today, -fairnessDays))),
          or('scheduled_date', '<', until(addDays(today, fairnessDays))),
        ]),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('shopper_id', '=', only!))
    .groupBy('shopper_id')
    .execute()
  return new Map(rows.map((row) => [row.shopper_id!, { open: row.open, recent: row.recent }]))
}

async function selectBusyDates(tx: Tx, job: JobRow, only: string | undefined) {
  const rows = await tx
    .selectFrom('shopper_busy_dates')
    .select(['shopper_id', 'busy_on'])
    .where('busy_on', '>=', riyadhDay(job.visitAt))
    .$if(only !== undefined, (query) => query.where('shopper_id', '=', only!))
    .execute()
  return Map.groupBy(rows, (row) => row.shopper_id)
}

async function selectConflicts(tx: Tx, job: JobRow, only: string | undefined) {
  const rows = await tx
    .selectFrom('shopper_conflicts')
    .select(['shopper_id', 'kind'])
    .where('client_id', '=', job.clientId)
    .$if(only !== undefined, (query) => query.where('shopper_id', '=', only!))
    .execute()
  return Map.groupBy(rows, (row) => row.shopper_id)
}

/** Grade and punctuality over the last reports of every shopper. A report that has neither come nor is due yet tells nothing. */
async function selectRecord(tx: Tx, only: string | undefined) {
  const rows = await sql<{ id: string; grade: number | null; inTime: number; judged: number; givenBack: number }>`
    select shopper.profile_id as id, last.grade, last.in_time as "inTime", last.judged, given.back as "givenBack"
    from mystery_shopper_profiles shopper
    cross join lateral (
      select avg(report.overall_score) as grade,
        count(*) filter (where report.submitted_at <= report.due_at) as in_time,
        count(*) filter (where report.submitted_at is not null or report.due_at < ${now()}) as judged
      from (select overall_score, submitted_at, due_at from mystery_shopping_reports
            where shopper_id = shopper.profile_id order by created_at desc limit ${reportsLookedAt}) report) last
    cross join lateral (
      select count(*) as back from (select step from request_events
        where shopper_id = shopper.profile_id order by created_at desc limit ${4 * reportsLookedAt}) event
      where event.step = 'handBack') given
    where ${only ?? null}::uuid is null or shopper.profile_id = ${only ?? null}::uuid`.execute(tx)
  return new Map(rows.rows.map((row) => [row.id, row]))
}

/**
 * Everything the rules and the fit ask of the shoppers for one job, in a handful of statements over all of them at once.
 * `only` limits it to one shopper, for the check at the moment of assigning.
 */
export async function loadCandidates(read: Read, job: JobRow, only?: string): Promise<ShopperFacts[]> {
  const [shoppers, visitsOf, load, busy, conflicts, record] = await Promise.all([
    read((tx) => selectShoppers(tx, only)),
    read((tx) => selectVisits(tx, job, only)),
    read((tx) => selectLoad(tx, job, only)),
    read((tx) => selectBusyDates(tx, job, only)),
    read((tx) => selectConflicts(tx, job, only)),
    read((tx) => selectRecord(tx, only)),
  ])
  return shoppers.map(({ id, name, status, level }) => {
    const kinds = (conflicts.get(id) ?? []).map((row) => row.kind)
    const isKind = (...wanted: string[]) => (kinds.some((kind) => wanted.includes(kind)) ? [job.clientId] : [])
    const past = record.get(id)
    const judged = (past?.judged ?? 0) + (past?.givenBack ?? 0)
    return {
      id,
      name,
      active: status === 'active',
      level: level as CertificationLevel,
      openJobs: load.get(id)?.open ?? 0,
      visits: visitsOf.get(id) ?? [],
      busyDates: (busy.get(id) ?? []).map((row) => row.busy_on),
      conflicts: isKind('worked_there', 'related'),
      blocked: isKind('blocked_by_client', 'blocked_client'),
      facts: {
        grade: past?.grade ?? null,
        reliability: judged === 0 ? null : (past?.inTime ?? 0) / judged,
        distanceKm: null,
        profileMatch: null,
        recentJobs: load.get(id)?.recent ?? 0,
      },
    }
  })
}
