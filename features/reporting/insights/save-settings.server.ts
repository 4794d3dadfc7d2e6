import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { AlertBounds } from '#/domain/reporting/score-alerts.ts'
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

type Columns = {
  covers_per_month?: number | null
  average_bill?: number | null
  target_score?: number | null
  rate?: number | null
  rate_confirmed_by?: string | null
  rate_confirmed_at?: string | null
  alert_low?: number | null
  alert_high?: number | null
}

/** Writes onto the version seen: of two concurrent changes the second gets `changed-meanwhile`. */
async function write(tx: Tx, actor: Actor, version: number, columns: Columns): Promise<void> {
  const values = { ...columns, updated_by: actor.id, updated_at: now() }
  if (version === 0) {
    const inserted = await tx
      .insertInto('insight_settings')
      .values({ client_id: companyOf(actor), ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) throw new AppError('changed-meanwhile')
  } else {
    const updated = await tx
      .updateTable('insight_settings')
      .set({ ...values, version: version + 1 })
      .where('client_id', '=', companyOf(actor))
      .where('version', '=', version)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
  }
}

async function store(tx: Tx, actor: Actor, given: Given): Promise<void> {
  const before = await readInsightSettings(tx, companyOf(actor))
  await write(tx, actor, given.version, {
    covers_per_month: given.covers,
    average_bill: given.bill,
    target_score: given.target,
    ...rateColumns(actor, given, before),
  })
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

/** Changes only the bounds of alerts; they count for reports that are released from now on. */
export async function saveAlertBounds(actor: Actor, { version, low, high }: AlertBounds & { version: number }) {
  authorize(actor, 'insights.describe')
  if (low !== null && high !== null && low >= high) throw new AppError('bad-request', {}, { high: 'alert-high' })
  await asActor(actor, async (tx) => {
    const { alerts: before } = await readInsightSettings(tx, companyOf(actor))
    await write(tx, actor, version, { alert_low: low, alert_high: high })
    await recordActivity(tx, actor, {
      action: 'insights.alert-bounds',
      entity: 'setting',
      entityId: companyOf(actor),
      clientId: companyOf(actor),
      before,
      after: { low, high },
    })
  })
}
