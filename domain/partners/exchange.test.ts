import { expect, test } from 'vitest'
import { exchangePath, exchangeTypeOf } from './exchange.ts'

const text = (value: string) => new TextEncoder().encode(value)

test('the content decides on the type; a text has the one of its ending', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])
  expect(exchangeTypeOf('a.csv', jpeg, false)).toBe('image/jpeg')
  expect(exchangeTypeOf('a.csv', text('day,net\n2026-11-30,5'), false)).toBe('text/csv')
  expect(exchangeTypeOf('a.JSON', text('{"أ":1}'), false)).toBe('application/json')
  expect(exchangeTypeOf('x', text('%PDF-1.7'), true)).toBe('application/pdf')
})

test('programs, pages, archives and texts that are none have no type', () => {
  for (const [path, bytes] of [
    ['a.html', text('<script>')],
    ['a.svg', text('<svg/>')],
    ['a.txt', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['a.csv', Uint8Array.from([0xc3, 0x28])],
    ['a.pdf', text('%PDF-1.7')],
    ['a', text('plain')],
    ['a.txt', Uint8Array.from([0x4d, 0x5a, 0x00])],
  ] as const)
    expect([path, exchangeTypeOf(path, bytes, false)]).toEqual([path, null])
})

test('paths lead nowhere else', () => {
  for (const path of ['sales/2026-11.csv', 'a', 'Menu 1/photo_1.jpg']) expect(exchangePath.test(path), path).toBe(true)
  for (const path of ['', '/a', 'a/', '../a', 'a/../b', 'a//b', '.env', 'a\\b', 'a\n', 'أ.csv', 'a/./b'])
    expect(exchangePath.test(path), path).toBe(false)
})
