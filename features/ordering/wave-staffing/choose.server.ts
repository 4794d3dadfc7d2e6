import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { refusalDetails, refusalsOf } from '#/domain/assignment.ts'
import { AppError } from '#/domain/errors.ts'
import { type Fit, fitOf } from '#/domain/ordering/fit.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { factsFor } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { factsForPick } from './held.server.ts'
import { moveWave, type WaveAtStep, waveForStep } from '#/features/ordering/waves/move-wave.server.ts'

type Visit = { id: string; clientId: string; shopperId: string | null }

/** An open visit of the wave with its proposed shopper. */
async function visitInWave(tx: Tx, waveId: string, requestId: string): Promise<Visit> {
  const row = await tx
    .selectFrom('mystery_shopping_requests as request')
    .leftJoin('wave_picks as pick', (join) =>
      join.onRef('pick.request_id', '=', 'request.id').onRef('pick.wave_id', '=', 'request.wave_id'),
    )
    .select(['request.id', 'request.client_id', 'request.status', 'pick.shopper_id'])
    .where('request.id', '=', recordId(requestId))
    .where('request.wave_id', '=', waveId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.status !== 'approved') throw new AppError('evaluation.step-refused')
  const offered = await tx
    .selectFrom('visit_offers')
    .select('id')
    .where('request_id', '=', row.id)
    .where('status', '=', 'offered')
    .where('is_standby', '=', false)
    .executeTakeFirst()
  if (offered) throw new AppError('offer.open')
  return { id: row.id, clientId: row.client_id, shopperId: row.shopper_id }
}

/** Fit of shopper and visit, or all refusals, as if the rest of the proposal were carried out. */
async function mayHave(
  tx: Tx,
  waveId: string,
  requestId: string,
  shopperId: string,
  without: readonly string[] = [],
): Promise<Fit> {
  const settings = await assignmentSettings()
  const facts = await factsForPick((query) => query(tx), waveId, requestId, settings, { only: [shopperId], without })
  const shopper = facts?.pool[0]
  if (!facts || !shopper) throw new AppError('not-found')
  const refusals = refusalsOf(shopper, facts.job, facts.atBranch, settings)
  if (refusals.length > 0) throw new AppError('evaluation.shopper-refused', refusalDetails(refusals))
  return fitOf(shopper, facts.job, factsFor(shopper, facts.job), settings)
}

async function writePick(
  tx: Tx,
  wave: WaveAtStep,
  visit: Visit,
  shopperId: string | null,
  fit: Fit | null,
): Promise<void> {
  const values = {
    shopper_id: shopperId,
    fit: fit?.total ?? null,
    fit_parts: JSON.stringify(fit?.parts ?? []),
    refusals: '{}',
    is_by_hand: true,
  }
  await tx
    .insertInto('wave_picks')
    .values({ wave_id: wave.id, request_id: visit.id, client_id: visit.clientId, ...values })
    .onConflict((conflict) => conflict.columns(['wave_id', 'request_id']).doUpdateSet(values))
    .execute()
}

const log = (tx: Tx, actor: Actor, action: string, visit: Visit, shopperId: string | null) =>
  recordActivity(tx, actor, {
    action,
    entity: 'request',
    entityId: visit.id,
    clientId: visit.clientId,
    before: { shopper: visit.shopperId },
    after: { shopper: shopperId },
  })

/** Chooses a visit's shopper manually. Checks all rules together with the rest of the proposal. */
export async function choosePick(
  actor: Actor,
  waveId: string,
  requestId: string,
  shopperId: string,
  version: number,
): Promise<void> {
  authorize(actor, 'waves.write')
  const who = recordId(shopperId)
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'choose', version)
    const visit = await visitInWave(tx, wave.id, requestId)
    await writePick(tx, wave, visit, who, await mayHave(tx, wave.id, visit.id, who))
    await moveWave(tx, wave)
    await log(tx, actor, 'waves.choose', visit, who)
  })
}

/** Removes the proposed shopper; the visit stays open in later proposals. */
export async function leaveOpen(actor: Actor, waveId: string, requestId: string, version: number): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'choose', version)
    const visit = await visitInWave(tx, wave.id, requestId)
    await writePick(tx, wave, visit, null, null)
    await moveWave(tx, wave)
    await log(tx, actor, 'waves.leave-open', visit, null)
  })
}

/** Returns the decision on this visit to the next proposal. */
export async function letDecide(actor: Actor, waveId: string, requestId: string, version: number): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'choose', version)
    const visit = await visitInWave(tx, wave.id, requestId)
    await tx
      .updateTable('wave_picks')
      .set({ is_by_hand: false })
      .where('wave_id', '=', wave.id)
      .where('request_id', '=', visit.id)
      .execute()
    await moveWave(tx, wave)
    await log(tx, actor, 'waves.let-decide', visit, visit.shopperId)
  })
}

/** Swaps the shoppers of two visits if all rules allow both. */
export async function swapPicks(
  actor: Actor,
  waveId: string,
  requestId: string,
  otherId: string,
  version: number,
): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'choose', version)
    const [one, other] = [await visitInWave(tx, wave.id, requestId), await visitInWave(tx, wave.id, otherId)]
    if (!one.shopperId || !other.shopperId || one.shopperId === other.shopperId) throw new AppError('wave.no-swap')
    const [forOne, forOther] = [
      await mayHave(tx, wave.id, one.id, other.shopperId, [other.id]),
      await mayHave(tx, wave.id, other.id, one.shopperId, [one.id]),
    ]
    await writePick(tx, wave, one, other.shopperId, forOne)
    await writePick(tx, wave, other, one.shopperId, forOther)
    await moveWave(tx, wave)
    await log(tx, actor, 'waves.swap', one, other.shopperId)
    await log(tx, actor, 'waves.swap', other, one.shopperId)
  })
}
