import { beforeAll, expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { type World, world } from '#/tests/world.ts'
import { clientDetailsList } from './client-details-list.ts'
import { browseClientDetails, clientDetailsRows } from './client-details-list.server.ts'

let w: World
let admin: Awaited<ReturnType<World['admin']>>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  const known = await w.client({ company: 'مطعم الأصالة' })
  await w.client({ company: 'Zaatar' })
  await w.owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, city) values ($1, 'Asala LLC', '310458732600003', 'Riyadh')`,
    [known.id],
  )
})

const query = (address: string) => readList(clientDetailsList, new URLSearchParams(address))
const found = async (address: string) => {
  const { rows, total } = await browseClientDetails(admin, query(address))
  expect(total).toBe(rows.length)
  return rows.map(({ client }) => client)
}

test('clients without tax details come first, and the filter and the search in any spelling narrow the list', async () => {
  expect(await found('')).toEqual(['Zaatar', 'مطعم الأصالة'])
  expect(await found('details=missing')).toEqual(['Zaatar'])
  expect(await found('details=known')).toEqual(['مطعم الأصالة'])
  expect(await found('q=الاصاله')).toEqual(['مطعم الأصالة'])
  expect(await found('q=3104587')).toEqual(['مطعم الأصالة'])
})

test('the file has the rows of the page and is recorded; others get none', async () => {
  const lines = []
  for await (const line of await exportList(admin, clientDetailsList, query('details=known'), clientDetailsRows, 'en'))
    lines.push(line)
  expect(lines).toEqual([
    ['Client', 'Details', 'Legal name', 'VAT number', 'City'],
    ['مطعم الأصالة', 'Complete', 'Asala LLC', '310458732600003', 'Riyadh'],
  ])
  const { rows } = await w.owner.query(
    `select entity, after from app.activity_log where action = 'tax-details.export' and actor_id = $1`,
    [admin.id],
  )
  expect(rows).toEqual([{ entity: 'client', after: { details: 'known' } }])
  for (const stranger of [await w.client(), await w.shopper()])
    await expect(exportList(stranger, clientDetailsList, query(''), clientDetailsRows, 'en')).rejects.toMatchObject({
      code: 'not-allowed',
    })
})
