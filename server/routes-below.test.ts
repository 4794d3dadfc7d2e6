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
  unknown: { id: 'unknown', parentId: 'site', path: '*' },
  arabic: { id: 'arabic', parentId: 'root', path: 'ar/*' },
}

test('an area keeps its pages with and without a frame, their frames, and the page of unknown addresses', () => {
  const kept = (area: string) => Object.keys(routesBelow(routes, area)).sort()
  expect(kept('client')).toEqual(['alone', 'dashboard', 'frame', 'report', 'root', 'site', 'unknown'])
  expect(kept('admin')).toEqual(['root', 'site', 'staff', 'unknown'])
  expect(kept('nowhere')).toEqual(['root', 'site', 'unknown'])
})
