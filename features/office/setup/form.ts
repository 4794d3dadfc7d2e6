import { z } from 'zod'
import { setupSteps } from '#/domain/office/setup.ts'

/** A step left for later or taken up again; the card of the dashboard put away or brought back. */
export const setupForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['skip', 'resume']), step: z.enum(setupSteps) }),
  z.strictObject({ intent: z.enum(['hide', 'show']) }),
])
