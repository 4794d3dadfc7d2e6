import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { type Rational, rational } from '#/domain/rational.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { setClock } from '#/platform/clock.ts'
import { addStockKitchen, type StockKitchen } from '#/tests/stock-setup.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { approveCount, returnCount } from './approve-count.server.ts'
import { countSubmission } from './form.ts'
import { countList } from './list.ts'
import { browseCounts } from './list.server.ts'
import { readCount } from './read-count.server.ts'
import { readCountFilling } from './read-filling.server.ts'
import { startCount } from './start-count.server.ts'
import { submitCount } from './submit-count.server.ts'

const day = '2026-11-24'
let w: World
let [client, stranger] = [] as unknown as [Actor, Actor]
let kitchen: StockKitchen
const team = {} as Record<'manager' | 'branchManager' | 'elsewhere' | 'accountant' | 'viewer', Actor>
let restore = () => {}
afterEach(() => restore())
const clock = (moment: string) => {
  restore()
  restore = setClock(() => new Date(`${moment}:00+03:00`))
}
const kilos = (value: number): Rational => rational(value * 1000)
const failure = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  kitchen = await addStockKitchen((text, values) => w.owner.query(text, values), { clientId: client.id, day })
  const other = await newBranch(w, client)
  team.manager = await w.member(client, [{ role: 'manager' }])
  team.branchManager = await w.member(client, [{ role: 'branch_manager', node: kitchen.branchId }])
  team.elsewhere = await w.member(client, [{ role: 'branch_manager', node: other }])
  team.accountant = await w.member(client, [{ role: 'accountant' }])
  team.viewer = await w.member(client, [{ role: 'viewer', node: kitchen.branchId }])
}, 60_000)

const start = (who: Actor, id: string = randomUUID()) =>
  startCount(who, id, { branchId: kitchen.branchId, moment: 'closing' })
type Entries = [quantity: string, unit: string][]
const sheet = (countId: string, at: string, chicken: Entries, key: string = randomUUID()) =>
  countSubmission.parse({
    countId,
    key,
    at: new Date(`${at}:00+03:00`).toISOString(),
    values: { [kitchen.chicken]: chicken.map(([quantity, unit]) => ({ quantity, unit })) },
  })
const seen = async (countId: string) => ({ countId, version: (await readCount(client, countId)).version })

async function approved(at: string, chicken: Entries): Promise<string> {
  clock(at)
  const id = await start(team.branchManager)
  await submitCount(team.branchManager, sheet(id, at, chicken))
  await approveCount(team.manager, await seen(id))
  return id
}
/** A delivery of cartons, entered at the present moment with the time at which it came. */
const deliver = (who: Actor, cartons: number, arrivedAt: string) =>
  postReceipt(
    who,
    postReceiptRequest.parse({
      id: randomUUID(),
      branchId: kitchen.branchId,
      orderId: null,
      supplierId: kitchen.supplierId,
      seen: 0,
      confirmed: false,
      arrivedAt: new Date(`${arrivedAt}:00+03:00`).toISOString(),
      paperNumber: null,
      note: null,
      lines: [
        {
          id: randomUUID(),
          orderLineId: null,
          ingredientId: kitchen.chicken,
          pack: 'carton',
          quantity: 11,
          unit: 'kg',
          delivered: cartons,
          refused: 0,
          reason: null,
          measured: null,
          temperature: 3,
          expiresOn: null,
          paper: null,
          takesPrice: null,
          photoId: null,
          note: null,
        },
      ],
    }),
  )

describe('a count', () => {
  test('is open once in a branch, counted on two phones, submitted once, given back and counted again', async () => {
    clock('2026-11-10T22:00')
    const id = await start(team.branchManager)
    expect(await start(client), 'the open one').toBe(id)
    const filling = await readCountFilling(team.branchManager, id)
    const items = filling.places.flatMap((place) => place.items)
    expect(filling.places.map(({ place }) => place)).toEqual(['chilled', 'ambient'])
    expect(items[0]!.units.map(({ name }) => name)).toEqual(['carton', 'kg'])
    const first = sheet(id, '2026-11-10T23:00', [
      ['2', 'carton'],
      ['3', 'kg'],
    ])
    await expect(submitCount(team.branchManager, sheet(id, '2026-11-10T23:00', [['1', 'pallet']]))).rejects.toEqual(
      failure('bad-request'),
    )
    clock('2026-11-10T23:30')
    expect(await submitCount(team.branchManager, first)).toEqual({ state: 'submitted' })
    expect(await submitCount(team.branchManager, first), 'sent again').toEqual({ state: 'submitted' })
    await expect(submitCount(team.manager, sheet(id, '2026-11-10T23:10', [['9', 'kg']]))).rejects.toEqual(
      failure('changed-meanwhile'),
    )
    const count = await readCount(client, id)
    expect(count).toMatchObject({ state: 'submitted', salesThrough: '2026-11-10', period: null })
    expect(count.lines).toMatchObject([{ quantity: kilos(25), value: rational(37_500) }])
    await expect(returnCount(team.branchManager, await seen(id))).rejects.toEqual(failure('not-allowed'))
    await returnCount(team.manager, await seen(id))
    expect(await readCountFilling(team.branchManager, id)).toMatchObject({
      state: 'open',
      values: {
        [kitchen.chicken]: [
          { quantity: '2', unit: 'carton' },
          { quantity: '3', unit: 'kg' },
        ],
      },
    })
    await submitCount(team.branchManager, sheet(id, '2026-11-10T23:20', [['25', 'kg']]))
    await approveCount(team.manager, await seen(id))
    await expect(approveCount(team.manager, await seen(id))).rejects.toEqual(failure('changed-meanwhile'))
    await expect(submitCount(client, sheet(id, '2026-11-10T23:40', [['1', 'kg']]))).rejects.toEqual(
      failure('changed-meanwhile'),
    )
  })

  test('is not counted in the future: a phone whose clock is ahead counts now', async () => {
    clock('2026-11-11T22:00')
    const id = await start(client)
    await submitCount(client, sheet(id, '2027-01-01T10:00', [['0', 'kg']]))
    expect((await readCount(client, id)).countedAt).toContain('2026-11-11T')
    expect(countSubmission.safeParse({ ...sheet(id, '2026-11-11T21:00', [['1', 'kg']]), values: {} }).success).toBe(
      true,
    )
    await approveCount(client, await seen(id))
  })

  test('strangers, branches of others, viewers and accountants: nothing, or reading alone', async () => {
    clock('2026-11-12T12:00')
    const id = await start(team.branchManager)
    for (const who of [stranger, team.elsewhere]) {
      await expect(readCount(who, id)).rejects.toEqual(failure('not-found'))
      await expect(readCountFilling(who, id)).rejects.toEqual(failure('not-found'))
      await expect(submitCount(who, sheet(id, '2026-11-12T11:00', [['1', 'kg']]))).rejects.toEqual(failure('not-found'))
      await expect(start(who)).rejects.toMatchObject({ fields: { branchId: 'paper-branch' } })
      expect((await browseCounts(who, readList(countList, new URLSearchParams()))).rows).toEqual([])
    }
    await expect(readCount(team.viewer, id)).rejects.toEqual(failure('not-allowed'))
    expect(await readCount(team.accountant, id)).toMatchObject({ mayWrite: false, mayManage: false })
    await expect(start(team.accountant)).rejects.toEqual(failure('not-allowed'))
    await expect(submitCount(team.accountant, sheet(id, '2026-11-12T11:00', [['1', 'kg']]))).rejects.toEqual(
      failure('not-allowed'),
    )
    await submitCount(team.branchManager, sheet(id, '2026-11-12T11:00', [['4', 'kg']]))
    for (const who of [team.branchManager, team.accountant])
      await expect(approveCount(who, await seen(id))).rejects.toEqual(failure('not-allowed'))
    await expect(approveCount(stranger, await seen(id))).rejects.toEqual(failure('not-found'))
    // past the verbs
    const write = (who: Actor) =>
      asActor(who, (tx) =>
        tx
          .updateTable('stock_counts')
          .set({ state: 'approved', approved_by: who.id, approved_at: new Date() })
          .where('id', '=', id)
          .execute(),
      )
    await expect(write(team.branchManager)).rejects.toThrow('approved or given back by a manager')
    await expect(
      asActor(client, (tx) => tx.deleteFrom('stock_count_lines').where('count_id', '=', id).execute()),
    ).rejects.toThrow('does not change')
    await approveCount(team.manager, await seen(id))
    await expect(
      asActor(client, (tx) => tx.updateTable('stock_counts').set({ version: 9 }).where('id', '=', id).execute()),
    ).rejects.toThrow('does not change')
  })
})

describe('the use between two counts', () => {
  test('4.4 kg are unexplained: 66.00 riyals and 2.13 %; a late delivery restates the period alone', async () => {
    const opening = await approved('2026-11-21T23:30', [['8', 'carton']])
    clock('2026-11-22T09:00')
    await deliver(team.branchManager, 18, '2026-11-22T08:00')
    const closing = await approved('2026-11-24T23:30', [
      ['6', 'carton'],
      ['5.5', 'kg'],
    ])
    // movements are stamped by the clock of the database, which the test does not set
    await w.owner.query(`update app.stock_counts set approved_at = clock_timestamp() where id = $1`, [closing])
    const { period, state } = await readCount(team.manager, closing)
    expect(state).toBe('approved')
    expect(period).toMatchObject({ previousId: opening, unmappedSales: 0 })
    const [line] = period!.lines
    expect(line).toMatchObject({
      opening: kilos(88),
      received: kilos(198),
      closing: kilos(71.5),
      actual: kilos(214.5),
      theoretical: kilos(206.8),
      waste: kilos(3.3),
      unexplained: kilos(4.4),
      before: null,
      causes: ['recipe'],
    })
    expect(rounded(line!.halalas!)).toBe(6600)
    expect(rounded({ n: line!.share!.n * 100n, d: line!.share!.d }, 2)).toBe(2.13)
    // the accountant sees the same; a branch manager of a company that hides costs sees the quantities
    expect((await readCount(team.accountant, closing)).period!.lines[0]).toMatchObject({ unexplained: kilos(4.4) })
    await w.owner.query(`update app.companies set team_settings = '{}' where id = $1`, [client.id])
    const withoutCosts = await w.member(client, [{ role: 'branch_manager', node: kitchen.branchId }])
    const own = await readCount(withoutCosts, closing)
    expect(own.period!.lines[0]).toMatchObject({ theoretical: kilos(206.8), halalas: null })
    expect(own.lines[0]!.value).toBeNull()

    clock('2026-11-25T10:00')
    await deliver(team.branchManager, 1, '2026-11-23T08:00')
    const after = await readCount(client, closing)
    expect(after).toMatchObject({ state: 'restated' })
    expect(after.lines[0]!.quantity, 'the count itself is as it was').toEqual(kilos(71.5))
    expect(after.period!.lines[0]).toMatchObject({ unexplained: kilos(15.4), before: kilos(4.4) })
    expect((await readCount(client, opening)).state).toBe('approved')
    await deliver(client, 1, '2026-11-23T09:00')
    expect((await readCount(client, closing)).period!.lines[0]!.unexplained).toEqual(kilos(26.4))
    const list = await browseCounts(client, readList(countList, new URLSearchParams('state=restated')))
    expect(list.rows.map(({ id }) => id)).toEqual([closing])
  })

  test('a delivery that came after the last count, or before the first, restates nothing', async () => {
    const states = () =>
      w.owner
        .query<{ state: string }>(`select state from app.stock_counts where client_id = $1 order by created_at, id`, [
          client.id,
        ])
        .then(({ rows }) => rows.map(({ state }) => state).join(' '))
    const before = await states()
    clock('2026-11-26T10:00')
    await deliver(client, 1, '2026-11-26T09:00')
    await deliver(client, 1, '2026-11-05T09:00')
    expect(await states()).toBe(before)
  })

  test('waste of a recipe counts as what it takes, and a line in words where it is the name of an ingredient', async () => {
    clock('2026-11-27T12:00')
    const from = await approved('2026-11-26T23:00', [['50', 'kg']])
    const content = JSON.stringify({
      waste: [
        { id: '1', item: 'Mandi', quantity: 4, unit: 'pc', reason: 'burnt', of: { recipeId: kitchen.mandi } },
        { id: '2', item: ' fresh CHICKEN ', quantity: 1, unit: 'kg', reason: 'other' },
        { id: '3', item: 'Chicken soup', quantity: 7, unit: 'kg', reason: 'other' },
      ],
    })
    await w.owner.query(
      `with r as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, state, submitted_by, submitted_at, created_by, updated_by)
         values ($1, $2, $3, '2026-11-27', 'evening', now(), 'submitted', $2, now(), $2, $2))
       insert into app.daily_values (report_id, client_id, branch_id, content) values ($1, $2, $3, $4)`,
      [randomUUID(), client.id, kitchen.branchId, content],
    )
    const closing = await approved('2026-11-27T23:30', [['46.8', 'kg']])
    const { period } = await readCount(client, closing)
    expect(period).toMatchObject({ previousId: from })
    expect(period!.lines[0]).toMatchObject({ waste: kilos(3.2), unexplained: kilos(0), share: null, causes: [] })
  })
})
