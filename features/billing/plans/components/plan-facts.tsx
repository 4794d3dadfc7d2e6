import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { officePlanMessages, planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { Card } from '#/ui/card.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { BilledMonth, PlanDetails } from '../read-plan-details.server.ts'
import { usePrice } from './current-plan.tsx'
import { nextWord } from '../list.ts'
import { useMonth } from './plan-cells.tsx'

/** Facts of one plan. */
export function PlanFacts({ details: { plan, used, allowance } }: { details: PlanDetails }) {
  const t = useT(officePlanMessages)
  const page = useT(planPageMessages)
  const lang = useLang()
  const price = usePrice()
  const month = useMonth()
  const next = nextWord(plan, lang)
  const day = (value: string | null) => (value ? formatDay(value, lang) : '–')
  const running = [
    { term: t('month'), value: month(plan.month) },
    {
      term: t('use'),
      value:
        allowance === null ? page('usedUnlimited', { count: used }) : page('used', { count: used, most: allowance }),
    },
    { term: t('next'), value: next ?? '–' },
  ]
  return (
    <Card title={t('facts')}>
      <DescriptionList
        items={[
          { term: t('price'), value: price(plan.price) },
          { term: t('ordered'), value: formatDay(plan.createdAt.slice(0, 10), lang) },
          { term: t('since'), value: day(plan.beganOn) },
          { term: t('firstPaid'), value: day(plan.firstPaidOn) },
          ...(plan.state === 'active' ? running : []),
          ...(plan.endedOn ? [{ term: t('endedOn'), value: day(plan.endedOn) }] : []),
        ]}
      />
    </Card>
  )
}

const invoiceStates = ['issued', 'partly_paid', 'paid', 'overdue', 'credited'] as const

/** Months of a plan, each with its invoice. */
export function PlanMonths({ months }: { months: readonly BilledMonth[] }) {
  const t = useT(officePlanMessages)
  const word = useT(planWords)
  const month = useMonth()
  const columns: Column<BilledMonth>[] = [
    { key: 'month', header: t('month'), cell: (row) => month(row) },
    { key: 'plan', header: t('plan'), cell: ({ tier }) => word(`plan_${tier}`) },
    {
      key: 'invoice',
      header: t('invoice'),
      cell: ({ invoice }) =>
        invoice ? (
          <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: invoice.id })} className="link">
            <bdi dir="ltr" className="code">
              {invoice.number}
            </bdi>
          </OpenLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      cell: ({ invoice }) => (invoice ? <Money halalas={invoice.gross} /> : '–'),
    },
    {
      key: 'state',
      header: t('invoiceState'),
      cell: ({ invoice }) => {
        const state = invoiceStates.find((name) => name === invoice?.status)
        return state ? t(`invoice_${state}`) : '–'
      },
    },
  ]
  return (
    <Card title={t('months')} flush>
      <DataTable caption={t('months')} columns={columns} rows={months} rowKey={({ from }) => from} empty={null} />
    </Card>
  )
}
