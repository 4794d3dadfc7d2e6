import { both, defineKinds, kind, team } from './kind.ts'

export const kitchenKinds = defineKinds({
  'costs.moved': kind(
    { first: 'words', count: 'count', total: 'halalas', lines: 'words' },
    { client: team('kitchen.costs', both('costs', '/client/recipe-management/moved')) },
  ),
  'prices.old': kind(
    { first: 'words', count: 'count', lines: 'words' },
    { client: team('kitchen.costs', both('costs', '/client/recipe-management/ingredients?gap=old-price')) },
  ),
})
