import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { rational } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { openFile } from '#/platform/files.server.ts'
import { type World, world } from '#/tests/world.ts'
import { restoreVersion } from './change-recipe.server.ts'
import { sendCard } from './paper/card.server.ts'
import { draftSchema, emptyDraft } from './draft.ts'
import { publishRecipe } from './publish.server.ts'
import { readSheet } from './read-sheet.server.ts'
import { addRecipe, saveDraft } from './save-draft.server.ts'
import { storeStepPhoto } from './step-photos.server.ts'

let w: World
let chef: Actor
let photo: Uint8Array
let rice: string

beforeAll(async () => {
  w = await world()
  chef = await w.client()
  rice = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Rice', 'g', 'grains', $2)`,
    [rice, chef.id],
  )
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .jpeg()
    .toBuffer()
}, 60_000)

const step = (photoIds: string[]) => ({
  id: randomUUID(),
  textEn: 'Plate the rice.',
  textAr: null,
  timerSeconds: null,
  temperature: null,
  station: null,
  photoIds,
  lineIds: [],
})
const riceLine = (ingredientId: string) => ({
  id: randomUUID(),
  ingredientId,
  recipeId: null,
  quantity: '400',
  unit: 'g',
  basis: 'ap' as const,
  preparationId: null,
  scaling: 'linear' as const,
  damping: null,
  optional: false,
  heading: 'للتقديم',
  noteEn: 'washed',
  noteAr: null,
})
const draftWith = (photoIds: string[], ofRice: string | null = null) => ({
  ...emptyDraft('dish', { en: 'Mandi', ar: 'مندي' }),
  lines: ofRice === null ? [] : [riceLine(ofRice)],
  steps: [step(photoIds)],
})
async function recipe(by = chef): Promise<string> {
  const id = randomUUID()
  await addRecipe(by, { id, kind: 'dish', nameEn: 'Mandi', nameAr: 'مندي', category: null })
  return id
}
async function stored(recipeId: string, by = chef): Promise<string> {
  const id = randomUUID()
  await storeStepPhoto(by, { recipeId, id, bytes: photo })
  return id
}
const saved = async (recipeId: string) => (await readSheet(chef, recipeId)).content.steps.map((each) => each.photoIds)

test('a step keeps its photos in order, without what the phone wrote into them, also on the card', async () => {
  const id = await recipe()
  const photos = [await stored(id), await stored(id)]
  await storeStepPhoto(chef, { recipeId: id, id: photos[0]!, bytes: photo })
  await saveDraft(chef, { recipeId: id, revision: 1, draft: draftWith(photos, rice) })
  expect(await saved(id)).toEqual([photos])
  const { stream } = await openFile((await findFile(chef, photos[0]!))!.storageKey)
  const sent = Buffer.from(await new Response(stream).arrayBuffer())
  expect((await sharp(sent).metadata()).exif).toBeUndefined()
  for (const lang of ['en', 'ar', 'both'] as const) {
    const card = await sendCard(chef, id, lang, rational(1))
    expect(card.headers.get('content-type')).toBe('application/pdf')
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

test('a published version keeps photos that the next draft removes, and restoring brings them back', async () => {
  const id = await recipe()
  const photos = [await stored(id)]
  await saveDraft(chef, { recipeId: id, revision: 1, draft: draftWith(photos, rice) })
  await publishRecipe(chef, { recipeId: id, revision: 2, from: riyadhDay(new Date()) })
  const { versions } = await readSheet(chef, id)
  await saveDraft(chef, { recipeId: id, revision: 0, draft: draftWith([], rice) })
  await publishRecipe(chef, { recipeId: id, revision: 1, from: riyadhDay(new Date()) })
  expect(await saved(id)).toEqual([[]])
  await restoreVersion(chef, { recipeId: id, versionId: versions[0]!.id })
  expect(await saved(id)).toEqual([photos])
})

test('a fourth photo, a text and a file of somebody else are refused', async () => {
  const id = await recipe()
  expect(draftSchema.safeParse(draftWith(Array.from({ length: 4 }, () => randomUUID()))).success).toBe(false)
  await expect(
    storeStepPhoto(chef, { recipeId: id, id: randomUUID(), bytes: new TextEncoder().encode('no photo') }),
  ).rejects.toMatchObject({ code: 'file.type-unsupported' })
  const stranger = await w.client()
  await expect(stored(id, stranger)).rejects.toMatchObject({ code: 'not-found' })
  const theirs = await stored(await recipe(stranger), stranger)
  await expect(saveDraft(chef, { recipeId: id, revision: 1, draft: draftWith([theirs]) })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await findFile(chef, theirs)).toBeNull()
})

test('every role sees the photos, those who write add them', async () => {
  const id = await recipe()
  const [kept] = [await stored(id)]
  await saveDraft(chef, { recipeId: id, revision: 1, draft: draftWith([kept]) })
  const viewer = await w.member(chef, [{ role: 'viewer' }])
  expect(await findFile(viewer, kept)).not.toBeNull()
  await expect(stored(id, viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  await stored(id, await w.member(chef, [{ role: 'manager' }]))
})
