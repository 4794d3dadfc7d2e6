import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recipeKinds } from '#/domain/kitchen/book.ts'
import { authorize } from '#/domain/permissions.ts'
import { archiveRecipes, takeBackRecipes } from '#/features/kitchen/recipes/change-recipe.server.ts'
import { type Draft, draftSchema, emptyDraft, mostLines, outputUnits } from '#/features/kitchen/recipes/draft.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { readSheet } from '#/features/kitchen/recipes/read-sheet.server.ts'
import { addRecipe, saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { about, field, getOperation, postOperation, versionField } from '../../operation.ts'
import { readRecipe, recipeDetails } from '../kitchen.server.ts'

const exact = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$|^\d{1,6}\/[1-9]\d{0,5}$/)
  .meta(about('A decimal or a fraction, such as 1/3.', 'رقم عشري أو كسر مثل 1/3.'))
const name = z.string().trim().min(1).max(120).nullable()
const line = z.strictObject({
  ingredient_id: field.id.nullable().default(null),
  recipe_id: field.id.nullable().default(null),
  quantity: exact.nullable().meta(about('Null: to taste.', 'القيمة null تعني حسب الذوق.')),
  unit: z.string().trim().min(1).max(40),
})
const content = {
  name_en: name.default(null),
  name_ar: name.default(null),
  portions: exact.default('1'),
  output_quantity: exact.nullable().default(null),
  output_unit: z.enum(outputUnits).nullable().default(null),
  lines: z.array(line).max(mostLines),
}
type Content = z.output<z.ZodObject<typeof content>>

/** A draft with other names, amounts and lines; steps, allergens and the rest stay as people wrote them. */
function draftWith(before: Draft, body: Content): Draft {
  const draft = draftSchema.safeParse({
    ...before,
    nameEn: body.name_en,
    nameAr: body.name_ar,
    portions: body.portions,
    outputQuantity: body.output_quantity,
    outputUnit: body.output_unit,
    lines: body.lines.map((one) => {
      const held = before.lines.find(
        ({ ingredientId, recipeId }) => ingredientId === one.ingredient_id && recipeId === one.recipe_id,
      )
      const fresh = {
        basis: 'ap',
        preparationId: null,
        scaling: 'linear',
        damping: null,
        optional: false,
        heading: null,
      }
      return {
        ...(held ?? { ...fresh, noteEn: null, noteAr: null }),
        // why: a line that is there twice is two rows
        id: randomUUID(),
        ingredientId: one.ingredient_id,
        recipeId: one.recipe_id,
        quantity: one.quantity,
        unit: one.unit,
      }
    }),
    steps: before.steps.map((step) => ({ ...step, lineIds: [] })),
  })
  if (draft.success) return draft.data
  const [issue] = draft.error.issues
  const place = issue?.path[0] === 'lines' ? `lines.${String(issue.path[1] ?? 0)}` : 'lines'
  throw new AppError('bad-value', {}, { [place]: 'unreadable' })
}

const draft = z.object({
  recipe_id: field.id,
  kind: z.enum(recipeKinds),
  name_en: z.string().nullable(),
  name_ar: z.string().nullable(),
  portions: z.string(),
  output_quantity: z.string().nullable(),
  output_unit: z.string().nullable(),
  is_draft: z
    .boolean()
    .meta(
      about('False: the newest version, from which a draft begins.', 'القيمة false تعني آخر إصدار، ومنه تبدأ المسودة.'),
    ),
  lines: z.array(
    z.object({
      ingredient_id: field.id.nullable(),
      recipe_id: field.id.nullable(),
      quantity: z.string().nullable(),
      unit: z.string(),
    }),
  ),
})

/** Draft of a recipe, its revision as version; 0 without a draft. */
async function readDraft(actor: Actor, id: string) {
  const { content: shown, revision } = await readSheet(actor, id)
  return {
    recipe_id: id,
    kind: shown.kind,
    name_en: shown.nameEn,
    name_ar: shown.nameAr,
    portions: shown.portions,
    output_quantity: shown.outputQuantity,
    output_unit: shown.outputUnit,
    is_draft: revision > 0,
    lines: shown.lines.map(({ ingredientId, recipeId, quantity, unit }) => ({
      ingredient_id: ingredientId,
      recipe_id: recipeId,
      quantity,
      unit,
    })),
    [versionField]: revision,
  }
}

export const readDraftOperation = getOperation({
  id: 'getRecipeDraft',
  path: '/recipes/{id}/draft',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: {
    en: 'The draft of the next version, with its revision as ETag',
    ar: 'مسودة الإصدار التالي، ورقم مراجعتها في ETag',
  },
  schema: 'RecipeDraft',
  item: draft,
  run: ({ actor, id }) => readDraft(actor, id),
})

export const createRecipeOperation = postOperation({
  id: 'createRecipe',
  path: '/recipes',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Add a recipe with the lines of its first draft', ar: 'إضافة وصفة مع سطور مسودتها الأولى' },
  schema: 'RecipeDraft',
  item: draft,
  body: z
    .strictObject({
      kind: z.enum(recipeKinds),
      category: z.string().trim().max(60).nullable().default(null),
      ...content,
    })
    .refine(({ name_en: en, name_ar: ar }) => en !== null || ar !== null, { path: ['name_en'] }),
  status: 201,
  run: async ({ actor, body, newId: id }) => {
    const { kind, name_en: nameEn, name_ar: nameAr, category } = body
    // why before: a draft that is refused leaves no recipe behind
    authorize(actor, 'kitchen.write')
    const wanted = draftWith(emptyDraft(kind, { en: nameEn, ar: nameAr }), body)
    await readAs(actor, (db) => refuseStrange(db, actor, body.lines))
    await addRecipe(actor, { id, kind, nameEn, nameAr, category })
    const { revision } = await readSheet(actor, id)
    if (revision === 1) await saveDraft(actor, { recipeId: id, revision, draft: wanted })
    return readDraft(actor, id)
  },
})

/** Throws `not-found` at the first line of an ingredient or a recipe that the company does not have. */
async function refuseStrange(db: Tx, actor: Actor, lines: Content['lines']): Promise<void> {
  for (const [at, { ingredient_id: ingredient, recipe_id: recipe }] of lines.entries()) {
    if ((ingredient === null) === (recipe === null)) throw new AppError('bad-value', {}, { [`lines.${at}`]: 'choose' })
    const known = await db
      .selectFrom(ingredient === null ? 'recipes' : 'ingredients')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', (ingredient ?? recipe)!)
      .executeTakeFirst()
    if (!known) throw new AppError('bad-value', {}, { [`lines.${at}`]: 'choose' })
  }
}

export const saveDraftOperation = postOperation({
  id: 'saveRecipeDraft',
  path: '/recipes/{id}/draft',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: {
    en: 'Write the draft of the next version: names, amounts and all lines',
    ar: 'كتابة مسودة الإصدار التالي: الأسماء والكميات وكل السطور',
  },
  schema: 'RecipeDraft',
  item: draft,
  body: z.strictObject(content),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    const { content: before } = await readSheet(actor, id)
    await readAs(actor, (db) => refuseStrange(db, actor, body.lines))
    await saveDraft(actor, { recipeId: id, revision: version, draft: draftWith(before, body) })
    return readDraft(actor, id)
  },
})

export const publishRecipeOperation = postOperation({
  id: 'publishRecipe',
  path: '/recipes/{id}/publish',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Publish the draft, in force from a day on', ar: 'نشر المسودة لتسري من تاريخ محدد' },
  schema: 'RecipeDetails',
  item: recipeDetails,
  body: z.strictObject({ from: field.day }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await publishRecipe(actor, { recipeId: id, revision: version, from: body.from })
    return readRecipe(actor, id)
  },
})

export const archiveRecipeOperation = postOperation({
  id: 'moveRecipe',
  path: '/recipes/{id}/steps',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: {
    en: 'Archive a recipe that no other one uses, or restore it',
    ar: 'أرشفة وصفة لا تستخدمها وصفة أخرى أو استعادتها',
  },
  schema: 'RecipeDetails',
  item: recipeDetails,
  body: z.strictObject({ step: z.enum(['archive', 'restore']) }),
  status: 200,
  run: async ({ actor, id, body }) => {
    authorize(actor, 'kitchen.publish')
    await readRecipe(actor, id)
    if (body.step === 'archive') await archiveRecipes(actor, [id])
    else await takeBackRecipes(actor, [{ id, was: 'active' }])
    return readRecipe(actor, id)
  },
})
