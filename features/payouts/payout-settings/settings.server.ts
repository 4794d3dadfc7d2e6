import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { payableOn } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type PayoutSettings, payoutSettingsSchema, readableSettings } from './settings.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'

const key = 'payouts'

/** Holidays and withholding rate in force. Needs a transaction that may read all settings. */
export async function payoutSettings(tx: Tx): Promise<PayoutSettings> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return readableSettings(row?.value)
}

export async function readPayoutSettings(actor: Actor): Promise<PayoutSettings> {
  authorize(actor, 'payouts.browse')
  return readAs(actor, payoutSettings)
}

/** Working days as set on the day of earning; later changes do not apply. */
const workingDays = settingSql('payouts.payable-working-days', sql`earned_on`)

/** Recalculates the payable day of accrued payouts under the new holidays; payable ones stay payable. */
async function moveDays(tx: Tx, holidays: ReadonlySet<Day>): Promise<void> {
  const { rows } = await sql<{ earned_on: Day; working_days: number }>`
    select distinct ${workingDays} as working_days, to_char(earned_on, 'YYYY-MM-DD') as earned_on from payouts where state = 'accrued'`.execute(
    tx,
  )
  const days = rows.map(({ earned_on, working_days }) => ({
    earned: earned_on,
    payable: payableOn(earned_on, working_days, holidays),
  }))
  await callFunction(tx, sql`priv.move_payout_days(${JSON.stringify(days)})`)
}

/** Changes the holidays or the withholding rate. The rate applies to later earnings only. */
export async function savePayoutSettings(actor: Actor, settings: PayoutSettings): Promise<void> {
  authorize(actor, 'settings.update')
  const value = payoutSettingsSchema.parse(settings)
  await asActor(actor, async (tx) => {
    const before = await payoutSettings(tx)
    await writeSettingsRow(tx, actor, key, value)
    await moveDays(tx, new Set(value.holidays))
    const shown = ({ holidays, withholdingPercent }: PayoutSettings) => ({
      holidays: holidays.join(', '),
      withholdingPercent,
    })
    await recordActivity(tx, actor, {
      action: 'settings.payouts',
      entity: 'setting',
      entityId: key,
      before: shown(before),
      after: shown(value),
    })
  })
}
