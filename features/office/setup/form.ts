import { z } from 'zod'
import { setupSteps } from '#/domain/office/setup.ts'

/** A step left for later, or taken up again. */
export const setupForm = z.strictObject({ intent: z.enum(['skip', 'resume']), step: z.enum(setupSteps) })
