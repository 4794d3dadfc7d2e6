import { pages } from './route-files.ts'

/** Pages of a company's kitchen: features/kitchen/. */
export const clientKitchenRoutes = [
  ...pages('client/kitchen', ['product-cost-calculator', 'product-cost-calculator/channels']),
]
