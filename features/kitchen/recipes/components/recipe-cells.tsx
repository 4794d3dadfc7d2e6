import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { formatAmount } from '#/domain/money.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { RecipeRow } from '../list.ts'

function Version({ row }: { row: RecipeRow }) {
  const t = useT(recipeMessages)
  if (row.version === null) return <Badge>{t('draftOnly')}</Badge>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="num">{row.version}</span>
      {row.hasDraft && <span className="text-caption text-ink-2">{t('draftBeside')}</span>}
    </span>
  )
}

function Cost({ row }: { row: RecipeRow }) {
  const t = useT(recipeMessages)
  if (row.cost === null) return <span className="text-ink-2">{t('none')}</span>
  const amount = formatAmount(row.cost)
  return <span className="num whitespace-nowrap">{row.openLines > 0 ? t('atLeast', { amount }) : amount}</span>
}

function Share({ row }: { row: RecipeRow }) {
  const t = useT(recipeMessages)
  if (row.foodShare === null) return <span className="text-ink-2">{t('none')}</span>
  const share = `${row.foodShare.toFixed(1)}%`
  return <bdi className="num whitespace-nowrap">{row.openLines > 0 ? t('atLeast', { amount: share }) : share}</bdi>
}

function Energy({ row }: { row: RecipeRow }) {
  const t = useT(recipeMessages)
  if (row.kcal === null) return <span className="text-ink-2">{t('none')}</span>
  return <span className="num whitespace-nowrap">{t('kcalOf', { kcal: row.kcal })}</span>
}

function Gaps({ row }: { row: RecipeRow }) {
  const t = useT(recipeMessages)
  if (row.ingredients === 0) return <span className="text-ink-2">{t('none')}</span>
  if (row.openLines + row.kcalMissing + row.allergenGaps === 0)
    return <span className="text-ink-2">{t('complete')}</span>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {row.openLines > 0 && <Badge tone="yellow">{t('gapLines', { count: row.openLines })}</Badge>}
      {row.allergenGaps > 0 && <Badge tone="yellow">{t('gapAllergens')}</Badge>}
      {row.kcalMissing > 0 && (
        <Badge tone="yellow">{t('gapKcal', { missing: row.kcalMissing, all: row.ingredients })}</Badge>
      )}
    </span>
  )
}

export const recipeCells: ListCells<RecipeRow> = {
  version: (row) => <Version row={row} />,
  cost: (row) => <Cost row={row} />,
  share: (row) => <Share row={row} />,
  kcal: (row) => <Energy row={row} />,
  gaps: (row) => <Gaps row={row} />,
}
