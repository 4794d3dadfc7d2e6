import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { monthOf, monthStart } from '#/domain/months.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { dueByDay } from '#/features/ledger/finance/due-list.server.ts'
import { resultOf } from '#/features/ledger/finance/read-overview.server.ts'
import { agesOfAll } from '#/features/ledger/finance/read-receivables.server.ts'
import { now } from '#/platform/clock.ts'

/** Money at a glance: what clients owe, what shoppers are owed, revenue less costs of this month and of the last one. */
export type Cash = {
  owed: Halalas
  overdue: Halalas
  toShoppers: Halalas
  result: { now: Halalas; before: Halalas }
  /** First day of this month. */
  month: string
}

export async function readCash(actor: Actor): Promise<Cash> {
  authorize(actor, 'ledger.read')
  const month = monthOf(now())
  return readAs(actor, async (db) => {
    const [notDue = 0, ...late] = await agesOfAll(db)
    const overdue = late.reduce((sum, amount) => sum + amount, 0)
    const { all } = await dueByDay(db, 1)
    const result = await resultOf(
      db,
      { from: month, to: riyadhDay(now()) },
      { from: monthStart(month, -1), to: addDays(month, -1) },
    )
    return { owed: notDue + overdue, overdue, toShoppers: all.net, result, month }
  })
}
