import { href, Link } from 'react-router'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { OfficeItem } from '../read-menus.server.ts'

/** Where a gap is closed: the price at the calculator, everything else in the recipe. */
export const placeOfGap = (gap: string, recipeId: string): string =>
  gap === 'price'
    ? `${href('/client/product-cost-calculator')}?dish=${recipeId}`
    : href('/client/recipe-management/:recipeId', { recipeId })

/** What an item lacks, each with the way to it. */
export function GapLine({ item }: { item: OfficeItem }) {
  const t = useT(menuMessages)
  if (item.gaps.length === 0) return null
  const open = item.gaps.filter((gap) => !item.passed.includes(gap))
  const passed = item.gaps.filter((gap) => item.passed.includes(gap))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      {open.length > 0 && (
        <>
          <Badge tone="yellow-deep">{t('blocked')}</Badge>
          <span className="text-ink-2">{t('missing')}</span>
          {open.map((gap) => (
            <Link key={gap} className="link" to={placeOfGap(gap, item.recipeId)}>
              {t(`gap_${gap}`)}
            </Link>
          ))}
        </>
      )}
      {passed.length > 0 && (
        <span className="text-ink-2">
          {t('passed')}: {passed.map((gap) => t(`gap_${gap}`)).join(' · ')}
        </span>
      )}
    </p>
  )
}
