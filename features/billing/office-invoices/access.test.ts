import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { payingWorld } from '#/tests/payments.ts'
import { type World, world } from '#/tests/world.ts'
import { mailDocument } from './correct-document.server.ts'
import { readBesideInvoice } from './read-beside.server.ts'

let w: World
let admin: Actor
let client: Actor
let invoiceId: string
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  const paying = await payingWorld(w)
  client = paying.client
  invoiceId = await paying.issued()
})

test('shows a document with what is owed, its lines and the latest of its history', async () => {
  for (let sent = 0; sent < 6; sent++) await mailDocument(admin, invoiceId, randomUUID())
  const document = await readBesideInvoice(admin, invoiceId)
  expect(document).toMatchObject({ id: invoiceId, clientId: client.id, owed: 11_500, paid: 0, canCredit: true })
  expect(document.lines.map(({ gross }) => gross)).toEqual([11_500])
  expect(document.history.map(({ action }) => action)).toEqual(Array.from({ length: 5 }, () => 'invoices.mail'))
})

test('is refused to everyone but staff, also to the client of the document', async () => {
  const strangers = [client, await w.client({ company: 'Other' }), await w.shopper(), await w.freelancer()]
  for (const stranger of strangers)
    await expect(readBesideInvoice(stranger, invoiceId)).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(['019a0000-0000-7000-8000-000000000001', 'x'])('does not know the document %s', async (id) => {
  await expect(readBesideInvoice(admin, id)).rejects.toMatchObject({ code: 'not-found' })
})
