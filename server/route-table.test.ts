import { expect, test } from 'vitest'
import { routeTable } from './route-table.ts'

const page = { default: () => null }
const table = routeTable({
  root: { id: 'root', path: '', module: page },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  about: { id: 'about', parentId: 'root', path: 'about', module: page },
  written: { id: 'written', parentId: 'root', path: ':pageSlug', module: page },
  shared: { id: 'shared', parentId: 'root', path: 'shared/:token', module: page },
  order: { id: 'order', parentId: 'root', path: 'client/orders', module: { ...page, action: () => null } },
  draft: { id: 'draft', parentId: 'root', path: 'client/orders/:id/draft', module: { action: () => null } },
  file: { id: 'file', parentId: 'root', path: 'client/file.csv', module: { loader: () => null } },
  nothing: { id: 'nothing', parentId: 'root', path: '*', module: page },
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/_.data', '/_.data'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/aBout', '/about'],
  ['/%61bout', '/about'],
  ['//about//', '/about'],
  ['/About.data', '/about.data'],
  ['/about/_.data', '/about.data'],
  ['/SHARED/AbC-9', '/shared/AbC-9'],
  ['/shared/AbC-9', '/shared/AbC-9'],
  ['/%73hared/x%2fy', '/shared/x%2Fy'],
  ['/%d9%85', '/%D9%85'],
  ['/%D9%85', '/%D9%85'],
  ['/No/Such//Page/', '/No/Such/Page'],
  ['/Client/Orders/7/Draft', '/client/orders/7/draft'],
  ['/Assets/x.js', '/assets/x.js'],
])('%s is answered at %s', (asked, canonical) => {
  expect(table.find(asked).canonical).toBe(canonical)
  expect(table.find(canonical).canonical).toBe(canonical)
})

test.each([
  ['/about', ['GET', 'HEAD']],
  ['/client/orders', ['GET', 'HEAD', 'POST']],
  ['/client/orders.data', ['GET', 'HEAD', 'POST']],
  ['/client/orders/7/draft', ['POST']],
  ['/client/file.csv', ['GET', 'HEAD']],
  ['/healthz', ['GET', 'HEAD']],
  ['/events', ['GET']],
  ['/files/7', ['GET', 'HEAD']],
])('%s knows %s', (address, methods) => {
  expect(table.find(address).methods).toEqual(methods)
  expect(table.refusesReading('GET', address)).toBe(!methods.includes('GET'))
  expect(table.refusesReading('HEAD', address)).toBe(!methods.includes('HEAD'))
})

test('only what no page answers is nothing', () => {
  expect(['/a/b', '/about', '/share/x', '/some-page'].map((path) => table.find(path).isNothing)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
