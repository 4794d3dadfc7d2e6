import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { plans, soldTiers } from '#/domain/plans.ts'
import { planCardMessages } from '#/messages/plan-cards.ts'
import { plansMessages } from '#/messages/plans.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { MarketingPrice, planNames } from './plan-cards.tsx'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'

type Word = keyof typeof plansMessages
type Row = { label: Word; cells: readonly [Word, Word, Word] }

/** What the specification gives each plan, row by row, in the order Basic, Professional, Enterprise. */
const rows: readonly Row[] = [
  { label: 'rowReports', cells: ['reportsBasic', 'reportsAdvanced', 'reportsCustom'] },
  { label: 'rowSupport', cells: ['supportEmail', 'supportPhone', 'supportAlways'] },
  { label: 'rowDashboards', cells: ['one', 'several', 'several'] },
  { label: 'rowCertificates', cells: ['notIncluded', 'included', 'included'] },
  { label: 'rowAnalytics', cells: ['notIncluded', 'included', 'included'] },
  { label: 'rowManager', cells: ['notIncluded', 'notIncluded', 'included'] },
  { label: 'rowApi', cells: ['notIncluded', 'notIncluded', 'included'] },
  { label: 'rowTraining', cells: ['notIncluded', 'notIncluded', 'included'] },
  { label: 'rowSla', cells: ['notIncluded', 'notIncluded', 'byAgreement'] },
]

const cellLook =
  'flex items-baseline justify-between gap-4 px-4 py-2 max-md:last:pb-4 md:table-cell md:border-t md:border-line md:px-4 md:py-3'

/** The plans beside each other; on a phone each row becomes a small list of the three. The roles keep it a table there too. */
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
        {rows.map(({ label, cells }) => (
          <ComparisonRow
            key={label}
            label={t(label)}
            cells={cells.map((cell) => (
              <Answer key={cell} word={cell} />
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

/** Yes and no as a sign with its word; anything else as its text. */
function Answer({ word }: { word: Word }) {
  const t = useT(plansMessages)
  if (word === 'included')
    return (
      <span className="inline-flex items-center gap-2">
        <Icon as={Check} size={16} className="text-success-ink" />
        {t(word)}
      </span>
    )
  if (word === 'notIncluded')
    return (
      <span className="inline-flex items-center gap-2 text-ink-2">
        <Icon as={Minus} size={16} />
        {t(word)}
      </span>
    )
  return t(word)
}
