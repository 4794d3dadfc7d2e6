import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { monthOf, monthStart } from '#/domain/months.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { MonthFigures } from './balances.server.ts'
import { checkAllTime, type Checked, checkMonth } from './checks.server.ts'
import { daysOfMonth, monthsBetween, nextToClose } from './close-month.server.ts'

export const monthsPageSize = 24

export type ClosedMonth = { month: Day; closedAt: string; closedBy: string; figures: MonthFigures }
/** An ended month that is still open, with its two checks. */
export type OpenMonth = { month: Day; checks: Checked[] }
export type Months = {
  /** Ended months that are not closed yet, the oldest first; at most `monthsPageSize`. */
  open: OpenMonth[]
  /** The checks that hold for all of them. */
  ofAllTime: Checked[]
  /** The present month when no ended one is open. */
  notOver: Day | null
  closed: ClosedMonth[]
  total: number
  mayClose: boolean
}

async function readOpen(db: Tx): Promise<Pick<Months, 'open' | 'ofAllTime' | 'notOver'>> {
  const next = await nextToClose(db)
  const current = monthOf(now())
  if (next === null) return { open: [], ofAllTime: [], notOver: null }
  if (next >= current) return { open: [], ofAllTime: [], notOver: next }
  const open: OpenMonth[] = []
  for (const month of monthsBetween(next, monthStart(current, -1)).slice(0, monthsPageSize))
    open.push({ month, checks: await checkMonth(db, daysOfMonth(month)) })
  return { open, ofAllTime: await checkAllTime(db), notOver: null }
}

/** Months of the books: the open ones with their checks, and closed ones with their figures. */
export async function readMonths(actor: Actor, page: number): Promise<Months> {
  authorize(actor, 'ledger.read')
  return readAs(actor, async (db) => {
    const openMonths = await readOpen(db)
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
      ...openMonths,
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
