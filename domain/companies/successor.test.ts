import { expect, test } from 'vitest'
import type { MemberRole } from '../member-roles.ts'
import { successorIn } from './successor.ts'

const person = (id: string, ...roles: MemberRole[]) => ({ id, roles })

test.each([
  ['the nearest manager', [person('a', 'manager'), person('b', 'manager'), person('c', 'owner')], 'a'],
  ['a manager before a nearer branch manager', [person('a', 'branch_manager'), person('b', 'manager')], 'b'],
  ['a manager before a nearer owner', [person('a', 'owner'), person('b', 'branch_manager', 'manager')], 'b'],
  ['an owner where there is no manager', [person('a', 'branch_manager'), person('b', 'owner')], 'b'],
  ['no one among branch managers alone', [person('a', 'branch_manager'), person('b', 'viewer')], null],
  ['no one in an empty team', [], null],
])('takes %s', (_, team, expected) => {
  expect(successorIn(team)?.id ?? null).toBe(expected)
})
