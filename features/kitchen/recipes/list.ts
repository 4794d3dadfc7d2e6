import { href } from 'react-router'
import { recipeKinds } from '#/domain/kitchen/book.ts'
import { defineList, type ListFilter, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, text } from '#/domain/list-columns.ts'
import { plainText } from '#/domain/plain-text.ts'
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

/** Written in an address for recipes without a category. */
const noCategory = '-'
/** A category as it is written in the recipes; the page provides the choices. */
const ofCategory: ListFilter<string | null> = {
  control: 'select',
  read: (part) => plainText(part.trim().slice(0, 60)) || null,
  unset: null,
}
export const isWithoutCategory = (category: string): boolean => category === noCategory
/** Choices of the filter: the categories in use, then those recipes that have none. */
export const categoryOptions = (categories: readonly string[], none: string) =>
  categories.length === 0
    ? []
    : [...categories.map((category) => ({ value: category, label: category })), { value: noCategory, label: none }]

export const recipeList = defineList({
  key: 'recipes',
  permission: 'kitchen.read',
  address: href('/client/recipe-management'),
  messages: { ...recipeMessages, caption: recipeMessages.title },
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'view', values: recipeViews, label: 'views' },
  filters: { kind: oneOf(recipeKinds), state: oneOf(['draft', 'published']), category: ofCategory },
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
