import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { rational, type Rational } from '#/domain/rational.ts'
import { approveCount } from '#/features/kitchen/stock/approve-count.server.ts'
import { countSubmission } from '#/features/kitchen/stock/form.ts'
import { readCount } from '#/features/kitchen/stock/read-count.server.ts'
import { startCount } from '#/features/kitchen/stock/start-count.server.ts'
import { submitCount } from '#/features/kitchen/stock/submit-count.server.ts'
import { setClock } from '#/platform/clock.ts'
import { addStockKitchen, type StockKitchen } from '#/tests/stock-setup.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { correctTransfer } from './correct-transfer.server.ts'
import { transferCorrectionForm, transferForm } from './form.ts'
import { transferList } from './list.ts'
import { browseTransfers } from './list.server.ts'
import { makeTransfer } from './make-transfer.server.ts'
import { readTransfer, readTransferChoices } from './read-transfer.server.ts'

let w: World
type People = [Actor, Actor, Actor, Actor, Actor, Actor]
let [owner, stranger, manager, sender, receiver, accountant] = [] as unknown as People
let kitchen: StockKitchen
let other: string
let restore = () => {}
afterEach(() => restore())
const clock = (moment: string) => {
  restore()
  restore = setClock(() => new Date(`${moment}:00+03:00`))
}
const kilos = (value: number): Rational => rational(value * 1000)

beforeAll(async () => {
  w = await world()
  owner = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  kitchen = await addStockKitchen((text, values) => w.owner.query(text, values), {
    clientId: owner.id,
    day: '2026-11-24',
  })
  other = await newBranch(w, owner)
  manager = await w.member(owner, [{ role: 'manager' }])
  sender = await w.member(owner, [{ role: 'branch_manager', node: kitchen.branchId }])
  receiver = await w.member(owner, [{ role: 'branch_manager', node: other }])
  accountant = await w.member(owner, [{ role: 'accountant' }])
}, 60_000)

type Fields = Record<string, string>
const form = (fields: Fields = {}) =>
  transferForm.parse({
    clientKey: randomUUID(),
    fromBranchId: other,
    toBranchId: kitchen.branchId,
    'ingredient-1': kitchen.chicken,
    'quantity-1': '٢',
    'unit-1': 'carton',
    ...fields,
  })
async function moved(who: Actor, fields: Fields = {}): Promise<string> {
  const { clientKey, ...given } = form(fields)
  await makeTransfer(who, clientKey, given)
  return clientKey
}
const correction = (quantity: string, seen = '0') =>
  transferCorrectionForm.parse({
    clientKey: randomUUID(),
    seen,
    reason: 'Weighed again',
    [`quantity-${kitchen.chicken}`]: quantity,
  })
async function counted(at: string, quantity: string, branchId = kitchen.branchId): Promise<string> {
  clock(at)
  const id = await startCount(owner, randomUUID(), { branchId, moment: 'closing' })
  const sheet = {
    countId: id,
    key: randomUUID(),
    at: new Date(`${at}:00+03:00`).toISOString(),
    values: { [kitchen.chicken]: [{ quantity, unit: 'kg' }] },
  }
  await submitCount(owner, countSubmission.parse(sheet))
  await approveCount(owner, { countId: id, version: (await readCount(owner, id)).version })
  return id
}
const variance = async (countId: string) => (await readCount(owner, countId)).period!.lines[0]!

test('a transfer leaves one branch and reaches the other, in the counts of both; its correction is a counter-entry', async () => {
  await counted('2026-11-21T23:30', '88')
  await counted('2026-11-21T23:31', '50', other)
  clock('2026-11-22T12:00')
  const id = await moved(manager)
  expect(await readTransfer(manager, id)).toMatchObject({
    lines: [{ id: kitchen.chicken, quantity: kilos(22), isCorrected: false }],
    mayCorrect: true,
  })
  const here = await counted('2026-11-24T23:30', '71.5')
  const there = await counted('2026-11-24T23:31', '28', other)
  expect(await variance(here)).toMatchObject({ opening: kilos(88), received: kilos(0), transfers: kilos(22) })
  // nothing is sold there: what was given to the other branch explains all that is missing
  expect(await variance(there)).toMatchObject({ transfers: kilos(-22), actual: kilos(0), unexplained: kilos(0) })

  const given = correction('20')
  await correctTransfer(manager, id, given)
  await correctTransfer(manager, id, given)
  const after = await readTransfer(owner, id)
  expect(after).toMatchObject({
    lines: [{ quantity: kilos(20), isCorrected: true }],
    corrections: [{ reason: 'Weighed again' }],
  })
  expect((await variance(here)).transfers).toEqual(kilos(20))
  expect((await readCount(owner, there)).state).toBe('restated')
  expect(await variance(there)).toMatchObject({ transfers: kilos(-20), unexplained: kilos(2) })
  await expect(correctTransfer(manager, id, correction('19'))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(correctTransfer(manager, id, correction('20', '1'))).rejects.toMatchObject({ code: 'receipt.nothing' })
})

test('it takes the rights of both branches; the branch that receives reads it', async () => {
  clock('2026-11-25T12:00')
  for (const who of [sender, receiver]) await expect(moved(who)).rejects.toMatchObject({ code: 'bad-request' })
  await expect(moved(accountant)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(moved(stranger)).rejects.toMatchObject({ fields: { fromBranchId: 'paper-branch' } })
  expect((await readTransferChoices(sender)).branches.map(({ id }) => id)).toEqual([kitchen.branchId])
  const id = await moved(owner)
  for (const who of [sender, receiver, accountant])
    expect(await readTransfer(who, id)).toMatchObject({ lines: [{ quantity: kilos(22) }], mayCorrect: false })
  expect((await readTransfer(sender, id)).from).toBe('Another branch')
  await expect(correctTransfer(sender, id, correction('1'))).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(correctTransfer(stranger, id, correction('1'))).rejects.toMatchObject({ code: 'not-found' })
  await expect(readTransfer(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  const list = (who: Actor, query = '') => browseTransfers(who, readList(transferList, new URLSearchParams(query)))
  expect((await list(sender)).rows).toHaveLength(2)
  expect((await list(owner, `branch=${other}`)).total).toBe(2)
  expect((await list(owner, `branch=${randomUUID()}`)).total).toBe(0)
  expect((await list(stranger)).rows).toEqual([])
})

test('sent twice it is one; what cannot be is refused at its field', async () => {
  clock('2026-11-25T12:00')
  const { clientKey, ...given } = form()
  await makeTransfer(owner, clientKey, given)
  await makeTransfer(owner, clientKey, given)
  const { rows } = await w.owner.query(`select 1 from app.stock_moves where transfer_id = $1`, [clientKey])
  expect(rows).toHaveLength(2)
  const refused = (fields: Fields) => moved(owner, fields)
  await expect(refused({ 'unit-1': 'l' })).rejects.toMatchObject({ fields: { 'unit-1': 'buying-unit' } })
  await expect(refused({ 'ingredient-1': randomUUID() })).rejects.toMatchObject({
    fields: { 'ingredient-1': 'buying-ingredient' },
  })
  await expect(refused({ movedAt: '2026-12-01T10:00' })).rejects.toMatchObject({
    fields: { movedAt: 'transfer-future' },
  })
  const problems = (fields: Fields) => {
    const read = transferForm.safeParse({
      clientKey: randomUUID(),
      fromBranchId: other,
      toBranchId: kitchen.branchId,
      ...fields,
    })
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  const line = { 'ingredient-1': kitchen.chicken, 'unit-1': 'kg' }
  expect(problems({})).toEqual(['ingredient-1: buying-ingredient'])
  expect(problems({ ...line, 'quantity-1': '0' })).toEqual(['quantity-1: buying-quantity'])
  expect(problems({ ...line, 'quantity-1': '-2' })).toEqual(['quantity-1: buying-quantity'])
  expect(problems({ ...line, 'quantity-1': '2', toBranchId: other })).toEqual(['toBranchId: transfer-same'])
  expect(problems({ ...line, 'quantity-1': '2', movedAt: '31 Feb' })).toEqual(['movedAt: visit-time'])
  // past the verbs: nothing is added to a transfer that was entered, and nothing appears from nowhere
  const move = { client_id: owner.id, branch_id: kitchen.branchId, ingredient_id: kitchen.rice, created_by: owner.id }
  const add = (quantity: number) =>
    asActor(owner, (tx) =>
      tx
        .insertInto('stock_moves')
        .values({ ...move, kind: 'transfer_in', quantity, happened_at: new Date(), transfer_id: clientKey })
        .execute(),
    )
  await expect(add(5)).rejects.toThrow('does not change')
})
