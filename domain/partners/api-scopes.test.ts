import { expect, test } from 'vitest'
import { memberRights } from '../member-roles.ts'
import { apiScopeNames, apiScopes, coversScope, permissionsOf } from './api-scopes.ts'

test('every permission of a scope is one that members can have, never one of owners alone', () => {
  for (const scope of apiScopeNames)
    for (const permission of apiScopes[scope]) expect(memberRights, permission).toHaveProperty([permission])
})

test('writing includes reading: each scope that writes has all permissions of the one that reads', () => {
  for (const scope of apiScopeNames.filter((name) => name.endsWith(':write'))) {
    const read = scope.replace(':write', ':read') as (typeof apiScopeNames)[number]
    expect(permissionsOf([scope])).toEqual(expect.arrayContaining(permissionsOf([read])))
    expect(coversScope([scope], read)).toBe(true)
    expect(coversScope([read], scope)).toBe(false)
  }
})

test('permissions are listed once and sorted; foreign scopes cover nothing', () => {
  expect(permissionsOf(['requests:write', 'requests:read'])).toEqual([
    'branches.read',
    'evaluations.costs',
    'evaluations.foresee',
    'evaluations.read',
    'evaluations.request',
    'evaluations.withdraw',
  ])
  expect(coversScope(['reports:read', 'nonsense'], 'requests:read')).toBe(false)
  expect(coversScope([], 'company:read')).toBe(false)
})
