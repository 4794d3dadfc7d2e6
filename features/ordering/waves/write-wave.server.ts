import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { moveWave, waveForStep } from './move-wave.server.ts'
import type { NewWave } from '#/features/ordering/wave-solver/plan.ts'

/** A wave of one client is linked to it. */
const onlyClient = ({ plan: { clientIds } }: NewWave): string | null => (clientIds.length === 1 ? clientIds[0]! : null)

const columnsOf = (wave: NewWave) => ({
  name: wave.name,
  client_id: onlyClient(wave),
  from_on: wave.from,
  until_on: wave.until,
  plan: JSON.stringify(wave.plan),
})
const facts = ({ name, from, until, plan }: NewWave) => ({
  name,
  from,
  until,
  type: plan.type,
  visitsPerBranch: plan.total === null ? plan.visitsPerBranch : null,
  total: plan.total,
})

/** Creates a draft wave under the browser's key, which makes it idempotent. Creates no visits yet. */
export async function draftWave(actor: Actor, key: string, wave: NewWave): Promise<string> {
  authorize(actor, 'waves.write')
  return asActor(actor, async (tx) => {
    const at = now()
    const row = await tx
      .insertInto('waves')
      .values({ id: key, ...columnsOf(wave), created_by: actor.id, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row)
      await recordActivity(tx, actor, { action: 'waves.draft', entity: 'wave', entityId: row.id, after: facts(wave) })
    else if (
      !(await tx
        .selectFrom('waves')
        .select('id')
        .where('id', '=', key)
        .where('created_by', '=', actor.id)
        .executeTakeFirst())
    )
      throw new AppError('not-found')
    return key
  })
}

/** Changes the plan of a wave without visits. */
export async function changeWave(actor: Actor, waveId: string, version: number, wave: NewWave): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const before = await waveForStep(tx, waveId, 'change', version)
    await moveWave(tx, before, columnsOf(wave))
    await recordActivity(tx, actor, {
      action: 'waves.change',
      entity: 'wave',
      entityId: before.id,
      before: facts(before),
      after: facts(wave),
    })
  })
}
