import type { Actor } from '#/domain/actor.ts'
import { allergens, nutrients } from '#/domain/kitchen/book.ts'
import { exactText, readExact } from '#/domain/kitchen/quantity.ts'
import { usualStorage } from '#/domain/kitchen/ingredient.ts'
import { parseHalalas } from '#/domain/money.ts'
import { ratio, type Rational, times } from '#/domain/rational.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { addIngredient } from '#/features/kitchen/ingredients/add-ingredient.server.ts'
import { addPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { declareRestFree, saveAllergens } from '#/features/kitchen/ingredients/declare-allergens.server.ts'
import type { AllergensInput, NutrientsInput } from '#/features/kitchen/ingredients/form.ts'
import { readIngredient } from '#/features/kitchen/ingredients/read-ingredient.server.ts'
import { saveNutrients } from '#/features/kitchen/ingredients/save-nutrients.server.ts'
import { savePreparation } from '#/features/kitchen/ingredients/yields/save-preparation.server.ts'
import { addYieldTest } from '#/features/kitchen/ingredients/yields/test-yields.server.ts'
import { saveUnits } from '#/features/kitchen/ingredients/save-units.server.ts'
import type { Cast } from '../demo-person.server.ts'
import type { DemoIngredient } from '../kitchen/ingredient-kinds.ts'
import { dallahIngredients, saffronIngredients } from '../kitchen/ingredients.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

/** Id of an ingredient of a demo company, by its English name. */
export const demoIngredientId = (company: 'saffron' | 'dallah', en: string): string =>
  sameIdFor('ingredient', company, en)
/** Id of a preparation of one, by its English name. */
export const demoPreparationId = (company: 'saffron' | 'dallah', ingredient: string, en: string): string =>
  sameIdFor('preparation', company, ingredient, en)

type Company = 'saffron' | 'dallah'
const dayOf = (at: Date, daysAgo: number) => addDays(riyadhDay(at), -daysAgo)
const morning = (day: string, minutes: number) => addMinutes(startOfDay(day), 8 * 60 + minutes)
const share = (percent: string) => times(readExact(percent), ratio(1n, 100n))
const typed = (text: string) => ({ value: readExact(text), text })

async function addOne(owner: Actor, company: Company, one: DemoIngredient): Promise<string> {
  const id = demoIngredientId(company, one.en)
  await addIngredient(owner, {
    id,
    base: one.base,
    nameEn: one.en,
    nameAr: one.ar,
    category: one.category,
    storage: usualStorage(one.category),
    sku: null,
    barcode: null,
    isSalt: one.isSalt ?? false,
  })
  const { revision } = await readIngredient(owner, id)
  if (revision === 1 && (one.units || one.density || one.pieceWeight))
    await saveUnits(owner, id, {
      intent: 'units',
      revision: 1,
      name: (one.units ?? []).map(({ name }) => name),
      nameAr: (one.units ?? []).map(({ nameAr }) => nameAr),
      content: (one.units ?? []).map(({ content }) => content),
      of: (one.units ?? []).map(({ of }) => of),
      density: one.density ? typed(one.density) : null,
      pieceWeight: one.pieceWeight ? typed(one.pieceWeight) : null,
    })
  return id
}

/** Grams of the raw good in the tests of a preparation. */
const weighed = ['1000', '2500'] as const

/** Two tests of a preparation that give the yields in use. */
async function addTests(
  owner: Actor,
  id: string,
  of: { preparationId: string; trim: Rational; cooking: Rational | null },
  testedOn: string,
): Promise<void> {
  for (const gross of weighed) {
    const net = times(readExact(gross), of.trim)
    const figure = (value: Rational) => ({ value, text: exactText(value) })
    await addYieldTest(owner, id, {
      intent: 'yield-test',
      clientKey: sameIdFor('yield-test', of.preparationId, gross),
      preparationId: of.preparationId,
      gross: typed(gross),
      net: figure(net),
      cooked: of.cooking && figure(times(net, of.cooking)),
      unit: 'g',
      testedOn,
    })
  }
}

async function addYields(owner: Actor, company: Company, id: string, one: DemoIngredient, day: string): Promise<void> {
  for (const preparation of one.preparations ?? []) {
    const preparationId = demoPreparationId(company, one.en, preparation.en)
    const trim = share(preparation.trim)
    const cooking = preparation.cooking ? share(preparation.cooking) : null
    await savePreparation(owner, id, {
      intent: 'preparation',
      clientKey: preparationId,
      preparationId: null,
      nameEn: preparation.en,
      nameAr: preparation.ar,
      trim,
      cooking,
      source: preparation.source,
      measuredOn: day,
    })
    if (preparation.source === 'test') await addTests(owner, id, { preparationId, trim, cooking }, day)
  }
}

async function declare(owner: Actor, id: string, one: DemoIngredient): Promise<void> {
  if (one.category === 'packaging') return
  const states = Object.fromEntries(
    allergens.map((group) => [
      group,
      one.contains?.includes(group) ? 'contains' : one.may?.includes(group) ? 'may' : '',
    ]),
  ) as Omit<AllergensInput, 'intent' | 'evidence'>
  await saveAllergens(owner, id, { intent: 'allergens', evidence: 'label', ...states })
  if (one.restFree) await declareRestFree(owner, id)
  const values = Object.fromEntries(nutrients.map((name) => [name, one.nutrients[name] ?? null])) as Omit<
    NutrientsInput,
    'intent' | 'source'
  >
  await saveNutrients(owner, id, { intent: 'nutrients', source: 'usda', ...values })
}

async function addPrices(owner: Actor, company: Company, id: string, one: DemoIngredient, at: Date, minutes: number) {
  for (const { quantity, unit, riyals, daysAgo } of one.prices) {
    const day = dayOf(at, daysAgo)
    await happeningAt(morning(day, minutes), () =>
      addPrice(owner, id, {
        clientKey: sameIdFor('price', company, one.en, day),
        correctsId: null,
        quantity: typed(quantity),
        unit,
        amount: parseHalalas(riyals) ?? 0,
        vatMode: 'included',
        validFrom: day,
        supplier: one.supplier,
        document: null,
        branchId: null,
        confirmed: true,
      }),
    )
  }
}

async function tellKitchen(owner: Actor, company: Company, all: readonly DemoIngredient[], at: Date): Promise<void> {
  const first = dayOf(at, 100)
  for (const [index, one] of all.entries()) {
    const id = demoIngredientId(company, one.en)
    const isTold = await readIngredient(owner, id).then(
      ({ prices }) => prices.length === one.prices.length,
      () => false,
    )
    if (isTold) continue
    await happeningAt(morning(first, index), async () => {
      await addOne(owner, company, one)
      await addYields(owner, company, id, one, first)
      await declare(owner, id, one)
    })
    await addPrices(owner, company, id, one, at, index)
  }
}

/** Ingredients of both companies with units, yields, prices of several months, allergens and nutrients. */
export async function tellIngredients({ saffron, dallah }: Cast, at: Date): Promise<void> {
  await tellKitchen(saffron, 'saffron', saffronIngredients, at)
  await tellKitchen(dallah, 'dallah', dallahIngredients, at)
}
