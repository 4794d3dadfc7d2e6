import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { GivenSettings } from './form.ts'
import { type InsightSettings, readInsightSettings } from './read-settings.server.ts'

type Given = Omit<GivenSettings, 'intent'>

/** An unchanged rate keeps its confirmation; a changed one is confirmed now by this person. */
const rateColumns = (actor: Actor, given: Given, before: InsightSettings) => {
  if (given.rate === null) return { rate: null, rate_confirmed_by: null, rate_confirmed_at: null }
  if (before.rate?.percent === given.rate) return {}
  return { rate: given.rate, rate_confirmed_by: actor.id, rate_confirmed_at: now().toISOString() }
}

async function store(tx: Tx, actor: Actor, given: Given): Promise<void> {
  const before = await readInsightSettings(tx, companyOf(actor))
  const values = {
    covers_per_month: given.covers,
    average_bill: given.bill,
    target_score: given.target,
    ...rateColumns(actor, given, before),
    updated_by: actor.id,
    updated_at: now(),
  }
  if (given.version === 0) {
    const inserted = await tx
      .insertInto('insight_settings')
      .values({ client_id: companyOf(actor), ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) throw new AppError('changed-meanwhile')
  } else {
    const updated = await tx
      .updateTable('insight_settings')
      .set({ ...values, version: given.version + 1 })
      .where('client_id', '=', companyOf(actor))
      .where('version', '=', given.version)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
  }
  await recordActivity(tx, actor, {
    action: 'insights.describe',
    entity: 'setting',
    entityId: companyOf(actor),
    clientId: companyOf(actor),
    before: { takings: before.takings, target: before.target, rate: before.rate?.percent ?? null },
    after: { covers: given.covers, bill: given.bill, target: given.target, rate: given.rate },
  })
}

/** Saves guests, average bill, target score and rate of a client. */
export async function saveInsightSettings(actor: Actor, given: Given): Promise<void> {
  authorize(actor, 'insights.describe')
  await asActor(actor, (tx) => store(tx, actor, given))
}

/** Changes only the target score. */
export async function saveTarget(actor: Actor, { version, target }: { version: number; target: number | null }) {
  authorize(actor, 'insights.describe')
  await asActor(actor, async (tx) => {
    const { takings, rate } = await readInsightSettings(tx, companyOf(actor))
    const kept = { covers: takings?.covers ?? null, bill: takings?.bill ?? null, rate: rate?.percent ?? null }
    await store(tx, actor, { version, ...kept, target })
  })
}

/** Changes only the rate, from beside an estimate; confirmed by this person. */
export async function changeStakeRate(actor: Actor, { version, rate }: { version: number; rate: number }) {
  authorize(actor, 'insights.describe')
  await asActor(actor, async (tx) => {
    const { takings, target } = await readInsightSettings(tx, companyOf(actor))
    if (!takings) throw new AppError('changed-meanwhile')
    await store(tx, actor, { version, ...takings, target, rate })
  })
}
