import { type MenuContent, type MenuDish, type MenuFigures, priceAt } from '#/domain/kitchen/menu/content.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { allergenLine, caffeineText, kcalText, priceText, walkText } from '#/features/kitchen/menu-page/words.ts'
import { menuPageMessages } from '#/messages/kitchen/menu-page.ts'

/** Allergens as one sentence of a language; both papers print the Arabic one. */
function allergensIn(figures: MenuFigures, lang: Lang): string {
  const t = translator(lang, menuPageMessages)
  const { contains, may, undeclared, rest } = allergenLine(figures.allergens, lang)
  return [
    contains && `${t('contains')} ${contains}.`,
    may && `${t('may')} ${may}.`,
    undeclared && `${t('undeclared')} ${undeclared}.`,
    rest === 'all' && `${t('allFree')}.`,
    rest === 'rest' && `${t('restFree')}.`,
    rest === 'unknown' && `${t('allergensUnknown')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const marksOf = (dish: MenuFigures & { isDrink?: boolean }, lang: Lang): string =>
  [
    dish.walk !== null && dish.walk > 0 && walkText(dish.walk, lang),
    dish.isSalty && translator(lang, menuPageMessages)('salt'),
    dish.isDrink && caffeineText(dish, lang),
  ]
    .filter(Boolean)
    .join(' · ')

/** Sections of a paper menu as documents/menu-paper.typ prints them. */
export function printedSections({ sections }: MenuContent, branchId: string | null, lang: Lang) {
  const t = translator(lang, menuPageMessages)
  const dishOf = (dish: MenuDish) => ({
    name: dish.names[lang],
    otherName: lang === 'en' && dish.names.ar !== dish.names.en ? dish.names.ar : '',
    text: dish.text[lang] ?? dish.text.ar ?? dish.text.en ?? '',
    price: priceText(priceAt(dish, branchId), lang),
    kcal: kcalText(dish.kcal, lang),
    marks: [marksOf(dish, lang), ...dish.tags.map((tag) => t(`tag_${tag}`))].filter(Boolean).join(' · '),
    allergens: lang === 'en' ? allergensIn(dish, 'en') : '',
    allergensArabic: allergensIn(dish, 'ar'),
    options: dish.options.map((option) => ({
      name: option.names[lang],
      price: priceText(priceAt(option, branchId), lang),
      kcal: kcalText(option.kcal, lang),
      allergens: lang === 'en' ? allergensIn(option, 'en') : '',
      allergensArabic: allergensIn(option, 'ar'),
    })),
  })
  return sections.map(({ names, dishes }) => ({ name: names[lang], dishes: dishes.map(dishOf) }))
}
