import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { Exports, FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { PeriodBar } from '#/features/ledger/finance/components/period-bar.tsx'
import { VatTable } from '#/features/ledger/finance/components/vat-table.tsx'
import { periodOf } from '#/features/ledger/finance/period.ts'
import { readVat, type VatDocument } from '#/features/ledger/finance/read-vat.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/vat'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titleVat) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const today = riyadhDay(now())
  const period = periodOf(url.searchParams, today)
  return { today, period, ...(await readVat(actorOf(context), period, pageNumber(url.searchParams.get('page')))) }
})

/** VAT return of a period as far as sales determine it, with its documents. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { today, period, rows, documents, total, check } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  const money = (amount: number) => formatMoney(amount, lang)
  return (
    <FinanceFrame
      title={t('titleVat')}
      description={t('vatHelp')}
      actions={<Exports path={href('/admin/finance/vat/export')} search={new URLSearchParams(period)} />}
    >
      <PeriodBar period={period} today={today} />
      {check.off === 0 ? (
        <Notice kind="success">{t('vatAgrees', { amount: money(check.books) })}</Notice>
      ) : (
        <Notice kind="danger">
          {t('vatDiffers', { books: money(check.books), documents: money(check.papers), off: money(check.off) })}
        </Notice>
      )}
      <Card flush as="div">
        <VatTable rows={rows} />
      </Card>
      <Card title={t('documents')} flush>
        <DataTable
          caption={t('documents')}
          columns={useColumns()}
          rows={documents}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/invoices/:invoiceId', { invoiceId: id })}
          empty={<EmptyState compact title={t('noDocuments')} />}
        />
      </Card>
      <Pagination total={total} pageSize={25} />
    </FinanceFrame>
  )
}

function useColumns(): Column<VatDocument>[] {
  const t = useT(financeMessages)
  const sign = ({ kind }: VatDocument) => (kind === 'credit' ? -1 : 1)
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="code">
          {number}
        </bdi>
      ),
    },
    { key: 'kind', header: t('documentKind'), cell: ({ kind }) => t(`document_${kind}`) },
    { key: 'issued', header: t('issued'), cell: ({ issuedAt }) => <Time at={issuedAt} /> },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client.name}</bdi> },
    {
      key: 'buyer',
      header: t('buyerVat'),
      cell: ({ buyerVat }) => buyerVat && <bdi dir="ltr">{buyerVat}</bdi>,
    },
    { key: 'net', header: t('net'), numeric: true, cell: (row) => <Money halalas={sign(row) * row.net || 0} bare /> },
    {
      key: 'vat',
      header: t('vatAmount'),
      numeric: true,
      cell: (row) => <Money halalas={sign(row) * row.vat || 0} bare />,
    },
  ]
}
