import { z } from 'zod'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { testUnits } from '#/domain/kitchen/yields.ts'
import type { Rational } from '#/domain/rational.ts'
import { day, named, optional, optionalQuantity, problems, quantity } from '../fields.ts'

const percent = z
  .string()
  .max(20, 'kitchen-quantity')
  .transform((typed, context): Rational | null => {
    const text = typed.replace(/[%٪]/g, '').trim()
    if (text === '') return null
    const read = readQuantity(text)
    if ('value' in read) return { n: read.value.n, d: read.value.d * 100n }
    context.addIssue({ code: 'custom', message: problems[read.problem] })
    return z.NEVER
  })
const yieldSource = z.enum(['test', 'supplier', 'handbook', 'guess'], 'choose')
export const yieldSources = yieldSource.options

/** A preparation with its yields as typed. */
export const preparation = z
  .strictObject({
    intent: z.literal('preparation'),
    clientKey: z.uuid('unreadable'),
    /** Empty: a new one. */
    preparationId: z.union([z.literal('').transform(() => null), z.uuid('unreadable')]).default(null),
    nameEn: optional(80),
    nameAr: optional(80),
    trim: percent,
    cooking: percent,
    source: yieldSource,
    measuredOn: day,
  })
  .superRefine(named)

/** A weighed test: as purchased, trimmed, cooked, in one unit. */
export const yieldTest = z.strictObject({
  intent: z.literal('yield-test'),
  clientKey: z.uuid('unreadable'),
  preparationId: z.uuid('unreadable'),
  gross: quantity,
  net: quantity,
  cooked: optionalQuantity,
  unit: z.enum(testUnits, 'choose'),
  testedOn: day,
})
/** The yields of a preparation from so many tests. */
export const testedYield = z.strictObject({
  intent: z.literal('tested-yield'),
  preparationId: z.uuid('unreadable'),
  tests: z.coerce.number('unreadable').int().min(1),
})

export type PreparationInput = z.output<typeof preparation>
export type YieldTestInput = z.output<typeof yieldTest>
