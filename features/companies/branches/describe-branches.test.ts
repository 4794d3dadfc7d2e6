import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { world } from '#/tests/world.ts'
import { branchForm, describeBranch, describedBranches, describedRows, seenOf } from './describe-branches.server.ts'
import { describedList } from './described-list.ts'

const w = await world()
const query = (address = '') => readList(describedList, new URLSearchParams(address))
const linesOf = async (actor: Actor, address: string) => {
  const lines = []
  for await (const line of await exportList(actor, describedList, query(address), describedRows, 'en')) lines.push(line)
  return lines.slice(1)
}

test('staff say what a branch has, and never overwrite each other', async () => {
  const [admin, client] = [await w.admin(), await w.client()]
  await w.owner.query("insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh')", [
    client.id,
  ])
  const [branch] = (await describedBranches(admin, query())).branches
  const said = Object.fromEntries(branchAttributeKeys.map((key) => [key, key === 'parking' ? 'yes' : 'unsaid']))
  const sent = { id: branch!.id, seen: seenOf(branch!), place: '24.7136, 46.6753', ...said }
  expect(branchForm.safeParse({ ...sent, place: '95, 10' }).success).toBe(false)
  const change = branchForm.parse(sent)
  await describeBranch(admin, change)
  await describeBranch(admin, change)
  expect((await describedBranches(admin, query('q=olay'))).branches[0]).toMatchObject({
    attributes: { parking: true },
    latitude: 24.7136,
  })
  expect((await describedBranches(admin, query('only=unplaced'))).total).toBe(0)
  expect(await linesOf(admin, 'q=olay')).toEqual([
    ['Olaya', 'Riyadh', expect.any(String), branchAttributes.parking.en, null, '24.7136, 46.6753'],
  ])
  const late = branchForm.parse({ ...sent, breakfast: 'no' })
  await expect(describeBranch(admin, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  for (const stranger of [client, await w.shopper()]) {
    await expect(describeBranch(stranger, change)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(linesOf(stranger, '')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(describedBranches(stranger, query())).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(describeBranch(admin, { ...change, id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not-found',
  })
})
