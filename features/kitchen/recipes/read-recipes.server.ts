import type { Tx } from '#/db/database.server.ts'
import type { Book } from '#/domain/kitchen/book.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { ingredientIdsOf, readBookRecipes } from './versions.server.ts'

type Asked = {
  on: Day
  /** The company, where no person acts; otherwise the acting one. */
  clientId?: string | undefined
  branchId?: string | undefined
  ids?: readonly string[] | undefined
  withDrafts?: boolean | undefined
}

/**
 * The book of the kitchen on a day: recipes in force with their ingredients and prices, as the reader may see them. With
 * `ids` only those recipes, what is inside them, and the ingredients of both.
 */
export async function readBook(tx: Tx, { on, clientId, branchId, ids, withDrafts }: Asked): Promise<Book> {
  const recipes = await readBookRecipes(tx, { clientId, on, ids, withDrafts })
  const ingredients = await readIngredientBook(tx, {
    on,
    ...(clientId ? { clientId } : {}),
    ...(branchId ? { branchId } : {}),
    ...(ids ? { ids: ingredientIdsOf(recipes.values()) } : {}),
  })
  return { recipes, ingredients }
}
