import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { changeMailing, createMailing } from './draft.server.ts'
import { mailingForm } from './form.ts'
import { mailingList } from './list.ts'
import { browseMailings } from './list.server.ts'
import { previewMailing, testMailing } from './preview.server.ts'
import { countPeople, mailingFigures, readMailing } from './read.server.ts'
import { cancelMailing, sendMailing } from './send.server.ts'

const w = await world()
const form = mailingForm.parse({
  purpose: 'service',
  owner: 'on',
  seen: '1',
  subjectEn: 'New prices',
  subjectAr: 'أسعار جديدة',
  bodyEn: 'Dear {name}',
  bodyAr: 'عزيزنا {name}',
})
const author = await w.admin({ role: 'content' })
const id = await createMailing(author, form)
const mailing = await readMailing(author, id)
const readers: Record<string, (actor: Actor) => Promise<unknown>> = {
  browseMailings: (actor) => browseMailings(actor, readList(mailingList, new URLSearchParams())),
  readMailing: (actor) => readMailing(actor, id),
  mailingFigures: (actor) => mailingFigures(actor, id),
}
const writers: Record<string, (actor: Actor) => Promise<unknown>> = {
  createMailing: (actor) => createMailing(actor, form),
  changeMailing: (actor) => changeMailing(actor, id, form),
  countPeople: (actor) => countPeople(actor, mailing.segment, 'service'),
  previewMailing: (actor) => previewMailing(actor, mailing, 'en'),
  testMailing: (actor) => testMailing(actor, id),
  sendMailing: (actor) => sendMailing(actor, id, { seen: 1, people: 1 }),
  cancelMailing: (actor) => cancelMailing(actor, id),
}

test.each(Object.entries({ ...readers, ...writers }))('%s refuses strangers', async (_, verb) => {
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()])
    await expect(verb(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  for (const role of ['finance', 'editor'] as const)
    await expect(verb(await w.admin({ role }))).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(Object.entries(readers))('%s answers operations and support', async (_, verb) => {
  for (const role of ['operations', 'support'] as const) await verb(await w.admin({ role }))
})

test.each(Object.entries(writers))('%s refuses operations and support', async (_, verb) => {
  for (const role of ['operations', 'support'] as const)
    await expect(verb(await w.admin({ role }))).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a mailing that does not exist is not found', async () => {
  const verbs: ((unknown: string) => Promise<unknown>)[] = [
    (unknown) => readMailing(author, unknown),
    (unknown) => changeMailing(author, unknown, form),
    (unknown) => testMailing(author, unknown),
    (unknown) => sendMailing(author, unknown, { seen: 1, people: 1 }),
    (unknown) => cancelMailing(author, unknown),
  ]
  for (const unknown of [randomUUID(), 'x'])
    for (const verb of verbs) await expect(verb(unknown)).rejects.toMatchObject({ code: 'not-found' })
})
