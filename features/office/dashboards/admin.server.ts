import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may, type Permission } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import {
  countAtRisk,
  countsByStatus,
  latestRequests,
  type StatusCounts,
} from '#/features/ordering/requests/browse-all.server.ts'
import { countCorrections } from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { countFailedJobs } from '#/features/office/failed-jobs/browse.server.ts'
import { countNewMessages } from '#/features/site/forms/read-inbox.server.ts'
import { now } from '#/platform/clock.ts'
import { recentItems } from './recent.ts'
import { panel } from './panel.server.ts'

/** Null: of an area that the role does not read. */
export type AdminFigures = {
  clients: number | null
  freelancers: number | null
  requests: { all: number; pending: number; done: number } | null
  revenue: Halalas | null
}
export type OpenItems = {
  clients: number
  toApprove: number
  toAssign: number
  toReview: number
  overdue: number
  atRisk: number
  /** Unread visitor messages. */
  messages: number
  /** Open certificate applications. */
  applications: number
  /** Manually suspended certificates, which only staff can reinstate. */
  suspended: number
  /** Background jobs that exhausted their retries. */
  failedJobs: number
  /** Corrections of critical failures that wait for confirmation. */
  corrections: number
}
/** Completed visits and revenue of a calendar month in Riyadh, `2026-11`. */
export type Month = { month: string; visits: number; revenue: Halalas }

const monthsShown = 6

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

const countWaitingClients = (actor: Actor) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('client_profiles')
      .select((of) => of.fn.countAll<number>().as('clients'))
      .where('approval', '=', 'pending')
      .executeTakeFirstOrThrow(),
  )

const countToReview = (actor: Actor) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_reports')
      .select((of) => of.fn.countAll<number>().as('reports'))
      .where('status', 'in', ['submitted', 'in_review'])
      .executeTakeFirstOrThrow(),
  )

const countCertificates = (actor: Actor) =>
  readAs(actor, async (tx) => {
    const at = now().toISOString()
    const [{ applications }, { suspended }] = await Promise.all([
      tx
        .selectFrom('certificate_applications')
        .select((of) => of.fn.countAll<number>().as('applications'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
      tx
        .selectFrom('certificates')
        .select((of) => of.fn.countAll<number>().as('suspended'))
        .where('state', '=', 'suspended')
        .where('suspending_report_id', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirstOrThrow(),
    ])
    return { applications, suspended }
  })

/** A count of an area that the role reads; else 0, so that its line is not shown. */
const countIf = (actor: Actor, permission: Permission, count: (actor: Actor) => Promise<number>): Promise<number> =>
  may(actor, permission) ? count(actor) : Promise.resolve(0)

async function waiting(actor: Actor, byStatus: Promise<StatusCounts>): Promise<OpenItems> {
  const [counts, clients, reports, overdue, atRisk, messages, certificates, failedJobs, corrections] =
    await Promise.all([
      byStatus,
      countWaitingClients(actor),
      countToReview(actor),
      countIf(actor, 'requests.browse', (of) => countAtRisk(of, 'overdue')),
      countIf(actor, 'requests.browse', (of) => countAtRisk(of, 'at_risk')),
      countIf(actor, 'submissions.read', countNewMessages),
      countCertificates(actor),
      countIf(actor, 'logs.read', countFailedJobs),
      countIf(actor, 'review.browse', countCorrections),
    ])
  return {
    clients: clients.clients,
    toApprove: counts.pending.count,
    toAssign: counts.approved.count,
    toReview: reports.reports,
    overdue,
    atRisk,
    messages,
    failedJobs,
    corrections,
    ...certificates,
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

async function trend(actor: Actor): Promise<Month[]> {
  const months = lastMonths(now(), monthsShown)
  const rows = await selectTallies(
    actor,
    months.map((month) => `completed.${month}`),
  )
  return months.map((month) => {
    const row = rows.find(({ key }) => key === `completed.${month}`)
    return { month, visits: row?.count ?? 0, revenue: row?.halalas ?? 0 }
  })
}

/** Overview of the back office. Figures come from tallies or open work, so the cost does not grow with history. */
export async function adminDashboard(actor: Actor) {
  authorize(actor, 'dashboard.admin')
  const byStatus = countsByStatus(actor)
  const seesRequests = may(actor, 'requests.browse')
  const [cards, work, months, latest] = await Promise.all([
    panel(figures(actor, byStatus)),
    panel(waiting(actor, byStatus)),
    seesRequests && may(actor, 'invoices.browse') ? panel(trend(actor)) : null,
    seesRequests ? panel(latestRequests(actor, recentItems)) : null,
  ])
  return { cards, work, months, latest }
}
