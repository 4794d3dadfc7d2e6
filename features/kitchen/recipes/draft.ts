import { z } from 'zod'
import { type Allergen, allergens, bases, type BookLine, type BookRecipe, recipeKinds } from '#/domain/kitchen/book.ts'
import { mostMentions } from '#/domain/kitchen/mentions.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { ratio, times } from '#/domain/rational.ts'

/** Rows that a version holds at most. */
export const mostLines = 120
export const mostSteps = 60
/** Photos of a step at most. */
export const mostPhotos = 3

export const outputUnits = ['g', 'kg', 'ml', 'l', 'piece'] as const
export const scalingRules = ['linear', 'fixed', 'whole', 'damped'] as const

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .transform((text) => text || null)
    .nullable()
/** As readQuantity writes it: a decimal, or a fraction of whole numbers. */
const exactPattern = /^\d{1,9}(\.\d{1,6})?$|^\d{1,6}\/[1-9]\d{0,5}$/
const positive = z.string().refine((text) => exactPattern.test(text) && readExact(text).n > 0n, 'bad-quantity')
const atMost = (most: number) =>
  z.string().refine((text) => /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) <= most, 'bad-quantity')

const line = z
  .strictObject({
    id: z.uuid(),
    ingredientId: z.uuid().nullable(),
    recipeId: z.uuid().nullable(),
    quantity: positive.nullable(),
    unit: z.string().trim().min(1).max(40),
    basis: z.enum(bases),
    preparationId: z.uuid().nullable(),
    scaling: z.enum(scalingRules),
    damping: atMost(1).nullable(),
    optional: z.boolean(),
    heading: words(80),
    noteEn: words(200),
    noteAr: words(200),
  })
  .refine(({ ingredientId, recipeId }) => (ingredientId === null) !== (recipeId === null))
  .refine(({ scaling, damping }) => (scaling === 'damped') === (damping !== null))

const step = z
  .strictObject({
    id: z.uuid(),
    textEn: words(1000),
    textAr: words(1000),
    timerSeconds: z.number().int().min(1).max(259_200).nullable(),
    temperature: z.number().int().min(-60).max(400).nullable(),
    station: words(60),
    photoIds: z.array(z.uuid()).max(mostPhotos).default([]),
    lineIds: z.array(z.uuid()).max(mostMentions).default([]),
  })
  .refine(({ textEn, textAr }) => textEn !== null || textAr !== null)

const unique = (rows: readonly { id: string }[]): boolean => new Set(rows.map(({ id }) => id)).size === rows.length

/** Everything that a version of a recipe says, as the sheet sends it. */
export const draftSchema = z
  .strictObject({
    kind: z.enum(recipeKinds),
    nameEn: words(120),
    nameAr: words(120),
    outputQuantity: positive.nullable(),
    outputUnit: z.enum(outputUnits).nullable(),
    pieceEn: words(40),
    pieceAr: words(40),
    portions: positive,
    allowance: atMost(100),
    crossContact: z.array(z.enum(allergens)).max(allergens.length),
    labourMinutes: positive.nullable(),
    lines: z.array(line).max(mostLines).refine(unique),
    steps: z.array(step).max(mostSteps).refine(unique),
  })
  .refine(({ nameEn, nameAr }) => nameEn !== null || nameAr !== null)
  .refine(({ outputQuantity, outputUnit }) => (outputQuantity === null) === (outputUnit === null))

export type Draft = z.output<typeof draftSchema>
export type DraftLine = Draft['lines'][number]
export type DraftStep = Draft['steps'][number]

const lineOf = (row: DraftLine): BookLine => ({
  id: row.id,
  of: row.ingredientId === null ? { recipeId: row.recipeId! } : { ingredientId: row.ingredientId },
  quantity: row.quantity === null ? null : readExact(row.quantity),
  unit: row.unit,
  basis: row.basis,
  preparationId: row.preparationId,
  scaling: row.scaling === 'damped' ? { rule: 'damped', r: readExact(row.damping ?? '1') } : { rule: row.scaling },
  optional: row.optional,
})

type Figures = Omit<Draft, 'steps' | 'pieceEn' | 'pieceAr' | 'crossContact'> & { crossContact: readonly string[] }

/** A version as the rules of the kitchen read it. */
export const bookRecipeOf = (id: string, versionId: string, draft: Figures): BookRecipe => ({
  id,
  versionId,
  names: { en: draft.nameEn, ar: draft.nameAr },
  kind: draft.kind,
  output:
    draft.outputQuantity === null || draft.outputUnit === null
      ? null
      : { quantity: readExact(draft.outputQuantity), unit: draft.outputUnit },
  portions: readExact(draft.portions),
  allowance: times(readExact(draft.allowance), ratio(1n, 100n)),
  crossContact: draft.crossContact as Allergen[],
  labourMinutes: draft.labourMinutes === null ? null : readExact(draft.labourMinutes),
  lines: draft.lines.map(lineOf),
})

/** A recipe that nothing is said about yet. */
export const emptyDraft = (kind: Draft['kind'], names: { en: string | null; ar: string | null }): Draft => ({
  kind,
  nameEn: names.en,
  nameAr: names.ar,
  outputQuantity: null,
  outputUnit: null,
  pieceEn: null,
  pieceAr: null,
  portions: '1',
  allowance: '0',
  crossContact: [],
  labourMinutes: null,
  lines: [],
  steps: [],
})
