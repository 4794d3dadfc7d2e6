import { ReceiptText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { readList } from '#/domain/list.ts'
import { hasTaxDetails } from '#/features/billing/client-invoices/has-tax-details.server.ts'
import { ClientInvoiceTabs } from '#/features/billing/client-invoices/components/invoice-tabs.tsx'
import { useNextColumn, useOwnInvoiceCells } from '#/features/billing/client-invoices/components/invoice-cells.tsx'
import { ownInvoiceList } from '#/features/billing/client-invoices/list.ts'
import { type OwnInvoices, readOwnInvoices } from '#/features/billing/client-invoices/list.server.ts'
import { PlanUse } from '#/features/billing/plans/components/plan-use.tsx'
import { readPlan } from '#/features/billing/plans/read-plan.server.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/invoices'
import { ListView } from '#/ui/list-page.tsx'

const path = href('/client/invoices')

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, clientInvoiceMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(ownInvoiceList, url.searchParams)
  const [list, knowsDetails, plan] = await Promise.all([
    readOwnInvoices(actor, query),
    hasTaxDetails(actor),
    may(actor, 'plans.change') ? readPlan(actor) : null,
  ])
  return { query, list, knowsDetails, plan }
})

/** A client's tax documents: amounts owed and payment steps. */
export default function Page({ loaderData: { query, list, knowsDetails, plan } }: Route.ComponentProps) {
  const t = useT(clientInvoiceMessages)
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} tabs={<ClientInvoiceTabs />} />
      {!knowsDetails && (
        <Notice
          kind="info"
          title={t('detailsMissing')}
          actions={<LinkButton to={`${path}/details`}>{t('detailsEnter')}</LinkButton>}
        >
          {t('detailsMissingHint')}
        </Notice>
      )}
      <div className="lg:-mt-5">
        <ListView
          total={list.total}
          bare={list.all < 2}
          options={{ year: yearOptions(list.years) }}
          list={ownInvoiceList}
          query={query}
          rows={list.rows}
          cells={useOwnInvoiceCells()}
          trailing={[useNextColumn()]}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${path}/${id}`}
          empty={<NoInvoices />}
        >
          {(list.all > 0 || list.credit > 0) && <Figures list={list} />}
          {list.credit > 0 && <p className="text-ui text-ink-2">{t('creditHint')}</p>}
          {plan && <PlanUse view={plan} />}
        </ListView>
      </div>
    </div>
  )
}

function Figures({ list }: { list: OwnInvoices }) {
  const t = useT(clientInvoiceMessages)
  const { openCount, overdueCount } = list
  return (
    <StatGrid>
      <Stat
        label={t('totalOwed')}
        value={<Money halalas={list.owed} />}
        detail={openCount === 0 ? t('totalOwedNone') : t('totalOwedDetail', { count: openCount })}
        to={`${path}?show=open`}
      />
      <Stat
        label={t('totalOverdue')}
        value={<Money halalas={list.overdue} />}
        detail={overdueCount === 0 ? t('totalOverdueNone') : t('totalOverdueDetail', { count: overdueCount })}
        to={`${path}?show=overdue`}
      />
      {list.credit > 0 && (
        <Stat label={t('credit')} value={<Money halalas={list.credit} />} detail={t('creditDetail')} />
      )}
    </StatGrid>
  )
}

const yearOptions = (years: readonly number[]) => years.map((year) => ({ value: String(year), label: String(year) }))

function NoInvoices() {
  const t = useT(clientInvoiceMessages)
  return (
    <EmptyState icon={ReceiptText} title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  )
}
