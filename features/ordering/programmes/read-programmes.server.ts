import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { periodOfDay } from '#/domain/ordering/programme.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'
import { now } from '#/platform/clock.ts'
import { programmeOf, selectProgrammes } from './programme-rows.server.ts'
import type { Programme } from './rule.ts'

/** Coverage of a period: visits planned, reports released, and branches without a released report. */
export type Coverage = { branches: number; planned: number; done: number; unvisited: number }
export type ProgrammeLine = Programme & { period: Period; coverage: Coverage }
export type BranchCoverage = {
  branchId: string
  name: string
  nameAr: string | null
  location: string
  wanted: number
  planned: number
  done: number
  shortfall: 'no-days' | 'allowance' | null
  /** Last visit of the period whose report is released. */
  lastVisit: string | null
}
export type ProgrammePage = {
  programme: Programme
  branchIds: string[] | null
  period: Period
  /** Periods with planned visits, the latest first. */
  periods: Day[]
  branches: BranchCoverage[]
  coverage: Coverage
}

/** Planned and released visits of each branch in a period, as the reader may see them: withheld ones count as planned only. */
async function coverageOf(tx: Tx, programmeId: string, { from, until }: Period): Promise<BranchCoverage[]> {
  const { rows } = await sql<BranchCoverage>`
    select branch.id as "branchId", branch.name, branch.name_ar as "nameAr", branch.location, draw.wanted, draw.planned, draw.shortfall,
      coalesce(visited.done, 0)::int as done, visited.last as "lastVisit"
    from visit_programme_draws draw join branches branch on branch.id = draw.branch_id
    left join lateral (
      select count(*)::int as done, max(request.scheduled_date) as last from mystery_shopping_requests request
      where request.programme_id = draw.programme_id and request.branch_id = draw.branch_id and request.status = 'completed'
        and request.scheduled_date >= ${startOfDay(from)}::timestamptz and request.scheduled_date < ${startOfDay(until)}::timestamptz
    ) visited on true
    where draw.programme_id = ${programmeId}::uuid and draw.from_on = ${from}::date
    order by visited.done nulls first, branch.name collate "C", branch.id`.execute(tx)
  return rows
}

const summed = (branches: readonly BranchCoverage[]): Coverage => ({
  branches: branches.length,
  planned: branches.reduce((sum, { planned }) => sum + planned, 0),
  done: branches.reduce((sum, { done }) => sum + done, 0),
  unvisited: branches.filter(({ done }) => done === 0).length,
})

/** The programmes of the company with the coverage of their current period. */
export async function browseProgrammes(actor: Actor): Promise<ProgrammeLine[]> {
  authorize(actor, 'programmes.read')
  const today = riyadhDay(now())
  return readAs(actor, async (tx) => {
    const rows = await selectProgrammes(tx)
      .where('client_id', '=', companyOf(actor))
      .orderBy(sql`state = 'ended'`)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return Promise.all(
      rows.map(programmeOf).map(async (programme) => {
        const period = periodOfDay(programme.rule.cadence, today)
        return { ...programme, period, coverage: summed(await coverageOf(tx, programme.id, period)) }
      }),
    )
  })
}

async function own(tx: Tx, actor: Actor, id: string): Promise<Programme> {
  const row = await selectProgrammes(tx)
    .where('id', '=', recordId(id))
    .$if(actor.type === 'client', (some) => some.where('client_id', '=', companyOf(actor)))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return programmeOf(row)
}

/** One programme with the coverage of a period, by branch; default: the current period. */
export async function readProgramme(actor: Actor, id: string, asked?: Day): Promise<ProgrammePage> {
  authorize(actor, 'programmes.read')
  return readAs(actor, async (tx) => {
    const programme = await own(tx, actor, id)
    const period = periodOfDay(programme.rule.cadence, asked ?? riyadhDay(now()))
    const [chosen, drawn, branches] = await Promise.all([
      tx.selectFrom('visit_programme_branches').select('branch_id').where('programme_id', '=', id).execute(),
      tx
        .selectFrom('visit_programme_draws')
        .select('from_on')
        .distinct()
        .where('programme_id', '=', id)
        .orderBy('from_on', 'desc')
        .limit(12)
        .execute(),
      coverageOf(tx, id, period),
    ])
    return {
      programme,
      branchIds: programme.allBranches ? null : chosen.map(({ branch_id }) => branch_id),
      period,
      periods: drawn.map(({ from_on }) => from_on),
      branches,
      coverage: summed(branches),
    }
  })
}
