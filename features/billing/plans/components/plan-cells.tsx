import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { planPageMessages } from '#/messages/subscriptions.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import { type PlanRow, nextWord } from '../list.ts'
import { PlanState } from './plan-state.tsx'

/** Formats a month of a plan with its last day inclusive. */
export function useMonth() {
  const t = useT(planPageMessages)
  const lang = useLang()
  return ({ from, until }: { from: string; until: string }) =>
    t('monthSpan', { from: formatDay(from, lang), until: formatDay(addDays(until, -1), lang) })
}

export function usePlanCells(): ListCells<PlanRow> {
  const lang = useLang()
  const month = useMonth()
  return {
    state: ({ plan, isUnpaid }) => <PlanState plan={plan} isUnpaid={isUnpaid} />,
    price: ({ plan }) => <Money halalas={plan.price} />,
    since: ({ plan }) => (plan.beganOn ? formatDay(plan.beganOn, lang) : '–'),
    month: ({ plan }) => (plan.beganOn ? month(plan.month) : '–'),
    next: ({ plan }) => nextWord(plan, lang) ?? '–',
  }
}
