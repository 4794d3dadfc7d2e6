import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import type { OwnPayout } from '../list.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** Short text of the payment date: expected, actual, or the reason why there is none. */
export function useWhen() {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  return ({ state, payableOn, paidAt }: Pick<OwnPayout, 'state' | 'payableOn' | 'paidAt'>): string => {
    if (state === 'accrued' || state === 'payable') return t(`when_${state}`, { day: formatDay(payableOn, lang) })
    if (state === 'paid') return t('when_paid', { day: paidAt ? formatDate(new Date(paidAt), lang) : '' })
    return t(`when_${state}`)
  }
}
