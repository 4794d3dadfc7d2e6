import { ReceiptText } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { type Billed, billVisits } from '#/features/billing/visits-to-bill/bill-visits.server.ts'
import { BillAll, BilledNotice, BillOne } from '#/features/billing/visits-to-bill/components/bill-buttons.tsx'
import { billForm } from '#/features/billing/invoice-desk/form.ts'
import { pageOf, wordsOf } from '#/features/billing/invoice-desk/list-query.ts'
import { invoicePageSize } from '#/features/billing/invoice-desk/lists.ts'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { browseVisitsToBill, type ClientToBill } from '#/features/billing/visits-to-bill/visits-to-bill.server.ts'
import { toBillMessages } from '#/messages/billing/invoice-page.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/to-bill'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, toBillMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = { q: wordsOf(url.searchParams), page: pageOf(url.searchParams) }
  return { query, list: await browseVisitsToBill(actorOf(context), query) }
})

export const action = formAction(billForm, (actor, { intent, clientId }) =>
  billVisits(actor, { clientId: intent === 'one' ? (clientId ?? '') : null }),
)

/** Released visits without an invoice, by client. */
export default function Page({ loaderData: { query, list }, actionData }: Route.ComponentProps) {
  const t = useT(toBillMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult<Billed>>()
  const answer = fetcher.data ?? actionData
  const ready = list.total - list.missing
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={ready > 0 && query.q === '' && <BillAll fetcher={fetcher} ready={ready} missing={list.missing} />}
      />
      <InvoicesTabs />
      {answer?.ok && <BilledNotice billed={answer.result} />}
      {answer && !answer.ok && <FormError>{problemsOf(answer, lang).form}</FormError>}
      {(list.total > 0 || query.q !== '') && (
        <>
          <FilterBar filters={[]} search={{ label: t('search') }} keep={[]} />
          <StatGrid>
            <Stat label={t('countClients')} value={list.total} />
            <Stat label={t('countVisits')} value={list.visits} />
            <Stat label={t('sum')} value={<Money halalas={list.net} />} />
          </StatGrid>
        </>
      )}
      <Card flush>
        <DataTable
          caption={t('caption')}
          columns={useColumns(fetcher)}
          rows={list.rows}
          rowKey={({ clientId }) => clientId}
          empty={
            query.q === '' ? (
              <EmptyState icon={ReceiptText} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            ) : (
              <NoResults />
            )
          }
        />
      </Card>
      <Pagination total={list.total} pageSize={invoicePageSize} />
    </div>
  )
}

function useColumns(fetcher: ReturnType<typeof useFetcher<FormResult<Billed>>>): Column<ClientToBill>[] {
  const t = useT(toBillMessages)
  return [
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'period',
      header: t('period'),
      cell: ({ from, until }) => (
        <span>
          <Time at={startOfDay(from)} />
          {until !== from && (
            <>
              {' – '}
              <Time at={startOfDay(until)} />
            </>
          )}
        </span>
      ),
    },
    { key: 'visits', header: t('visits'), numeric: true, cell: ({ count }) => count },
    { key: 'within', header: t('within'), numeric: true, cell: ({ within }) => within },
    { key: 'price', header: t('price'), numeric: true, cell: ({ net }) => <Money halalas={net} bare /> },
    { key: 'payable', header: t('payable'), numeric: true, cell: ({ payable }) => <Money halalas={payable} bare /> },
    {
      key: 'bill',
      header: t('bill'),
      hideHeader: true,
      card: 'aside',
      cell: ({ clientId, client, hasDetails }) =>
        hasDetails ? (
          <BillOne fetcher={fetcher} clientId={clientId} client={client} />
        ) : (
          <span className="flex flex-col items-start gap-1 max-md:items-end">
            <Badge tone="yellow-deep">{t('detailsMissing')}</Badge>
            <Link to={href('/admin/invoices/clients/:clientId', { clientId })} className="link text-caption">
              {t('enterDetails')}
            </Link>
          </span>
        ),
    },
  ]
}
