import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { ingredientList } from '#/features/kitchen/ingredients/list.ts'
import { ingredientRows } from '#/features/kitchen/ingredients/list.server.ts'

export const loader = exportRoute(ingredientList, ingredientRows)
