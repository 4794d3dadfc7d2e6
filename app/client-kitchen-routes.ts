import { files, pages } from './route-files.ts'

/** Pages of a company's kitchen: features/kitchen/. */
export const clientKitchenRoutes = [
  ...pages('client/kitchen', [
    'recipe-management/menus',
    'recipe-management/menus/new',
    'recipe-management/menus/:menuId',
    'recipe-management/menus/:menuId/items/:itemId',
    'recipe-management/sold-out',
  ]),
  ...files('client/kitchen', [
    'recipe-management/menus/:menuId/preview/:lang',
    'recipe-management/menus/:menuId/print/:kind',
  ]),
  ...pages('client/kitchen', [
    'recipe-management',
    'recipe-management/new',
    'recipe-management/:recipeId',
    'recipe-management/:recipeId/lab',
  ]),
  ...files('client/kitchen', [
    'recipe-management/:recipeId/draft',
    'recipe-management/:recipeId/find',
    'recipe-management/:recipeId/photos',
    'recipe-management/:recipeId/card/:lang',
    'recipe-management/cards/:lang',
    'recipe-management/:recipeId/label',
    'recipe-management/:recipeId/cook',
    'recipe-management/bridge/:ingredientId',
  ]),
  ...pages('client/kitchen', [
    'recipe-management/settings',
    'recipe-management/ingredients',
    'recipe-management/ingredients/new',
    'recipe-management/ingredients/import',
    'recipe-management/ingredients/:ingredientId',
    'product-cost-calculator',
    'product-cost-calculator/channels',
    'recipe-management/moved',
    'recipe-management/engineering',
    'recipe-management/sales',
  ]),
  ...files('client/kitchen', [
    'recipe-management/export',
    'recipe-management/ingredients/export',
    'recipe-management/ingredients/:ingredientId/beside',
    'recipe-management/ingredients/left-out/:importId',
  ]),
]
