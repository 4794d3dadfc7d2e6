import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { addSuppression, liftSuppression } from './change.server.ts'
import { suppressionList } from './list.ts'
import { browseSuppressions } from './list.server.ts'
import { readSuppression } from './read.server.ts'

const w = await world()
const id = await addSuppression(await w.admin(), { address: 'guest@example.com', note: 'Asked by telephone' })
const readers: Record<string, (actor: Actor) => Promise<unknown>> = {
  browseSuppressions: (actor) => browseSuppressions(actor, readList(suppressionList, new URLSearchParams())),
  readSuppression: (actor) => readSuppression(actor, id),
}
const writers: Record<string, (actor: Actor) => Promise<unknown>> = {
  addSuppression: (actor) => addSuppression(actor, { address: `${randomUUID()}@example.com`, note: 'A reason' }),
  liftSuppression: (actor) => liftSuppression(actor, id, { note: 'A reason' }),
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

test('a row that does not exist is not found', async () => {
  const author = await w.admin({ role: 'content' })
  for (const unknown of [randomUUID(), 'x']) {
    await expect(readSuppression(author, unknown)).rejects.toMatchObject({ code: 'not-found' })
    await expect(liftSuppression(author, unknown, { note: 'A reason' })).rejects.toMatchObject({ code: 'not-found' })
  }
})
