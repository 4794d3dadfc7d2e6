import { expect, test } from 'vitest'
import { isRefused, pressureOf, rankOf, ranks } from './load.ts'

const limits = { inFlight: 100, lagMs: 1000, waitMs: 500 }

test.each([
  [{ inFlight: 50, lagMs: 0, waitMs: 0 }, 0.5],
  [{ inFlight: 50, lagMs: 2000, waitMs: 0 }, 2],
  [{ inFlight: 0, lagMs: 0, waitMs: 1500 }, 3],
])('a load of %j is %d of the limits', (load, pressure) => expect(pressureOf(load, limits)).toBe(pressure))

test('a limit of zero is not looked at', () => {
  expect(pressureOf({ inFlight: 9999, lagMs: 9999, waitMs: 9999 }, { inFlight: 0, lagMs: 0, waitMs: 0 })).toBe(0)
})

test.each([
  [0.99, []],
  [1, ['visitors']],
  [1.5, ['reads', 'visitors']],
  [3, ['writes', 'reads', 'visitors']],
  [1000, ['writes', 'reads', 'visitors']],
] as const)('at %d of the limits %j are refused', (pressure, refused) =>
  expect(ranks.filter((rank) => isRefused(rank, pressure))).toEqual(refused),
)

const asked = { method: 'GET', path: '/', session: 'none', hasKey: false } as const
test.each([
  [{ path: '/healthz' }, 'always'],
  [{ path: '/readyz' }, 'always'],
  [{ path: '/assets/form-1.js' }, 'always'],
  [{ path: '/pricing' }, 'visitors'],
  [{ path: '/assetsx' }, 'visitors'],
  [{ path: '/contact', method: 'POST' }, 'visitors'],
  [{ path: '/ar/login', method: 'POST' }, 'reads'],
  [{ path: '/client', session: 'known' }, 'reads'],
  [{ path: '/client/branches/new', method: 'POST', session: 'known' }, 'writes'],
  // a made-up session goes no further than a reader
  [{ path: '/client/branches/new', method: 'POST', session: 'claimed' }, 'reads'],
  [{ path: '/client/field/saves', method: 'POST', session: 'known' }, 'writes'],
  [{ path: '/freelancer/visits/1.data', session: 'known' }, 'writes'],
  [{ path: '/webhooks/moyasar', method: 'POST' }, 'writes'],
  [{ path: '/webhooks/moyasar' }, 'visitors'],
  [{ path: '/api/v1/branches', hasKey: true }, 'reads'],
  [{ path: '/api/v1/branches' }, 'visitors'],
] as const)('%j ranks among %s', (of, rank) => expect(rankOf({ ...asked, ...of })).toBe(rank))
