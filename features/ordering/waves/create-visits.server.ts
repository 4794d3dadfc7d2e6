import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { momentOf, type WaveDate } from '#/domain/ordering/wave-plan.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { insertEventsOfWave, insertVisitsOfWave } from '#/features/ordering/requests/visits-of-wave.server.ts'
import { newWithinPlan } from '#/features/ordering/requests/within-plan.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { moveWave, waveForStep } from './move-wave.server.ts'
import { mostVisits, visitsWanted } from '#/features/ordering/wave-solver/plan.ts'
import { planBranches } from './plan-branches.server.ts'
import { datesFor } from './preview.server.ts'

const atOnce = 1000

/** Facts seen by the ordering admin: plan version, number of visits and total price. */
export type SeenPlan = { version: number; visits: number; price: Halalas }

/** Number of visits created from exactly this plan version; null: none. */
async function createdFrom(tx: Tx, waveId: string, version: number): Promise<number | null> {
  const wave = await tx
    .selectFrom('waves')
    .select(['id', 'status', 'version'])
    .where('id', '=', recordId(waveId))
    .forUpdate()
    .executeTakeFirst()
  if (wave?.status !== 'planned' || wave.version !== version + 1) return null
  const { count } = await tx
    .selectFrom('mystery_shopping_requests')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('wave_id', '=', wave.id)
    .executeTakeFirstOrThrow()
  return count
}

/** Visits that the plans of their clients include. */
async function withinPlans(tx: Tx, visits: readonly WaveDate[], price: Halalas): Promise<ReadonlySet<WaveDate>> {
  const found = new Set<WaveDate>()
  for (const [clientId, own] of Map.groupBy(visits, (visit) => visit.clientId)) {
    const priced = own.map(({ day }, index) => ({ id: String(index), day, price }))
    const within = await newWithinPlan(tx, clientId, priced)
    for (const [index, visit] of own.entries()) if (within.has(String(index))) found.add(visit)
  }
  return found
}

/**
 * Creates a plan's visits as approved requests at today's price, atomically and once: a repeated order finds them.
 * Refused when number of visits or price differ from those seen (a new branch, a visit ordered meanwhile).
 */
export async function createVisits(actor: Actor, waveId: string, seen: SeenPlan): Promise<number> {
  authorize(actor, 'waves.write')
  const terms = await evaluationTerms()
  return asActor(actor, async (tx) => {
    const before = await createdFrom(tx, waveId, seen.version)
    if (before !== null) return before
    const wave = await waveForStep(tx, waveId, 'createVisits', seen.version)
    const branches = await planBranches(tx, wave)
    if (visitsWanted(wave.plan, branches.length) > mostVisits)
      throw new AppError('wave.too-large', { most: mostVisits })
    const { visits } = datesFor(wave, branches)
    if (visits.length === 0) throw new AppError('wave.empty')
    if (visits.length !== seen.visits || visits.length * terms.prices[wave.plan.type] !== seen.price)
      throw new AppError('changed-meanwhile')
    if (momentOf(visits[0]!) <= now()) throw new AppError('evaluation.date-in-past')
    const { type } = wave.plan
    const price = terms.prices[type]
    const within = await withinPlans(tx, visits, price)
    const ordered = { type, price, sharePercent: terms.sharePercent, within }
    for (let from = 0; from < visits.length; from += atOnce)
      await insertVisitsOfWave(tx, actor, wave.id, visits.slice(from, from + atOnce), ordered)
    await insertEventsOfWave(tx, actor, wave.id)
    await moveWave(tx, wave)
    const after = { status: 'planned', visits: visits.length }
    await recordActivity(tx, actor, { action: 'waves.create-visits', entity: 'wave', entityId: wave.id, after })
    await enqueue(tx, 'waves.announce', { waveId: wave.id })
    return visits.length
  })
}
