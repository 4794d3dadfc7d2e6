import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { costsOf, type RecipeCost } from '#/domain/kitchen/cost.ts'
import { priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { isNegative, minus, percent, percentOf, zero } from '#/domain/kitchen/figures.ts'
import { marginAt, netPrice, noTerms, type TargetPrice, targetPrice } from '#/domain/kitchen/margins.ts'
import { byMonthlyChange, changePercent, monthlyChange, monthlySum, portionsAMonth } from '#/domain/kitchen/moves.ts'
import { isRegistered } from '#/domain/kitchen/prices.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { isLess, plus, type Rational, rational } from '#/domain/rational.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Channel, packagingOf, selectChannels, termsOf } from '#/features/kitchen/calculator/channels.server.ts'
import { type PriceRow, selectPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { readSold, soldOf } from '#/features/kitchen/sales/read-sold.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { now } from '#/platform/clock.ts'

/** Days that a move stays on the page. */
const mostDays = 90
/** Minutes in which a dismissed or priced move can be reopened. */
export const undoMinutes = 10

type Names = { en: string | null; ar: string | null }

export type Move = {
  id: string
  recipeId: string
  dish: Names
  ingredientId: string
  ingredient: Names
  on: Day
  source: string
  /** Change of the price of the ingredient in per cent. */
  price: Rational | null
  before: Rational
  after: Rational
  /** Halalas a month; null: no sales known. */
  monthly: Rational | null
  portions: Rational | null
  /** Food cost of the net price of all, in per cent; null without a price. */
  foodBefore: Rational | null
  foodAfter: Rational | null
  isOverTarget: boolean
  /** Price in force of all channels, in halalas. */
  priceNow: number | null
  target: TargetPrice | null
  /** Margin of a portion at the price of target. */
  targetMargin: Rational | null
  /** Lowest margin of a portion over the channels. */
  lowestMargin: Rational | null
  state: 'new' | 'seen' | 'done'
  outcome: 'priced' | 'dismissed' | null
  reason: string | null
}

export type MovesPage = {
  today: Day
  until: Day | null
  targetPercent: string
  moves: Move[]
  /** Done in the last minutes; they can be reopened. */
  done: Move[]
  total: Rational
  mayChange: boolean
}

type Row = {
  id: string
  recipe_id: string
  ingredient_id: string
  moved_on: Day
  source: string
  state: Move['state']
  outcome: Move['outcome']
  reason: string | null
  figures: string[]
  dish_en: string | null
  dish_ar: string | null
  item_en: string | null
  item_ar: string | null
}

async function selectMoves(db: Tx, company: string, on: Day): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.recipe_id, m.ingredient_id, m.moved_on, m.source, m.state, m.outcome, m.reason,
      array[m.price_before_n, m.price_before_d, m.price_after_n, m.price_after_d, m.cost_before_n, m.cost_before_d, m.cost_after_n, m.cost_after_d]::text[] as figures,
      r.name_en as dish_en, r.name_ar as dish_ar, i.name_en as item_en, i.name_ar as item_ar
    from app.cost_moves m
    join app.recipes r on r.client_id = m.client_id and r.id = m.recipe_id
    join app.ingredients i on i.client_id = m.client_id and i.id = m.ingredient_id
    where m.client_id = ${company}::uuid and m.moved_on > ${addDays(on, -mostDays)}::date
      and (m.state <> 'done' or m.done_at > ${new Date(now().getTime() - undoMinutes * 60_000).toISOString()}::timestamptz)
    order by m.moved_on desc, m.id limit 500`.execute(db)
  return rows
}

type Around = {
  on: Day
  isRegistered: boolean
  target: Rational
  channels: Channel[]
  prices: PriceRow[]
  costs: ReadonlyMap<string, RecipeCost>
}

/** Margin of a portion in each channel with a price, the lowest of them; null without any. */
function lowestMargin(recipeId: string, food: Rational, around: Around): Rational | null {
  const own = around.prices.filter((price) => price.recipeId === recipeId)
  const packaging = around.costs.get(recipeId)?.packaging ?? zero
  const places = around.channels.length > 0 ? around.channels : [null]
  const margins = places.flatMap((channel) => {
    const price = priceInForce(own, { channelId: channel?.id ?? null, branchId: null, on: around.on })
    if (!price) return []
    const costs = { food, packaging: plus(packaging, channel ? packagingOf(channel) : zero), labour: null }
    const terms = channel ? termsOf(channel) : noTerms
    const sale = { costs, terms, isRegistered: around.isRegistered, promotion: zero }
    return [marginAt(rational(price.halalas), sale).margin]
  })
  return margins.toSorted((a, b) => (isLess(a, b) ? -1 : 1))[0] ?? null
}

const pair = (figures: readonly string[], at: number): Rational => ({
  n: BigInt(figures[at]!),
  d: BigInt(figures[at + 1]!),
})

function moveOf(row: Row, around: Around, portions: Rational | null): Move {
  const { on, isRegistered: registered, target: share } = around
  const [priceBefore, priceAfter] = [pair(row.figures, 0), pair(row.figures, 2)]
  const [before, after] = [pair(row.figures, 4), pair(row.figures, 6)]
  const own = around.prices.filter(({ recipeId }) => recipeId === row.recipe_id)
  const price = priceInForce(own, { channelId: null, branchId: null, on })
  const net = price && netPrice(rational(price.halalas), registered)
  // why: the dish may have moved again since; a price is set for what it costs now
  const costNow = around.costs.get(row.recipe_id)?.portion ?? after
  const target = targetPrice(costNow, share, registered, { step: rational(50), direction: 'up' })
  const packaging = around.costs.get(row.recipe_id)?.packaging ?? zero
  const sale = {
    costs: { food: costNow, packaging, labour: null },
    terms: noTerms,
    isRegistered: registered,
    promotion: zero,
  }
  const foodAfter = net && percentOf(after, net)
  return {
    id: row.id,
    recipeId: row.recipe_id,
    dish: { en: row.dish_en, ar: row.dish_ar },
    ingredientId: row.ingredient_id,
    ingredient: { en: row.item_en, ar: row.item_ar },
    on: row.moved_on,
    source: row.source,
    price: changePercent(priceBefore, priceAfter),
    before,
    after,
    monthly: monthlyChange(minus(after, before), portions),
    portions,
    foodBefore: net && percentOf(before, net),
    foodAfter,
    isOverTarget: foodAfter !== null && isNegative(minus(percentOf(share, rational(1))!, foodAfter)),
    priceNow: price?.halalas ?? null,
    target,
    targetMargin: target && marginAt(target.price, sale).margin,
    lowestMargin: lowestMargin(row.recipe_id, after, around),
    state: row.state,
    outcome: row.outcome,
    reason: row.reason,
  }
}

/** Moves of a company with their riyals a month, as the reader sees them. */
export async function movesOfCompany(db: Tx, company: string, on: Day) {
  const rows = await selectMoves(db, company, on)
  const ids = [...new Set(rows.map(({ recipe_id: id }) => id))]
  const settings = await kitchenSettings(db, company)
  const book = await readBook(db, { clientId: company, on, ids })
  const around: Around = {
    on,
    isRegistered: isRegistered(settings.vat, on),
    target: percent(String(settings.targetFoodCost)),
    channels: await selectChannels(db, company),
    prices: await selectPrices(db, company, ids),
    costs: costsOf(book, ids),
  }
  const sold = await readSold(db, company, { on, recipeIds: ids })
  const moves = rows.map((row) => {
    const portions = soldOf(sold, row.recipe_id)
    return moveOf(row, around, portions && portionsAMonth(portions))
  })
  return { moves: byMonthlyChange(moves), until: sold.until, targetPercent: String(settings.targetFoodCost) }
}

/** What moved, the most riyals a month first. */
export async function readMoves(actor: Actor): Promise<MovesPage> {
  authorize(actor, 'kitchen.costs')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const { moves, until, targetPercent } = await movesOfCompany(db, companyOf(actor), today)
    const open = moves.filter(({ state }) => state !== 'done')
    return {
      today,
      until,
      targetPercent,
      moves: open,
      done: moves.filter(({ state }) => state === 'done'),
      total: monthlySum(open),
      mayChange: may(actor, 'kitchen.publish'),
    }
  })
}
