import { formatDay } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import type { PayoutRow } from '../payout-list.ts'
import { PayoutStateBadge } from './states.tsx'

export function usePayoutCells(): ListCells<PayoutRow> {
  const t = useT(payoutMessages)
  const lang = useLang()
  return {
    number: ({ number }) => (
      <bdi dir="ltr" className="num whitespace-nowrap">
        {t('numbered', { number })}
      </bdi>
    ),
    state: ({ state, reason }) => (
      <span className="cell-pair">
        <PayoutStateBadge state={state} />
        {reason && (
          <span className="text-caption text-ink-2 max-md:hidden">
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
    ),
    branch: ({ branch, client }) => (
      <span className="cell-pair">
        <span>
          <bdi>{branch}</bdi>
        </span>
        <span className="text-caption text-ink-2">
          <bdi>{client}</bdi>
        </span>
      </span>
    ),
    net: ({ net }) => <Money halalas={net} />,
    earned: ({ earned }) => formatDay(earned, lang),
    payable: ({ payable }) => formatDay(payable, lang),
  }
}
