import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { may, type Permission } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type PublicCompany, readPublicCompany } from '#/features/billing/company-details/public-company.server.ts'
import { countAtRisk, type StatusCounts } from '#/features/ordering/requests/browse-all.server.ts'
import { countCorrections } from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { countFailedJobs } from '#/features/office/failed-jobs/browse.server.ts'
import { countNewMessages } from '#/features/site/forms/read-inbox.server.ts'
import type { ContactDetails } from '#/features/site/menus/contact-details.ts'
import { readContactDetails } from '#/features/site/menus/read-navigation.server.ts'
import { now } from '#/platform/clock.ts'

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
  /** Open disputes of clients. */
  disputes: number
  /** Open appeals of shoppers and their replies to grades without an answer. */
  appeals: number
  /** Shoppers' open questions about payouts. */
  payoutQuestions: number
  overdueInvoices: number
  /** Lines of bank statements that wait for a match. */
  bankLines: number
  /** Overdue tasks of our team. */
  lateTasks: number
  /** Contact details that the site cannot show until they are entered. */
  siteDetails: number
  /** Registered details of our company that the site and the invoices lack. */
  companyDetails: number
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

const rowsOf = (tx: Tx, from: RawBuilder<unknown>): Promise<number> =>
  sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(tx).then(({ rows }) => rows[0]!.count)

/** The counts of areas that other verbs do not count. */
const countMore = (actor: Actor) =>
  readAs(actor, async (tx) => {
    const count = (permission: Permission, from: RawBuilder<unknown>) =>
      may(actor, permission) ? rowsOf(tx, from) : Promise.resolve(0)
    return {
      disputes: await count('disputes.read', sql`app.report_disputes where state = 'open'`),
      appeals: await count(
        'review.browse',
        sql`(select report_id from app.report_appeals where status = 'open'
          union select report_id from app.grade_replies where answer is null) as said`,
      ),
      payoutQuestions: await count('payouts.browse', sql`app.payout_queries where answered_at is null`),
      overdueInvoices: await count('invoices.browse', sql`app.invoices where status = 'overdue'`),
      bankLines: await count('statements.read', sql`app.bank_lines where unmatched <> 0 and aside is null`),
      lateTasks: await count(
        'requests.browse',
        sql`app.work_tasks where status in ('todo', 'doing') and due_on < ${riyadhDay(now())}::date`,
      ),
    }
  })

/** A count of an area that the role reads; else 0, so that its line is not shown. */
const countIf = (actor: Actor, permission: Permission, count: (actor: Actor) => Promise<number>): Promise<number> =>
  may(actor, permission) ? count(actor) : Promise.resolve(0)

const contactFacts = ({ phone, whatsapp, address, mapUrl }: ContactDetails) => [phone, whatsapp, address.en, mapUrl]
const companyFacts = ({ legalName, register, vatNumber }: PublicCompany) => [legalName, register, vatNumber]
const missing = (facts: readonly string[]): number => facts.filter((fact) => fact === '').length

/** What the site says about our company and is not entered yet, for those who may enter it. */
async function countMissingDetails(actor: Actor) {
  if (!may(actor, 'settings.update')) return { siteDetails: 0, companyDetails: 0 }
  const [{ details }, company] = await Promise.all([readContactDetails(), readPublicCompany('ar')])
  return { siteDetails: missing(contactFacts(details)), companyDetails: missing(companyFacts(company)) }
}

/** Everything that waits for our team, of the areas that the role reads. */
export async function readWaiting(actor: Actor, byStatus: Promise<StatusCounts>): Promise<OpenItems> {
  const [counts, clients, reports, overdue, atRisk, messages, certificates, failedJobs, corrections, more, details] =
    await Promise.all([
      byStatus,
      countWaitingClients(actor),
      countIf(actor, 'review.browse', (of) => countToReview(of).then(({ reports: count }) => count)),
      countIf(actor, 'requests.browse', (of) => countAtRisk(of, 'overdue')),
      countIf(actor, 'requests.browse', (of) => countAtRisk(of, 'at_risk')),
      countIf(actor, 'submissions.read', countNewMessages),
      countCertificates(actor),
      countIf(actor, 'logs.read', countFailedJobs),
      countIf(actor, 'review.browse', countCorrections),
      countMore(actor),
      countMissingDetails(actor),
    ])
  return {
    clients: clients.clients,
    toApprove: counts.pending.count,
    toAssign: counts.approved.count,
    toReview: reports,
    overdue,
    atRisk,
    messages,
    failedJobs,
    corrections,
    ...certificates,
    ...more,
    ...details,
  }
}
