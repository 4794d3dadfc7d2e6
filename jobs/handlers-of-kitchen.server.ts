import { runIngredientImport } from '#/features/kitchen/ingredient-import/run-import.server.ts'
import { beginPrices, movePrice } from '#/features/kitchen/moves/move-price.server.ts'
import { tellMovesOfDay } from '#/features/kitchen/moves/tell-moves.server.ts'
import { tellOldPrices } from '#/features/kitchen/moves/tell-old-prices.server.ts'
import { costRecipe } from '#/features/kitchen/recipes/snapshots.server.ts'

/** Verbs of the jobs of the kitchen (kitchen-jobs.ts). */
export const kitchenHandlers = {
  'recipes.import-ingredients': runIngredientImport,
  'recipes.cost': costRecipe,
  'recipes.price-moved': movePrice,
  'recipes.prices-begin': beginPrices,
  'recipes.old-prices': tellOldPrices,
  'recipes.moves-digest': tellMovesOfDay,
}
