import { expect, test } from 'vitest'
import { requestIdFrom } from './request-id.ts'
import { noPattern, routePatterns } from './route-patterns.ts'

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', path: undefined },
  client: { id: 'client', parentId: 'root', path: 'client' },
  branch: { id: 'branch', parentId: 'client', path: 'branches/:id' },
  fresh: { id: 'fresh', parentId: 'client', path: 'branches/new' },
  parts: { id: 'parts', parentId: 'client', path: 'branches/:id/parts' },
  nothing: { id: 'nothing', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/client/branches/0198c0de-0000-7000-8000-000000000001', '/client/branches/:id'],
  ['/client/branches/0198c0de-0000-7000-8000-000000000001.data?x=1', '/client/branches/:id'],
  ['/client/branches/new', '/client/branches/new'],
  // a fixed part that leads nowhere gives way to a parameter
  ['/client/branches/new/parts', '/client/branches/:id/parts'],
  ['/files/0198c0de-0000-7000-8000-000000000001', '/files/:id'],
  ['/assets/a/b-123.js', '/assets/*'],
  ['/api/v1/branches/7', '/api/v1/*'],
  ['/saffron-house', noPattern],
  ['/client/branches/1/2/3', noPattern],
  ['//evil.example/%zz', noPattern],
])('%s is counted as %s', (url, pattern) => expect(patternOf(url)).toBe(pattern))

const id = '0198c0de-0000-7000-8000-00000000000a'
test.each([id, id.toUpperCase(), id.replaceAll('-', '')])('the id %s of a caller is taken over', (sent) =>
  expect(requestIdFrom(sent)).toBe(id),
)
test.each([undefined, '', 'order-of-saffron', `${id}\n${id}`, [id]])('%j gets an id of its own', (sent) => {
  expect(requestIdFrom(sent)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(requestIdFrom(sent)).not.toBe(requestIdFrom(sent))
})
