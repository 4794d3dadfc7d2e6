import { expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import { memberRoles, reachOfRole } from '../member-roles.ts'
import { type Permission, permissions } from '../permissions.ts'
import { maySeeVisitCosts, priceSource } from './visit-costs.ts'

const person = { id: 'p', type: 'client', email: '', name: '', language: 'en', sessionId: '' } as const
const memberOf = (role: (typeof memberRoles)[number]): Actor => ({
  ...person,
  company: {
    id: 'c',
    mode: 'member',
    permissions: (Object.keys(permissions) as Permission[]).filter((permission) => reachOfRole(role, permission)),
  },
})

test.each([
  ['manager', 'none'],
  ['accountant', 'scope'],
  ['branch_manager', 'none'],
  ['viewer', 'none'],
] as const)('a %s finds prices in: %s', (role, source) => {
  expect(priceSource(memberOf(role))).toBe(source)
  expect(maySeeVisitCosts(memberOf(role))).toBe(source === 'scope')
})

test('a manager finds prices where the owners switched it on', () => {
  const manager: Actor = { ...person, company: { id: 'c', mode: 'member', permissions: ['evaluations.costs'] } }
  expect([priceSource(manager), maySeeVisitCosts(manager)]).toEqual(['scope', true])
})

test('the owner, and staff looking as the company, read prices from the request', () => {
  expect(priceSource(person)).toBe('request')
  expect(priceSource({ ...person, company: { id: 'c', mode: 'owner', permissions: [] } })).toBe('request')
  const viewing: Actor = { ...person, company: { id: 'c', mode: 'view', permissions: [] } }
  expect([priceSource(viewing), maySeeVisitCosts(viewing)]).toEqual(['request', true])
})

test('an account without a company finds no prices', () => {
  expect(priceSource({ ...person, company: null })).toBe('none')
})
