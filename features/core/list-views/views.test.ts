import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type World, world } from '#/tests/world.ts'
import { listViewForm } from './form.ts'
import { changeListView, readListChoices, readListViews } from './views.server.ts'

let w: World
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

const address = '/admin/secret-shopper'
const save = (actor: Actor, name: string, query = 'status=pending&page=4', list = 'requests') =>
  changeListView(actor, { intent: 'save', list, name, query, address })

it('saves, renames and deletes a view for each kind of user; the page of the list is not part of it', async () => {
  for (const actor of [client, await w.member(client, [{ role: 'viewer' }]), await w.freelancer(), await w.admin()]) {
    expect(await save(actor, 'Mine')).toBe(`${address}?status=pending`)
    const [view] = (await readListViews(actor))!
    expect(view).toMatchObject({ list: 'requests', name: 'Mine', query: 'status=pending' })
    const own = { viewId: view!.id, address }
    expect(await changeListView(actor, { intent: 'rename', name: 'Ours', ...own })).toBe(`${address}?status=pending`)
    expect(await readListViews(actor)).toMatchObject([{ name: 'Ours' }])
    expect(await changeListView(actor, { intent: 'delete', ...own })).toBe(address)
    expect(await readListViews(actor)).toEqual([])
  }
})

it('loses what its list no longer knows', async () => {
  const actor = await w.admin()
  await save(actor, 'Old', 'city=riyadh&gone=1')
  const [view] = (await readListViews(actor))!
  const narrow = { intent: 'narrow', viewId: view!.id, query: 'page=2&city=riyadh', address } as const
  expect(await changeListView(actor, narrow)).toBe(`${address}?city=riyadh`)
  expect(await readListViews(actor)).toMatchObject([{ name: 'Old', query: 'city=riyadh' }])
  await expect(changeListView(await w.admin(), narrow)).rejects.toMatchObject({ code: 'not-found' })
})

it.each([
  ['/admin/invoices', '?state=open', true],
  ['/admin/invoices', '', true],
  ['/admin/invoices', '//example.com', false],
  ['//example.com', '', false],
])('the height of rows leads back to %s%s: %s', (place, search, wanted) => {
  const form = { intent: 'density', density: 'comfortable', address: place, search }
  expect(listViewForm.safeParse(form).success).toBe(wanted)
})

it('a name counts once in a list, and a list has at most six views, also of two windows at once', async () => {
  const admin = await w.admin()
  await save(admin, 'Late')
  await expect(save(admin, 'late')).rejects.toMatchObject({ fields: { name: 'view-name-taken' } })
  await save(admin, 'late', 'q=x', 'invoices')
  const many = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => save(admin, `View ${at}`)))
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const each of many)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ fields: { name: 'views-many' } })
})

it('a view of someone else is not found', async () => {
  await save(client, 'Mine')
  const [view] = (await readListViews(client))!
  const [admin, member] = [await w.admin(), await w.member(client, [{ role: 'manager' }])]
  for (const stranger of [admin, member, await w.client(), await w.shopper()]) {
    expect((await readListViews(stranger))!.map(({ id }) => id)).not.toContain(view!.id)
    for (const form of [
      { intent: 'rename', viewId: view!.id, name: 'Theirs', address },
      { intent: 'delete', viewId: view!.id, address },
    ] as const)
      await expect(changeListView(stranger, form)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await readListViews(client)).toMatchObject([{ name: 'Mine' }])
  const viewed = { id: client.id, mode: 'view' as const, permissions: [] }
  expect(await readListChoices({ ...client, company: viewed })).toEqual({ views: null, density: 'compact' })
})

it.each(['https://example.com', '//example.com', '/login', '/admin/../x', '/admin?next=x'])(
  'does not lead to %s',
  (elsewhere) =>
    expect(
      listViewForm.safeParse({ intent: 'save', list: 'requests', query: 'q=1', name: 'x', address: elsewhere }).success,
    ).toBe(false),
)
