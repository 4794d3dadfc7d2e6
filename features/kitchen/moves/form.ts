import { z } from 'zod'

const moveId = z.uuid('unreadable')
const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat())

/** Steps on moves of costs: `move` and `price` belong together by their order. */
export const moveForm = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('price'),
      move: several.pipe(z.array(moveId).min(1, 'required').max(100)),
      price: several.pipe(z.array(z.coerce.number<string>('unreadable').int().min(1).max(100_000_000)).max(100)),
    })
    .refine(({ move, price }) => move.length === price.length, 'unreadable'),
  z.strictObject({
    intent: z.literal('dismiss'),
    moveId,
    reason: z.string('required').trim().min(1, 'required').max(300, 'too-long'),
  }),
  z.strictObject({ intent: z.literal('undo'), moveId }),
])
