import type { Actor } from '#/domain/actor.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { saveShelfLife } from '#/features/kitchen/recipes/change-category.server.ts'
import type { Draft } from '#/features/kitchen/recipes/draft.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { readSheet } from '#/features/kitchen/recipes/read-sheet.server.ts'
import { addRecipe, saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { storeStepPhoto } from '#/features/kitchen/recipes/step-photos.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { platePicture } from '../kitchen/plate-picture.server.ts'
import { demoCategory } from '../kitchen/recipe-categories.ts'
import type { DemoRecipe } from '../kitchen/recipe-kinds.ts'
import { dallahRecipes, saffronRecipes } from '../kitchen/recipes.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId, demoPreparationId } from './tell-ingredients.server.ts'

type Company = 'saffron' | 'dallah'

/** Id of a recipe of a demo company, by its English name. */
export const demoRecipeId = (company: Company, en: string): string => sameIdFor('recipe', company, en)

/** How long a prep keeps in the cold. */
const hoursKept = 72

/** Days since the recipes are in force: after the prices of today. */
const daysInForce = 20

const lineId = (company: Company, en: string, at: number): string => sameIdFor('recipe-line', company, en, String(at))

const platePhotoId = (company: Company, en: string, at: number): string =>
  sameIdFor('recipe-photo', company, en, String(at))

function draftOf(company: Company, recipe: DemoRecipe): Draft {
  return {
    kind: recipe.kind,
    nameEn: recipe.en,
    nameAr: recipe.ar,
    outputQuantity: recipe.output?.quantity ?? null,
    outputUnit: recipe.output?.unit ?? null,
    pieceEn: recipe.output?.pieceEn ?? null,
    pieceAr: recipe.output?.pieceAr ?? null,
    portions: recipe.portions,
    allowance: recipe.allowance ?? '0',
    crossContact: [],
    labourMinutes: null,
    lines: recipe.lines.map((line, at) => {
      const isRecipe = line.of.startsWith('@')
      const preparation = line.preparation
      return {
        id: lineId(company, recipe.en, at),
        ingredientId: isRecipe ? null : demoIngredientId(company, line.of),
        recipeId: isRecipe ? demoRecipeId(company, line.of.slice(1)) : null,
        quantity: line.quantity,
        unit: line.unit,
        basis: preparation ? (line.cooked ? 'cooked' : 'ep') : 'ap',
        preparationId: preparation ? demoPreparationId(company, line.of, preparation) : null,
        scaling: line.of === 'Salt' ? 'damped' : 'linear',
        damping: line.of === 'Salt' ? '0.5' : null,
        optional: false,
        heading: null,
        noteEn: null,
        noteAr: null,
      }
    }),
    steps: recipe.steps.map((step, at) => ({
      id: sameIdFor('recipe-step', company, recipe.en, String(at)),
      textEn: step.en,
      textAr: step.ar,
      timerSeconds: step.minutes === undefined ? null : step.minutes * 60,
      temperature: step.temperature ?? null,
      station: step.station ?? null,
      photoIds: step.plate ? [platePhotoId(company, recipe.en, at)] : [],
      lineIds: recipe.lines.flatMap(({ of }, place) =>
        step.uses?.includes(of) ? [lineId(company, recipe.en, place)] : [],
      ),
    })),
  }
}

async function tellCompany(owner: Actor, company: Company, recipes: readonly DemoRecipe[], at: Date): Promise<void> {
  const from = addDays(riyadhDay(at), -daysInForce)
  for (const [index, recipe] of recipes.entries()) {
    const recipeId = demoRecipeId(company, recipe.en)
    const isTold = await readSheet(owner, recipeId).then(
      ({ versions }) => versions.length > 0,
      () => false,
    )
    if (isTold) continue
    await happeningAt(addMinutes(startOfDay(from), 10 * 60 + index), async () => {
      await addRecipe(owner, {
        id: recipeId,
        kind: recipe.kind,
        nameEn: recipe.en,
        nameAr: recipe.ar,
        category: demoCategory(recipe),
      })
      for (const [place, { plate }] of recipe.steps.entries())
        if (plate)
          await storeStepPhoto(owner, {
            recipeId,
            id: platePhotoId(company, recipe.en, place),
            bytes: new Uint8Array(await platePicture()),
          })
      const { revision } = await readSheet(owner, recipeId)
      const saved = await saveDraft(owner, { recipeId, revision, draft: draftOf(company, recipe) })
      await publishRecipe(owner, { recipeId, revision: saved.revision, from })
      if (recipe.kind === 'prep') await saveShelfLife(owner, recipeId, hoursKept)
    })
  }
}

/** Recipes of both companies with their steps, published, the inner ones first. */
export async function tellRecipes({ saffron, dallah }: Cast, at: Date): Promise<void> {
  await tellCompany(saffron, 'saffron', saffronRecipes, at)
  await tellCompany(dallah, 'dallah', dallahRecipes, at)
}
