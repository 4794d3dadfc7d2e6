import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { CalculatorChannel } from '#/domain/kitchen/calculator.ts'
import { costOf } from '#/domain/kitchen/cost.ts'
import { priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { isRegistered } from '#/domain/kitchen/prices.ts'
import { sar } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { over, type Rational, rational } from '#/domain/rational.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { readSold } from '#/features/kitchen/sales/read-sold.server.ts'
import { now } from '#/platform/clock.ts'
import { type Channel, packagingOf, selectBranches, selectChannels, termsOf } from './channels.server.ts'
import { type PriceRow, selectPrices } from './dish-prices.server.ts'

export type DishChoice = { id: string; names: { en: string | null; ar: string | null } }

/** Dishes that are sold: in force today and not archived. */
export const selectDishes = async (db: Tx, company: string, on: Day): Promise<DishChoice[]> => {
  const rows = await db
    .selectFrom('recipes as r')
    .select(['r.id', 'r.name_en', 'r.name_ar'])
    .where('r.client_id', '=', company)
    .where('r.kind', '<>', 'prep')
    .where('r.archived_at', 'is', null)
    .where((of) =>
      of.exists(
        of
          .selectFrom('recipe_versions as v')
          .select('v.id')
          .whereRef('v.client_id', '=', 'r.client_id')
          .whereRef('v.recipe_id', '=', 'r.id')
          .where('v.state', '=', 'published')
          .where('v.from_on', '<=', on),
      ),
    )
    .limit(5000)
    .execute()
  return rows.map(({ id, name_en: en, name_ar: ar }) => ({ id, names: { en, ar } }))
}

export type ChosenDish = DishChoice & {
  /** Exact halalas of a portion; with open lines the least. */
  food: Rational
  packaging: Rational
  minutes: Rational | null
  open: number
  /** Halalas in force today by channel; the empty text is the price of all. */
  prices: Record<string, number>
  /** All prices, the newest first. */
  rows: PriceRow[]
}

export type KitchenSetting = {
  /** Takes VAT off prices and gets that of purchases back. */
  isRegistered: boolean
  /** Food cost in per cent that prices aim at, as decimal text. */
  target: string
  /** Riyals of an hour of work, as decimal text; null: labour is not counted. */
  hourly: string | null
}

async function settingOf(db: Tx, company: string, on: Day): Promise<KitchenSetting> {
  const { vat, targetFoodCost, labourHour } = await kitchenSettings(db, company)
  return {
    isRegistered: isRegistered(vat, on),
    target: String(targetFoodCost),
    hourly: labourHour === null ? null : sar(rounded(labourHour)),
  }
}

export type CalculatorPage = {
  today: Day
  setting: KitchenSetting
  dishes: DishChoice[]
  dish: ChosenDish | null
  /** A dish of the address that is not there. */
  isUnknown: boolean
  channels: (Channel & { rule: CalculatorChannel })[]
  branches: { id: string; name: string }[]
  branchId: string | null
  mayChange: boolean
}

type Asked = { dishId: string | null; branchId: string | null }

async function chosenDish(
  db: Tx,
  company: string,
  on: Day,
  choice: DishChoice,
  channels: Channel[],
  branchId: string | null,
) {
  const book = await readBook(db, { clientId: company, on, ids: [choice.id], branchId: branchId ?? undefined })
  const cost = costOf(book, choice.id)
  const recipe = book.recipes.get(choice.id)
  const rows = await selectPrices(db, company, [choice.id])
  const prices: Record<string, number> = {}
  for (const channelId of [null, ...channels.map(({ id }) => id)]) {
    const held = priceInForce(rows, { channelId, branchId, on })
    if (held) prices[channelId ?? ''] = held.halalas
  }
  // why: labour is of the batch, a price is of a portion
  const minutes = recipe?.labourMinutes ? over(recipe.labourMinutes, recipe.portions) : null
  const nothing = rational(0)
  return {
    ...choice,
    food: cost?.portion ?? nothing,
    packaging: cost?.packaging ?? nothing,
    minutes,
    open: cost ? cost.open.length : 1,
    prices,
    rows,
  } satisfies ChosenDish
}

/** Everything that the calculator shows besides what is typed. */
export async function readCalculator(actor: Actor, { dishId, branchId: asked }: Asked): Promise<CalculatorPage> {
  authorize(actor, 'kitchen.costs')
  const company = companyOf(actor)
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const branches = await selectBranches(db, company)
    const branchId = branches.find(({ id }) => id === asked)?.id ?? null
    const [setting, dishes, channels] = [
      await settingOf(db, company, today),
      await selectDishes(db, company, today),
      await selectChannels(db, company, branchId),
    ]
    const choice = dishes.find(({ id }) => id === dishId)
    const dish = choice ? await chosenDish(db, company, today, choice, channels, branchId) : null
    const sold = dish ? await readSold(db, company, { on: today, branchId, recipeIds: [dish.id] }) : null
    const soldHere = dish ? sold?.of.get(dish.id) : undefined
    return {
      today,
      setting,
      dishes,
      dish,
      isUnknown: dishId !== null && !choice,
      channels: channels.map((channel) => ({
        ...channel,
        rule: {
          id: channel.id,
          terms: termsOf(channel),
          packaging: packagingOf(channel),
          sold: soldHere?.get(channel.id) ?? null,
        },
      })),
      branches,
      branchId,
      mayChange: may(actor, 'kitchen.publish'),
    }
  })
}
