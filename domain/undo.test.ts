import { expect, it } from 'vitest'
import { readBefore, writeBefore } from './undo.ts'

const [one, two] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']

it('reads the rows that it wrote', () => {
  const rows = [
    { id: one, was: '3/2026-11-28.28' },
    { id: two, was: 'open' },
  ]
  expect(readBefore(writeBefore(rows))).toEqual(rows)
})

it.each([
  '',
  'open',
  `${one}:`,
  `${one}:a b`,
  `${one}:open  ${two}:open`,
  `${one}:open ${one.toUpperCase()}:new`,
  `${one}:${'x'.repeat(101)}`,
  `${one}:<b>`,
])('refuses %j', (text) => expect(readBefore(text)).toBeNull())
