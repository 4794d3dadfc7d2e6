import { Award, ReceiptText, ScrollText, Wallet } from 'lucide-react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { listAddress } from '#/domain/list.ts'
import { useInvoiceCells } from '#/features/billing/office-invoices/components/invoice-cells.tsx'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { paymentCells } from '#/features/billing/payments/components/payment-cells.tsx'
import { paymentList } from '#/features/billing/payments/list.ts'
import { registerCells } from '#/features/certification/office-certificates/components/register-cells.tsx'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { useLogCells } from '#/features/office/activity/components/log-cells.tsx'
import { activityList } from '#/features/office/activity/list.ts'
import { RiskCell } from '#/features/ordering/control-room/components/risk-badge.tsx'
import { VisitCell } from '#/features/ordering/control-room/components/room-table.tsx'
import { type RoomRow, roomList } from '#/features/ordering/control-room/room-list.ts'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { clientPageMessages } from '#/messages/office/clients.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import type { ClientPartData } from '../read-client-part.server.ts'
import { NoVisits } from './parts.tsx'

type Part<Name extends keyof ClientPartData> = NonNullable<ClientPartData[Name]>

/** Visits of a client, as in the control room. */
export function VisitsPart({ visits: { query, rows, total } }: { visits: Part<'visits'> }) {
  const t = useT(clientPageMessages)
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
    <>
      <Card
        title={t('part_visits')}
        actions={<LinkButton to={listAddress(roomList, query)}>{t('inRoom')}</LinkButton>}
        flush
      >
        <DataTable
          caption={t('part_visits')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/secret-shopper/:requestId', { requestId: id })}
          defaultSort="-created"
          empty={<NoVisits />}
        />
      </Card>
      <ListPages list={roomList} total={total} />
    </>
  )
}

/** Certificates of a client, as in the register. */
export function CertificatesPart({ certificates: { query, rows, total } }: { certificates: Part<'certificates'> }) {
  const t = useT(clientPageMessages)
  return (
    <>
      <Card
        title={t('part_certificates')}
        actions={<LinkButton to={listAddress(registerList, query)}>{t('inRegister')}</LinkButton>}
        flush
      >
        {rows.length === 0 ? (
          <EmptyState icon={Award} title={t('noCertificates')} compact />
        ) : (
          <ListTable
            list={registerList}
            query={query}
            rows={rows}
            cells={registerCells}
            rowKey={({ id }) => id}
            rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
            empty={null}
          />
        )}
      </Card>
      <ListPages list={registerList} total={total} />
    </>
  )
}

/** Invoices and latest payments of a client. */
export function MoneyPart({ money, clientId }: { money: Part<'money'>; clientId: string }) {
  const t = useT(clientPageMessages)
  const { query, rows, total, payments } = money
  return (
    <>
      <Card
        title={t('invoices')}
        actions={
          <>
            <LinkButton to={href('/admin/invoices/clients/:clientId', { clientId })}>{t('taxDetails')}</LinkButton>
            <LinkButton to={listAddress(invoiceList, query)}>{t('inInvoices')}</LinkButton>
          </>
        }
        flush
      >
        <InvoiceTable query={query} rows={rows} />
      </Card>
      <ListPages list={invoiceList} total={total} />
      <Card
        title={t('payments')}
        actions={<LinkButton to={listAddress(paymentList, payments.query)}>{t('all')}</LinkButton>}
        flush
      >
        {payments.rows.length === 0 ? (
          <EmptyState icon={Wallet} title={t('noPayments')} compact />
        ) : (
          <ListTable
            list={paymentList}
            query={payments.query}
            rows={payments.rows}
            cells={paymentCells}
            rowKey={({ id }) => id}
            rowLink={({ id }) => href('/admin/invoices/payments/:paymentId', { paymentId: id })}
            empty={null}
          />
        )}
      </Card>
    </>
  )
}

const { client: _, ...ofOneClient } = invoiceList.columns
const { authority: __, kind: ___, ...shortColumns } = ofOneClient
/** The list without the columns that repeat the page. why: columns that are left out are not read, so a query of the whole list fits */
const narrowed = (columns: object) => ({ ...invoiceList, columns }) as unknown as typeof invoiceList

export function InvoiceTable({
  query,
  rows,
  short = false,
}: Pick<Part<'money'>, 'query' | 'rows'> & { short?: boolean }) {
  const t = useT(clientPageMessages)
  const cells = useInvoiceCells()
  if (rows.length === 0) return <EmptyState icon={ReceiptText} title={t('noInvoices')} compact />
  return (
    <ListTable
      list={narrowed(short ? shortColumns : ofOneClient)}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/invoices/:invoiceId', { invoiceId: id })}
      empty={null}
    />
  )
}

/** Activity of a client, newest first. */
export function ActivityPart({ log, to }: { log: Part<'log'>; to: (part: 'activity') => string }) {
  const t = useT(clientPageMessages)
  const cells = useLogCells()
  const { query, entries, older } = log
  return (
    <>
      <Card
        title={t('part_activity')}
        actions={<LinkButton to={listAddress(activityList, query)}>{t('inLog')}</LinkButton>}
        flush
      >
        {entries.length === 0 ? (
          <EmptyState icon={ScrollText} title={t('noActivity')} compact />
        ) : (
          <ListTable
            list={activityList}
            query={query}
            rows={entries}
            cells={cells}
            rowKey={({ id }) => id}
            empty={null}
          />
        )}
      </Card>
      {older && (
        <div className="flex justify-end">
          <LinkButton to={`${to('activity')}&before=${older}`}>{t('older')}</LinkButton>
        </div>
      )}
    </>
  )
}
