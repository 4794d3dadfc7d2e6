import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { monthOf, monthStart } from '#/domain/months.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { MonthFigures } from './balances.server.ts'
import { checkAllBooks, type Checked } from './checks.server.ts'
import { daysOfMonth, nextToClose } from './close-month.server.ts'

export const monthsPageSize = 24

export type ClosedMonth = { month: Day; closedAt: string; closedBy: string; figures: MonthFigures }
export type Months = {
  /** The next month, with its checks once it is over. */
  next: { month: Day; isOver: boolean; checks: Checked[] } | null
  /** Ended months after it that are not closed yet. */
  waiting: number
  closed: ClosedMonth[]
  total: number
  mayClose: boolean
}

const monthsBetween = (from: Day, to: Day): number => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number]
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number]
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** Months of the books: the next to close, and closed ones with their figures. */
export async function readMonths(actor: Actor, page: number): Promise<Months> {
  authorize(actor, 'ledger.read')
  return readAs(actor, async (db) => {
    const next = await nextToClose(db)
    const current = monthOf(now())
    const isOver = next !== null && next < current
    const closed = await db
      .selectFrom('closed_months as m')
      .innerJoin('profiles as p', 'p.id', 'm.closed_by')
      .select(['m.month', 'm.figures', 'm.closed_at', 'p.full_name'])
      .orderBy('m.month', 'desc')
      .limit(monthsPageSize)
      .offset((page - 1) * monthsPageSize)
      .execute()
    const { total } = await db
      .selectFrom('closed_months')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return {
      next:
        next === null
          ? null
          : { month: next, isOver, checks: isOver ? await checkAllBooks(db, daysOfMonth(next)) : [] },
      waiting: isOver ? monthsBetween(monthStart(next, 1), current) : 0,
      closed: closed.map(({ month, figures, closed_at: closedAt, full_name: closedBy }) => ({
        month,
        closedAt,
        closedBy,
        figures: figures as unknown as MonthFigures,
      })),
      total,
      mayClose: may(actor, 'ledger.close'),
    }
  })
}
