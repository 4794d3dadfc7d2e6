import { beforeAll, expect, it } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { type World, world } from '#/tests/world.ts'
import { approvalList } from './approval-list.ts'
import { browseApprovals } from './approval-list.server.ts'
import { clientApproval } from './client-standing.server.ts'
import { decideApproval } from './decide-approval.server.ts'
import { readPapers } from './read-papers.server.ts'

let w: World
let client: Actor
let strangers: Actor[]
beforeAll(async () => {
  w = await world()
  client = await w.client({ approval: 'pending' })
  strangers = [await w.client({ company: 'Other' }), await w.shopper(), await w.freelancer()]
})

it('shows papers and lists to administrators only', async () => {
  for (const stranger of [client, ...strangers]) {
    const query = readList(approvalList, new URLSearchParams())
    await expect(browseApprovals(stranger, query)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readPapers(stranger, client.id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

it('lets nobody else decide, the client itself least of all', async () => {
  for (const stranger of [client, ...strangers]) {
    const decision = { intent: 'approve', clientId: client.id } as const
    await expect(decideApproval(stranger, decision)).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

it('has the database refuse it too', async () => {
  for (const stranger of [client, ...strangers]) {
    const change = asActor(stranger, (tx) =>
      tx.updateTable('client_profiles').set({ approval: 'approved' }).where('profile_id', '=', client.id).execute(),
    )
    await expect(change).rejects.toMatchObject({ code: '42501' })
  }
})

it('tells a client how its own account stands, and of no other', async () => {
  expect(await readAs(client, (db) => clientApproval(db, client.id))).toBe('pending')
  await expect(readAs(strangers[0]!, (db) => clientApproval(db, client.id))).rejects.toMatchObject({
    code: 'not-found',
  })
})

it('does not know clients that are none', async () => {
  const admin = await w.admin()
  for (const id of [admin.id, strangers[1]!.id, '019a0000-0000-7000-8000-000000000001', 'x', "' or 1=1"])
    await expect(readPapers(admin, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(decideApproval(admin, { intent: 'approve', clientId: admin.id })).rejects.toMatchObject({
    code: 'not-found',
  })
})
