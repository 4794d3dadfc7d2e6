import { Calculator, Carrot, ChartScatter, CircleSlash, CookingPot, TrendingUp, UtensilsCrossed } from 'lucide-react'
import { href } from 'react-router'

/** Pages of a company's kitchen, for the menu of the client portal. */
export const kitchenLinks = [
  {
    to: href('/client/recipe-management'),
    label: 'recipes',
    icon: CookingPot,
    right: 'kitchen.read',
    index: true,
  },
  {
    to: href('/client/recipe-management/ingredients'),
    label: 'ingredients',
    icon: Carrot,
    right: 'kitchen.read',
  },
  {
    to: href('/client/product-cost-calculator'),
    label: 'costCalculator',
    icon: Calculator,
    right: 'kitchen.costs',
  },
  {
    to: href('/client/recipe-management/menus'),
    label: 'foodMenus',
    icon: UtensilsCrossed,
    right: 'kitchen.read',
  },
  { to: href('/client/recipe-management/sold-out'), label: 'soldOut', icon: CircleSlash, right: 'menu.sold-out' },
  { to: href('/client/recipe-management/moved'), label: 'costsMoved', icon: TrendingUp, right: 'kitchen.costs' },
  {
    to: href('/client/recipe-management/engineering'),
    label: 'menuEngineering',
    icon: ChartScatter,
    right: 'kitchen.costs',
  },
] as const
