import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { rational } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { restoreVersion } from '../change-recipe.server.ts'
import { type Draft, draftSchema, emptyDraft } from '../draft.ts'
import { mostCards, sendCards } from '../paper/card.server.ts'
import { cardData } from '../paper/card-data.ts'
import { publishRecipe } from '../publish.server.ts'
import { readSheet } from '../read-sheet.server.ts'
import { addRecipe, saveDraft } from '../save-draft.server.ts'
import { storeStepPhoto } from '../step-photos.server.ts'
import { cookPhotoResponse, readCookPage } from './read-cook.server.ts'

let w: World
let chef: Actor
let rice: string
let photo: Uint8Array

beforeAll(async () => {
  w = await world()
  chef = await w.client()
  rice = randomUUID()
  await w.owner.query(
    `with i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
       values ($1, $2, 'Rice', 'أرز', 'g', 'grains', $2))
     insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
     values ($1, $2, $1, '1', 'kg', '1000/1', 6.9, 'included', current_date - 10, 'typed', $2)`,
    [rice, chef.id],
  )
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
}, 60_000)

const line = (): Draft['lines'][number] => ({
  id: randomUUID(),
  ingredientId: rice,
  recipeId: null,
  quantity: '400',
  unit: 'g',
  basis: 'ap',
  preparationId: null,
  scaling: 'linear',
  damping: null,
  optional: false,
  heading: null,
  noteEn: null,
  noteAr: null,
})
const step = (lineIds: string[], photoIds: string[] = []): Draft['steps'][number] => ({
  id: randomUUID(),
  textEn: 'Boil the rice.',
  textAr: 'يُسلق الأرز.',
  timerSeconds: 600,
  temperature: null,
  station: null,
  photoIds,
  lineIds,
})
const draftOf = (lines: Draft['lines'], steps: Draft['steps']): Draft => ({
  ...emptyDraft('dish', { en: 'Mandi', ar: 'مندي' }),
  lines,
  steps,
  labourMinutes: '20',
})
async function recipe(by = chef): Promise<string> {
  const id = randomUUID()
  await addRecipe(by, { id, kind: 'dish', nameEn: 'Mandi', nameAr: 'مندي', category: null })
  return id
}
const today = riyadhDay(new Date())
const mentions = async (id: string) => (await readSheet(chef, id)).content.steps.map(({ lineIds }) => lineIds)

test('a step keeps the lines that it names, in the order of the recipe and without strange ones', async () => {
  const id = await recipe()
  const [first, second] = [line(), line()]
  const draft = draftOf([first, second], [step([second.id, randomUUID(), first.id, first.id])])
  await saveDraft(chef, { recipeId: id, revision: 1, draft })
  expect(await mentions(id)).toEqual([[first.id, second.id]])
  await saveDraft(chef, { recipeId: id, revision: 2, draft: { ...draft, lines: [second] } })
  expect(await mentions(id)).toEqual([[second.id]])
  const many = Array.from({ length: 41 }, () => randomUUID())
  expect(draftSchema.safeParse(draftOf([first], [step(many)])).success).toBe(false)
})

test('mentions are published with a version, and come back when it is restored', async () => {
  const id = await recipe()
  const [first, second] = [line(), line()]
  const draft = draftOf([first, second], [step([first.id])])
  await saveDraft(chef, { recipeId: id, revision: 1, draft })
  await publishRecipe(chef, { recipeId: id, revision: 2, from: today })
  const { versions } = await readSheet(chef, id)
  await saveDraft(chef, { recipeId: id, revision: 0, draft: { ...draft, lines: [second] } })
  await publishRecipe(chef, { recipeId: id, revision: 1, from: today })
  expect(await mentions(id)).toEqual([[]])
  await restoreVersion(chef, { recipeId: id, versionId: versions[0]!.id })
  expect(await mentions(id)).toEqual([[first.id]])
})

test('the card names the lines of a step with the amounts of the batch', async () => {
  const id = await recipe()
  const only = line()
  await saveDraft(chef, { recipeId: id, revision: 1, draft: draftOf([only], [step([only.id]), step([])]) })
  const sheet = await readSheet(chef, id)
  const { steps } = cardData(sheet, 'en', rational(5))
  expect(steps.map(({ usesEn, usesAr }) => [usesEn, usesAr])).toEqual([
    ['Rice 2.000 kg', expect.stringContaining('أرز 2.000')],
    ['', ''],
  ])
})

test('the page of the cook shows the version in force without costs, also to who may see them', async () => {
  const id = await recipe()
  const only = line()
  const draft = draftOf([only], [step([only.id])])
  await saveDraft(chef, { recipeId: id, revision: 1, draft })
  expect(await readCookPage(chef, id)).toMatchObject({ version: null, key: 'draft 2' })
  await publishRecipe(chef, { recipeId: id, revision: 2, from: today })
  await saveDraft(chef, { recipeId: id, revision: 0, draft: { ...draft, nameEn: 'Later' } })
  for (const reader of [chef, await w.member(chef, [{ role: 'viewer' }])]) {
    const page = await readCookPage(reader, id)
    expect(page).toMatchObject({ version: { number: 1 }, key: 'version 1', content: { nameEn: 'Mandi' } })
    expect(page.ingredients.map(({ id: item, price }) => [item, price])).toEqual([[rice, null]])
    expect(page.content.labourMinutes).toBeNull()
  }
  await expect(readCookPage(await w.client(), id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readCookPage(await w.freelancer(), id)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a photo is sent below its own recipe only', async () => {
  const [id, other] = [await recipe(), await recipe()]
  const photoId = randomUUID()
  await storeStepPhoto(chef, { recipeId: id, id: photoId, bytes: photo })
  const ask = (by: Actor, recipeId: string) => cookPhotoResponse(by, { recipeId, photoId }, 'en')
  // no step names it yet
  await expect(ask(chef, id)).rejects.toMatchObject({ code: 'not-found' })
  await saveDraft(chef, { recipeId: id, revision: 1, draft: draftOf([line()], [step([], [photoId])]) })
  const sent = await ask(await w.member(chef, [{ role: 'viewer' }]), id)
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(100)
  await expect(ask(chef, other)).rejects.toMatchObject({ code: 'not-found' })
  await expect(ask(await w.client(), id)).rejects.toMatchObject({ code: 'not-found' })
})

test('cards of several recipes are one document, in each language', async () => {
  const ids: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const id = await recipe()
    const only = line()
    await saveDraft(chef, { recipeId: id, revision: 1, draft: draftOf([only], [step([only.id])]) })
    ids.push(id)
  }
  for (const lang of ['en', 'ar', 'both'] as const) {
    const sent = await sendCards(chef, [...ids, ids[0]!], lang, rational(2))
    expect(sent.headers.get('content-type')).toBe('application/pdf')
    const text = Buffer.from(await sent.arrayBuffer()).toString('latin1')
    expect(text.match(/\/Type \/Page\s/g)).toHaveLength(3)
  }
  await expect(sendCards(chef, [], 'en', rational(1))).rejects.toMatchObject({ code: 'bad-request' })
  const tooMany = Array.from({ length: mostCards + 1 }, () => randomUUID())
  await expect(sendCards(chef, tooMany, 'en', rational(1))).rejects.toMatchObject({ code: 'bad-request' })
  await expect(sendCards(await w.client(), ids, 'en', rational(1))).rejects.toMatchObject({ code: 'not-found' })
})
