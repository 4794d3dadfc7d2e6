import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { needOf } from '../staff-roles.ts'
import { apiScopeNames } from './api-scopes.ts'
import { cellsOfScopes, officePermissionsOf, officeScopeNames, officeScopes } from './office-scopes.ts'

test('each scope reads, and its permission belongs to its area', () => {
  for (const scope of officeScopeNames) {
    const { area, needs } = officeScopes[scope]
    expect(scope.endsWith(':read'), scope).toBe(true)
    expect(apiScopeNames).toContain(scope)
    expect([scope, needOf[needs], 'admin' in permissions[needs]]).toEqual([scope, area, true])
  }
})

test('scopes that share an area give only their own permission', () => {
  expect(cellsOfScopes(['invoices:read'])).toEqual(cellsOfScopes(['payments:read']))
  expect([...officePermissionsOf(['invoices:read'])]).toEqual(['invoices.read'])
  expect(cellsOfScopes(['company:read', 'reports:read'])).toEqual({ clients: 'read', review: 'read' })
})
