import { href } from 'react-router'
import { categories, ingredientGaps, ingredientName, ingredientStates } from '#/domain/kitchen/ingredient.ts'
import { beforeRow, defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { halalas, label, number, text } from '#/domain/list-columns.ts'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'

export type IngredientLine = {
  id: string
  nameEn: string | null
  nameAr: string | null
  aliases: string[]
  base: 'g' | 'ml' | 'piece'
  category: string
  sku: string | null
  barcode: string | null
  revision: number
  /** Halalas of a kilogram, litre or piece; null: no price, or not to be seen. */
  price: number | null
  /** Days since the price in force began. */
  age: number | null
  /** What is missing, in the order of `ingredientGaps`. */
  gaps: string[]
}

/** Ingredients that are changed in one step at most. */
export const mostAtOnce = 200

/** Ingredients of one company, by name. */
export const ingredientList = defineList({
  key: 'ingredients',
  permission: 'kitchen.read',
  address: href('/client/recipe-management/ingredients'),
  messages: ingredientListMessages,
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'state', values: ingredientStates, otherwise: 'active', label: 'states' },
  filters: { category: oneOf(categories), gap: oneOf(ingredientGaps), before: beforeRow({ inAnyOrder: true }) },
  sorts: { name: 'asc', category: 'asc', changed: 'desc' },
  columns: {
    name: text({ value: (row: IngredientLine, { lang }) => ingredientName({ en: row.nameEn, ar: row.nameAr }, lang) }),
    nameEn: text({ only: 'file' }),
    nameAr: text({ only: 'file' }),
    category: label({ room: 's', prefix: 'category' }),
    sku: text({ room: 'l' }),
    barcode: text({ only: 'file' }),
    base: label({ only: 'file', prefix: 'base' }),
    price: halalas({ needs: ['kitchen.costs'] }),
    age: number({ room: 'm', needs: ['kitchen.costs'] }),
    gaps: text({
      value: ({ gaps }: IngredientLine, { t, lang }) =>
        gaps.map((gap) => t(`gap_${gap}`)).join(lang === 'ar' ? '، ' : ', ') || null,
    }),
  },
  file: { name: 'ingredients', action: 'ingredients.export', entity: 'client' },
})
export type IngredientQuery = QueryOf<typeof ingredientList>
