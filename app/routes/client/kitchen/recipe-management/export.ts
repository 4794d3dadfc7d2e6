import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { recipeList } from '#/features/kitchen/recipes/list.ts'
import { recipeRows } from '#/features/kitchen/recipes/list.server.ts'

export const loader = exportRoute(recipeList, recipeRows)
