import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { OwnUnit } from '#/domain/kitchen/book.ts'
import { asksFirst, netOf, type PriceSource, priceInForce, type VatMode } from '#/domain/kitchen/prices.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { toBase, unitNamed } from '#/domain/kitchen/units.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Rational, rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { PriceInput } from './form.ts'
import { recordIngredient } from './hold.server.ts'
import { packPriceOf } from './price-rules.server.ts'
import { readIngredientBook, storedPrices } from './read-book.server.ts'

/** Rate of food in the Kingdom, in percent. */
export const usualRate = 15

export type NewPrice = {
  id: string
  ingredientId: string
  /** As typed: a decimal or a fraction. */
  quantity: string
  /** A standard code or an own unit. */
  unit: string
  /** Base units in the pack. */
  content: Rational
  /** Halalas of the pack; null takes back the row that it corrects. */
  amount: number | null
  mode: VatMode
  validFrom: string
  source: PriceSource
  supplier?: string | null
  document?: string | null
  branchId?: string | null
  correctsId?: string | null
  importId?: string | null
}

/** Recosts the recipes that use these ingredients, whose prices of all branches have begun. */
export async function startMoves(tx: Tx, actor: Actor, begun: ReadonlySet<string>): Promise<void> {
  if (begun.size === 0) return
  const used = await tx
    .selectFrom('recipe_lines')
    .select('ingredient_id')
    .distinct()
    .where('client_id', '=', companyOf(actor))
    .where('ingredient_id', 'is not', null)
    .execute()
  for (const { ingredient_id: ingredientId } of used)
    if (ingredientId && begun.has(ingredientId))
      await enqueue(tx, 'recipes.price-moved', { clientId: companyOf(actor), ingredientId })
}

/** Ingredients of which a price of all branches counts today; one that begins later is taken up in its first night. */
function begunIn(rows: readonly NewPrice[]): ReadonlySet<string> {
  const today = riyadhDay(now())
  return new Set(rows.flatMap((row) => (row.branchId || row.validFrom > today ? [] : [row.ingredientId])))
}

/** Adds price rows. A row that was sent before is left as it is. */
export async function insertPrices(tx: Tx, actor: Actor, rows: readonly NewPrice[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < rows.length; at += 1000) {
    const added = await tx
      .insertInto('ingredient_prices')
      .values(
        rows.slice(at, at + 1000).map((row) => ({
          id: row.id,
          client_id: companyOf(actor),
          ingredient_id: row.ingredientId,
          branch_id: row.branchId ?? null,
          supplier: row.supplier ?? null,
          quantity: row.quantity,
          unit: row.unit,
          content: `${row.content.n}/${row.content.d}`,
          amount: row.amount === null ? null : row.amount / 100,
          vat_mode: row.mode,
          vat_rate: usualRate,
          valid_from: row.validFrom,
          source: row.source,
          document: row.document ?? null,
          corrects_id: row.correctsId ?? null,
          import_id: row.importId ?? null,
          created_by: actor.id,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    ids.push(...added.map(({ id }) => id))
  }
  await startMoves(tx, actor, begunIn(rows.filter(({ id }) => ids.includes(id))))
  return ids
}

const refuse = (field: string, problem: string): never => {
  throw new AppError('bad-request', {}, { [field]: problem })
}

type Measured = Parameters<typeof toBase>[0]

/** Base units of a pack; or the field and problem that keep it from being known. */
export function packContent(
  item: Measured & { units: readonly OwnUnit[] },
  quantity: Rational,
  typed: string,
): { unit: string; content: Rational } | { problem: string } {
  const unit = unitNamed(typed, item.units)
  if (unit === null) return { problem: 'kitchen-unit-unknown' }
  if (typeof unit === 'object') return { problem: 'kitchen-unit-cup' }
  const found = toBase(item, quantity, unit)
  if ('base' in found) return { unit, content: found.base }
  const problems = {
    density: 'kitchen-needs-density',
    pieceWeight: 'kitchen-needs-piece',
    unit: 'kitchen-unit-unknown',
  }
  return { problem: problems[found.needs] }
}

/** Longest way ahead that a price may be agreed. */
const mostAhead = 366

/** Throws unless the day of a price lies within reach: prices of old days are history, not costs. */
function checkDay(validFrom: string): void {
  const latest = riyadhDay(new Date(now().getTime() + mostAhead * 86_400_000))
  if (validFrom > latest) refuse('validFrom', 'kitchen-day-far')
}

/**
 * Adds a price, or corrects one by a row that names it. A change of more than 15 % against the price in force has to be
 * confirmed: without that it throws `bad-request` at `confirmed`.
 */
export async function addPrice(
  actor: Actor,
  ingredientId: string,
  input: PriceInput & { clientKey: string; correctsId: string | null },
): Promise<void> {
  authorize(actor, 'kitchen.prices')
  authorize(actor, 'kitchen.costs')
  await takeAttempt('kitchen by account', actor.id)
  checkDay(input.validFrom)
  await asActor(actor, async (tx) => {
    const id = recordId(ingredientId)
    const item = (await readIngredientBook(tx, { on: input.validFrom, ids: [id] })).get(id)
    // a merged ingredient has prices of its own no more
    if (!item || item.id !== id) throw new AppError('not-found')
    const pack = packContent(item, input.quantity.value, input.unit)
    if ('problem' in pack) return refuse('unit', pack.problem)
    if (input.branchId !== null) await checkBranch(tx, actor, input.branchId)
    const rows = (await storedPrices(tx, companyOf(actor), [id])).get(id) ?? []
    if (rows.some((row) => row.id === input.clientKey)) return
    if (input.correctsId !== null && !rows.some((row) => row.id === input.correctsId)) throw new AppError('not-found')
    if (rows.some((row) => row.correctsId !== null && row.correctsId === input.correctsId))
      throw new AppError('changed-meanwhile')
    const others = rows.filter((row) => row.id !== input.correctsId)
    const before = priceInForce(others, { on: input.validFrom, branchId: input.branchId })
    const known = before && packPriceOf(before)
    const price = {
      amount: rational(input.amount),
      mode: input.vatMode,
      rate: rational(usualRate),
      content: pack.content,
    }
    if (!input.confirmed && asksFirst(known && netOf(known), netOf(price))) refuse('confirmed', 'kitchen-price-jump')
    await insertPrices(tx, actor, [
      {
        ...input,
        id: input.clientKey,
        ingredientId: id,
        quantity: input.quantity.text,
        unit: pack.unit,
        content: pack.content,
        mode: input.vatMode,
        source: 'typed',
      },
    ])
    await recordIngredient(tx, actor, input.correctsId ? 'ingredient.correct-price' : 'ingredient.price', id, {
      after: {
        pack: `${input.quantity.text} ${pack.unit}`,
        vat: input.vatMode,
        from: input.validFrom,
      },
    })
  })
}

async function checkBranch(tx: Tx, actor: Actor, branchId: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', branchId)
    .executeTakeFirst()
  if (!branch) refuse('branchId', 'choose-place')
}

/** Takes a price back by a row that names it: the one before counts again, and both stay in the history. */
export async function takeBackPrice(
  actor: Actor,
  ingredientId: string,
  { clientKey, priceId }: { clientKey: string; priceId: string },
): Promise<void> {
  authorize(actor, 'kitchen.prices')
  authorize(actor, 'kitchen.costs')
  await asActor(actor, async (tx) => {
    const id = recordId(ingredientId)
    const rows = (await storedPrices(tx, companyOf(actor), [id])).get(id) ?? []
    const wrong = rows.find((row) => row.id === priceId)
    if (!wrong || wrong.amount === null) throw new AppError('not-found')
    if (rows.some(({ correctsId }) => correctsId === priceId)) throw new AppError('changed-meanwhile')
    await insertPrices(tx, actor, [
      {
        id: clientKey,
        ingredientId: id,
        quantity: wrong.quantity,
        unit: wrong.unit,
        content: readExact(wrong.content),
        amount: null,
        mode: wrong.mode,
        validFrom: wrong.validFrom,
        source: 'typed',
        branchId: wrong.branchId,
        correctsId: priceId,
      },
    ])
    await recordIngredient(tx, actor, 'ingredient.take-back-price', id, {
      before: { pack: `${wrong.quantity} ${wrong.unit}`, from: wrong.validFrom },
    })
  })
}
