import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { ingredientList } from '#/features/kitchen/ingredients/list.ts'
import { browseIngredients } from '#/features/kitchen/ingredients/list.server.ts'
import { readIngredient } from '#/features/kitchen/ingredients/read-ingredient.server.ts'
import { declareRestFree } from '#/features/kitchen/ingredients/declare-allergens.server.ts'
import { type World, world } from '#/tests/world.ts'
import { applyIngredientImport } from './apply-import.server.ts'
import { ingredientImportForm } from './form.ts'
import { planIngredientImport } from './plan-import.server.ts'
import { runIngredientImport } from './run-import.server.ts'
import { readImports, readLeftOut, undoImport } from './undo-import.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

type Given = { vat?: string; columns?: object; fixes?: object; answers?: object }
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64')
const inputOf = (content: string, { vat = 'included', columns = {}, fixes = {}, answers = {} }: Given = {}) => {
  const kept = { columns: JSON.stringify(columns) }
  const fields = {
    intent: 'check',
    content,
    vat,
    ...kept,
    fixes: JSON.stringify(fixes),
    answers: JSON.stringify(answers),
  }
  const input = ingredientImportForm.parse(fields)
  if (input.intent !== 'check') throw new Error('no check')
  return input
}
async function imported(actor: Actor, text: string, given: Given = {}) {
  const input = inputOf(base64(text), given)
  const { seal } = await planIngredientImport(actor, input)
  return applyIngredientImport(actor, { ...input, seal, clientKey: randomUUID() })
}
const listed = async (actor: Actor, query = '') =>
  (await browseIngredients(actor, readList(ingredientList, new URLSearchParams(query)))).rows

/** 300 rows of which 12 are wrong. */
const rows = Array.from({ length: 300 }, (_, n) => {
  const name = `Item ${String.fromCharCode(65 + (n % 26))}${n.toString(36)} ${(n * 7919).toString(36)}`
  return n % 25 === 3 ? `${name},carton,11.50` : `${name},kg,11.50`
})
const text = ['Item name,Unit,Price', ...rows].join('\n')
const wrongLines = rows.flatMap((row, at) => (row.includes('carton') ? [at + 2] : []))

test('300 rows with 12 mistakes: five are mended, the rest is imported, and it is taken back', async () => {
  const owner = await w.client()
  const first = await planIngredientImport(owner, inputOf(base64(text)))
  expect(first.counts).toMatchObject({ new: 288, error: 12 })
  expect(first.rows.slice(0, 12).map(({ line, problem }) => [line, problem])).toEqual(
    wrongLines.map((line) => [line, 'unit']),
  )
  expect(await listed(owner)).toEqual([])
  const fixes = Object.fromEntries(wrongLines.slice(0, 5).map((line) => [line, { unit: '12 kg' }]))
  const { importId, counts } = await imported(owner, text, { fixes })
  expect(counts).toMatchObject({ new: 293, error: 7 })
  expect(await readLeftOut(owner, importId)).toContain('carton')
  expect((await readLeftOut(owner, importId)).trim().split('\r\n')).toHaveLength(8)
  expect(await readImports(owner)).toMatchObject([{ id: importId, state: 'done', mayUndo: true, hasLeftOut: true }])
  expect(await undoImport(owner, importId)).toEqual({ removed: 293, takenBack: 0 })
  expect(await listed(owner)).toEqual([])
  await expect(undoImport(owner, importId)).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('a known ingredient gets a price, which the undo takes back', async () => {
  const owner = await w.client()
  await imported(owner, 'name,unit,price\nOnion,25 kg,57.50')
  const { importId, counts } = await imported(owner, 'الاسم,الوحدة,السعر,المورد\nonion,25 كجم,59.80,النور')
  expect(counts).toMatchObject({ new: 0, changed: 1 })
  const [row] = await listed(owner)
  expect(row).toMatchObject({ price: 208 })
  expect(await undoImport(owner, importId)).toEqual({ removed: 0, takenBack: 1 })
  expect((await readIngredient(owner, row!.id)).prices.find(({ state }) => state === 'in-force')).toMatchObject({
    amount: 57.5,
  })
})

test('sent twice it is one import; what differs from the preview is refused', async () => {
  const owner = await w.client()
  const input = inputOf(base64('name,unit,price\nOnion,25 kg,57.50'))
  const { seal } = await planIngredientImport(owner, input)
  const confirmed = { ...input, seal, clientKey: randomUUID() }
  const once = await applyIngredientImport(owner, confirmed)
  expect(await applyIngredientImport(owner, confirmed)).toEqual(once)
  await expect(applyIngredientImport(owner, { ...confirmed, clientKey: randomUUID() })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect(await listed(owner)).toHaveLength(1)
})

test('an import whose ingredients were worked on is not taken back', async () => {
  const owner = await w.client()
  const { importId } = await imported(owner, 'name,unit\nOnion,kg')
  const [row] = await listed(owner)
  await declareRestFree(owner, row!.id)
  await expect(undoImport(owner, importId)).rejects.toMatchObject({ code: 'ingredient.import-used' })
  expect(await listed(owner)).toHaveLength(1)
})

test.each<[string, string, string]>([
  ['a text', base64('just a text'), 'ingredient.file-unreadable'],
  ['a sheet without rows', base64('name,unit'), 'ingredient.file-unreadable'],
  ['a broken archive', base64('PK\x03\x04 broken'), 'ingredient.file-unreadable'],
  [
    '5,001 rows',
    base64(['name,unit', ...Array.from({ length: 5001 }, (_, n) => `x${n},kg`)].join('\n')),
    'ingredient.file-long',
  ],
])('%s is refused', async (_, content, code) => {
  await expect(planIngredientImport(await w.client(), inputOf(content))).rejects.toMatchObject({ code })
})

test('older spreadsheets: Windows-1256 and semicolons', async () => {
  const owner = await w.client()
  // بصل in Windows-1256
  const bytes = new Uint8Array([...Buffer.from('name;unit;price\n'), 0xc8, 0xd5, 0xe1, ...Buffer.from(';kg;5,75\n')])
  const { rows: found } = await planIngredientImport(owner, inputOf(base64(bytes)))
  expect(found).toMatchObject([{ names: { ar: 'بصل' }, outcome: 'new', to: 500 }])
})

test('merged headings of two rows are read as one', async () => {
  const sheet = ['Item,,Price,', 'name,unit,excl. VAT,SAR', 'Onion,kg,,5.75'].join('\n')
  const { rows: found, found: columns } = await planIngredientImport(await w.client(), inputOf(base64(sheet)))
  expect(columns).toEqual(['name', 'unit', 'amount'])
  expect(found).toMatchObject([{ names: { en: 'Onion' }, outcome: 'new', to: 500 }])
})

test('headings that are not known are asked about once, and remembered', async () => {
  const owner = await w.client()
  const sheet = (name: string) => ['Artikel;Einheit;Preis', `${name};kg;5,75`].join('\n')
  const asked = await planIngredientImport(owner, inputOf(base64(sheet('Onion'))))
  expect(asked).toMatchObject({ rows: [], found: [] })
  expect(asked.headings.map(({ text, column }) => [text, column])).toEqual([
    ['Artikel', null],
    ['Einheit', null],
    ['Preis', null],
  ])
  const keys = asked.headings.map(({ key }) => key)
  const columns = { [keys[0]!]: 'name', [keys[1]!]: 'unit', [keys[2]!]: 'amount' }
  expect((await imported(owner, sheet('Onion'), { columns })).counts).toMatchObject({ new: 1, error: 0 })
  const next = await planIngredientImport(owner, inputOf(base64(sheet('Pepper'))))
  expect(next).toMatchObject({ counts: { new: 1 }, found: ['name', 'unit', 'amount'] })
  // a later choice replaces the remembered one; other companies have their own
  const other = await planIngredientImport(owner, inputOf(base64(sheet('Salt')), { columns: { [keys[2]!]: '' } }))
  expect(other.found).toEqual(['name', 'unit'])
  expect((await planIngredientImport(await w.client(), inputOf(base64(sheet('Salt'))))).found).toEqual([])
})

describe('a long sheet', () => {
  const long = ['name,unit,price', ...rows, ...rows.map((row) => row.replace('Item', 'Long'))]
    .join('\n')
    .replaceAll('carton', 'kg')

  test('is imported by a job, once, with its progress and result, and is taken back', async () => {
    const owner = await w.client()
    const { importId, counts, isWaiting } = await imported(owner, long)
    expect([isWaiting, counts.new]).toEqual([true, 600])
    expect(await readImports(owner)).toMatchObject([{ state: 'waiting', progress: 0, rows: 600, mayUndo: false }])
    await expect(undoImport(owner, importId)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect(await listed(owner)).toEqual([])
    await runIngredientImport({ clientId: owner.id, importId })
    await runIngredientImport({ clientId: owner.id, importId })
    expect(await readImports(owner)).toMatchObject([{ state: 'done', progress: 600, mayUndo: true }])
    expect(await undoImport(owner, importId)).toEqual({ removed: 600, takenBack: 0 })
  }, 60_000)

  test('that would do something else by then imports nothing and says so', async () => {
    const owner = await w.client()
    const { importId } = await imported(owner, long)
    await imported(owner, 'name,unit\nItem A0 0,kg')
    await runIngredientImport({ clientId: owner.id, importId })
    expect((await readImports(owner)).find(({ id }) => id === importId)).toMatchObject({
      state: 'failed',
      problem: 'changed-meanwhile',
    })
    expect(await listed(owner)).toHaveLength(1)
  }, 60_000)

  test('of a person who has lost the right imports nothing', async () => {
    const owner = await w.client()
    const manager = await w.member(owner, [{ role: 'manager' }])
    const { importId } = await imported(manager, long)
    await w.owner.query('delete from app.member_grants where member_id = $1', [manager.memberId])
    await runIngredientImport({ clientId: owner.id, importId })
    expect(await readImports(owner)).toMatchObject([{ state: 'failed' }])
    expect(await listed(owner)).toEqual([])
  }, 60_000)
})

test('who does not publish imports nothing, and a stranger finds no import', async () => {
  const owner = await w.client()
  const { importId } = await imported(owner, 'name,unit\nOnion,kg')
  for (const role of ['branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(owner, [{ role }])
    await expect(planIngredientImport(member, inputOf(base64('name,unit\nA,kg')))).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(undoImport(member, importId)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const stranger = await w.client()
  await expect(undoImport(stranger, importId)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readLeftOut(stranger, importId)).rejects.toMatchObject({ code: 'not-found' })
  expect(await readImports(stranger)).toEqual([])
})
