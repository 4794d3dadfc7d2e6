import { z } from 'zod'
import { type Job, usual } from './job.ts'

const id = z.uuid()

/** Jobs of features/kitchen/. */
export const kitchenJobs = {
  'recipes.cost': { ...usual, payload: z.strictObject({ clientId: id, recipeId: id }) },
} as const satisfies Record<string, Job>
