import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { emptyDraft } from '#/features/kitchen/recipes/draft.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { addRecipe, saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { now } from '#/platform/clock.ts'
import {
  delivery,
  received,
  receivedLine,
  receivingCompany,
  type ReceivingCompany,
  sentOrder,
} from '#/tests/receiving-setup.ts'
import { world } from '#/tests/world.ts'
import { readReceipt } from './read-receipt.server.ts'

const w = await world()
const today = riyadhDay(now())
let c: ReceivingCompany
beforeAll(async () => {
  c = await receivingCompany(w)
}, 60_000)

const failure = (code: string) => ({ code })
const prices = async (ingredientId: string) =>
  (
    await w.owner.query<Record<string, unknown>>(
      `select amount::float8 as amount, vat_mode as mode, content, source, supplier, document, valid_from::text as from
       from app.ingredient_prices where ingredient_id = $1 order by created_at, id`,
      [ingredientId],
    )
  ).rows

describe('prices on the paper', () => {
  const recosts = async () =>
    (
      await w.owner.query(`select 1 from jobs.job where name = 'recipes.price-moved' and data->>'ingredientId' = $1`, [
        c.ingredients.chicken,
      ])
    ).rowCount
  const line = (order: Awaited<ReturnType<typeof sentOrder>>, price: number, takesPrice: boolean | null) =>
    receivedLine('chicken', 1, {
      orderLineId: order.lineOf('chicken'),
      paper: { price, vatMode: 'excluded' },
      takesPrice,
    })

  test('one above the order is accepted, becomes a price of the ingredient and recosts the dishes, or is disputed', async () => {
    const recipeId = randomUUID()
    await addRecipe(c.owner, { id: recipeId, kind: 'dish', nameEn: 'Mandi', nameAr: null, category: 'Mains' })
    const part = { basis: 'ap' as const, preparationId: null, scaling: 'linear' as const, damping: null }
    const words = { optional: false, heading: null, noteEn: null, noteAr: null }
    const of = { id: randomUUID(), ingredientId: c.ingredients.chicken, recipeId: null, quantity: '550', unit: 'g' }
    const draft = { ...emptyDraft('dish', { en: 'Mandi', ar: 'مندي' }), lines: [{ ...of, ...part, ...words }] }
    await saveDraft(c.owner, { recipeId, revision: 1, draft: { ...draft, portions: '1' } })
    await publishRecipe(c.owner, { recipeId, revision: 2, from: today })

    const order = await sentOrder(c, { chicken: 4 })
    const send = (of: ReturnType<typeof line>, seen: number) =>
      received(c.receiver, delivery(c, [of], { orderId: order.id, seen }))
    await expect(send(line(order, 178.2, null), 0)).rejects.toMatchObject(failure('receipt.lines'))
    const before = await prices(c.ingredients.chicken)
    const recosted = (await recosts()) ?? 0
    const disputed = await send(line(order, 178.2, false), 0)
    expect(await prices(c.ingredients.chicken)).toEqual(before)
    expect((await readReceipt(c.owner, disputed)).lines).toMatchObject([
      { price: 178.2, takesPrice: false, agreedPrice: 165, accepted: 1 },
    ])
    await send(line(order, 178.2, true), 1)
    expect(await prices(c.ingredients.chicken)).toEqual([
      ...before,
      {
        amount: 178.2,
        mode: 'excluded',
        content: '11000000000/1000000',
        source: 'receipt',
        supplier: 'Supplier A',
        document: 'DN 77',
        from: today,
      },
    ])
    expect(await recosts()).toBe(recosted + 1)
    // the price in force comes again: nothing new
    await send(line(order, 178.2, true), 2)
    expect(await prices(c.ingredients.chicken)).toHaveLength(before.length + 1)
  })

  test('a lower price counts without a question; of refused goods none counts', async () => {
    const before = await prices(c.ingredients.rice)
    const paper = { price: 200, vatMode: 'excluded' as const }
    await received(c.receiver, delivery(c, [receivedLine('rice', 1, { paper, refused: 1, reason: 'price' })]))
    expect(await prices(c.ingredients.rice)).toEqual(before)
    await received(c.receiver, delivery(c, [receivedLine('rice', 2, { paper })]))
    expect((await prices(c.ingredients.rice)).slice(before.length)).toMatchObject([{ amount: 200, source: 'receipt' }])
  })
})
