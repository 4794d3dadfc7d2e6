import { z } from 'zod'

/** The end of the own account: asked for, taken back, or agreed to for another administrator. */
export const erasureForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('erase'), sure: z.literal('on', 'sure') }),
  z.strictObject({ intent: z.literal('keep') }),
  z.strictObject({ intent: z.literal('approve'), id: z.uuid() }),
])
export type ErasureForm = z.output<typeof erasureForm>
