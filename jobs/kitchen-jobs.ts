import { z } from 'zod'
import { type Job, usual } from './job.ts'

const id = z.uuid()

/** Jobs of features/kitchen/. */
export const kitchenJobs = {
  'recipes.import-ingredients': {
    ...usual,
    expireSeconds: 600,
    payload: z.strictObject({ clientId: id, importId: id }),
  },
  'recipes.cost': { ...usual, payload: z.strictObject({ clientId: id, recipeId: id }) },
  'recipes.price-moved': { ...usual, payload: z.strictObject({ clientId: id, ingredientId: id }) },
  'recipes.prices-begin': { ...usual, payload: z.strictObject({}), schedule: '20 0 * * *' },
  'recipes.old-prices': { ...usual, payload: z.strictObject({}), schedule: '10 9 * * *' },
  'recipes.moves-digest': { ...usual, payload: z.strictObject({}), schedule: '0 9 * * *' },
} as const satisfies Record<string, Job>
