import { z } from 'zod'
import { usual } from './job.ts'

const id = z.uuid()

/** Jobs of features/operations/. */
export const operationsJobs = {
  'vault.tell': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      byId: id,
      vaultStep: z.enum(['shared', 'removed']),
      clientId: id,
      at: z.string(),
    }),
  },
} as const
