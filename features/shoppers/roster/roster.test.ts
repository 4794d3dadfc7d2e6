import { expect, it } from 'vitest'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { approveShoppers } from './approve-many.server.ts'
import { browseShoppers } from './browse-shoppers.server.ts'
import { rosterList } from './list.ts'
import { readBesideShopper } from './read-beside.server.ts'

const w = await world()
const admin = await w.admin()
const sara = await w.shopper({ name: 'سارة القحطاني', level: 'senior' })
const omar = await w.shopper({ name: 'Omar Saleh', approval: 'pending', level: 'basic' })
const dana = await w.freelancer({ name: 'Dana Aziz' })

const browse = (search: string) => browseShoppers(admin, readList(rosterList, new URLSearchParams(search)))
const names = async (search: string) => (await browse(search)).rows.map(({ name }) => name)

it('finds shoppers by their names in any spelling, and by mobile number', async () => {
  await w.owner.query(`update app.profiles set phone = '+966501234567' where id = $1`, [omar.id])
  expect(await names('q=ساره')).toEqual(['سارة القحطاني'])
  expect(await names('q=omar')).toEqual(['Omar Saleh'])
  expect(await names('q=050 123 4567')).toEqual(['Omar Saleh'])
  expect(await names('q=٠٥٠١٢٣')).toEqual(['Omar Saleh'])
  expect(await names('q=100%25')).toEqual([])
})

it('counts by state, and lists one state', async () => {
  const { counts, total } = await browse('')
  expect(counts).toEqual({ pending: 2, approved: 1, rejected: 0, blocked: 0 })
  expect(total).toBe(3)
  expect(await names('state=approved')).toEqual(['سارة القحطاني'])
})

it.each(Object.keys(rosterList.sorts))('sorts by %s, both ways', async (sort) => {
  expect(await names(`sort=${sort}`)).toHaveLength(3)
  expect(await names(`sort=-${sort}`)).toHaveLength(3)
})

it('narrows by type, level, city, rating, reliability, papers and doubles', async () => {
  await w.owner.query(`update app.mystery_shopper_profiles set city = 'jeddah' where profile_id = $1`, [sara.id])
  expect(await names('type=freelancer')).toEqual(['Dana Aziz'])
  expect(await names('level=senior')).toEqual(['سارة القحطاني'])
  expect(await names('city=jeddah')).toEqual(['سارة القحطاني'])
  expect(await names('rating=none')).toHaveLength(3)
  expect(await names('rating=low')).toEqual([])
  expect(await names('reliability=high')).toEqual([])
  expect(await names('papers=waiting')).toEqual([])
  expect(await names('papers=none')).toHaveLength(3)
  expect(await names('doubles=yes')).toEqual([])
  await w.owner.query(`update app.profiles set phone = '+966501234567' where id = $1`, [dana.id])
  expect((await names('doubles=yes&sort=name')).toSorted()).toEqual(['Dana Aziz', 'Omar Saleh'])
})

it('approves whom it can of many and says why not the others', async () => {
  const answer = await approveShoppers(admin, [omar.id, sara.id, dana.id])
  expect(answer).toEqual({ done: 2, refused: [{ shopperId: sara.id, code: 'changed-meanwhile' }] })
  expect((await browse('')).counts.approved).toBe(3)
})

it('shows a shopper with figures and latest visits, and knows no other accounts', async () => {
  const { row, visits, doubles } = await readBesideShopper(admin, sara.id)
  expect(row).toMatchObject({ id: sara.id, name: 'سارة القحطاني', city: 'jeddah', openJobs: 0 })
  expect(visits).toEqual([])
  expect(doubles).toEqual([])
  for (const id of [admin.id, (await w.client()).id, '019a0000-0000-7000-8000-000000000001', 'x'])
    await expect(readBesideShopper(admin, id)).rejects.toMatchObject({ code: 'not-found' })
})

it('is refused to other roles', async () => {
  for (const stranger of [sara, dana, await w.client()]) {
    await expect(browseShoppers(stranger, readList(rosterList, new URLSearchParams()))).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(readBesideShopper(stranger, omar.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(approveShoppers(stranger, [omar.id])).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
