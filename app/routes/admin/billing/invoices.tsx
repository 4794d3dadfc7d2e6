import { Plus, ReceiptText, X } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { listAddress, readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { BesideInvoices } from '#/features/billing/office-invoices/components/beside-invoice.tsx'
import { useInvoiceCells } from '#/features/billing/office-invoices/components/invoice-cells.tsx'
import { invoiceList, type InvoiceTab } from '#/features/billing/office-invoices/list.ts'
import { browseInvoices, clientName, monthsUntil } from '#/features/billing/office-invoices/list.server.ts'
import { monthsToChoose } from '#/features/billing/office-invoices/lists.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Money } from '#/ui/money.tsx'
import type { Route } from './+types/invoices'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, invoiceMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(invoiceList, url.searchParams)
  const [found, client] = await Promise.all([browseInvoices(actor, query), clientName(actor, query.client)])
  return { query, ...found, client, months: monthsUntil(riyadhDay(now()), monthsToChoose) }
})

export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, counts, sums, client, months } = loaderData
  const t = useT(invoiceMessages)
  return (
    <ListPage
      list={invoiceList}
      query={query}
      rows={rows}
      total={sums.count}
      counts={counts}
      options={{ month: months }}
      cells={useInvoiceCells()}
      rowKey={({ id }) => id}
      beside={(parts) => <BesideInvoices rows={rows}>{parts}</BesideInvoices>}
      rowLink={({ id }) => href('/admin/invoices/:invoiceId', { invoiceId: id })}
      title={t('title')}
      actions={
        <LinkButton to={href('/admin/invoices/new')} variant="primary" icon={Plus}>
          {t('newInvoice')}
        </LinkButton>
      }
      tabs={<InvoicesTabs />}
      empty={<Nothing tab={query.tab} />}
    >
      {client && (
        <p className="flex flex-wrap items-center gap-3 text-ui">
          {t('onlyClient', { name: client })}
          <LinkButton to={listAddress(invoiceList, { ...query, client: null })} variant="quiet" icon={X}>
            {t('everyClient')}
          </LinkButton>
        </p>
      )}
      <StatGrid>
        <Stat label={t('documents')} value={sums.count} />
        <Stat label={t('owed')} value={<Money halalas={sums.owed} />} />
        <Stat label={t('overdue')} value={<Money halalas={sums.overdue} />} />
      </StatGrid>
    </ListPage>
  )
}

function Nothing({ tab }: { tab: InvoiceTab }) {
  const t = useT(invoiceMessages)
  return (
    <EmptyState
      icon={ReceiptText}
      title={t(`empty_${tab}`)}
      action={tab === 'all' && <LinkButton to={href('/admin/invoices/to-bill')}>{t('seeToBill')}</LinkButton>}
    >
      {tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
}
