import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { world } from '#/tests/world.ts'
import { chooseCompany, readOwnCompanies } from './own-companies.server.ts'

const w = await world()
const client = await w.client()

it('offers nothing to staff, and no company that is not theirs to anyone', async () => {
  const admin = await w.admin()
  expect(await readOwnCompanies(admin)).toEqual([])
  for (const stranger of [admin, await w.client(), await w.shopper(), await w.member(await w.client(), [])]) {
    await expect(chooseCompany(stranger, client.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(chooseCompany(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(chooseCompany(stranger, 'x')).rejects.toMatchObject({ code: 'not-found' })
  }
})
