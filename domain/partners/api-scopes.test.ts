import { expect, test } from 'vitest'
import { memberRights } from '../member-roles.ts'
import { apiScopeNames, apiScopes, coversScope, ownersScopes, permissionsOf } from './api-scopes.ts'

test('every permission of a scope is one that members can have; of owners alone are those of webhooks and the exchange', () => {
  const ofOwners = apiScopeNames
    .flatMap((scope) => apiScopes[scope])
    .filter((permission) => !Object.hasOwn(memberRights, permission))
  expect([...new Set(ofOwners)].toSorted()).toEqual([...ownersScopes].toSorted())
  expect([...ownersScopes].toSorted()).toEqual(['exchange.read', 'exchange.write', 'webhooks.read', 'webhooks.write'])
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
    'evaluations.reschedule',
    'evaluations.withdraw',
  ])
  expect(coversScope(['reports:read', 'nonsense'], 'requests:read')).toBe(false)
  expect(coversScope([], 'company:read')).toBe(false)
})
