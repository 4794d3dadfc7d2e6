import { expect, test } from 'vitest'
import { type FileLine, matchFileLines, type OwnLine } from './file-lines.ts'

const own: OwnLine[] = [
  { id: 'chicken', names: ['Fresh chicken', 'دجاج طازج'], sku: 'CH-11', price: 165 },
  { id: 'rice', names: ['Basmati rice', 'أرز بسمتي'], sku: null, price: 240 },
  { id: 'oil', names: ['Oil', 'زيت'], sku: null, price: 165 },
]
const line = (name: string, price: number, ...codes: string[]): FileLine => ({ name, price, codes, quantity: 1 })

test.each<[string, FileLine[], (string | null)[]]>([
  ['by the code of the seller, however it is spelt', [line('Poultry A', 1, 'ch 11')], ['chicken']],
  ['by the name in either language', [line('ارز بسمتي', 1), line('FRESH CHICKEN', 2)], ['rice', 'chicken']],
  ['by a price that one line alone has', [line('Long grain', 240)], ['rice']],
  ['by price and a part of the name', [line('Sunflower oil 18 l', 165)], ['oil']],
  ['two lines have the price: not guessed', [line('Something', 165)], [null]],
  ['the second of them is what remains', [line('Frying', 165), line('Frozen', 165, 'CH-11')], ['oil', 'chicken']],
  [
    'two lines of the file for one: the one with its price',
    [line('Basmati rice', 240), line('Basmati rice', 230)],
    ['rice', null],
  ],
  ['two lines of the file for one: not guessed', [line('Basmati rice', 1), line('Basmati rice', 2)], [null, null]],
  ['nothing fits', [line('Napkins', 12)], [null]],
])('a line of a file bills a line of the order %s', (_, lines, wanted) =>
  expect(matchFileLines(lines, own)).toEqual(wanted),
)
