import { asSystem } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** Makes accrued payouts payable on their day. */
export const ripenPayouts = (): Promise<void> =>
  asSystem('a job makes accrued payouts payable on their day', async (tx) => {
    await tx
      .updateTable('payouts')
      .set((of) => ({ state: 'payable', version: of('version', '+', 1) }))
      .where('state', '=', 'accrued')
      .where('payable_on', '<=', riyadhDay(now()))
      .execute()
  })
