import type { MenuDish, MenuFigures, MenuOption } from '#/domain/kitchen/menu/content.ts'
import { priceAt } from '#/domain/kitchen/menu/content.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import { MenuIcon } from './icons.tsx'
import { allergenLine, caffeineText, kcalText, priceText, statesCode, walkText } from './words.ts'

export type DishProps = { dish: MenuDish; lang: Lang; branchId: string | null; isOut: boolean; isHidden: boolean }

/** Price and calories: one column, one size, one weight. */
function Figures({ figures, branchId, lang }: { figures: MenuFigures; branchId: string | null; lang: Lang }) {
  return (
    <div className="p">
      <b>{priceText(priceAt(figures, branchId), lang)}</b>
      <b className={figures.kcal === null ? 'u' : undefined}>{kcalText(figures.kcal, lang)}</b>
    </div>
  )
}

function Groups({ figures, lang }: { figures: MenuFigures; lang: Lang }) {
  const t = translator(lang, menuPageMessages)
  const { contains, may, undeclared, rest } = allergenLine(figures.allergens, lang)
  const stop = '. '
  return (
    <p className="al" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {contains && (
        <>
          <b>{t('contains')}</b> {contains + stop}
        </>
      )}
      {may && (
        <>
          <b>{t('may')}</b> {may + stop}
        </>
      )}
      {undeclared && <span className="u">{[t('undeclared'), undeclared + stop].join(' ')}</span>}
      {rest === 'all' && t('allFree')}
      {rest === 'rest' && t('restFree')}
      {rest === 'unknown' && <span className="u">{t('allergensUnknown')}</span>}
    </p>
  )
}

/** Allergens in Arabic on both pages, because the rule asks for it; the English page shows English first. */
export const Allergens = ({ figures, lang }: { figures: MenuFigures; lang: Lang }) => (
  <>
    {lang === 'en' && <Groups figures={figures} lang="en" />}
    <Groups figures={figures} lang="ar" />
  </>
)

function Marks({ figures, isDrink, lang }: { figures: MenuFigures; isDrink: boolean; lang: Lang }) {
  const t = translator(lang, menuPageMessages)
  return (
    <>
      {figures.walk !== null && figures.walk > 0 && (
        <span>
          <MenuIcon name="walk" />
          {walkText(figures.walk, lang)}
        </span>
      )}
      {figures.isSalty && (
        <span>
          <MenuIcon name="salt" />
          {t('salt')}
        </span>
      )}
      {isDrink && (
        <span>
          <MenuIcon name="cup" />
          {caffeineText(figures, lang)}
        </span>
      )}
    </>
  )
}

function Option({ option, lang, branchId }: { option: MenuOption; lang: Lang; branchId: string | null }) {
  return (
    <li>
      <span>{option.names[lang]}</span>
      <Figures figures={option} branchId={branchId} lang={lang} />
      <Allergens figures={option} lang={lang} />
    </li>
  )
}

export function Dish({ dish, lang, branchId, isOut, isHidden }: DishProps) {
  const t = translator(lang, menuPageMessages)
  const text = dish.text[lang] ?? dish.text.ar ?? dish.text.en
  return (
    <li
      className={isOut ? 'd out' : 'd'}
      hidden={isHidden}
      data-a={statesCode(dish.allergens)}
      data-k={dish.kcal ?? undefined}
      data-t={dish.tags.join(' ') || undefined}
      // the other name, which the Arabic page does not show, is found as well
      data-w={lang === 'ar' && dish.names.en !== dish.names.ar ? dish.names.en : undefined}
    >
      {dish.photo && (
        <img src={`/menu/photos/${dish.photo}?w=320`} alt="" width="88" height="66" loading="lazy" decoding="async" />
      )}
      <div className="x">
        <h3>
          {dish.names[lang]}
          {lang === 'en' && dish.names.ar !== dish.names.en && (
            <span lang="ar" dir="rtl">
              {dish.names.ar}
            </span>
          )}
        </h3>
        {text && <p>{text}</p>}
      </div>
      <Figures figures={dish} branchId={branchId} lang={lang} />
      <div className="k">
        {isOut && <span className="so">{t('soldOut')}</span>}
        <Marks figures={dish} isDrink={dish.isDrink} lang={lang} />
        {dish.tags.map((tag) => (
          <span key={tag}>{t(`tag_${tag}`)}</span>
        ))}
      </div>
      <Allergens figures={dish} lang={lang} />
      {dish.options.length > 0 && (
        <ul className="o" aria-label={t('options')}>
          {dish.options.map((option) => (
            <Option key={option.recipeId} option={option} lang={lang} branchId={branchId} />
          ))}
        </ul>
      )}
    </li>
  )
}
