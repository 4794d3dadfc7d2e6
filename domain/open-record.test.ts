import { describe, expect, it } from 'vitest'
import { neighbourOf, openedIn, withOpened } from './open-record.ts'

const a = '019a0000-0000-7000-8000-00000000000a'
const b = '019a0000-0000-7000-8000-00000000000b'
const c = '019a0000-0000-7000-8000-00000000000c'

it.each([
  ['', null],
  [`open=${a}`, a],
  [`open=${a.toUpperCase()}`, a],
  ['open=', null],
  ['open=7', null],
  [`open=${a}x`, null],
])('reads the open record of ?%s', (query, opened) => {
  expect(openedIn(new URLSearchParams(query))).toBe(opened)
})

describe('the query of another open record', () => {
  it.each([
    ['', a, `?open=${a}`],
    ['status=approved&page=2', a, `?status=approved&page=2&open=${a}`],
    [`open=${a}&q=x`, b, `?open=${b}&q=x`],
    [`open=${a}&q=x`, null, '?q=x'],
    [`open=${a}`, null, ''],
  ])('of ?%s with %s', (query, id, next) => {
    expect(withOpened(new URLSearchParams(query), id)).toBe(next)
  })
})

it.each([
  [b, 1, c],
  [b, -1, a],
  [a, -1, null],
  [c, 1, null],
  [null, 1, null],
  ['019a0000-0000-7000-8000-00000000000d', -1, null],
] as const)('finds the neighbour of %s by %i', (opened, step, found) => {
  expect(neighbourOf([a, b, c], opened, step)).toBe(found)
})
