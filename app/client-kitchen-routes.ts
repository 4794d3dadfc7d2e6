import { files, pages } from './route-files.ts'

/** Pages of a company's kitchen: features/kitchen/. */
export const clientKitchenRoutes = [
  ...pages('client/kitchen', ['product-cost-calculator', 'product-cost-calculator/channels']),
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
]
