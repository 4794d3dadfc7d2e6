import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClientShare, fewestClients, fewestReports, publishable } from './anonymous.ts'

const share = (client: string, group: string | null, n: number, mean = 80): ClientShare => ({
  client,
  group,
  n,
  sum: n * mean,
})
const three = (group: string | null, n: number, mean?: number) =>
  ['a', 'b', 'c'].map((client) => share(client, group, n, mean))

test('enough visits of enough clients are shown with their number, rounded to whole per cent', () => {
  expect(publishable([...three('riyadh', 4, 81.4), ...three('jeddah', 2, 70)])).toEqual({
    total: { n: 18, mean: 78 },
    cells: [
      { group: 'riyadh', n: 12, mean: 81 },
      { group: 'jeddah', n: 6, mean: 70 },
    ],
    hidden: false,
  })
})

test('too few visits, or too few clients, show nothing at all', () => {
  expect(publishable([])).toEqual({ total: null, cells: [], hidden: false })
  expect(publishable([share('a', 'riyadh', 2), share('b', 'riyadh', 1), share('c', 'riyadh', 1)]).total).toBeNull()
  expect(publishable([share('a', 'riyadh', 400), share('b', 'riyadh', 400)])).toEqual({
    total: null,
    cells: [],
    hidden: true,
  })
})

test('a small group cannot be worked out from the total and the others', () => {
  const shown = publishable([...three('riyadh', 10), ...three('dammam', 4), share('a', 'abha', 2)])
  expect(shown.cells.map(({ group }) => group)).toEqual(['riyadh'])
  expect(shown.hidden).toBe(true)
})

test('few visits of an unknown group are not published', () => {
  const shown = publishable([...three('riyadh', 10), ...three('dammam', 4), share('d', null, 1)])
  expect(shown.cells.map(({ group }) => group)).toEqual(['riyadh'])
})

const shares = fc.array(
  fc.record({
    client: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    group: fc.constantFrom('riyadh', 'jeddah', 'dammam', 'abha', null),
    n: fc.integer({ min: 1, max: 6 }),
    sum: fc.integer({ min: 0, max: 600 }),
  }),
  { maxLength: 24 },
)

test('whatever the visits: each shown group, and all that is left over, is large enough', () => {
  fc.assert(
    fc.property(shares, (all) => {
      const { total, cells } = publishable(all)
      const large = (part: ClientShare[]) =>
        part.reduce((n, one) => n + one.n, 0) >= fewestReports &&
        new Set(part.map(({ client }) => client)).size >= fewestClients
      for (const cell of cells) expect(large(all.filter(({ group }) => group === cell.group))).toBe(true)
      const left = all.filter(({ group }) => !cells.some((cell) => cell.group === group))
      if (total) expect(left.length === 0 || large(left)).toBe(true)
      else expect(cells).toEqual([])
    }),
  )
})
