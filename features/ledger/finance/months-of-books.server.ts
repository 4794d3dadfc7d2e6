import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { monthStart } from '#/domain/months.ts'
import type { Halalas } from '#/domain/money.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import type { MonthFigures } from '#/features/ledger/journal/balances.server.ts'
import { costAccounts, revenueAccounts } from './accounts.ts'

/** Revenue and costs of a month, named by its first day. */
export type BookMonth = { month: Day; revenue: Halalas; costs: Halalas }

const movedIn = (figures: MonthFigures, accounts: readonly string[], sign: 1 | -1): Halalas =>
  sign *
    figures.balances.reduce(
      (sum, { account, debits, credits }) => sum + (accounts.includes(account) ? debits - credits : 0),
      0,
    ) || 0

/**
 * Revenue and costs of so many months, the oldest first; the last one is the given month. Closed months come from their
 * stored figures, so that only the bookings of open months are added up.
 */
export async function monthsOfBooks(db: Tx, last: Day, count: number): Promise<BookMonth[]> {
  const first = monthStart(last, 1 - count)
  const closed = await db
    .selectFrom('closed_months')
    .select(['month', 'figures'])
    .where('month', '>=', first)
    .where('month', '<=', last)
    .orderBy('month')
    .execute()
  const known = new Map(
    closed.map(({ month, figures: stored }) => {
      const figures = stored as unknown as MonthFigures
      const sums = { revenue: movedIn(figures, revenueAccounts, -1), costs: movedIn(figures, costAccounts, 1) }
      return [month, sums]
    }),
  )
  const lastClosed = closed.at(-1)
  const open = lastClosed ? monthStart(lastClosed.month, 1) : first
  const { rows } = await sql<BookMonth>`
    select date_trunc('month', booked_on)::date as month,
      coalesce(-sum(amount) filter (where account in (${sql.join(revenueAccounts)})), 0)::bigint as revenue,
      coalesce(sum(amount) filter (where account in (${sql.join(costAccounts)})), 0)::bigint as costs
    from app.journal_lines
    where account in (${sql.join([...revenueAccounts, ...costAccounts])})
      and booked_on between ${open} and ${addDays(monthStart(last, 1), -1)}
    group by 1`.execute(db)
  for (const { month, revenue, costs } of rows) known.set(month, { revenue, costs })
  return Array.from({ length: count }, (_, index) => {
    const month = monthStart(first, index)
    return { month, ...(known.get(month) ?? { revenue: 0, costs: 0 }) }
  })
}
