import { z } from 'zod'

export const fewestLettersOfDispute = 20

/** A dispute of one answer. The reason has a minimum length, to obtain a fact. */
export const openDisputeForm = z.strictObject({
  intent: z.literal('open-dispute'),
  clientKey: z.uuid('unreadable'),
  questionKey: z.string().min(1).max(40),
  /** The files are read apart from the form. */
  file: z.unknown().optional(),
  reason: z
    .string({ error: 'dispute-reason' })
    .trim()
    .min(fewestLettersOfDispute, 'dispute-reason')
    .max(4000, 'too-long'),
})
export const withdrawDisputeForm = z.strictObject({
  intent: z.literal('withdraw-dispute'),
  disputeId: z.uuid('unreadable'),
})
