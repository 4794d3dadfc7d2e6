import { expect, test } from 'vitest'
import { z } from 'zod'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { now, setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { listRevisions, publish, publishDue, rollBack, schedule, unpublish, unschedule } from './publish.server.ts'
import { type PageKey, readDraft, readPublished, saveDraft } from './store.server.ts'

const here = await world()
const admin = await here.admin()
const words = z.strictObject({ words: z.string().max(100) })
const key: PageKey = { kind: 'home' }
const draftNow = async () => (await readDraft(admin, key))!
const save = async (text: string) =>
  saveDraft(admin, { key, version: (await readDraft(admin, key))?.version ?? 0, content: { words: text } }, words)
const publicWords = async () =>
  ((await readPublished({ kind: 'home' }))?.content as { words: string } | undefined)?.words

test('a draft is private until published; then visitors see that text and not the next draft', async () => {
  await save('first')
  expect(await publicWords()).toBeUndefined()
  expect((await draftNow()).state).toBe('draft')
  await publish(admin, { key, version: (await draftNow()).version }, words)
  await save('second')
  expect(await publicWords()).toBe('first')
  expect((await draftNow()).state).toBe('changed')
  await publish(admin, { key, version: (await draftNow()).version }, words)
  expect(await publicWords()).toBe('second')
  expect((await draftNow()).state).toBe('published')
})

test('of two editors who started from the same draft only one saves; the other is told and nothing is lost', async () => {
  const [other, { version }] = [await here.admin(), await draftNow()]
  const tries = await Promise.allSettled([
    saveDraft(admin, { key, version, content: { words: 'mine' } }, words),
    saveDraft(other, { key, version, content: { words: 'theirs' } }, words),
  ])
  expect(tries.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'changed-meanwhile' } })
  await expect(publish(admin, { key, version }, words)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(saveDraft(other, { key, version: 0, content: { words: 'new' } }, words)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('an earlier version comes back as a new one; work that was not published stays in the draft', async () => {
  await save('third')
  const page = await draftNow()
  await publish(admin, { key, version: page.version }, words)
  const first = (await listRevisions(admin, page.id)).at(-1)!
  const back = await rollBack(admin, { key, version: page.version, revisionId: first.id }, words)
  expect(back.keptDraft).toBe(false)
  expect(await publicWords()).toBe('first')
  expect((await draftNow()).content).toEqual({ words: 'first' })
  await save('unfinished')
  const again = await rollBack(admin, { key, version: (await draftNow()).version, revisionId: first.id }, words)
  expect(again.keptDraft).toBe(true)
  expect((await draftNow()).content).toEqual({ words: 'unfinished' })
  const states = (await listRevisions(admin, page.id)).map((revision) => revision.state)
  expect(states.filter((state) => state === 'public')).toHaveLength(1)
  expect(states[0]).toBe('public')
})

test('a planned version appears at its minute, not before, and once', async () => {
  await save('tomorrow')
  const { version } = await draftNow()
  const at = addMinutes(now(), 30)
  await schedule(admin, { key, version, at }, words)
  await save('after that')
  await publishDue()
  expect(await publicWords()).toBe('first')
  const putBack = setClock(() => at)
  expect(await publishDue()).toBe(1)
  expect(await publishDue()).toBe(0)
  putBack()
  expect(await publicWords()).toBe('tomorrow')
  expect(await draftNow()).toMatchObject({ state: 'changed', scheduledFor: null })
})

test('a plan can be dropped, and no plan lies in the past', async () => {
  const { version } = await draftNow()
  await expect(schedule(admin, { key, version, at: addMinutes(now(), -1) }, words)).rejects.toMatchObject({
    code: 'page.time-in-past',
  })
  await schedule(admin, { key, version, at: addMinutes(now(), 5) }, words)
  await unschedule(admin, { key, version })
  await expect(unschedule(admin, { key, version })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const putBack = setClock(() => addMinutes(new Date(), 60))
  expect(await publishDue()).toBe(0)
  putBack()
})

test('taking it off the site leaves draft and versions', async () => {
  const page = await draftNow()
  const versions = (await listRevisions(admin, page.id)).length
  await unpublish(admin, { key, version: page.version })
  expect(await publicWords()).toBeUndefined()
  expect(await listRevisions(admin, page.id)).toHaveLength(versions)
  await expect(unpublish(admin, { key, version: page.version })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('content that its schema refuses is neither saved nor published', async () => {
  const { version } = await draftNow()
  for (const content of [{ words: 1 }, { words: 'x', onclick: 'x' }, null, [], { words: 'x'.repeat(101) }])
    await expect(saveDraft(admin, { key, version, content }, words)).rejects.toMatchObject({
      code: 'page.content-refused',
    })
  const stricter = z.strictObject({ words: z.literal('exactly this') })
  await expect(publish(admin, { key, version }, stricter)).rejects.toMatchObject({ code: 'page.content-refused' })
})

test('only staff reads drafts or changes the site', async () => {
  const { id, version } = await draftNow()
  for (const actor of [await here.client(), await here.shopper(), await here.freelancer()])
    for (const attempt of [
      () => readDraft(actor, key),
      () => saveDraft(actor, { key, version, content: { words: 'x' } }, words),
      () => publish(actor, { key, version }, words),
      () => schedule(actor, { key, version, at: addMinutes(now(), 5) }, words),
      () => unschedule(actor, { key, version }),
      () => unpublish(actor, { key, version }),
      () => rollBack(actor, { key, version, revisionId: id }, words),
      () => listRevisions(actor, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
})
