import { z } from 'zod'
import { readQuantity } from '#/domain/kitchen/quantity.ts'

/** A figure above 0, exact, in the text in which it is stored. */
const figure = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const read = readQuantity(typed)
    if ('value' in read && read.value.n > 0n && read.text.length <= 20) return read.text
    context.addIssue({ code: 'custom', message: 'kitchen-quantity' })
    return z.NEVER
  })

/** One bridge between the units of an ingredient. */
export const bridgeSave = z.union([z.strictObject({ pieceWeight: figure }), z.strictObject({ density: figure })])
export type BridgeInput = z.output<typeof bridgeSave>
