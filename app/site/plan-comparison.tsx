import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { planContentNames, planHas, plans, soldTiers } from '#/domain/plans.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { plansMessages } from '#/messages/site/plans.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { MarketingPrice, planNames } from './plan-cards.tsx'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'

const cellLook =
  'flex items-baseline justify-between gap-4 px-4 py-2 max-md:last:pb-4 md:table-cell md:border-t md:border-line md:px-4 md:py-3'

/** Plans side by side; on a phone each row becomes a list. ARIA roles keep the table semantics. */
export function PlanComparison({ included }: { included: IncludedVisits }) {
  const t = useT(plansMessages)
  const names = useT(planCardMessages)
  return (
    <table role="table" className="w-full border-separate border-spacing-0 text-start text-body max-md:block">
      <caption className="sr-only">{t('compareTitle')}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="px-4 py-3 text-start font-semibold">
            {t('feature')}
          </th>
          {soldTiers.map((tier) => (
            <th key={tier} role="columnheader" scope="col" className="px-4 py-3 text-start font-semibold">
              {names(planNames[tier])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        <ComparisonRow
          label={t('rowPrice')}
          cells={soldTiers.map((tier) => {
            const price = plans[tier].monthlyPrice
            return price === null ? t('onRequest') : <MarketingPrice key={tier} halalas={price} />
          })}
        />
        <ComparisonRow
          label={t('rowEvaluations')}
          cells={soldTiers.map((tier) => String(included[tier] ?? t('unlimited')))}
        />
        {planContentNames.map((content) => (
          <ComparisonRow
            key={content}
            label={t(`row_${content}`)}
            cells={soldTiers.map((tier) => (
              <Answer key={tier} yes={planHas(tier, content)} />
            ))}
          />
        ))}
      </tbody>
    </table>
  )
}

function ComparisonRow({ label, cells }: { label: string; cells: readonly ReactNode[] }) {
  const names = useT(planCardMessages)
  return (
    <tr role="row" className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card">
      <th
        role="rowheader"
        scope="row"
        className="px-4 text-start font-medium max-md:block max-md:pt-4 max-md:pb-2 max-md:font-semibold md:border-t md:border-line md:py-3"
      >
        {label}
      </th>
      {cells.map((cell, index) => (
        <td key={soldTiers[index]} role="cell" className={cellLook}>
          <span className="text-ink-2 md:hidden">{names(planNames[soldTiers[index] ?? 'basic'])}</span>
          <span className="max-md:text-end">{cell}</span>
        </td>
      ))}
    </tr>
  )
}

/** Yes and no as an icon with its word. */
function Answer({ yes }: { yes: boolean }) {
  const t = useT(plansMessages)
  return (
    <span className={classes('inline-flex items-center gap-2', !yes && 'text-ink-2')}>
      <Icon as={yes ? Check : Minus} size={16} className={yes ? 'text-success-ink' : undefined} />
      {t(yes ? 'included' : 'notIncluded')}
    </span>
  )
}
