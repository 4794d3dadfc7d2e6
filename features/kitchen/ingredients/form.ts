import { z } from 'zod'
import { allergens, allergenStates, baseUnits, nutrients } from '#/domain/kitchen/book.ts'
import { categories, storages } from '#/domain/kitchen/ingredient.ts'
import { evidences, mostOf, nutrientSources } from '#/domain/kitchen/nutrition.ts'
import { priceRules } from '#/domain/kitchen/price-rule.ts'
import { vatModes } from '#/domain/kitchen/prices.ts'
import { readQuantity, readRiyals } from '#/domain/kitchen/quantity.ts'
import { latinDigits } from '#/domain/digits.ts'
import { hasArabic } from '#/domain/branch-names.ts'
import { isLess, type Rational } from '#/domain/rational.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { day, named, optional, optionalQuantity, problems, quantity } from './fields.ts'
import { mostAtOnce } from './list.ts'
import { preparation, testedYield, yieldTest } from './yields/form.ts'

/** An English name has no Arabic letters, an Arabic one at least one. */
const nameEn = optional(120).refine((text) => text === null || !hasArabic(text), 'kitchen-name-en')
const nameAr = optional(120).refine((text) => text === null || hasArabic(text), 'kitchen-name-ar')
const list = z
  .string()
  .max(1500, 'too-long')
  .default('')
  .transform((text) =>
    text
      .split(/[,،\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.length <= 20 && parts.every((part) => part.length <= 120), 'too-long')

const about = {
  nameEn,
  nameAr,
  category: z.enum(categories, 'choose'),
  storage: z.union([z.literal('').transform(() => null), z.enum(storages, 'unreadable')]).default(null),
  sku: optional(60),
  barcode: z
    .string()
    .default('')
    .transform((text) => latinDigits(text).replaceAll(/\s/g, '') || null)
    .refine((text) => text === null || /^\d{8,14}$/.test(text), 'kitchen-barcode'),
  isSalt: z
    .literal('on')
    .optional()
    .transform((on) => on === 'on'),
}

const pack = {
  quantity,
  unit: z.string('required').trim().min(1, 'required').max(40, 'too-long'),
  amount: z
    .string('required')
    .trim()
    .min(1, 'required')
    .transform((typed, context) => {
      const found = readRiyals(typed)
      if (found !== null && found <= 100_000_000_00) return found
      context.addIssue({ code: 'custom', message: 'kitchen-amount' })
      return z.NEVER
    }),
  vatMode: z.enum(vatModes, 'kitchen-vat'),
  validFrom: day,
  supplier: optional(120),
  document: optional(120),
  branchId: z.union([z.literal('').transform(() => null), z.uuid('choose-place')]).default(null),
  confirmed: z
    .literal('on')
    .optional()
    .transform((on) => on === 'on'),
}
export type PriceInput = z.output<z.ZodObject<typeof pack>>

export const newIngredientForm = z
  .strictObject({ clientKey: z.uuid('unreadable'), base: z.enum(baseUnits, 'choose'), ...about })
  .superRefine(named)
  .transform(({ clientKey, ...given }) => ({ id: clientKey, ...given }))
export type NewIngredient = z.output<typeof newIngredientForm>

const revision = z.coerce.number('unreadable').int().min(1)
const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat())
const facts = z
  .strictObject({
    intent: z.literal('facts'),
    revision,
    aliases: list,
    shelfDays: z
      .string()
      .default('')
      .transform((text) => latinDigits(text).trim())
      .refine(
        (text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650),
        'kitchen-shelf',
      )
      .transform((text) => (text === '' ? null : Number(text))),
    ...about,
  })
  .superRefine(named)

const units = z.strictObject({
  intent: z.literal('units'),
  revision,
  name: several,
  nameAr: several,
  content: several,
  of: several,
  density: optionalQuantity,
  pieceWeight: optionalQuantity,
})

const price = z.strictObject({
  intent: z.literal('price'),
  clientKey: z.uuid('unreadable'),
  correctsId: z.union([z.literal('').transform(() => null), z.uuid('unreadable')]).default(null),
  ...pack,
})
const takeBack = z.strictObject({
  intent: z.literal('take-back'),
  clientKey: z.uuid('unreadable'),
  priceId: z.uuid('unreadable'),
})

const priceRule = z
  .strictObject({
    intent: z.literal('price-rule'),
    revision,
    rule: z.union([z.literal('').transform(() => null), z.enum(priceRules, 'choose')]).default(null),
    supplierId: z.union([z.literal('').transform(() => null), z.uuid('choose')]).default(null),
  })
  .superRefine(({ rule, supplierId }, context) => {
    if (rule === 'supplier' && supplierId === null)
      context.addIssue({ code: 'custom', path: ['supplierId'], message: 'choose' })
  })

const state = z.union([z.literal(''), z.enum(allergenStates)]).default('')
const declare = z.strictObject({
  intent: z.literal('allergens'),
  ...(Object.fromEntries(allergens.map((group) => [group, state])) as Record<(typeof allergens)[number], typeof state>),
  evidence: z.union([z.literal('').transform(() => null), z.enum(evidences, 'unreadable')]).default(null),
})
const restFree = z.strictObject({
  intent: z.literal('rest-free'),
  read: z.literal('on', 'kitchen-read-label'),
})
const confirmFree = z.strictObject({ intent: z.literal('confirm-free'), evidence: z.enum(evidences, 'choose') })

const amount = (most: Rational) =>
  z
    .string()
    .max(20, 'kitchen-quantity')
    .default('')
    .transform((typed, context): number | null => {
      const read = readQuantity(typed)
      if ('problem' in read && read.problem === 'empty') return null
      if ('value' in read && !isLess(most, read.value)) return Number(read.value.n) / Number(read.value.d)
      context.addIssue({ code: 'custom', message: 'problem' in read ? problems[read.problem] : 'kitchen-per-hundred' })
      return z.NEVER
    })
const values = z.strictObject({
  intent: z.literal('nutrients'),
  ...(Object.fromEntries(nutrients.map((name) => [name, amount(mostOf(name))])) as Record<
    (typeof nutrients)[number],
    ReturnType<typeof amount>
  >),
  source: z.enum(nutrientSources, 'choose'),
})

/** Steps with one ingredient. */
export const ingredientForm = z.discriminatedUnion('intent', [
  facts,
  units,
  preparation,
  yieldTest,
  testedYield,
  z.strictObject({ intent: z.literal('withdraw-test'), testId: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('drop-preparation'), preparationId: z.uuid('unreadable') }),
  price,
  priceRule,
  takeBack,
  declare,
  restFree,
  confirmFree,
  values,
  z.strictObject({ intent: z.enum(['archive', 'restore', 'accept', 'unmerge']), revision }),
  z.strictObject({ intent: z.literal('merge'), revision, into: z.uuid('kitchen-merge-into') }),
])
export type IngredientStep = z.output<typeof ingredientForm>
type Step<Intent extends IngredientStep['intent']> = Extract<IngredientStep, { intent: Intent }>
export type FactsInput = Step<'facts'>
export type PriceRuleInput = Step<'price-rule'>
export type UnitsInput = Step<'units'>
export type AllergensInput = Step<'allergens'>
export type NutrientsInput = Step<'nutrients'>

/** Steps of the list: the sample set, and bulk steps. */
export const ingredientsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('sample') }),
  z.strictObject({
    intent: z.literal('category'),
    ingredient: z
      .union([z.uuid('unreadable'), z.array(z.uuid('unreadable'))])
      .transform((given) => [given].flat())
      .refine((given) => given.length <= mostAtOnce, 'unreadable'),
    category: z.enum(categories, 'choose'),
  }),
  z.strictObject({
    intent: z.literal('undo-category'),
    before: beforeField(mostAtOnce).refine(
      (rows) => rows.every(({ was }) => categories.some((category) => category === was)),
      'unreadable',
    ),
  }),
])
