import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { programWording } from '#/features/messaging/wording/declared.ts'
import { world } from '#/tests/world.ts'
import { templateList } from './list.ts'
import { browseTemplates } from './list.server.ts'
import { readTemplate } from './read-template.server.ts'
import { restoreTemplate, returnToProgram, saveTemplate } from './save-template.server.ts'
import { testSend } from './test-send.server.ts'

const w = await world()
const kind = 'invoice.issued'
const texts = programWording(kind)
const readers: Record<string, (actor: Actor) => Promise<unknown>> = {
  browseTemplates: (actor) => browseTemplates(actor, readList(templateList, new URLSearchParams())),
  readTemplate: (actor) => readTemplate(actor, kind),
}
const writers: Record<string, (actor: Actor) => Promise<unknown>> = {
  saveTemplate: (actor) => saveTemplate(actor, { kind, seen: 0, texts }),
  returnToProgram: (actor) => returnToProgram(actor, { kind, seen: 0 }),
  restoreTemplate: (actor) => restoreTemplate(actor, { kind, seen: 0, version: 1 }),
  testSend: (actor) => testSend(actor, { kind, texts }),
}

test.each(Object.entries({ ...readers, ...writers }))('%s refuses strangers', async (_, verb) => {
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()])
    await expect(verb(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(verb(await w.admin({ role: 'finance' }))).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(Object.entries(readers))('%s answers operations and support', async (_, verb) => {
  for (const role of ['operations', 'support'] as const) await verb(await w.admin({ role }))
})

test.each(Object.entries(writers))('%s refuses operations and support', async (_, verb) => {
  for (const role of ['operations', 'support'] as const)
    await expect(verb(await w.admin({ role }))).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a message that does not exist is not found', async () => {
  const author = await w.admin({ role: 'content' })
  await expect(readTemplate(author, 'no.such')).rejects.toMatchObject({ code: 'not-found' })
  await expect(returnToProgram(author, { kind: 'constructor', seen: 0 })).rejects.toMatchObject({ code: 'not-found' })
})
