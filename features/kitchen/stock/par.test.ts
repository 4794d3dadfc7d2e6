import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type Rational, rational, zero } from '#/domain/rational.ts'
import { addDays, weekdayOf } from '#/domain/riyadh-time.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { setClock } from '#/platform/clock.ts'
import { addStockKitchen, type StockKitchen } from '#/tests/stock-setup.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { approveCount } from './approve-count.server.ts'
import { countSubmission } from './form.ts'
import { orderSuggested } from './order-suggested.server.ts'
import { levelsForm, suggestedForm } from './par-form.ts'
import { readLevels, saveLevels } from './par-levels.server.ts'
import { readCount } from './read-count.server.ts'
import { readSuggestion } from './read-suggestion.server.ts'
import { startCount } from './start-count.server.ts'
import { submitCount } from './submit-count.server.ts'

const day = '2026-11-24'
const today = '2026-11-25'
let w: World
let [client, stranger] = [] as unknown as [Actor, Actor]
let kitchen: StockKitchen
const team = {} as Record<'manager' | 'branchManager' | 'elsewhere' | 'accountant', Actor>
const offer = randomUUID()
let restore = () => {}
afterAll(() => restore())
const kilos = (value: number): Rational => rational(value * 1000)
const failure = (code: string) => expect.objectContaining({ code })
const all = { branchId: null, category: null }

/** 31 kg of chicken as purchased on each of the last four weeks' days. */
async function sellEachDay(): Promise<void> {
  await w.owner.query(`delete from app.sales_lines where client_id = $1`, [client.id])
  await w.owner.query(
    `insert into app.sales_lines (client_id, import_id, branch_id, day, channel, item, recipe_id, quantity, gross_halalas)
     select $1, s.id, $2, $4::date - back, '', 'Chicken mandi', $3, 620, 100 from app.sales_imports s, generate_series(1, 28) back
     where s.client_id = $1`,
    [client.id, kitchen.branchId, kitchen.mandi, today],
  )
  // 620 portions of 50 g are 31 kg
  await w.owner.query(`update app.recipe_lines set quantity = '50' where client_id = $1`, [client.id])
}

beforeAll(async () => {
  w = await world()
  restore = setClock(() => new Date(`${today}T09:00:00+03:00`))
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  kitchen = await addStockKitchen((text, values) => w.owner.query(text, values), { clientId: client.id, day })
  const other = await newBranch(w, client)
  team.manager = await w.member(client, [{ role: 'manager' }])
  team.branchManager = await w.member(client, [{ role: 'branch_manager', node: kitchen.branchId }])
  team.elsewhere = await w.member(client, [{ role: 'branch_manager', node: other }])
  team.accountant = await w.member(client, [{ role: 'accountant' }])
  await sellEachDay()
  const step = supplierSteps.parse({
    intent: 'add-offer',
    clientKey: offer,
    ingredientId: kitchen.chicken,
    pack: 'carton',
    quantity: '11',
    unit: 'kg',
    price: '165',
    vatMode: 'excluded',
    validFrom: addDays(today, -3),
    minimum: '2',
    multiple: '1',
    leadDays: '2',
  })
  if (step.intent !== 'add-offer') throw new Error('no offer')
  const { intent: _, clientKey: offerId, ...given } = step
  await addOffer(client, { supplierId: kitchen.supplierId, offerId }, given)
  // delivers two days from now and three days after that
  const days = [2, 5].map((ahead) => weekdayOf(addDays(today, ahead)))
  await w.owner.query(`update app.suppliers set delivery_days = $2 where id = $1`, [kitchen.supplierId, days])
}, 60_000)

const levels = (fields: Record<string, string>) => levelsForm.parse({ branchId: kitchen.branchId, ...fields })
const chickenRow = async (who: Actor = client) => {
  const { suppliers } = await readSuggestion(who, kitchen.branchId)
  return suppliers[0]?.rows.find(({ id }) => id === kitchen.chicken)
}

test('bad levels are refused at their fields', () => {
  const id = randomUUID()
  const problems = (fields: Record<string, string>) => {
    const read = levelsForm.safeParse({ branchId: randomUUID(), ...fields })
    return read.success ? null : read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  }
  expect(problems({ [`par-${id}`]: '0' })).toEqual([`par-${id} buying-quantity`])
  expect(problems({ [`par-${id}`]: 'ten' })).toEqual([`par-${id} buying-quantity`])
  expect(problems({ [`par-${id}`]: '1.2345' })).toEqual([`par-${id} buying-quantity`])
  expect(problems({ [`days-${id}`]: '61' })).toEqual([`days-${id} stock-days`])
  expect(problems({ [`days-${id}`]: '1.5' })).toEqual([`days-${id} stock-days`])
  expect(problems({ allDays: '-1' })).toEqual(['allDays stock-days'])
  expect(problems({ [`par-${id}`]: '5', [`days-${id}`]: '1' })).toEqual([`par-${id} stock-one-level`])
  expect(problems({ [`par-${id}`]: '٥٫٥', [`days-${id}`]: '' })).toBeNull()
})

test('levels of a category are set by managers, all at once where none is, and removed', async () => {
  const page = await readLevels(client, all)
  expect(page).toMatchObject({ categories: ['grains', 'poultry'], category: 'grains', mayManage: true })
  expect(await saveLevels(team.manager, levels({ allDays: '3' }))).toBe(0)
  const typed = { [`par-${kitchen.rice}`]: '', [`days-${kitchen.rice}`]: '', [`was-${kitchen.rice}`]: '/' }
  expect(await saveLevels(team.manager, levels({ allDays: '3', ...typed }))).toBe(1)
  expect((await readLevels(team.branchManager, all)).items).toMatchObject([{ par: null, safetyDays: 3 }])
  await saveLevels(client, levels({ [`par-${kitchen.rice}`]: '12.5', [`was-${kitchen.rice}`]: '/3' }))
  expect((await readLevels(client, all)).items).toMatchObject([{ par: '12.5', safetyDays: null }])
  expect(await saveLevels(client, levels({ [`par-${kitchen.rice}`]: '12.5', [`was-${kitchen.rice}`]: '12.5/' }))).toBe(
    0,
  )
  await saveLevels(client, levels({ [`par-${kitchen.rice}`]: '', [`was-${kitchen.rice}`]: '12.5/' }))
  expect((await readLevels(client, all)).items).toMatchObject([{ par: null, safetyDays: null }])
})

test('strangers, branch managers and accountants set no levels', async () => {
  const given = levels({ [`days-${kitchen.chicken}`]: '1' })
  await expect(saveLevels(team.branchManager, given)).rejects.toEqual(failure('not-allowed'))
  await expect(saveLevels(team.accountant, given)).rejects.toEqual(failure('not-allowed'))
  await expect(saveLevels(stranger, given)).rejects.toMatchObject({ fields: { branchId: 'paper-branch' } })
  for (const who of [stranger, team.elsewhere]) {
    await expect(readLevels(who, { ...all, branchId: kitchen.branchId })).rejects.toEqual(failure('not-found'))
    await expect(readSuggestion(who, kitchen.branchId)).rejects.toEqual(failure('not-found'))
  }
  expect((await readSuggestion(team.accountant, kitchen.branchId)).mayOrder).toBe(false)
})

test('31 kg a day, 71.5 kg on hand and one safety day: 114.5 kg are 11 cartons, ordered once', async () => {
  await saveLevels(client, levels({ [`days-${kitchen.chicken}`]: '1' }))
  expect(await chickenRow(), 'never counted').toMatchObject({ onHand: null, need: null, packs: 0 })
  const countId = await startCount(client, randomUUID(), { branchId: kitchen.branchId, moment: 'opening' })
  const entry = { quantity: '71.5', unit: 'kg' }
  const at = new Date(`${today}T08:00:00+03:00`).toISOString()
  await submitCount(
    client,
    countSubmission.parse({ countId, key: randomUUID(), at, values: { [kitchen.chicken]: [entry] } }),
  )
  await approveCount(client, { countId, version: (await readCount(client, countId)).version })
  expect(await chickenRow(team.branchManager)).toMatchObject({
    onHand: kilos(71.5),
    onOrder: zero,
    lasts: { dailyUse: kilos(31), days: 6 },
    target: kilos(186),
    need: kilos(114.5),
    packs: 11,
  })
  const form = (packs: string, of: string = offer) =>
    suggestedForm.parse({ clientKey: randomUUID(), branchId: kitchen.branchId, [`packs-${of}`]: packs })
  await expect(orderSuggested(client, randomUUID(), form('1'))).rejects.toMatchObject({
    fields: { [`packs-${offer}`]: 'order-packs' },
  })
  const gone = randomUUID()
  await expect(orderSuggested(client, randomUUID(), form('11', gone))).rejects.toMatchObject({
    fields: { [`packs-${gone}`]: 'order-offer' },
  })
  await expect(orderSuggested(stranger, randomUUID(), form('11'))).rejects.toMatchObject({ code: 'bad-request' })
  await expect(orderSuggested(team.accountant, randomUUID(), form('11'))).rejects.toEqual(failure('not-allowed'))
  const key = randomUUID()
  const made = await orderSuggested(team.branchManager, key, form('11'))
  expect(await orderSuggested(team.branchManager, key, form('11'))).toEqual(made)
  expect(await readOrder(client, made[0]!)).toMatchObject({
    state: 'draft',
    wantedOn: addDays(today, 2),
    lines: [{ packs: 11 }],
  })
  expect(await chickenRow(), 'the draft is on order').toMatchObject({ onOrder: kilos(121), need: zero, packs: 0 })
  await saveLevels(client, levels({ [`par-${kitchen.chicken}`]: '200', [`was-${kitchen.chicken}`]: '/1' }))
  expect(await chickenRow()).toMatchObject({ target: kilos(200), lasts: null, need: kilos(7.5), packs: 2 })
})

test('what no supplier offers is said, and packs that cannot be read', async () => {
  await saveLevels(client, levels({ [`par-${kitchen.rice}`]: '10' }))
  const { unoffered, until } = await readSuggestion(client, kitchen.branchId)
  expect(unoffered).toMatchObject([{ id: kitchen.rice, offer: null, packs: 0 }])
  expect(until).toBe(addDays(today, -1))
  const bad = (packs: string) =>
    suggestedForm.safeParse({ clientKey: randomUUID(), branchId: kitchen.branchId, [`packs-${offer}`]: packs })
  expect(bad('1.5').error?.issues[0]).toMatchObject({ message: 'whole-number' })
  expect(bad('').error?.issues[0]).toMatchObject({ message: 'order-lines' })
})
