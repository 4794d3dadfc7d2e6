import { href } from 'react-router'
import { recipeKinds } from '#/domain/kitchen/book.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, text } from '#/domain/list-columns.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'

/** A recipe in the list, with the figures of the version in force or of its first draft. */
export type RecipeRow = {
  id: string
  name: string
  nameAr: string | null
  kind: string
  category: string | null
  /** Number of the version in force; null: none. */
  version: number | null
  hasDraft: boolean
  isArchived: boolean
  /** Food cost of a portion in halalas; null: hidden, or without lines. */
  cost: number | null
  /** Lines without a price or a conversion, in the recipe and inside it. */
  openLines: number
  /** Food cost in per cent of the price of all channels without VAT, two decimals; null: no price, no cost, or hidden. */
  foodShare: number | null
  /** Energy of a portion; null: incomplete. */
  kcal: number | null
  kcalMissing: number
  ingredients: number
  allergenGaps: number
}

/** Recipes that are archived in one step at most. */
export const mostAtOnce = 200

export const recipeViews = ['active', 'archived'] as const

export const recipeList = defineList({
  key: 'recipes',
  permission: 'kitchen.read',
  address: href('/client/recipe-management'),
  messages: { ...recipeMessages, caption: recipeMessages.title },
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'view', values: recipeViews, label: 'views' },
  filters: { kind: oneOf(recipeKinds), state: oneOf(['draft', 'published']) },
  sorts: { name: 'asc', added: 'desc' },
  columns: {
    name: text({ value: (row: RecipeRow, { lang }) => (lang === 'ar' ? (row.nameAr ?? row.name) : row.name) }),
    kind: label({ card: 'aside' }),
    version: text({
      value: (row: RecipeRow, { t }) => (row.version === null ? t('draftOnly') : String(row.version)),
      room: 's',
    }),
    cost: text({
      value: (row: RecipeRow) => (row.cost === null ? null : (row.cost / 100).toFixed(2)),
      exact: true,
      needs: ['kitchen.costs'],
    }),
    share: text({
      value: (row: RecipeRow) => (row.foodShare === null ? null : row.foodShare.toFixed(2)),
      exact: true,
      needs: ['kitchen.costs'],
      room: 'm',
    }),
    kcal: text({ value: (row: RecipeRow) => (row.kcal === null ? null : String(row.kcal)), exact: true }),
    gaps: text({ value: (row: RecipeRow) => String(row.openLines + row.kcalMissing + row.allergenGaps), room: 's' }),
    category: text({ room: 'l' }),
  },
  file: { name: 'recipes', action: 'recipes.export', entity: 'client' },
})
export type RecipeQuery = QueryOf<typeof recipeList>
