import { describe, expect, test } from 'vitest'
import { rational, ratio } from '../rational.ts'
import { categories, type Category } from './ingredient.ts'
import { type Answer, type KnownIngredient, planImport, type ReadRow } from './import-plan.ts'
import { importRows, packIn, readRow } from './import-rows.ts'
import { LookAlikes, trigrams } from './look-alike.ts'
import type { VatMode } from './prices.ts'

const categoryNames = Object.fromEntries(categories.map((code) => [code, [code]])) as unknown as Record<
  Category,
  string[]
>
const sheet = (text: string, mode: VatMode | null = null): ReadRow[] => {
  const rows = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(',') }))
  const found = importRows(rows)!
  return found.rows.map((row) => {
    const read = readRow(row, { mode, categoryNames })
    return 'problem' in read ? { line: row.line, names: { en: row.name || null, ar: null }, ...read } : read
  })
}
const known = (of: Partial<KnownIngredient> = {}): KnownIngredient => ({
  id: 'known',
  names: { en: 'Onion', ar: 'بصل' },
  base: 'g',
  units: [],
  density: null,
  pieceWeight: null,
  aliases: [],
  sku: null,
  barcode: null,
  net: ratio(1n, 5n),
  ...of,
})
const planned = (text: string, have: readonly KnownIngredient[] = [known()], answers: [number, Answer][] = []) =>
  planImport(sheet(text, 'included'), have, new Map(answers))

test('headings in English and Arabic are found, also below a title', () => {
  const rows = [
    { line: 1, cells: ['قائمة أسعار', '', ''] },
    { line: 2, cells: ['اسم الصنف', 'الوحدة', 'السعر'] },
    { line: 3, cells: ['بصل أحمر', '25 كجم', '٥٧٫٥٠'] },
  ]
  const found = importRows(rows)!
  expect(found.found).toEqual(['name', 'unit', 'amount'])
  expect(readRow(found.rows[0]!, { mode: 'included', categoryNames })).toMatchObject({
    names: { en: null, ar: 'بصل أحمر' },
    pack: { quantity: '25', unit: 'kg', base: 'g' },
    amount: 5750,
  })
  expect(importRows([{ line: 1, cells: ['a', 'b'] }])).toBeNull()
})

test.each<[string, string, unknown]>([
  ['25', 'kg', { quantity: '25', unit: 'kg', base: 'g', content: rational(25_000) }],
  ['', '25 kg', { quantity: '25', unit: 'kg', base: 'g', content: rational(25_000) }],
  ['12 x 1.5 l', '', { quantity: '18', unit: 'l', base: 'ml', content: rational(18_000) }],
  ['6×2,2', 'كجم', { quantity: '66/5', unit: 'kg', base: 'g', content: rational(13_200) }],
  ['', 'حبة', { quantity: '1', unit: 'piece', base: 'piece', content: rational(1) }],
  ['½', 'kg', { quantity: '1/2', unit: 'kg', base: 'g', content: rational(500) }],
  ['', '', null],
  ['0', 'kg', 'pack'],
  ['25', '', 'no-unit'],
  ['1', 'carton', 'unit'],
  ['1', 'cup', 'cup'],
  ['1,500', 'g', 'pack'],
])('the pack "%s" "%s" is read', (pack, unit, expected) => {
  expect(packIn(pack, unit)).toEqual(expected)
})

test.each<[string, string, string]>([
  ['no name', 'name,unit,price\n,kg,1', 'no-name'],
  ['3 decimals', 'name,unit,price\nRed,kg,1.234', 'amount'],
  ['a formula', 'name,unit,price\nRed,kg,=HYPERLINK(', 'amount'],
  ['no unit', 'name,price\nRed,5', 'no-unit'],
  ['a barcode', 'name,unit,barcode\nRed,kg,12', 'barcode'],
  ['a Hijri day', 'name,unit,date\nRed,kg,1447-09-01', 'day'],
  ['a long name', `name,unit\n${'x'.repeat(300)},kg`, 'name-long'],
])('a row with %s is refused', (_, text, problem) => {
  expect(planned(text, [])).toMatchObject([{ outcome: 'error', problem }])
})

test('a price needs its VAT mode, from the row or from the sheet', () => {
  expect(sheet('name,unit,price\nRed,kg,5')).toMatchObject([{ problem: 'vat' }])
  expect(sheet('name,unit,price,vat\nRed,kg,5,غير شامل')).toMatchObject([{ mode: 'excluded' }])
  expect(sheet('name,unit,price\nRed,kg,5', 'none')).toMatchObject([{ mode: 'none' }])
})

describe('a plan', () => {
  test.each<[string, string, [number, Answer][], object]>([
    ['a new one', 'name,unit,price\nPepper,kg,11.50', [], { outcome: 'new', net: rational(1) }],
    ['a known one by folded name', 'name,unit,price\nONION,kg,2.30', [], { outcome: 'unchanged' }],
    ['a new price', 'name,unit,price\nبصل,kg,2.53', [], { outcome: 'changed', to: ratio(11n, 50n) }],
    ['a large change', 'name,unit,price\nOnion,kg,4.60', [], { outcome: 'question', question: 'jump' }],
    ['a confirmed large change', 'name,unit,price\nOnion,kg,4.60', [[2, 'yes']], { outcome: 'changed' }],
    ['a similar name', 'name,unit\nOnions,kg', [], { outcome: 'question', question: 'same' }],
    ['a similar name that is the same', 'name,unit,price\nOnions,kg,2.53', [[2, 'same']], { outcome: 'changed' }],
    ['a similar name that is new', 'name,unit\nOnions,kg', [[2, 'new']], { outcome: 'new' }],
    ['a row left out', 'name,unit\nOnions,kg', [[2, 'skip']], { outcome: 'skipped' }],
    ['another dimension', 'name,unit,price\nOnion,piece,1', [], { outcome: 'error', problem: 'base' }],
    ['a known one without price', 'name\nOnion', [], { outcome: 'unchanged' }],
  ])('%s', (_, text, answers, expected) => {
    expect(planned(text, [known()], answers)).toMatchObject([expected])
  })

  test('the same ingredient twice is a mistake that names the first row', () => {
    const rows = planned('name,unit\nPepper,kg\npepper,kg', [])
    expect(rows).toMatchObject([{ outcome: 'new' }, { outcome: 'error', problem: 'twice', other: 2 }])
    expect(planned('name,unit,price\nOnion,kg,2.53\nبصل,kg,2.53')[1]).toMatchObject({ problem: 'twice', other: 2 })
  })

  test('number and barcode come before the name', () => {
    const have = [
      known({ id: 'a', sku: 'X1' }),
      known({ id: 'b', names: { en: 'Garlic', ar: null }, barcode: '12345678' }),
    ]
    expect(planned('name,unit,sku\nAnything,kg,x1', have)).toMatchObject([{ known: { id: 'a' } }])
    expect(planned('name,unit,barcode\nAnything,kg,12345678', have)).toMatchObject([{ known: { id: 'b' } }])
  })
})

test('similar names are found in both languages, others are not', () => {
  const alike = new LookAlikes([
    { item: 1, name: 'Whole chicken' },
    { item: 2, name: 'دجاج كامل' },
  ])
  expect(alike.nearest('whole chickens')?.item).toBe(1)
  expect(alike.nearest('دجاجة كاملة')?.item ?? null).toBe(alike.nearest('دجاجه كامله')?.item ?? null)
  expect(alike.nearest('Salt')).toBeNull()
  expect([...trigrams('ab')]).toEqual(['  a', ' ab', 'ab '])
})

test('five thousand rows against ten thousand ingredients are planned quickly', () => {
  const name = (n: number) => `Item ${n.toString(36)} ${(n * 7919).toString(36)}`
  const have = Array.from({ length: 10_000 }, (_, n) => known({ id: String(n), names: { en: name(n), ar: null } }))
  const text = ['name,unit,price', ...Array.from({ length: 5000 }, (_, n) => `${name(n + 7000)},kg,2.30`)].join('\n')
  const began = performance.now()
  const rows = planned(text, have)
  expect(rows).toHaveLength(5000)
  expect(performance.now() - began).toBeLessThan(20_000)
})
