import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { rollupOf } from '#/domain/kitchen/rollups.ts'
import { rational } from '#/domain/rational.ts'
import { addDays, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { type World, world } from '#/tests/world.ts'
import { saveShelfLife } from './change-category.server.ts'
import { emptyDraft } from './draft.ts'
import { labelData, sendLabel } from './paper/label.server.ts'
import { labForm } from './lab-form.ts'
import { addLabResult, readLabResults, withdrawLabResult } from './lab-results.server.ts'
import { readBook } from './read-recipes.server.ts'
import { readSheet } from './read-sheet.server.ts'
import { addRecipe, saveDraft } from './save-draft.server.ts'

let w: World
let chef: Actor
const today = riyadhDay(new Date())
const pdf = new Uint8Array(smallPdf('lab'))

beforeAll(async () => {
  w = await world()
  chef = await w.client()
}, 60_000)

const line = (of: { ingredientId: string } | { recipeId: string }, quantity: string, unit: string) => ({
  id: randomUUID(),
  ingredientId: null,
  recipeId: null,
  ...of,
  quantity,
  unit,
  basis: 'ap' as const,
  preparationId: null,
  scaling: 'linear' as const,
  damping: null,
  optional: false,
  heading: null,
  noteEn: null,
  noteAr: null,
})
async function ingredient(): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Rice', 'g', 'grains', $2)`,
    [id, chef.id],
  )
  await w.owner.query(
    `insert into app.ingredient_allergens (client_id, ingredient_id, allergen, state, said_on, signed_by, signed_name)
     values ($1, $2, 'milk', 'contains', current_date, $1, 'Chef')`,
    [chef.id, id],
  )
  return id
}
async function recipe(lines: ReturnType<typeof line>[], portions = '4'): Promise<string> {
  const id = randomUUID()
  await addRecipe(chef, { id, kind: 'prep', nameEn: 'Sauce', nameAr: 'صلصة', category: null })
  await saveDraft(chef, {
    recipeId: id,
    revision: 1,
    draft: { ...emptyDraft('prep', { en: 'Sauce', ar: 'صلصة' }), portions, lines },
  })
  return id
}
const given = (fields: Record<string, string> = {}) => {
  const read = labForm.parse({
    intent: 'add',
    clientKey: randomUUID(),
    measuredOn: addDays(today, -3),
    laboratory: 'IDAC',
    kcal: '٦٤٠',
    ...fields,
  })
  if (read.intent !== 'add') throw new Error('another step')
  return read
}
const kcalOf = async (id: string, on = today) => {
  const book = await readAs(chef, (tx) => readBook(tx, { on, ids: [id], withDrafts: true }))
  return rollupOf(book, id)!.nutrients.kcal.value
}

test('a result counts from its day in place of what is computed, also in recipes with this one inside', async () => {
  const rice = await ingredient()
  const sauce = await recipe([line({ ingredientId: rice }, '100', 'g')])
  const dish = await recipe([line({ recipeId: sauce }, '2', 'portion')], '1')
  expect([await kcalOf(sauce), await kcalOf(dish)]).toEqual([null, null])
  const first = given({ sodium: '2380.5' })
  await addLabResult(chef, sauce, { given: first, report: pdf })
  await addLabResult(chef, sauce, { given: first, report: pdf })
  expect([await kcalOf(sauce), await kcalOf(dish)]).toEqual([rational(640), rational(1280)])
  expect(await kcalOf(sauce, addDays(today, -4))).toBeNull()
  expect((await readSheet(chef, sauce)).lab).toMatchObject({ laboratory: 'IDAC', values: { kcal: rational(640) } })
  const later = given({ measuredOn: today, kcal: '600' })
  await addLabResult(chef, sauce, { given: later, report: new Uint8Array() })
  expect(await kcalOf(sauce)).toEqual(rational(600))
  await withdrawLabResult(chef, sauce, later.clientKey)
  expect(await kcalOf(sauce)).toEqual(rational(640))
  const { results } = await readLabResults(chef, sauce)
  expect(results).toMatchObject([
    { isWithdrawn: true, fileId: null },
    { isWithdrawn: false, amounts: { kcal: '640', sodium: '2380.5' }, fileId: first.clientKey },
  ])
  expect(await findFile(chef, first.clientKey)).toMatchObject({ contentType: 'application/pdf' })
})

test.each([
  [{ kcal: '' }, 'kcal'],
  [{ kcal: '1/3' }, 'kcal'],
  [{ laboratory: ' ' }, 'laboratory'],
  [{ measuredOn: '2026-02-31' }, 'measuredOn'],
])('%o is refused', (fields, name) => {
  const read = labForm.safeParse({
    intent: 'add',
    clientKey: randomUUID(),
    measuredOn: today,
    laboratory: 'IDAC',
    kcal: '640',
    ...fields,
  })
  expect(read.success).toBe(false)
  expect(JSON.stringify(read.error)).toContain(name)
})

test('a day ahead, readers and strangers are refused', async () => {
  const id = await recipe([])
  await expect(
    addLabResult(chef, id, { given: given({ measuredOn: addDays(today, 1) }), report: new Uint8Array() }),
  ).rejects.toMatchObject({ fields: { measuredOn: 'kitchen-day-past' } })
  const viewer = await w.member(chef, [{ role: 'viewer' }])
  expect((await readLabResults(viewer, id)).mayWrite).toBe(false)
  await expect(addLabResult(viewer, id, { given: given(), report: pdf })).rejects.toMatchObject({ code: 'not-allowed' })
  const stranger = await w.client()
  await expect(readLabResults(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(addLabResult(stranger, id, { given: given(), report: pdf })).rejects.toMatchObject({ code: 'not-found' })
  await expect(saveShelfLife(stranger, id, 72)).rejects.toMatchObject({ code: 'not-found' })
})

test('a label says until when the batch is used, what it contains and what is not declared', async () => {
  const id = await recipe([line({ ingredientId: await ingredient() }, '100', 'g')])
  const asked = { made: fromRiyadh('2026-11-30T14:30')!, copies: 2 }
  await expect(sendLabel(chef, id, asked)).rejects.toMatchObject({ code: 'bad-request' })
  await saveShelfLife(chef, id, 72)
  const data = labelData(await readSheet(chef, id), asked, { person: 'Sara', maker: 'Itqan' })
  expect(data.times.map(({ value }) => value)).toEqual(['2026-11-30 14:30', '2026-12-03 14:30'])
  expect(data.allergens.map(({ en }) => en.label)).toEqual(['Contains', 'Not declared'])
  expect(data.allergens[0]).toMatchObject({ en: { names: 'Milk' } })
  const sent = await sendLabel(await w.member(chef, [{ role: 'viewer' }]), id, asked)
  expect(sent.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await sent.arrayBuffer()).toString('latin1')).toMatch(/\/MediaBox \[0 0 283\.46\d* 141\.73\d*\]/)
})
