import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Account } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { monthStart } from '#/domain/months.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Balances, balancesAt } from '#/features/ledger/journal/balances.server.ts'
import { now } from '#/platform/clock.ts'
import { type Period, periodBefore } from './period.ts'
import { dueByDay, type DueDay } from './due-list.server.ts'
import { agesOfAll } from './read-receivables.server.ts'
import type { Ages } from './receivables-list.ts'
import { vatByBox, type VatRow } from './read-vat.server.ts'
import { costAccounts, revenueAccounts } from './accounts.ts'
import { type BookMonth, monthsOfBooks } from './months-of-books.server.ts'

const dueDays = 7
const monthsShown = 12

export type Line = { account: Account; now: Halalas; before: Halalas }
export type Overview = {
  before: Period
  revenue: Line[]
  costs: Line[]
  /** Visits with earnings in this period and the previous one. */
  visits: { now: number; before: number }
  receivables: Ages
  vat: VatRow[]
  due: { days: DueDay[]; all: Omit<DueDay, 'day'> }
  /** Balances at the end of the period. */
  balances: Balances
  /** Held by the provider today. */
  heldByProvider: Halalas
  /** The twelve months that end with the period. */
  months: BookMonth[]
}

/** Lines of accounts: revenue with its sign inverted (credit balances), costs unchanged. */
async function linesOf(
  db: Tx,
  accounts: readonly Account[],
  sign: 1 | -1,
  these: Period,
  before: Period,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select account, coalesce(sum(amount) filter (where booked_on between ${these.from} and ${these.to}), 0)::bigint as now,
      coalesce(sum(amount) filter (where booked_on between ${before.from} and ${before.to}), 0)::bigint as before
    from app.journal_lines where account in (${sql.join(accounts)}) and booked_on between ${before.from} and ${these.to}
    group by account`.execute(db)
  return accounts.map((account) => {
    const row = rows.find((other) => other.account === account)
    return { account, now: sign * (row?.now ?? 0) || 0, before: sign * (row?.before ?? 0) || 0 }
  })
}

/** Revenue less costs of two periods. */
export async function resultOf(db: Tx, these: Period, before: Period): Promise<{ now: Halalas; before: Halalas }> {
  const revenue = await linesOf(db, revenueAccounts, -1, these, before)
  const costs = await linesOf(db, costAccounts, 1, these, before)
  const sum = (lines: Line[], key: 'now' | 'before') => lines.reduce((total, line) => total + line[key], 0)
  return { now: sum(revenue, 'now') - sum(costs, 'now'), before: sum(revenue, 'before') - sum(costs, 'before') }
}

async function visitsOf(db: Tx, these: Period, before: Period): Promise<Overview['visits']> {
  const { rows } = await sql<Overview['visits']>`
    select count(*) filter (where booked_on between ${these.from} and ${these.to})::int as now,
      count(*) filter (where booked_on between ${before.from} and ${before.to})::int as before
    from app.journal_entries where kind = 'payout.earned' and booked_on between ${before.from} and ${these.to}`.execute(
    db,
  )
  return rows[0]!
}

/** Revenue, costs and balances of a period. */
export async function readOverview(actor: Actor, period: Period): Promise<Overview> {
  authorize(actor, 'ledger.read')
  const before = periodBefore(period)
  return readAs(actor, async (db) => {
    const [revenue, costs, visits, receivables, vat, due, balances, ofToday, months] = await Promise.all([
      linesOf(db, revenueAccounts, -1, period, before),
      linesOf(db, costAccounts, 1, period, before),
      visitsOf(db, period, before),
      agesOfAll(db),
      vatByBox(db, period),
      dueByDay(db, dueDays),
      balancesAt(db, period.to),
      balancesAt(db, riyadhDay(now())),
      monthsOfBooks(db, monthStart(period.to, 0), monthsShown),
    ])
    return { months, before, revenue, costs, visits, receivables, vat, due, balances, heldByProvider: ofToday.provider }
  })
}
