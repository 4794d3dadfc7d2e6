import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { countsByStatus, latestRequests, type StatusCounts } from '#/features/ordering/requests/browse-all.server.ts'
import { now } from '#/platform/clock.ts'
import { recentItems } from './recent.ts'
import { readBacklog, readFlow } from './flow.server.ts'
import { readCash } from './cash.server.ts'
import { panel } from './panel.server.ts'
import { readWaiting } from './waiting.server.ts'

/** Null: of an area that the role does not read. */
export type AdminFigures = {
  clients: number | null
  freelancers: number | null
  requests: { all: number; pending: number; done: number } | null
  revenue: Halalas | null
}
/** Completed visits and revenue of a calendar month in Riyadh, `2026-11`. */
export type Month = { month: string; visits: number; revenue: Halalas }
/** A month and the same one a year before, null where our books had not begun. */
export type MonthPair = Month & { before: Month | null }

const monthsShown = 12

const selectTallies = (actor: Actor, keys: string[]) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('tallies')
      .select('key')
      .select((of) => [of.fn.sum<number>('count').as('count'), of.fn.sum<number>('halalas').as('halalas')])
      .where('key', 'in', keys)
      .groupBy('key')
      .execute(),
  )

const userTypes = ['client', 'freelancer', 'mystery_shopper'] as const

async function figures(actor: Actor, byStatus: Promise<StatusCounts>): Promise<AdminFigures> {
  const [people, counts] = await Promise.all([
    selectTallies(
      actor,
      userTypes.map((type) => `profiles.${type}`),
    ),
    byStatus,
  ])
  const peopleOf = (type: (typeof userTypes)[number]) =>
    people.find(({ key }) => key === `profiles.${type}`)?.count ?? 0
  const all = Object.values(counts).reduce((sum, { count }) => sum + count, 0)
  return {
    clients: may(actor, 'clients.read') ? peopleOf('client') : null,
    freelancers: may(actor, 'shoppers.read') ? peopleOf('freelancer') + peopleOf('mystery_shopper') : null,
    requests: may(actor, 'requests.browse')
      ? { all, pending: counts.pending.count, done: counts.completed.count }
      : null,
    revenue: may(actor, 'invoices.browse') ? counts.completed.halalas : null,
  }
}

/** The last months including the current one, oldest first. */
export function lastMonths(at: Date, count: number): string[] {
  const [year, month] = riyadhDay(at).split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + (month - 1) - (count - 1 - index)
    return `${Math.trunc(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The last twelve months, each with the same month a year before; null: no visit was completed in that month. */
async function trend(actor: Actor): Promise<MonthPair[]> {
  const months = lastMonths(now(), 2 * monthsShown)
  const rows = await selectTallies(
    actor,
    months.map((month) => `completed.${month}`),
  )
  const of = (month: string): Month => {
    const row = rows.find(({ key }) => key === `completed.${month}`)
    return { month, visits: row?.count ?? 0, revenue: row?.halalas ?? 0 }
  }
  const before = months.slice(0, monthsShown).map(of)
  const known = before.findIndex(({ visits }) => visits > 0)
  return months.slice(monthsShown).map((month, index) => ({
    ...of(month),
    before: known === -1 || index < known ? null : before[index]!,
  }))
}

/** Overview of the back office. Figures come from tallies or open work, so the cost does not grow with history. */
export async function adminDashboard(actor: Actor) {
  authorize(actor, 'dashboard.admin')
  const byStatus = countsByStatus(actor)
  const seesRequests = may(actor, 'requests.browse')
  const [cards, work, months, latest, flow, backlog, cash] = await Promise.all([
    panel(figures(actor, byStatus)),
    panel(readWaiting(actor, byStatus)),
    seesRequests && may(actor, 'invoices.browse') ? panel(trend(actor)) : null,
    seesRequests ? panel(latestRequests(actor, recentItems)) : null,
    seesRequests && may(actor, 'review.browse') ? panel(readFlow(actor, byStatus)) : null,
    may(actor, 'review.browse') ? panel(readBacklog(actor)) : null,
    may(actor, 'ledger.read') ? panel(readCash(actor)) : null,
  ])
  return { cards, work, months, latest, flow, backlog, cash }
}
