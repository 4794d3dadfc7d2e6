import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type DishPrice, priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

export type PriceRow = DishPrice & { recipeId: string }

/** Prices that were not withdrawn, by dish; those of some dishes only, where named. */
export async function selectPrices(db: Tx, company: string, recipeIds?: readonly string[]): Promise<PriceRow[]> {
  if (recipeIds?.length === 0) return []
  const rows = await db
    .selectFrom('dish_prices')
    .select(['id', 'recipe_id', 'channel_id', 'branch_id', 'price_halalas', 'starts_on'])
    .where('client_id', '=', company)
    .where('withdrawn_at', 'is', null)
    .$if(recipeIds !== undefined, (found) => found.where('recipe_id', 'in', recipeIds!))
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    recipeId: row.recipe_id,
    channelId: row.channel_id,
    branchId: row.branch_id,
    halalas: row.price_halalas,
    startsOn: row.starts_on,
  }))
}

/** The furthest day on which a price may begin. */
const latest = (today: Day): Day => addDays(today, 366)

type Key = { channelId: string | null; branchId: string | null }
export type NewPrice = Key & { halalas: number }

/** The name of the dish. Throws `not-found` where the dish, a channel or a branch is not of the company. */
async function dishOf(tx: Tx, company: string, recipeId: string, prices: readonly Key[]): Promise<string> {
  const dish = await tx
    .selectFrom('recipes')
    .select(['name_en', 'name_ar'])
    .where('client_id', '=', company)
    .where('id', '=', recordId(recipeId))
    .where('kind', '<>', 'prep')
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!dish) throw new AppError('not-found')
  const channels = [...new Set(prices.flatMap(({ channelId }) => channelId ?? []))]
  const branches = [...new Set(prices.flatMap(({ branchId }) => branchId ?? []))]
  const known = async (table: 'sales_channels' | 'branches', ids: readonly string[]) => {
    if (ids.length === 0) return true
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('client_id', '=', company)
      .where('id', 'in', ids)
      .execute()
    return rows.length === ids.length
  }
  if (!(await known('sales_channels', channels)) || !(await known('branches', branches)))
    throw new AppError('not-found')
  return dish.name_en ?? dish.name_ar ?? ''
}

type Written = NewPrice & { recipeId: string; startsOn: Day; id: string; dish: string }

/** Writes one price; another one of the same key and day is withdrawn for it. Returns its id. */
export async function writePrice(
  tx: Tx,
  actor: Actor,
  { recipeId, channelId, branchId, halalas, startsOn, id, dish }: Written,
): Promise<string> {
  await tx
    .updateTable('dish_prices')
    .set({ withdrawn_at: now(), withdrawn_by: actor.id })
    .where('client_id', '=', companyOf(actor))
    .where('recipe_id', '=', recipeId)
    .where('channel_id', channelId === null ? 'is' : '=', channelId)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .where('starts_on', '=', startsOn)
    .where('withdrawn_at', 'is', null)
    .execute()
  await tx
    .insertInto('dish_prices')
    .values({
      id,
      client_id: companyOf(actor),
      recipe_id: recipeId,
      channel_id: channelId,
      branch_id: branchId,
      price_halalas: halalas,
      starts_on: startsOn,
      created_by: actor.id,
    })
    .execute()
  await recordActivity(tx, actor, {
    action: 'dish-price.add',
    entity: 'dish-price',
    entityId: id,
    clientId: companyOf(actor),
    after: { dish, price: halalas, startsOn, branch: branchId },
  })
  return id
}

/** The key of the nth price of a form: what is sent twice is one price. */
const keyOf = (clientKey: string, index: number): string =>
  index === 0
    ? clientKey
    : `${clientKey.slice(0, -4)}${(Number.parseInt(clientKey.slice(-4), 16) ^ index).toString(16).padStart(4, '0')}`

/** Saves the prices that differ from those in force on their day. Returns how many. */
export async function saveDishPrices(
  actor: Actor,
  given: { recipeId: string; startsOn: Day; prices: readonly NewPrice[]; key: string },
): Promise<number> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('kitchen by account', actor.id)
  const today = riyadhDay(now())
  if (given.startsOn < today || given.startsOn > latest(today))
    throw new AppError('bad-request', {}, { startsOn: 'kitchen-day-ahead' })
  const company = companyOf(actor)
  return asActor(actor, async (tx) => {
    const dish = await dishOf(tx, company, given.recipeId, given.prices)
    const known = await selectPrices(tx, company, [given.recipeId])
    const { startsOn: on, recipeId } = given
    const after = [...known]
    const changed = given.prices.filter((price, index) => {
      const isBase = price.channelId === null && price.branchId === null
      const rows = isBase ? after.filter(({ channelId, branchId }) => channelId === null && branchId === null) : after
      if (priceInForce(rows, { ...price, on })?.halalas === price.halalas) return false
      // why: a channel is compared with the price of all that is saved beside it
      after.push({ ...price, id: `~${index}`, recipeId, startsOn: on })
      return true
    })
    for (const [index, price] of changed.entries())
      await writePrice(tx, actor, {
        ...price,
        recipeId: given.recipeId,
        startsOn: given.startsOn,
        id: keyOf(given.key, index),
        dish,
      })
    return changed.length
  })
}

/** Brings back the price of the same key and day that a price replaced when it was written, for an undo. */
export const restoreReplaced = (tx: Tx, company: string, priceId: string) =>
  sql`update app.dish_prices set withdrawn_at = null, withdrawn_by = null where id = (
    select old.id from app.dish_prices new join app.dish_prices old on old.client_id = new.client_id and old.recipe_id = new.recipe_id
      and old.channel_id is not distinct from new.channel_id and old.branch_id is not distinct from new.branch_id
      and old.starts_on = new.starts_on and old.id <> new.id
      and old.withdrawn_at between new.created_at - interval '10 seconds' and new.created_at + interval '10 seconds'
    where new.client_id = ${company}::uuid and new.id = ${priceId}::uuid order by old.withdrawn_at desc limit 1)`.execute(
    tx,
  )

/** Withdraws a price: the one before it counts again. */
export async function withdrawWithin(tx: Tx, actor: Actor, priceId: string): Promise<void> {
  const row = await tx
    .updateTable('dish_prices')
    .set({ withdrawn_at: now(), withdrawn_by: actor.id })
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(priceId))
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'price_halalas', 'starts_on'])
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  await recordActivity(tx, actor, {
    action: 'dish-price.withdraw',
    entity: 'dish-price',
    entityId: row.id,
    clientId: companyOf(actor),
    before: { price: row.price_halalas, startsOn: row.starts_on },
  })
}

export async function withdrawPrice(actor: Actor, priceId: string): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, (tx) => withdrawWithin(tx, actor, priceId))
}
