import { runIngredientImport } from '#/features/kitchen/ingredient-import/run-import.server.ts'
import { beginPrices, movePrice } from '#/features/kitchen/moves/move-price.server.ts'
import { tellMovesOfDay } from '#/features/kitchen/moves/tell-moves.server.ts'
import { costRecipe } from '#/features/kitchen/recipes/snapshots.server.ts'

/** Verbs of the jobs of the kitchen (kitchen-jobs.ts). */
export const kitchenHandlers = {
  'recipes.import-ingredients': runIngredientImport,
  'recipes.cost': costRecipe,
  'recipes.price-moved': movePrice,
  'recipes.prices-begin': beginPrices,
  'recipes.moves-digest': tellMovesOfDay,
}
