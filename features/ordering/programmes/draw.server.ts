import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type BranchHours, hoursOf } from '#/domain/branch-hours.ts'
import { shopperFee } from '#/domain/evaluation.ts'
import { type Draw, drawVisits, nextPeriod, periodOfDay, visitsWanted } from '#/domain/ordering/programme.ts'
import { addDays, addHours, type Day, fromRiyadh, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { planOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'
import { lockOrders } from '#/features/ordering/requests/lock-orders.server.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { takenDays } from '#/features/ordering/requests/visits-of-batch.server.ts'
import { insertVisitsOfProgramme, visitsOfProgramme } from '#/features/ordering/requests/visits-of-programme.server.ts'
import { newWithinPlan } from '#/features/ordering/requests/within-plan.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { now } from '#/platform/clock.ts'
import { programmeOf, selectProgrammes } from './programme-rows.server.ts'
import type { Programme } from './rule.ts'

type Drawn = Programme & { seed: string; createdBy: string }
type Aim = { branchId: string; hours: BranchHours; target: number; live: number; attempts: number }

/** The active programme of an approved client, held until the transaction ends. */
async function programmeToDraw(tx: Tx, id: string): Promise<Drawn | null> {
  const row = await selectProgrammes(tx)
    .select(['visit_programmes.seed', 'visit_programmes.created_by as createdBy'])
    .where('visit_programmes.id', '=', id)
    .where('visit_programmes.state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  if (!row || (await clientApproval(tx, row.clientId)) !== 'approved') return null
  const { seed, createdBy, ...stored } = row
  return { ...programmeOf(stored), seed, createdBy }
}

/** Open branches of the programme with their hours. */
async function branchesOf(tx: Tx, { id, clientId, allBranches }: Drawn): Promise<{ id: string; hours: BranchHours }[]> {
  const rows = await tx
    .selectFrom('branches')
    .select(['branches.id', 'branches.hours'])
    .where('branches.client_id', '=', clientId)
    .where('branches.closed_at', 'is', null)
    .$if(!allBranches, (some) =>
      some.where('branches.id', 'in', (from) =>
        from.selectFrom('visit_programme_branches').select('branch_id').where('programme_id', '=', id),
      ),
    )
    .orderBy('branches.id')
    .execute()
  return rows.map((branch) => ({ id: branch.id, hours: hoursOf(branch.hours) }))
}

/** Visits wanted and standing of each branch in a period. What was drawn before keeps its number. */
async function aimsOf(
  tx: Tx,
  programme: Drawn,
  period: Period,
  start: Day,
): Promise<{ aims: Aim[]; isFirst: boolean }> {
  const branches = await branchesOf(tx, programme)
  const drawn = await tx
    .selectFrom('visit_programme_draws')
    .select(['branch_id', 'wanted'])
    .where('programme_id', '=', programme.id)
    .where('from_on', '=', period.from)
    .execute()
  const wantedBefore = new Map(drawn.map(({ branch_id, wanted }) => [branch_id, wanted]))
  const counted = await visitsOfProgramme(tx, programme.id, startOfDay(period.from), startOfDay(period.until))
  const usual = visitsWanted(programme.rule, period, start)
  const aims = branches.map(({ id: branchId, hours }) => ({
    branchId,
    hours,
    target: wantedBefore.get(branchId) ?? usual,
    live: counted.get(branchId)?.live ?? 0,
    attempts: counted.get(branchId)?.all ?? 0,
  }))
  return { aims: aims.filter(({ target }) => target > 0), isFirst: drawn.length === 0 }
}

/** Keeps what is planned for each branch. It never falls: a lower number would tell of a cancelled visit. */
async function keepDraw(tx: Tx, programme: Drawn, period: Period, aims: readonly Aim[], draw: Draw): Promise<void> {
  const rows = aims.map(({ branchId, target, live }) => ({
    branchId,
    target,
    planned: Math.min(target, live + draw.visits.filter((visit) => visit.branchId === branchId).length),
    reason: draw.shortfalls.find((shortfall) => shortfall.branchId === branchId)?.reason ?? null,
  }))
  await sql`
    insert into visit_programme_draws (client_id, programme_id, branch_id, from_on, until_on, wanted, planned, shortfall)
    select ${programme.clientId}::uuid, ${programme.id}::uuid, row.branch, ${period.from}::date, ${period.until}::date, row.wanted,
      row.planned, case when row.planned < row.wanted then row.reason end
    from unnest(${rows.map(({ branchId }) => branchId)}::uuid[], ${rows.map(({ target }) => target)}::smallint[],
      ${rows.map(({ planned }) => planned)}::smallint[], ${rows.map(({ reason }) => reason)}::text[])
      as row (branch, wanted, planned, reason)
    on conflict (programme_id, branch_id, from_on) do update
      set planned = greatest(visit_programme_draws.planned, excluded.planned),
        shortfall = case when greatest(visit_programme_draws.planned, excluded.planned) < visit_programme_draws.wanted
          then excluded.shortfall end`.execute(tx)
}

/** Draws the missing visits of a period; their number. */
async function drawPeriod(tx: Tx, programme: Drawn, period: Period, start: Day): Promise<number> {
  const { aims, isFirst } = await aimsOf(tx, programme, period, start)
  const missing = aims.filter(({ target, live }) => live < target)
  if (missing.length === 0) return 0
  const ids = missing.map(({ branchId }) => branchId)
  const taken = await takenDays(tx, ids, startOfDay(period.from))
  const attempts = aims.reduce((sum, aim) => sum + aim.attempts, 0)
  const draw = drawVisits({
    rule: programme.rule,
    period,
    notBefore: start,
    branches: missing.map(({ branchId, hours, target, live }) => ({
      id: branchId,
      hours,
      wanted: target - live,
      taken: [...(taken.get(branchId) ?? [])],
    })),
    months: programme.beyondPlan ? null : await planOutlook(tx, programme.clientId),
    seed: `${programme.seed} ${period.from} ${attempts}`,
  })
  await insertDrawn(tx, programme, draw)
  await keepDraw(tx, programme, period, aims, draw)
  if (draw.visits.length === 0) return 0
  await recordActivity(tx, null, {
    action: 'programmes.draw',
    entity: 'programme',
    entityId: programme.id,
    clientId: programme.clientId,
    after: { from: period.from, visits: draw.visits.length },
  })
  if (isFirst) await enqueue(tx, 'programmes.announce', { programmeId: programme.id, period: period.from })
  return draw.visits.length
}

async function insertDrawn(tx: Tx, programme: Drawn, { visits }: Draw): Promise<void> {
  if (visits.length === 0) return
  const { id, clientId, createdBy, type, notes, name } = programme
  const { prices, sharePercent } = await evaluationTerms()
  const price = prices[type]
  const priced = visits.map(({ day }, index) => ({ id: String(index), day, price }))
  const within = await newWithinPlan(tx, clientId, priced)
  const { en, ar } = programmeMessages.approvedByProgramme
  await insertVisitsOfProgramme(
    tx,
    {
      id,
      clientId,
      createdBy,
      type,
      price,
      fee: shopperFee(price, sharePercent),
      notes,
      reason: `${en} ${ar} (${name})`,
    },
    visits.map(({ branchId, day, time }, index) => ({
      branchId,
      at: fromRiyadh(`${day}T${time}`)!,
      withinPlan: within.has(String(index)),
    })),
  )
}

/** Draws what is due of one programme: the current period, and the next one some days before it begins. */
const drawProgramme = (id: string): Promise<number> =>
  asSystem('a job draws the visits of a programme', async (tx) => {
    const programme = await programmeToDraw(tx, id)
    if (!programme) return 0
    await lockOrders(tx, programme.clientId)
    const set = await readSettings(tx, ['programmes.draw-days', 'orders.lead-hours'])
    const today = riyadhDay(now())
    const soonest = addDays(riyadhDay(addHours(now(), set['orders.lead-hours'])), 1)
    const start = programme.startsOn > soonest ? programme.startsOn : soonest
    const current = periodOfDay(programme.rule.cadence, today)
    const next = nextPeriod(programme.rule.cadence, current)
    let drawn = await drawPeriod(tx, programme, current, start)
    if (today >= addDays(next.from, -set['programmes.draw-days'])) drawn += await drawPeriod(tx, programme, next, start)
    return drawn
  })

/** Draws the visits of one programme, or every night of all active ones. A second run finds nothing missing. */
export async function drawProgrammes({ programmeId }: JobPayload<'programmes.draw'>): Promise<void> {
  const ids = programmeId
    ? [programmeId]
    : await readAsSystem('a job finds the programmes to draw', async (tx) =>
        (
          await tx.selectFrom('visit_programmes').select('id').where('state', '=', 'active').orderBy('id').execute()
        ).map(({ id }) => id),
      )
  for (const id of ids) await drawProgramme(id)
}
