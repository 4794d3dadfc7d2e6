import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string, most: number) => readCsv(text, most)?.map(({ cells }) => cells) ?? null

test.each<[string, string, string[][]]>([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, so that a comma can stand in a number',
    '\ufeffa;b\r\n24,69;2\r\n',
    [
      ['a', 'b'],
      ['24,69', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quoted cells with separators, quotes and line breaks',
    'a,b\r\n"x, ""y""\r\nz", "1"',
    [
      ['a', 'b'],
      ['x, "y"\r\nz', '1'],
    ],
  ],
  ['rows of different lengths, empty ones left out', 'a,b\n\n1\n , ,\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'a quote within a cell',
    'a,b\n12" plate,2',
    [
      ['a', 'b'],
      ['12" plate', '2'],
    ],
  ],
  ['nothing', '', []],
])('a file with %s is read', (_, text, rows) => {
  expect(cellsOf(text, 10)).toEqual(rows)
})

test('a file whose quotes do not fit together is not read', () => {
  expect(readCsv('a,b\n"1,2\n3,4', 10)).toBeNull()
  expect(readCsv('a,b\n"1"x,2', 10)).toBeNull()
})

test('no more rows are read than asked for, empty ones not counted', () => {
  expect(cellsOf(`a\n\n\n${'b\n'.repeat(100_000)}`, 3)).toEqual([['a'], ['b'], ['b']])
})

test('the guard of our own files against formulas is taken off again', () => {
  expect(cellsOf(`a,b\n"'+966112345678","'x"`, 10)).toEqual([
    ['a', 'b'],
    ['+966112345678', "'x"],
  ])
})

test('rows are numbered as a spreadsheet numbers them, also below empty rows, line breaks in cells and a line that names the separator', () => {
  expect(readCsv('a;b\n\n"x\ny";1\n;;\nz;2', 10)?.map(({ line }) => line)).toEqual([1, 3, 5])
  expect(readCsv('sep=;\r\na,b;c\r\n1,5;2', 10)).toEqual([
    { line: 2, cells: ['a,b', 'c'] },
    { line: 3, cells: ['1,5', '2'] },
  ])
})
