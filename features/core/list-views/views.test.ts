import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type World, world } from '#/tests/world.ts'
import { listViewForm } from './form.ts'
import { changeListView, readListViews } from './views.server.ts'

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
  expect(await readListViews({ ...client, company: viewed })).toBeNull()
})

it.each(['https://example.com', '//example.com', '/login', '/admin/../x', '/admin?next=x'])(
  'does not lead to %s',
  (elsewhere) =>
    expect(
      listViewForm.safeParse({ intent: 'save', list: 'requests', query: 'q=1', name: 'x', address: elsewhere }).success,
    ).toBe(false),
)
