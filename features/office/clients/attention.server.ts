import { href } from 'react-router'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow, shownBranch } from '#/db/names.server.ts'
import { endsSoonDays } from '#/domain/certification/certificate.ts'
import type { Halalas } from '#/domain/money.ts'
import { addDays, type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** A line of 'needs attention' with the address of its step. */
export type Attention = {
  key: string
  kind:
    | 'overdue-invoice'
    | 'late-visit'
    | 'critical-action'
    | 'critical-visit'
    | 'dispute'
    | 'to-approve'
    | 'application'
    | 'certificate-ending'
  /** Number or title of the record. */
  record: string
  branch: string | null
  on: Day
  days: number
  amount: Halalas | null
  to: string
}

/** Lines of one kind at most. */
const mostOfKind = 5

type Found = { id: string; record: string; branch: string | null; on: Day; amount: Halalas | null }
type Kind = { kind: Attention['kind']; to: (id: string) => string; rows: Found[] }

const read = async (db: Tx, query: ReturnType<typeof sql<Found>>): Promise<Found[]> => (await query.execute(db)).rows

const invoicesOf = (db: Tx, client: string, today: Day) =>
  read(
    db,
    sql<Found>`select i.id, i.number as record, null as branch, i.due_on as "on", i.gross - i.credited - i.paid as amount
      from invoices i where i.client_id = ${client} and i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit'
        and i.due_on < ${today}::date and i.gross - i.credited - i.paid > 0
      order by i.due_on limit ${mostOfKind}`,
  )

const lateVisits = (db: Tx, client: string, at: Date) =>
  read(
    db,
    sql<Found>`select q.id, q.number::text as record, ${shownBranch('q')} as branch,
        (q.scheduled_date at time zone 'Asia/Riyadh')::date as "on", null as amount
      from mystery_shopping_requests q where q.client_id = ${client} and q.status in ('pending', 'approved', 'assigned', 'in_progress')
        and q.scheduled_date < ${at}
      order by q.scheduled_date limit ${mostOfKind}`,
  )

const toApprove = (db: Tx, client: string, at: Date) =>
  read(
    db,
    sql<Found>`select q.id, q.number::text as record, ${shownBranch('q')} as branch,
        (q.scheduled_date at time zone 'Asia/Riyadh')::date as "on", null as amount
      from mystery_shopping_requests q where q.client_id = ${client} and q.status = 'pending' and q.scheduled_date >= ${at}
      order by q.scheduled_date limit ${mostOfKind}`,
  )

const actionsOf = (db: Tx, client: string) =>
  read(
    db,
    sql<Found>`select a.report_id as id, a.title as record, ${branchNow('b')} as branch, a.due_on as "on", null as amount
      from report_actions a join branches b on b.client_id = a.client_id and b.id = a.branch_id
      where a.client_id = ${client} and a.source = 'visit' and a.priority = 'critical' and a.status in ('open', 'in_progress', 'reopened')
      order by a.due_on limit ${mostOfKind}`,
  )

/** Last visits with a failed critical question and no critical action. */
const failedVisits = (db: Tx, client: string) =>
  read(
    db,
    sql<Found>`select r.id, r.receipt_number::text as record, ${shownBranch('q')} as branch,
        (r.checked_in_at at time zone 'Asia/Riyadh')::date as "on", null as amount
      from client_scores s cross join unnest(s.failed_reports) as failed (report)
      join mystery_shopping_reports r on r.client_id = s.client_id and r.id = failed.report
      join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
      where s.client_id = ${client} and not exists (select from report_actions a
        where a.client_id = s.client_id and a.report_id = r.id and a.priority = 'critical')
      order by r.checked_in_at desc limit ${mostOfKind}`,
  )

const disputesOf = (db: Tx, client: string) =>
  read(
    db,
    sql<Found>`select r.id, r.receipt_number::text as record, ${shownBranch('q')} as branch,
        (d.due_at at time zone 'Asia/Riyadh')::date as "on", null as amount
      from report_disputes d join mystery_shopping_reports r on r.client_id = d.client_id and r.id = d.report_id
      join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
      where d.client_id = ${client} and d.state = 'open' order by d.due_at limit ${mostOfKind}`,
  )

const applicationsOf = (db: Tx, client: string) =>
  read(
    db,
    sql<Found>`select a.id, ${branchNow('b')} as record, ${branchNow('b')} as branch, (a.created_at at time zone 'Asia/Riyadh')::date as "on", null as amount
      from certificate_applications a join branches b on b.client_id = a.client_id and b.id = a.branch_id
      where a.client_id = ${client} and a.state = 'waiting' order by a.created_at limit ${mostOfKind}`,
  )

const endingCertificates = (db: Tx, client: string, at: Date, today: Day) =>
  read(
    db,
    sql<Found>`select c.id, c.number as record, ${shownBranch('c')} as branch, (c.expires_at at time zone 'Asia/Riyadh')::date as "on", null as amount
      from certificates c where c.client_id = ${client} and c.state = 'active' and c.expires_at > ${at}
        and (c.expires_at at time zone 'Asia/Riyadh')::date <= ${addDays(today, endsSoonDays)}::date
      order by c.expires_at limit ${mostOfKind}`,
  )

const report = (reportId: string) => href('/admin/reports/:reportId', { reportId })
const request = (requestId: string) => href('/admin/secret-shopper/:requestId', { requestId })

/** Records of a client that wait for a step of staff, most urgent first. */
export async function readAttention(db: Tx, client: string): Promise<Attention[]> {
  const at = now()
  const today = riyadhDay(at)
  const [failed, actions, visits, invoices, disputes, approve, applications, certificates] = await Promise.all([
    failedVisits(db, client),
    actionsOf(db, client),
    lateVisits(db, client, at),
    invoicesOf(db, client, today),
    disputesOf(db, client),
    toApprove(db, client, at),
    applicationsOf(db, client),
    endingCertificates(db, client, at, today),
  ])
  const kinds: Kind[] = [
    { kind: 'critical-visit', rows: failed, to: report },
    { kind: 'critical-action', rows: actions, to: report },
    { kind: 'late-visit', rows: visits, to: request },
    {
      kind: 'overdue-invoice',
      rows: invoices,
      to: (invoiceId) => href('/admin/invoices/:invoiceId', { invoiceId }),
    },
    { kind: 'dispute', rows: disputes, to: report },
    { kind: 'to-approve', rows: approve, to: request },
    { kind: 'application', rows: applications, to: () => href('/admin/certificates/applications') },
    {
      kind: 'certificate-ending',
      rows: certificates,
      to: (certificateId) => href('/admin/certificates/:certificateId', { certificateId }),
    },
  ]
  return kinds.flatMap(({ kind, rows, to }) =>
    rows.map(({ id, record, branch, on, amount }, n) => ({
      key: `${kind} ${id} ${n}`,
      kind,
      record,
      branch,
      on,
      days: Math.abs(daysBetween(on, today)),
      amount,
      to: to(id),
    })),
  )
}
