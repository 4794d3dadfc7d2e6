import { z } from 'zod'
import { type Job, usual } from './job.ts'

/** Jobs of the open platform: features/partners/. */
export const partnersJobs = {
  'partners.tell-key': {
    ...usual,
    payload: z.strictObject({
      clientId: z.uuid(),
      keyStep: z.enum(['made', 'rotated', 'revoked']),
      name: z.string(),
      by: z.string(),
      effect: z.string(),
    }),
  },
} as const satisfies Record<string, Job>
