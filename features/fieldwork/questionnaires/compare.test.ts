import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world, type World } from '#/tests/world.ts'
import { compareVersions, effectOfPublishing } from './compare.server.ts'
import { publishQuestionnaire, readQuestionnaire, saveQuestionnaire } from './edit-questionnaire.server.ts'
import { copyQuestionnaire } from './new-questionnaire.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const seedId = async (code: string): Promise<string> =>
  (await w.owner.query('select id from app.questionnaire_drafts where code = $1', [code])).rows[0].id
const draftOnly = { from: null, to: null }

test('two versions are compared, and without a choice the draft with the newest', async () => {
  const { id } = await copyQuestionnaire(admin, {
    id: await seedId('BAS-1'),
    clientKey: crypto.randomUUID(),
    code: 'CMP-1',
    clientId: null,
  })
  expect(await compareVersions(admin, id, draftOnly)).toMatchObject({ code: 'CMP-1', numbers: [], compared: null })
  const { draft, version } = await readQuestionnaire(admin, id)
  await publishQuestionnaire(admin, id, { version, definition: draft })
  const second = { ...draft, title: { ...draft.title, en: 'Second' } }
  await publishQuestionnaire(admin, id, { version: version + 1, definition: second })
  await saveQuestionnaire(admin, id, {
    version: version + 2,
    definition: { ...draft, title: { en: 'Third', ar: 'ثالث' } },
  })

  expect(await compareVersions(admin, id, draftOnly)).toMatchObject({
    numbers: [2, 1],
    compared: { from: 2, to: 'draft', before: { title: { en: 'Second' } }, after: { title: { en: 'Third' } } },
  })
  expect(await compareVersions(admin, id, { from: '1', to: '2' })).toMatchObject({
    compared: { from: 1, to: 2, before: { title: draft.title }, after: { title: { en: 'Second' } } },
  })
  for (const from of ['3', '0', 'x', ''])
    await expect(compareVersions(admin, id, { from, to: null })).rejects.toMatchObject({ code: 'not-found' })
})

test('a publication says which visits and reports keep their version', async () => {
  const id = await seedId('BAS-1')
  expect(await effectOfPublishing(admin, id)).toEqual({ underWay: 0, inReview: 0, released: 0 })
  const report = await begunVisit(w, await w.shopper())
  expect(await effectOfPublishing(admin, id)).toEqual({ underWay: 1, inReview: 0, released: 0 })
  const set = (status: string) =>
    w.owner.query('update app.mystery_shopping_reports set status = $1 where id = $2', [status, report])
  for (const [status, effect] of [
    ['in_review', { underWay: 0, inReview: 1, released: 0 }],
    ['revision_requested', { underWay: 1, inReview: 0, released: 0 }],
    ['rejected', { underWay: 0, inReview: 0, released: 0 }],
  ] as const) {
    await set(status)
    expect(await effectOfPublishing(admin, id), status).toEqual(effect)
  }
})

test('strangers compare nothing, and who reads no reports is told no numbers', async () => {
  const id = await seedId('FSR-1')
  for (const stranger of [await w.client(), await w.shopper(), await w.admin({ role: 'finance' })]) {
    await expect(compareVersions(stranger, id, draftOnly)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(effectOfPublishing(stranger, id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(compareVersions(admin, crypto.randomUUID(), draftOnly)).rejects.toMatchObject({ code: 'not-found' })
})
