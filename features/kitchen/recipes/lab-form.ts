import { z } from 'zod'
import { type Nutrient, nutrients } from '#/domain/kitchen/book.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { isDay } from '#/domain/riyadh-time.ts'

/** An amount of one portion as a decimal text; null: not measured. */
const amount = z
  .string()
  .max(20, 'kitchen-quantity')
  .default('')
  .transform((typed, context): string | null => {
    const read = readQuantity(typed)
    if ('problem' in read && read.problem === 'empty') return null
    if ('value' in read && /^\d{1,6}(\.\d{1,4})?$/.test(read.text)) return read.text
    context.addIssue({ code: 'custom', message: 'kitchen-quantity' })
    return z.NEVER
  })

const result = z
  .strictObject({
    intent: z.literal('add'),
    clientKey: z.uuid('unreadable'),
    measuredOn: z.string('duty-day').refine(isDay, 'duty-day'),
    laboratory: z.string().trim().min(1, 'required').max(120, 'too-long'),
    ...(Object.fromEntries(nutrients.map((name) => [name, amount])) as Record<Nutrient, typeof amount>),
    file: z.unknown().optional(),
  })
  .transform((given, context) => {
    const amounts = Object.fromEntries(
      nutrients.flatMap((name) => (given[name] === null ? [] : [[name, given[name]]])),
    ) as Partial<Record<Nutrient, string>>
    if (Object.keys(amounts).length === 0) {
      context.addIssue({ code: 'custom', path: ['kcal'], message: 'required' })
      return z.NEVER
    }
    const { intent, clientKey, measuredOn, laboratory } = given
    return { intent, clientKey, measuredOn, laboratory, amounts }
  })

/** Results of a laboratory: add one, take one back. */
export const labForm = z.union([
  z.strictObject({ intent: z.literal('withdraw'), result: z.uuid('unreadable') }),
  result,
])
