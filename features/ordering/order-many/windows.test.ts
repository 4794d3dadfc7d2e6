import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { orderOfRequest } from '#/features/ordering/requests/order-terms.server.ts'
import { readOwnRequest } from '#/features/ordering/requests/read-request.server.ts'
import { branchesOf, many } from '#/tests/many-orders.ts'
import { itIs } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { earlierOrders, orderOfBatch } from './order-again.server.ts'
import { orderMany, previewOrder } from './order-many.server.ts'
import { readOrderFile } from './read-file.server.ts'
import { orderTemplate } from './template.server.ts'

const w = await world()
beforeEach(() => itIs('2027-01-10'))
afterAll(() => itIs(null))

type Row = { id: string; at: string; from: string | null; until: string | null; part: string | null }
const visitsOf = async (client: Actor) =>
  (
    await w.owner.query<Row>(
      `select id, to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD HH24:MI') as at, earliest_on::text as from,
         latest_on::text as until, day_part as part from app.mystery_shopping_requests where client_id = $1 order by number`,
      [client.id],
    )
  ).rows

test('several days and a part of the day: each branch is visited on each day, the shopper chooses the time', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 2)
  const order = many({ branchId, days: ['2027-01-20', '2027-02-03'], time: '', dayPart: 'dinner' })
  expect((await previewOrder(client, order)).lines.map(({ window }) => window?.dayPart)).toEqual(
    Array(4).fill('dinner'),
  )
  await orderMany(client, order)
  expect((await visitsOf(client)).map(({ at, from, until, part }) => ({ at, from, until, part }))).toEqual(
    ['2027-01-20', '2027-02-03', '2027-01-20', '2027-02-03'].map((day) => ({
      at: `${day} 20:00`,
      from: day,
      until: day,
      part: 'dinner',
    })),
  )
})

test('several visits of a branch in a period have windows of free days that never meet', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 3)
  const period = { from: '2027-02-01', until: '2027-02-28', weekdays: [0, 1, 2, 3, 4, 5, 6] }
  await orderMany(client, many({ branchId, how: 'spread', ...period, each: 3, free: 2 }))
  const visits = await visitsOf(client)
  expect(visits).toHaveLength(9)
  for (const own of [visits.slice(0, 3), visits.slice(3, 6), visits.slice(6)])
    for (const [index, { at, from, until }] of own.entries()) {
      expect(from! <= at.slice(0, 10) && at.slice(0, 10) <= until!).toBe(true)
      if (index > 0) expect(own[index - 1]!.until! < from!).toBe(true)
    }
  // days of an open window are taken for the next order
  const { lines } = await previewOrder(client, many({ branchId: [branchId[0]!], days: [visits[0]!.until!] }))
  expect(lines[0]!.problem).toBe('same-day')
})

test('a part of the day keeps to the opening hours of the branch', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 1)
  const late = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['21:00', '23:00']]]))
  await w.owner.query('update app.branches set hours = $2 where id = $1', [branchId[0], JSON.stringify(late)])
  const dinner = await previewOrder(client, many({ branchId, time: '', dayPart: 'dinner' }))
  expect(dinner.lines[0]).toMatchObject({ at: '2027-01-20T18:00:00.000Z', isOutside: false })
  const lunch = await previewOrder(client, many({ branchId, time: '', dayPart: 'lunch' }))
  expect(lunch.lines[0]).toMatchObject({ isOutside: true, problem: null })
})

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

test('a file and its template: days filled in are lines, other branches are left out', async () => {
  const client = await w.client()
  await branchesOf(w, client, 3)
  const template = await orderTemplate(client, { search: new URLSearchParams('in=ar'), lang: 'en' })
  const rows = (await template.text()).trim().split(/\r?\n/)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('الفرع')
  rows[2] = 'Branch 002,Street 2,2027-01-20,العشاء,basic,2027-01-22'
  const sheet = await readOrderFile(client, base64(rows.join('\n')))
  expect(sheet).toBe('Branch 002\t2027-01-20\tالعشاء\tbasic\t2027-01-22')
  const { lines } = await previewOrder(client, many({ how: 'sheet', sheet }))
  expect(lines).toMatchObject([
    { problem: null, window: { from: '2027-01-20', until: '2027-01-22', dayPart: 'dinner' }, type: 'basic' },
  ])
  for (const [content, code] of [
    ['a,b\n1,2', 'order.file-unreadable'],
    ['Branch,Day\nBranch 001,', 'order.file-empty'],
  ] as const)
    await expect(readOrderFile(client, base64(content))).rejects.toMatchObject({ code })
})

test('an earlier order is prefilled some weeks later; closed branches are left out', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 3)
  const { id } = await orderMany(client, many({ branchId, time: '', dayPart: 'lunch', free: 1, notes: 'Terrace' }))
  await w.owner.query('update app.branches set closed_at = now() where id = $1', [branchId[2]])
  itIs('2027-03-01')
  expect(await earlierOrders(client)).toMatchObject([{ id, visits: 3 }])
  const { order, left } = await orderOfBatch(client, id)
  expect([left, order.notes]).toEqual([1, 'Terrace'])
  const { lines, accepted } = await previewOrder(client, order)
  expect(accepted).toBe(2)
  expect(lines[0]!.window).toEqual({ from: '2027-03-09', until: '2027-03-11', dayPart: 'lunch' })
  const [first] = await visitsOf(client)
  expect((await readOwnRequest(client, first!.id)).batchId).toBe(id)
  expect(await orderOfRequest(client, first!.id)).toMatchObject({ branchId: branchId[0], visitAt: '2027-03-10T13:00' })
})

test('strangers and members without the right neither read a file nor an earlier order', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 1)
  const { id } = await orderMany(client, many({ branchId }))
  const [visit] = await visitsOf(client)
  const other = await w.client()
  await expect(orderOfBatch(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(orderOfRequest(other, visit!.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await earlierOrders(other)).toEqual([])
  const search = new URLSearchParams()
  for (const stranger of [await w.shopper(), await w.freelancer(), await w.member(client, [{ role: 'viewer' }])])
    for (const asked of [
      () => orderOfBatch(stranger, id),
      () => orderOfRequest(stranger, visit!.id),
      () => earlierOrders(stranger),
      () => readOrderFile(stranger, base64('Branch,Day')),
      () => orderTemplate(stranger, { search, lang: 'en' }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'not-allowed' })
})
