import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, addHours } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { rescheduleVisits, setBonus } from '#/features/ordering/assignment/change-visits.server.ts'
import { showOnBoard } from '#/features/ordering/requests/visits-of-wave.server.ts'
import { moveWave, waveForStep } from '#/features/ordering/waves/move-wave.server.ts'

type OpenVisit = { id: string; visitAt: Date }

/** Visits of the wave without a shopper and without an offer. */
async function unstaffed(tx: Tx, waveId: string): Promise<OpenVisit[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select request.id, request.scheduled_date as at from mystery_shopping_requests request
    where request.wave_id = ${waveId}::uuid and request.status = 'approved' and not exists (select from visit_offers offer
      where offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby)
    order by request.scheduled_date, request.id`.execute(tx)
  if (rows.length === 0) throw new AppError('wave.empty')
  return rows.map(({ id, at }) => ({ id, visitAt: new Date(at) }))
}

type Change = { action: string; after: Record<string, number>; later?: number }

/** Increments the wave's version, so that a repeated request runs once; returns the visits concerned. */
const begin = (actor: Actor, waveId: string, version: number, { action, after, later = 0 }: Change) =>
  asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'staffRest', version)
    const visits = await unstaffed(tx, wave.id)
    await moveWave(tx, wave, { until_on: addDays(wave.until, later) })
    await recordActivity(tx, actor, {
      action,
      entity: 'wave',
      entityId: wave.id,
      after: { ...after, visits: visits.length },
    })
    return visits
  })

/** Raises the bonus of a wave's open visits, shown on the board. */
export async function bonusForRest(actor: Actor, waveId: string, version: number, bonus: Halalas): Promise<number> {
  authorize(actor, 'waves.write')
  authorize(actor, 'evaluations.bonus')
  const visits = await begin(actor, waveId, version, { action: 'waves.bonus-rest', after: { bonus } })
  const ids = visits.map(({ id }) => id)
  const { done } = await setBonus(actor, ids, bonus)
  await asActor(actor, (tx) => showOnBoard(tx, ids))
  return done
}

/** Postpones a wave's open visits by days. Visits that would be too far ahead keep their date. */
export async function extendRest(actor: Actor, waveId: string, version: number, days: number): Promise<number> {
  authorize(actor, 'waves.write')
  authorize(actor, 'evaluations.reschedule')
  const visits = await begin(actor, waveId, version, { action: 'waves.extend-rest', after: { days }, later: days })
  const { done } = await rescheduleVisits(
    actor,
    visits.map(({ id, visitAt }) => ({ requestId: id, visitAt: addHours(visitAt, 24 * days) })),
  )
  return done
}
