import type { Halalas } from '#/domain/money.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'

/** Price of a visit: net, VAT and total. */
export function PriceSummary({ price }: { price: Halalas }) {
  const t = useT(evaluationMessages)
  const { net, vat, gross } = withVat(price)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-ui">
      <dt className="text-ink-2">{t('netPrice')}</dt>
      <dd className="text-end">
        <Money halalas={net} />
      </dd>
      <dt className="text-ink-2">{t('vat')}</dt>
      <dd className="text-end">
        <Money halalas={vat} />
      </dd>
      <dt className="border-t border-line pt-2 font-semibold">{t('total')}</dt>
      <dd className="border-t border-line pt-2 text-end font-semibold">
        <Money halalas={gross} />
      </dd>
    </dl>
  )
}
