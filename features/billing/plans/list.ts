import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import { formatMoney } from '#/domain/money.ts'
import { soldTiers } from '#/domain/plans.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { officePlanMessages, planWords } from '#/messages/subscriptions.ts'
import type { Plan } from './hold.server.ts'
import { officePlansPath, stateWord } from './lists.ts'

export type PlanRow = { plan: Plan; client: string; isUnpaid: boolean }

/** Short text of the change after the current month; null without one. */
export function nextWord({ state, nextTier, nextPrice }: Plan, lang: Lang): string | null {
  const t = translator(lang, officePlanMessages)
  if (state !== 'active') return null
  if (nextTier === 'free') return t('next_free')
  if (nextTier) return translator(lang, planWords)(`plan_${nextTier}`)
  return nextPrice === null ? t('next_same') : t('next_price', { price: formatMoney(nextPrice, lang) })
}

/** Plans of all clients. */
export const planList = defineList({
  key: 'plans',
  permission: 'invoices.browse',
  reach: 'all',
  address: officePlansPath,
  messages: { ...planWords, ...officePlanMessages },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ['all', 'active', 'changing', 'unpaid', 'waiting', 'ended'], label: 'states' },
  filters: { tier: oneOf(soldTiers, { label: 'plan', prefix: 'plan' }), client: recordId() },
  sorts: { since: 'desc', client: 'asc', tier: 'asc', price: 'desc', until: 'asc' },
  columns: {
    client: text(),
    tier: label({ header: 'plan', prefix: 'plan', value: ({ plan }: PlanRow) => plan.tier }),
    state: text({
      card: 'aside',
      value: ({ plan }: PlanRow, { lang }) => translator(lang, planWords)(stateWord(plan)),
    }),
    price: halalas({ only: 'table', value: ({ plan }: PlanRow) => plan.price }),
    priceSar: halalas({ only: 'file', value: ({ plan }: PlanRow) => plan.price }),
    since: day({ value: ({ plan }: PlanRow) => plan.beganOn }),
    month: day({ only: 'table', sort: 'until', value: ({ plan }: PlanRow) => plan.month.from }),
    monthFrom: day({ only: 'file', value: ({ plan }: PlanRow) => plan.month.from }),
    monthUntil: day({ only: 'file', value: ({ plan }: PlanRow) => plan.month.until }),
    next: text({ value: ({ plan }: PlanRow, { lang }) => nextWord(plan, lang) }),
  },
  file: { name: 'plans', action: 'plans.export', entity: 'subscription' },
})
export type PlanQuery = QueryOf<typeof planList>
