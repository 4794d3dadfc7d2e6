import { describe, expect, test } from 'vitest'
import type { MemberRole } from '../member-roles.ts'
import { heardBy, isUnheard, type RouteRule, wayOf } from './routing.ts'

const person = (name: string, ...roles: MemberRole[]) => ({ name, roles })
const team = [person('owner', 'owner'), person('manager', 'manager'), person('both', 'branch_manager', 'viewer')]
const rule = (role: RouteRule['role'], ways: RouteRule['ways'], depth = 0): RouteRule => ({ role, ways, depth })
const heard = (rules: RouteRule[], isRequired = false) =>
  heardBy(team, rules, isRequired).map(({ name, ways }) => `${name}:${ways}`)

test.each([
  ['no choice', [], 'both'],
  ['a choice of the whole company', [rule('manager', 'none', 3)], 'none'],
  ['a nearer choice', [rule('manager', 'none', 3), rule('manager', 'app', 1)], 'app'],
  ['a choice for another role', [rule('viewer', 'none')], 'both'],
] as const)('%s counts for a manager', (_, rules, way) => expect(wayOf(rules, 'manager')).toBe(way))

describe('those who hear', () => {
  test.each<[string, RouteRule[], string[]]>([
    ['are all without a choice', [], ['owner:both', 'manager:both', 'both:both']],
    ['leave out a role', [rule('owner', 'none')], ['manager:both', 'both:both']],
    ['have the app only', [rule('manager', 'app')], ['owner:both', 'manager:app', 'both:both']],
    [
      'get the most of their roles',
      [rule('branch_manager', 'none'), rule('viewer', 'app')],
      ['owner:both', 'manager:both', 'both:app'],
    ],
    [
      'may be no one',
      ['owner', 'manager', 'branch_manager', 'viewer'].map((role) => rule(role as MemberRole, 'none')),
      [],
    ],
  ])('%s', (_, rules, expected) => expect(heard(rules)).toEqual(expected))

  test('of a required topic are all again when no one has every channel', () => {
    const off = (['owner', 'manager', 'branch_manager'] as const).map((role) => rule(role, 'none'))
    expect(heard([...off, rule('viewer', 'app')], true)).toEqual(['owner:both', 'manager:both', 'both:both'])
    expect(isUnheard(team, [...off, rule('viewer', 'app')])).toBe(true)
    expect(heard(off, true)).toEqual(['both:both'])
    expect(isUnheard(team, off)).toBe(false)
  })
})
