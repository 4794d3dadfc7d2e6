import { expect, test } from 'vitest'
import { routesBelow } from './routes-below.ts'

const routes = {
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  clients: { id: 'clients', parentId: 'site', path: 'client-registration' },
  frame: { id: 'frame', parentId: 'root' },
  dashboard: { id: 'dashboard', parentId: 'frame', path: 'client' },
  report: { id: 'report', parentId: 'frame', path: 'client/reports/:reportId' },
  alone: { id: 'alone', parentId: 'root', path: 'client/answers' },
  staff: { id: 'staff', parentId: 'root', path: 'admin' },
}

test('an area keeps its pages, their frames and what stands without a frame, and nothing else', () => {
  expect(Object.keys(routesBelow(routes, 'client')).sort()).toEqual(['alone', 'dashboard', 'frame', 'report', 'root'])
  expect(Object.keys(routesBelow(routes, 'admin'))).toEqual(['root', 'staff'])
  expect(routesBelow(routes, 'nowhere')).toEqual({})
})
