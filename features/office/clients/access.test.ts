import { beforeAll, expect, it } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { type World, world } from '#/tests/world.ts'
import { clientList } from './list.ts'
import { browseClients, clientRows } from './list.server.ts'
import { addNote, readNotes } from './notes.server.ts'
import { readBesideClient } from './read-beside.server.ts'
import { readClient } from './read-client.server.ts'
import { readClientPart } from './read-client-part.server.ts'
import { clientParts } from './lists.ts'

let w: World
let client: Actor
let strangers: Actor[]
const none = new URLSearchParams()
beforeAll(async () => {
  w = await world()
  client = await w.client()
  strangers = [client, await w.client({ company: 'Other' }), await w.shopper(), await w.freelancer()]
})

const refused = { code: 'not-allowed' }

it('shows the list and its file to administrators only', async () => {
  const query = readList(clientList, none)
  for (const stranger of strangers) {
    await expect(browseClients(stranger, query)).rejects.toMatchObject(refused)
    await expect(exportList(stranger, clientList, query, clientRows, 'en')).rejects.toMatchObject(refused)
  }
})

it('shows a client’s page to administrators only, in every part', async () => {
  for (const stranger of strangers) {
    await expect(readClient(stranger, client.id)).rejects.toMatchObject(refused)
    await expect(readBesideClient(stranger, client.id)).rejects.toMatchObject(refused)
    for (const part of clientParts)
      await expect(readClientPart(stranger, client.id, part, none)).rejects.toMatchObject(refused)
  }
})

it('does not know clients that are none', async () => {
  const admin = await w.admin()
  for (const id of [admin.id, strangers[2]!.id, '019a0000-0000-7000-8000-000000000001', 'x'])
    for (const read of [readClient, readBesideClient])
      await expect(read(admin, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(addNote(admin, admin.id, 'a note')).rejects.toMatchObject({ code: 'not-found' })
})

it('keeps notes and scores from everyone else, in verbs and in the database', async () => {
  const admin = await w.admin()
  await addNote(admin, client.id, 'Wants evening visits only.')
  for (const stranger of strangers) {
    await expect(addNote(stranger, client.id, 'x')).rejects.toMatchObject(refused)
    await expect(readNotes(stranger, { clientId: client.id, page: 1 })).rejects.toMatchObject(refused)
    for (const table of ['client_notes', 'client_scores'] as const)
      await expect(readAs(stranger, (db) => db.selectFrom(table).selectAll().execute())).rejects.toMatchObject({
        code: '42501',
      })
  }
  const other = await w.admin()
  const forged = asActor(other, (tx) =>
    tx.insertInto('client_notes').values({ client_id: client.id, author_id: admin.id, text: 'forged' }).execute(),
  )
  await expect(forged).rejects.toMatchObject({ code: '42501' })
})
