import { expect, test } from 'vitest'
import { branchAttributeKeys } from '#/domain/branch-attributes.ts'
import { world } from '#/tests/world.ts'
import { branchForm, describeBranch, describedBranches, seenOf } from './describe-branches.server.ts'

const w = await world()
const everything = { q: '', only: 'all', page: 1 } as const

test('staff say what a branch has, and never overwrite each other', async () => {
  const [admin, client] = [await w.admin(), await w.client()]
  await w.owner.query("insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh')", [
    client.id,
  ])
  const [branch] = (await describedBranches(admin, everything)).branches
  const said = Object.fromEntries(branchAttributeKeys.map((key) => [key, key === 'parking' ? 'yes' : 'unsaid']))
  const sent = { id: branch!.id, seen: seenOf(branch!), place: '24.7136, 46.6753', ...said }
  expect(branchForm.safeParse({ ...sent, place: '95, 10' }).success).toBe(false)
  const change = branchForm.parse(sent)
  await describeBranch(admin, change)
  await describeBranch(admin, change)
  expect((await describedBranches(admin, { ...everything, q: 'olay' })).branches[0]).toMatchObject({
    attributes: { parking: true },
    latitude: 24.7136,
  })
  expect((await describedBranches(admin, { ...everything, only: 'unplaced' })).total).toBe(0)
  const late = branchForm.parse({ ...sent, breakfast: 'no' })
  await expect(describeBranch(admin, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  for (const stranger of [client, await w.shopper()]) {
    await expect(describeBranch(stranger, change)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(describedBranches(stranger, everything)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(describeBranch(admin, { ...change, id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not-found',
  })
})
