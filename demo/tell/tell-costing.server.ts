import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { halalas } from '#/domain/money.ts'
import { rational } from '#/domain/rational.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { addChannel, readChannels } from '#/features/kitchen/calculator/channels.server.ts'
import { saveDishPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { addPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { movePrice } from '#/features/kitchen/moves/move-price.server.ts'
import { costRecipe } from '#/features/kitchen/recipes/snapshots.server.ts'
import { importSales } from '#/features/kitchen/sales/import-sales.server.ts'
import { readSales } from '#/features/kitchen/sales/read-sales.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { type DemoSale, dallahSales, demoChannels, saffronSales } from '../kitchen/sales.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'
import { demoRecipeId } from './tell-recipes.server.ts'

type Company = 'saffron' | 'dallah'
/** Days of sales; the prices are those of their time. */
const daysOfSales = 60
/** Days ago from which recipes, and so their prices, are in force. */
const daysInForce = 20

const channelId = (company: Company, en: string): string => sameIdFor('channel', company, en)

/** Portions of a day: more at the end of the week, the same at every seeding. */
const portionsOn = (day: string, base: number, place: number): number => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const lift = weekday === 4 || weekday === 5 ? 1.3 : weekday === 6 ? 1.15 : 0.9
  const wave = 1 + (((Number(day.slice(8)) * 7 + place * 5) % 11) - 5) / 50
  return Math.round(base * lift * wave)
}

function fileOf(branches: readonly string[], sales: readonly DemoSale[], at: Date): string {
  const today = riyadhDay(at)
  const rows = ['Date,Branch,Order type,Item,Quantity,Gross sales,Discount']
  for (let ago = daysOfSales; ago > 0; ago -= 1) {
    const day = addDays(today, -ago)
    for (const [place, branch] of branches.entries())
      for (const [at_, { en, riyals, portions }] of sales.entries())
        for (const [index, channel] of demoChannels.entries()) {
          const count = portionsOn(day, portions * (channel.share / branches.length), at_ + index + place)
          if (count > 0) rows.push([day, branch, channel.en, en, count, (count * riyals).toFixed(2), 0].join(','))
        }
  }
  // a name that no dish is known for yet, as in every till
  for (let ago = 7; ago > 0; ago -= 1)
    rows.push([addDays(today, -ago), branches[0], 'Dine-in', 'Gift card 100', 2, '200.00', 0].join(','))
  return Buffer.from(rows.join('\n')).toString('base64')
}

const branchNames = (owner: Actor): Promise<string[]> =>
  readAs(owner, async (db) => {
    const rows = await db
      .selectFrom('branches')
      .select('name')
      .where('client_id', '=', companyOf(owner))
      .where('closed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('name')
      .limit(2)
      .execute()
    return rows.map(({ name }) => name)
  })

async function tellCompany(owner: Actor, company: Company, sales: readonly DemoSale[], at: Date): Promise<void> {
  const start = addMinutes(startOfDay(addDays(riyadhDay(at), -daysInForce)), 12 * 60)
  await happeningAt(start, async () => {
    for (const channel of demoChannels)
      await addChannel(owner, channelId(company, channel.en), {
        nameEn: channel.en,
        nameAr: channel.ar,
        kind: channel.kind,
        branch: null,
        commission: channel.commission,
        base: channel.base,
        payment: channel.payment,
        fee: 0,
        items: '1',
        packaging: channel.packaging,
      })
    for (const { en, riyals } of sales) {
      const prices = [
        { channelId: null, branchId: null, halalas: halalas(riyals) },
        ...demoChannels.flatMap(({ en: name, dearer }) =>
          dearer > 0
            ? [{ channelId: channelId(company, name), branchId: null, halalas: halalas(riyals + dearer) }]
            : [],
        ),
      ]
      const key = sameIdFor('dish-price', company, en)
      await saveDishPrices(owner, { recipeId: demoRecipeId(company, en), startsOn: riyadhDay(start), prices, key })
    }
  })
  const branches = await branchNames(owner)
  if (branches.length === 0 || (await readSales(owner)).imports.length > 0) return
  await happeningAt(addMinutes(startOfDay(riyadhDay(at)), 60), () =>
    importSales(owner, {
      id: sameIdFor('sales', company),
      content: fileOf(branches, sales, at),
      branch: null,
      fileName: 'sales-60-days.csv',
      replace: false,
    }),
  )
}

/** Milk became dearer this morning: the dishes with it moved, the mandi did not. */
async function tellMilk(owner: Actor, at: Date): Promise<void> {
  const clientId = companyOf(owner)
  const ingredientId = demoIngredientId('saffron', 'Full-fat milk')
  const today = riyadhDay(at)
  await happeningAt(addMinutes(startOfDay(today), 90), async () => {
    for (const { en } of saffronSales) await costRecipe({ clientId, recipeId: demoRecipeId('saffron', en) })
    await addPrice(owner, ingredientId, {
      clientKey: sameIdFor('price', 'saffron', 'Full-fat milk', 'dearer'),
      correctsId: null,
      quantity: { value: rational(1), text: '1' },
      unit: 'carton',
      amount: halalas('68.31'),
      vatMode: 'included',
      validFrom: today,
      supplier: null,
      document: null,
      branchId: null,
      confirmed: true,
    })
    await movePrice({ clientId, ingredientId })
  })
}

/** Channels, prices and 60 days of sales of both companies. */
export async function tellCosting({ saffron, dallah }: Cast, at: Date): Promise<void> {
  if ((await readChannels(saffron)).channels.length > 0) return
  await tellCompany(saffron, 'saffron', saffronSales, at)
  await tellCompany(dallah, 'dallah', dallahSales, at)
  await tellMilk(saffron, at)
}
