import { Award, CalendarRange, ClipboardList, CreditCard, Mail, ReceiptText, ScrollText, Wallet } from 'lucide-react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import type { ListShape } from '#/domain/list.ts'
import { useInvoiceCells } from '#/features/billing/office-invoices/components/invoice-cells.tsx'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { paymentCells } from '#/features/billing/payments/components/payment-cells.tsx'
import { paymentList } from '#/features/billing/payments/list.ts'
import { usePlanCells } from '#/features/billing/plans/components/plan-cells.tsx'
import { planList } from '#/features/billing/plans/list.ts'
import { registerCells } from '#/features/certification/office-certificates/components/register-cells.tsx'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { emailList } from '#/features/messaging/emails/list.ts'
import { useLogCells } from '#/features/office/activity/components/log-cells.tsx'
import { activityList } from '#/features/office/activity/list.ts'
import { RiskCell } from '#/features/ordering/control-room/components/risk-badge.tsx'
import { VisitCell } from '#/features/ordering/control-room/components/room-table.tsx'
import type { RoomRow } from '#/features/ordering/control-room/room-list.ts'
import { allProgrammes } from '#/features/ordering/programmes/all-list.ts'
import { ProgrammeStatus } from '#/features/ordering/programmes/components/programme-parts.tsx'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import type { PartData } from '../read-client-part.server.ts'

/** A list without its column of the client, which the page names. */
function withoutClient<L extends ListShape>(list: L, also: readonly string[] = []): L {
  const left = ['client', ...also]
  const columns = Object.fromEntries(Object.entries(list.columns).filter(([name]) => !left.includes(name)))
  return { ...list, columns }
}

type Visits = Pick<PartData<'visits'>, 'rows'> & OfBranch

/** On a branch's record the column of the branch is left out. */
export type OfBranch = { oneBranch?: boolean }

/** Visits of a client, as in the control room. */
export function VisitTable({ rows, oneBranch = false }: Visits) {
  const t = useT(clientRecordMessages)
  const columns: Column<RoomRow>[] = [
    {
      key: 'request',
      header: t('request'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {requestCode(number)}
        </bdi>
      ),
    },
    { key: 'status', header: t('status'), card: 'aside', cell: ({ status }) => <RequestStatus status={status} /> },
    { key: 'branch', header: t('branch'), sort: 'branch', cell: ({ branchName }) => <bdi>{branchName}</bdi> },
    { key: 'visit', header: t('visit'), sort: 'visit', cell: (row) => <VisitCell row={row} /> },
    { key: 'shopper', header: t('shopper'), cell: ({ shopperName }) => shopperName && <bdi>{shopperName}</bdi> },
    { key: 'price', header: t('price'), numeric: true, cell: ({ price }) => <Money halalas={price} bare /> },
    {
      key: 'risk',
      header: t('due'),
      cell: ({ risk, reasons }) => risk && <RiskCell risk={risk} reasons={reasons} />,
    },
  ]
  return (
    <DataTable
      caption={t('tab_visits')}
      columns={oneBranch ? columns.filter(({ key }) => key !== 'branch') : columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/secret-shopper/:requestId', { requestId: id })}
      defaultSort="-created"
      empty={<EmptyState icon={ClipboardList} title={t('noVisits')} compact />}
    />
  )
}

export function ProgrammeTable({ query, rows }: PartData<'programmes'>) {
  const t = useT(clientRecordMessages)
  if (rows.length === 0) return <EmptyState icon={CalendarRange} title={t('noProgrammes')} compact />
  return (
    <ListTable
      list={withoutClient(allProgrammes)}
      query={query}
      rows={rows}
      cells={{ state: ({ state }) => <ProgrammeStatus state={state} /> }}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}

type Certificates = Pick<PartData<'certificates'>, 'query' | 'rows'> & OfBranch

/** Certificates of a client, as in the register. */
export function CertificateTable({ query, rows, oneBranch = false }: Certificates) {
  const t = useT(clientRecordMessages)
  if (rows.length === 0) return <EmptyState icon={Award} title={t('noCertificates')} compact />
  return (
    <ListTable
      list={withoutClient(registerList, oneBranch ? ['branch', 'holder'] : [])}
      query={query}
      rows={rows}
      cells={registerCells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
      empty={null}
    />
  )
}

type Invoices = Pick<PartData<'invoices'>, 'query' | 'rows'> & { short?: boolean }

export function InvoiceTable({ query, rows, short = false }: Invoices) {
  const t = useT(clientRecordMessages)
  const cells = useInvoiceCells()
  if (rows.length === 0) return <EmptyState icon={ReceiptText} title={t('noInvoices')} compact />
  return (
    <ListTable
      list={withoutClient(invoiceList, short ? ['authority', 'kind'] : [])}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/invoices/:invoiceId', { invoiceId: id })}
      empty={null}
    />
  )
}

export function PaymentTable({ query, rows }: PartData<'payments'>) {
  const t = useT(clientRecordMessages)
  if (rows.length === 0) return <EmptyState icon={Wallet} title={t('noPayments')} compact />
  return (
    <ListTable
      list={withoutClient(paymentList)}
      query={query}
      rows={rows}
      cells={paymentCells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/invoices/payments/:paymentId', { paymentId: id })}
      empty={null}
    />
  )
}

export function PlanTable({ query, rows }: PartData<'plan'>) {
  const t = useT(clientRecordMessages)
  const cells = usePlanCells()
  if (rows.length === 0) return <EmptyState icon={CreditCard} title={t('noPlans')} compact />
  return (
    <ListTable
      list={withoutClient(planList)}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ plan }) => plan.id}
      rowLink={({ plan }) => href('/admin/invoices/plans/:planId', { planId: plan.id })}
      empty={null}
    />
  )
}

/** Emails to the members of the company. */
export function EmailTable({ query, rows }: PartData<'emails'>) {
  const t = useT(clientRecordMessages)
  if (rows.length === 0) return <EmptyState icon={Mail} title={t('noEmails')} compact />
  return (
    <ListTable
      list={emailList}
      query={query}
      rows={rows}
      cells={{ to: ({ to }) => <bdi dir="ltr">{to}</bdi>, state: ({ state }) => <EmailStateBadge state={state} /> }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/emails/:emailId', { emailId: id })}
      empty={null}
    />
  )
}

/** Activity, newest first. */
export function ActivityTable({ query, entries }: Pick<PartData<'activity'>, 'query' | 'entries'>) {
  const t = useT(clientRecordMessages)
  const cells = useLogCells()
  if (entries.length === 0) return <EmptyState icon={ScrollText} title={t('noActivity')} compact />
  return (
    <ListTable list={activityList} query={query} rows={entries} cells={cells} rowKey={({ id }) => id} empty={null} />
  )
}
