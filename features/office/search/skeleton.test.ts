import { expect, test } from 'vitest'
import { skeleton } from '#/domain/office/skeleton.ts'
import { spelledAlike, spelledApart } from '#/tests/saudi-names.ts'
import { world } from '#/tests/world.ts'

const w = await world()
const others = [
  '',
  ' ',
  '—',
  'al',
  "O'Brien’s",
  'ÉCLAIR & Co.',
  'فرع ١٢',
  'شعبة ۷',
  'Theeb Café 24/7',
  'عبد',
  'آلاء',
  'x',
  'ﷲ',
  '😀 emoji',
  'مـــطـعم',
]

test('the database has the same skeleton as the rule', async () => {
  const names = [...spelledAlike.flat(), ...spelledApart.flat(), ...others]
  const { rows } = await w.owner.query<{ name: string; found: string }>(
    'select name, app.skeleton(name) as found from unnest($1::text[]) name',
    [names],
  )
  expect(rows).toHaveLength(names.length)
  for (const { name, found } of rows) expect([name, found]).toEqual([name, skeleton(name)])
})
