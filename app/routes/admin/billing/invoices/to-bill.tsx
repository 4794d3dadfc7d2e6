import { ReceiptText } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { readList } from '#/domain/list.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { billForm } from '#/features/billing/office-invoices/form.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { type Billed, billVisits } from '#/features/billing/visits-to-bill/bill-visits.server.ts'
import { BillAll, BilledNotice, BillOne } from '#/features/billing/visits-to-bill/components/bill-buttons.tsx'
import { type ClientToBill, toBillList } from '#/features/billing/visits-to-bill/list.ts'
import { browseVisitsToBill } from '#/features/billing/visits-to-bill/list.server.ts'
import { toBillMessages } from '#/messages/billing/invoice-page.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/to-bill'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, toBillMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(toBillList, url.searchParams)
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
    <ListPage
      title={t('title')}
      tabs={<InvoicesTabs />}
      actions={ready > 0 && query.q === '' && <BillAll fetcher={fetcher} ready={ready} missing={list.missing} />}
      above={
        <>
          {answer?.ok && <BilledNotice billed={answer.result} />}
          {answer && !answer.ok && <FormError>{problemsOf(answer, lang).form}</FormError>}
        </>
      }
      bare={list.total === 0 && query.q === ''}
      list={toBillList}
      query={query}
      rows={list.rows}
      total={list.total}
      cells={{ period: (row) => <Period {...row} /> }}
      trailing={[useBilling(fetcher)]}
      rowKey={({ clientId }) => clientId}
      empty={
        <EmptyState icon={ReceiptText} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      }
    >
      {list.total > 0 && (
        <StatGrid>
          <Stat label={t('countClients')} value={list.total} />
          <Stat label={t('countVisits')} value={list.visits} />
          <Stat label={t('sum')} value={<Money halalas={list.net} />} />
        </StatGrid>
      )}
    </ListPage>
  )
}

const Period = ({ from, until }: ClientToBill) => (
  <span>
    <Time at={startOfDay(from)} />
    {until !== from && (
      <>
        {' – '}
        <Time at={startOfDay(until)} />
      </>
    )}
  </span>
)

function useBilling(fetcher: ReturnType<typeof useFetcher<FormResult<Billed>>>): Column<ClientToBill> {
  const t = useT(toBillMessages)
  return {
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
          <LinkButton to={href('/admin/invoices/clients/:clientId', { clientId })} variant="quiet" size="dense">
            {t('enterDetails')}
          </LinkButton>
        </span>
      ),
  }
}
