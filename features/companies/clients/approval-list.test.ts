import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { type World, world } from '#/tests/world.ts'
import { approvalList } from './approval-list.ts'
import { approvalRows, browseApprovals } from './approval-list.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  await w.client({ company: 'مطعم الأصالة', name: 'إيمان الفهد', email: 'eman@example.com', approval: 'pending' })
  await w.client({ company: '100% Dates_Co', email: 'dates@example.com', approval: 'pending' })
  await w.client({ company: 'Saffron House', email: 'saffron@example.com', approval: 'approved' })
  for (let n = 1; n <= 27; n++)
    await w.client({ company: `Chain ${n}`, approval: 'suspended', password: 'seven-camels' })
}, 60_000)

const query = (state: string, search = '', page = 1) =>
  readList(approvalList, new URLSearchParams({ state, q: search, page: String(page) }))
const names = async (state: string, search = '', page = 1) =>
  (await browseApprovals(admin, query(state, search, page))).rows.map(({ name }) => name)

it('counts every state and shows the asked one, newest first', async () => {
  const { counts, total, rows } = await browseApprovals(admin, query('pending'))
  expect(counts).toEqual({ pending: 2, asked: 0, approved: 1, rejected: 0, suspended: 27 })
  expect(total).toBe(2)
  expect(rows.map(({ name }) => name)).toEqual(['100% Dates_Co', 'مطعم الأصالة'])
})

it('pages in the database: 25, then the rest, then nothing', async () => {
  const pages = [await names('suspended', '', 1), await names('suspended', '', 2), await names('suspended', '', 3)]
  expect(pages.map((page) => page.length)).toEqual([25, 2, 0])
  expect(new Set(pages.flat()).size).toBe(27)
})

it.each([
  ['الاصاله', ['مطعم الأصالة']],
  ['ايمان', ['مطعم الأصالة']],
  ['EMAN@', ['مطعم الأصالة']],
  ['0% dates_', ['100% Dates_Co']],
  ['%', ['100% Dates_Co']],
  ['dates الاصاله', []],
  ['saffron', []],
])('finds %s among those who wait', async (search, expected) => {
  expect(await names('pending', search)).toEqual(expected)
})

it('counts only what the search finds', async () => {
  const { counts } = await browseApprovals(admin, query('pending', 'saffron'))
  expect(counts).toEqual({ pending: 0, asked: 0, approved: 1, rejected: 0, suspended: 0 })
})

it('gives the clients of a state as a file', async () => {
  const lines = []
  for await (const line of await exportList(admin, approvalList, query('approved'), approvalRows, 'en'))
    lines.push(line)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('saffron@example.com')
})
