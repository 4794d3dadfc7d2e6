import { href, Link } from 'react-router'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'

/** How many prices are old, with the way to them. */
export function OldPrices({ count }: { count: number }) {
  const t = useT(ingredientListMessages)
  if (count === 0) return null
  return (
    <Notice kind="warning">
      <span data-old-prices={count}>{t('oldPrices', { count })}</span>
      <Link className="link ms-2" to={`${href('/client/recipe-management/ingredients')}?gap=old-price`}>
        {t('showOld')}
      </Link>
    </Notice>
  )
}
