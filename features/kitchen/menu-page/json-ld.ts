import { allergens } from '#/domain/kitchen/book.ts'
import { type MenuDish, type MenuFigures, priceAt } from '#/domain/kitchen/menu/content.ts'
import { sar } from '#/domain/money.ts'
import type { Lang } from '#/domain/text.ts'
import { translator } from '#/domain/text.ts'
import { menuAllergenMessages, menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import type { ShownMenu } from './shown-menu.ts'

const offerOf = (figures: MenuFigures, branchId: string | null, isOut: boolean) => ({
  '@type': 'Offer',
  price: sar(priceAt(figures, branchId)),
  priceCurrency: 'SAR',
  ...(isOut && { availability: 'https://schema.org/OutOfStock' }),
})

const nutritionOf = ({ kcal, sodium }: MenuFigures) =>
  kcal === null && sodium === null
    ? {}
    : {
        nutrition: {
          '@type': 'NutritionInformation',
          ...(kcal !== null && { calories: `${kcal} kcal` }),
          ...(sodium !== null && { sodiumContent: `${sodium} mg` }),
        },
      }

/** There is no property for allergens: they are part of the description. */
function descriptionOf({ allergens: states, text }: MenuDish, lang: Lang): string {
  const word = translator(lang, menuAllergenMessages)
  const contained = allergens.filter((group) => states[group] === 'contains').map((group) => word(group))
  const said = contained.length > 0 ? `${translator(lang, menuPageMessages)('contains')}: ${contained.join(', ')}` : ''
  return [text[lang], said].filter(Boolean).join('. ')
}

/** The menu as schema.org has it, for search engines. */
export function menuJsonLd({ content, company, branch, soldOut }: ShownMenu, lang: Lang): string {
  const at = branch?.id ?? null
  const itemOf = (dish: MenuDish) => {
    const description = descriptionOf(dish, lang)
    return {
      '@type': 'MenuItem',
      name: dish.names[lang],
      ...(description && { description }),
      ...(dish.photo && { image: `/menu/photos/${dish.photo}` }),
      offers: offerOf(dish, at, soldOut.has(dish.recipeId)),
      ...nutritionOf(dish),
      ...(dish.options.length > 0 && {
        menuAddOn: dish.options.map((option) => ({
          '@type': 'MenuItem',
          name: option.names[lang],
          offers: offerOf(option, at, false),
          ...nutritionOf(option),
        })),
      }),
    }
  }
  const written = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: branch ? `${company[lang]}, ${branch.names[lang]}` : company[lang],
    ...(content.logo && { logo: `/menu/photos/${content.logo}` }),
    ...(branch?.location && { address: branch.location }),
    ...(branch?.phone && { telephone: branch.phone }),
    hasMenu: {
      '@type': 'Menu',
      name: content.names[lang],
      inLanguage: lang,
      hasMenuSection: content.sections.map(({ names, dishes }) => ({
        '@type': 'MenuSection',
        name: names[lang],
        hasMenuItem: dishes.map(itemOf),
      })),
    },
  }
  // why: a name may contain the end of a script element
  return JSON.stringify(written).replaceAll('<', '\\u003c')
}
