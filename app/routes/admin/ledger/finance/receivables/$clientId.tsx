import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { rowsOf } from '#/features/ledger/finance/components/entries-to.ts'
import { ageKey } from '#/features/ledger/finance/components/overview-figures.tsx'
import { type OpenInvoice, readDebtor } from '#/features/ledger/finance/read-receivables.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$clientId'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, financeMessages.titleReceivables) },
]

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readDebtor(actorOf(context), params.clientId))

/** Receivables of a client by invoice, and its credit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { id, name, ages, owed, kept, invoices } = loaderData
  const t = useT(financeMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{name}</bdi>}
        breadcrumbs={[
          { to: href('/admin/finance'), label: t('title') },
          { to: href('/admin/finance/receivables'), label: t('titleReceivables') },
          { label: name },
        ]}
        actions={<LinkButton to={rowsOf({ party: id })}>{t('toBookings')}</LinkButton>}
      />
      <StatGrid>
        <Stat
          label={t('owedTotal')}
          value={<Money halalas={owed} />}
          to={rowsOf({ party: id, account: 'receivables' })}
        />
        <Stat label={t('kept')} value={<Money halalas={kept} />} to={rowsOf({ party: id, account: 'client_credit' })} />
        {ages.map((amount, age) => (
          <Stat key={age} label={t(ageKey(age))} value={<Money halalas={amount} />} />
        ))}
      </StatGrid>
      <Card title={t('openInvoices')} flush>
        <DataTable
          caption={t('openInvoices')}
          columns={useColumns()}
          rows={invoices}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/invoices/:invoiceId', { invoiceId: row.id })}
          empty={<EmptyState compact title={t('owesNothing')} />}
        />
      </Card>
    </div>
  )
}

function useColumns(): Column<OpenInvoice>[] {
  const t = useT(financeMessages)
  const lang = useLang()
  const amount = (key: 'gross' | 'paid' | 'credited' | 'owed'): Column<OpenInvoice> => ({
    key,
    header: t(key),
    numeric: true,
    cell: (row) => <Money halalas={row[key]} bare />,
  })
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
    { key: 'due', header: t('dueOn'), cell: ({ dueOn }) => formatDay(dueOn, lang) },
    { key: 'late', header: t('daysLate'), numeric: true, cell: ({ daysLate }) => daysLate },
    ...(['gross', 'paid', 'credited', 'owed'] as const).map(amount),
  ]
}
