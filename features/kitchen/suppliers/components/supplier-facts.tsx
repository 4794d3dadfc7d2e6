import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { SupplierDetails } from '../read-supplier.server.ts'

/** Terms of a supplier first, then how it is reached and its numbers. */
export function SupplierFacts({ supplier }: { supplier: SupplierDetails }) {
  const t = useT(supplierMessages)
  const { days, branches, paymentDays } = supplier
  const dayNames = days.map((day) => t(`day_${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`))
  return (
    <Card title={t('terms')}>
      <DescriptionList
        items={[
          { term: t('minimumOrder'), value: <Money halalas={supplier.minimumOrder} /> },
          { term: t('deliveryFee'), value: <Money halalas={supplier.deliveryFee} /> },
          {
            term: t('paymentDays'),
            value: paymentDays === 0 ? t('onDelivery') : t('afterDays', { count: paymentDays }),
          },
          { term: t('days'), value: dayNames.length === 0 ? t('anyDay') : dayNames.join(' · ') },
          { term: t('cutOff'), value: supplier.cutOff && <bdi dir="ltr">{supplier.cutOff}</bdi> },
          {
            term: t('branches'),
            value: branches.length === 0 ? t('allBranches') : branches.map(({ name }) => name).join(' · '),
          },
          { term: t('contactName'), value: supplier.contact && <bdi>{supplier.contact}</bdi> },
          { term: t('phone'), value: supplier.phone && <bdi dir="ltr">{supplier.phone}</bdi> },
          { term: t('email'), value: supplier.email && <bdi dir="ltr">{supplier.email}</bdi> },
          { term: t('language'), value: t(`language_${supplier.language}`) },
          { term: t('crNumber'), value: supplier.crNumber && <bdi dir="ltr">{supplier.crNumber}</bdi> },
          { term: t('vatNumber'), value: supplier.vatNumber && <bdi dir="ltr">{supplier.vatNumber}</bdi> },
          { term: t('note'), value: supplier.note && <bdi>{supplier.note}</bdi> },
        ]}
      />
    </Card>
  )
}
