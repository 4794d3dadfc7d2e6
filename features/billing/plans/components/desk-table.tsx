import type { ReactNode } from 'react'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { formatMoney } from '#/domain/money.ts'
import { planDeskMessages, planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DeskRow } from '../browse-plans.server.ts'
import type { Plan } from '../hold.server.ts'
import { deskPath } from '../lists.ts'
import { PlanState } from './plan-state.tsx'

/** A month of a plan, its last day included. */
export function useMonth() {
  const t = useT(planPageMessages)
  const lang = useLang()
  return ({ from, until }: { from: string; until: string }) =>
    t('monthSpan', { from: formatDay(from, lang), until: formatDay(addDays(until, -1), lang) })
}

/** What follows when the month ends, in a word. */
export function useNextWord() {
  const t = useT(planDeskMessages)
  const word = useT(planWords)
  const lang = useLang()
  return ({ state, nextTier, nextPrice }: Plan): string | null => {
    if (state !== 'active') return null
    if (nextTier === 'free') return t('next_free')
    if (nextTier) return word(`plan_${nextTier}`)
    return nextPrice === null ? t('next_same') : t('next_price', { price: formatMoney(nextPrice, lang) })
  }
}

/** The plans of a page of the office's list. */
export function DeskTable({ rows, empty }: { rows: readonly DeskRow[]; empty: ReactNode }) {
  const t = useT(planDeskMessages)
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ plan }) => plan.id}
      rowLink={({ plan }) => `${deskPath}/${plan.id}`}
      defaultSort="-since"
      empty={empty}
    />
  )
}

function useColumns(): Column<DeskRow>[] {
  const t = useT(planDeskMessages)
  const word = useT(planWords)
  const lang = useLang()
  const month = useMonth()
  const next = useNextWord()
  return [
    { key: 'client', header: t('client'), sort: 'client', cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'tier', header: t('plan'), sort: 'tier', cell: ({ plan }) => word(`plan_${plan.tier}`) },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ plan, isUnpaid }) => <PlanState plan={plan} isUnpaid={isUnpaid} />,
    },
    {
      key: 'price',
      header: t('price'),
      sort: 'price',
      numeric: true,
      cell: ({ plan }) => <Money halalas={plan.price} />,
    },
    {
      key: 'since',
      header: t('since'),
      sort: 'since',
      cell: ({ plan }) => (plan.beganOn ? formatDay(plan.beganOn, lang) : '–'),
    },
    {
      key: 'month',
      header: t('month'),
      sort: 'until',
      cell: ({ plan }) => (plan.beganOn ? month(plan.month) : '–'),
    },
    { key: 'next', header: t('next'), cell: ({ plan }) => next(plan) ?? '–' },
  ]
}
