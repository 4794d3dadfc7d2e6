import { href } from 'react-router'
import type { Halalas } from '#/domain/money.ts'
import { formatMoney } from '#/domain/money.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DueFigures as Figures } from '../browse-due.server.ts'

const list = href('/admin/secret-shopper-invoicing/payouts')

type Props = { figures: Figures; unbilled: { visits: number; net: Halalas } }

/** Due and later amounts, and amounts not billed to clients yet. */
export function DueFigures({ figures: { ready, payable, accrued, stopped }, unbilled }: Props) {
  const t = useT(payoutMessages)
  const lang = useLang()
  return (
    <StatGrid>
      <Stat
        label={t('figure_ready')}
        value={<Money halalas={ready.net} />}
        detail={t('ofPayable', { amount: formatMoney(payable.net, lang) })}
      />
      <Stat
        label={t('figure_accrued')}
        value={<Money halalas={accrued.net} />}
        detail={t('visitCount', { count: accrued.visits })}
        to={`${list}?state=accrued`}
      />
      <Stat
        label={t('figure_stopped')}
        value={<Money halalas={stopped.net} />}
        detail={t('visitCount', { count: stopped.visits })}
        to={`${list}?state=stopped`}
      />
      <Stat
        label={t('figure_unbilled')}
        value={<Money halalas={unbilled.net} />}
        detail={t('visitCount', { count: unbilled.visits })}
        to={href('/admin/invoices/to-bill')}
      />
    </StatGrid>
  )
}
