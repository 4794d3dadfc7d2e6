import type { ReactNode } from 'react'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { PayoutPage } from '../read-page.server.ts'

type LineProps = { label: string; amount: Halalas; hint?: ReactNode; last?: boolean }

function Line({ label, amount, hint, last }: LineProps) {
  return (
    <div className={classes('flex items-start justify-between gap-4 py-2.5', last && 'border-t border-line-input')}>
      <dt className={classes('min-w-0 text-ui', last && 'font-semibold')}>
        {label}
        {hint && <span className="block text-caption font-normal text-ink-2">{hint}</span>}
      </dt>
      <dd className={classes('num shrink-0', last ? 'text-body-lg font-semibold' : 'text-ui')}>
        <Money halalas={amount} />
      </dd>
    </div>
  )
}

/** Parts of a payout down to the net amount. */
export function PartsCard({ payout }: { payout: PayoutPage }) {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  const { fee, bonus, reimbursement, withheld, net, ceiling } = payout
  const upTo = ceiling === null ? null : { ceiling: formatMoney(ceiling, lang) }
  return (
    <Card title={t('parts')}>
      <dl className="flex flex-col divide-y divide-line">
        <Line label={t('partFee')} amount={fee} />
        {bonus > 0 && <Line label={t('partBonus')} amount={bonus} />}
        {(reimbursement > 0 || upTo) && (
          <Line
            label={t('partReimbursement')}
            amount={reimbursement}
            hint={upTo && t(reimbursement > 0 ? 'partReimbursementHint' : 'partReimbursementNone', upTo)}
          />
        )}
        {withheld > 0 && <Line label={t('partWithheld')} amount={-withheld} hint={t('partWithheldHint')} />}
        <Line label={t('partNet')} amount={net} last />
      </dl>
    </Card>
  )
}
