import type { ReactNode } from 'react'
import { href } from 'react-router'
import { allergens } from '#/domain/kitchen/book.ts'
import { ingredientName, pricedUnit } from '#/domain/kitchen/ingredient.ts'
import { isOldPrice } from '#/domain/kitchen/prices.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'
import {
  ingredientMessages,
  ingredientPriceMessages,
  ingredientSafetyMessages,
  ingredientUnitMessages,
} from '#/messages/kitchen/ingredients.ts'
import { Badge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'
import { useUnitName } from './unit-words.ts'

const pageOf = (ingredientId: string): string =>
  href('/client/recipe-management/ingredients/:ingredientId', { ingredientId })

/** The list of ingredients with the one of a pressed row beside it. */
export function BesideIngredients({ rows, children }: { rows: readonly { id: string }[]; children: ReactNode }) {
  const t = useT(ingredientListMessages)
  const lang = useLang()
  return (
    <Beside<IngredientDetails>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={pageOf}
      name={({ nameEn, nameAr }) => ingredientName({ en: nameEn, ar: nameAr }, lang)}
      head={(item) => <Head item={item} />}
      body={(item) => <Body item={item} />}
      foot={({ id }) => (
        <LinkButton to={pageOf(id)} variant="primary">
          {t('openPage')}
        </LinkButton>
      )}
    >
      {children}
    </Beside>
  )
}

function Head({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientListMessages)
  const word = useT(ingredientMessages)
  return (
    <>
      <span className="text-ink-2">{t(`category_${item.category as 'other'}`)}</span>
      {item.state !== 'active' && <Badge tone="yellow">{word(`state_${item.state}`)}</Badge>}
    </>
  )
}

function Body({ item }: { item: IngredientDetails }) {
  const u = useT(ingredientUnitMessages)
  const safety = useT(ingredientSafetyMessages)
  const lang = useLang()
  const unit = useUnitName(item.units)
  const name = ingredientName({ en: item.nameEn, ar: item.nameAr }, lang)
  const other = lang === 'ar' ? item.nameEn : item.nameAr
  const isFood = item.category !== 'packaging'
  const declared = item.allergens.filter(({ state, confirmAgain }) => state !== 'free' || !confirmAgain).length
  return (
    <>
      <div>
        <h2 className="text-h3 font-semibold">
          <bdi>{name}</bdi>
        </h2>
        {other && other !== name && (
          <p className="text-ink-2">
            <bdi>{other}</bdi>
          </p>
        )}
      </div>
      {item.mays.costs && <Price item={item} />}
      {item.units.length > 0 && (
        <BesidePart title={u('units')}>
          <ul className="flex flex-col gap-1">
            {item.units.map(({ name: own, content, of }) => (
              <li key={own}>{u('unitEquals', { unit: unit(own), content, of: unit(of) })}</li>
            ))}
          </ul>
        </BesidePart>
      )}
      {isFood && item.preparations.length > 0 && (
        <BesidePart title={u('preparations')}>
          <ul className="flex flex-col gap-1">
            {item.preparations.map(({ id, nameEn, nameAr, trim, cooking }) => (
              <li key={id}>
                <bdi className="font-medium">{ingredientName({ en: nameEn, ar: nameAr }, lang)}</bdi>
                <span className="block text-ink-2">
                  {[u('trimmed', { percent: trim }), cooking && u('cooked', { percent: cooking })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </BesidePart>
      )}
      {isFood && (
        <BesidePart title={safety('allergens')}>
          <p>
            {declared < allergens.length
              ? safety('unknownCount', { count: allergens.length - declared })
              : safety('allDeclared')}
          </p>
        </BesidePart>
      )}
    </>
  )
}

function Price({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientPriceMessages)
  const lang = useLang()
  const unit = useUnitName(item.units)
  const now = item.counting
  return (
    <BesidePart title={t('price')}>
      {now ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-h3 font-semibold">
              <Money halalas={now.perUnit} />
            </span>
            <span>{t('per', { unit: unit(pricedUnit[item.base]) })}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
            {t('since', { day: formatDay(now.from, lang) })}
            {isOldPrice(now.from, item.today) && <Badge tone="yellow">{t('old')}</Badge>}
          </p>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </BesidePart>
  )
}
