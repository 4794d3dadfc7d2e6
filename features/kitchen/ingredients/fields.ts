import { z } from 'zod'
import { type QuantityProblem, readQuantity } from '#/domain/kitchen/quantity.ts'
import type { Rational } from '#/domain/rational.ts'
import { isDay } from '#/domain/riyadh-time.ts'

/** What is said about a quantity that cannot be read. */
export const problems: Record<QuantityProblem, string> = {
  empty: 'required',
  unreadable: 'kitchen-quantity',
  comma: 'kitchen-comma',
  negative: 'kitchen-positive',
  'too-large': 'kitchen-large',
}

/** A typed quantity above 0, exact. */
export const quantity = z
  .string('kitchen-quantity')
  .max(40, 'kitchen-quantity')
  .transform((typed, context): { value: Rational; text: string } => {
    const read = readQuantity(typed)
    const message = 'problem' in read ? problems[read.problem] : read.value.n === 0n ? 'kitchen-positive' : null
    if (message === null && 'value' in read) return read
    context.addIssue({ code: 'custom', message: message ?? 'kitchen-quantity' })
    return z.NEVER
  })
export const optionalQuantity = z.union([
  z
    .literal('')
    .optional()
    .transform(() => null),
  quantity,
])

export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((text) => text || null)

/** One name of the two is enough. */
export const named = (given: { nameEn: string | null; nameAr: string | null }, context: z.core.$RefinementCtx) => {
  if (given.nameEn === null && given.nameAr === null)
    context.addIssue({ code: 'custom', path: ['nameEn'], message: 'kitchen-name', input: given })
}

/** A day on which prices and measurements may lie. */
export const day = z
  .string('kitchen-day')
  .refine((text) => isDay(text) && text >= '2018-01-01' && text <= '2061-12-31', 'kitchen-day')
