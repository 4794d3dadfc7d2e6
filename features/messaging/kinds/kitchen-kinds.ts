import { both, defineKinds, kind, team } from './kind.ts'

export const kitchenKinds = defineKinds({
  'costs.moved': kind(
    { first: 'words', count: 'count', total: 'halalas', lines: 'words' },
    { client: team('kitchen.costs', both('costs', '/client/recipe-management/moved')) },
  ),
})
