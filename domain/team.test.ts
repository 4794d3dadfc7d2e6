import { expect, test } from 'vitest'
import type { MemberRole } from './member-roles.ts'
import type { NodeKind } from './org-tree.ts'
import { endProblem, grantProblem, rolesOf, rolesOn } from './team.ts'

const node = (kind: NodeKind, closedAt: string | null = null) => ({ id: kind, kind, closedAt })
const owner = { isOwner: true, nodes: new Set<string>() }
const manager = { isOwner: false, nodes: new Set(['region', 'branch']) }

test.each<[string, typeof owner, ReturnType<typeof node> | undefined, MemberRole, ReturnType<typeof grantProblem>]>([
  ['an owner makes an owner of the company', owner, node('root'), 'owner', null],
  ['an owner of a region does not exist', owner, node('region'), 'owner', 'whole-company'],
  ['an accountant acts for the whole company', owner, node('brand'), 'accountant', 'whole-company'],
  ['an accountant of the company', owner, node('root'), 'accountant', null],
  ['a manager of a region', owner, node('region'), 'manager', null],
  ['a manager of a closed region', owner, node('region', '2026-11-01'), 'manager', 'closed'],
  ['a node of nobody', owner, undefined, 'viewer', 'unknown-node'],
  ['a manager gives a lower role within', manager, node('branch'), 'branch_manager', null],
  ['a manager gives a viewer within', manager, node('region'), 'viewer', null],
  ['a manager makes no other manager', manager, node('region'), 'manager', 'role'],
  ['a manager gives nothing outside', manager, node('brand'), 'viewer', 'unknown-node'],
])('%s', (_, giver, on, role, problem) => {
  expect(grantProblem(giver, on, role)).toBe(problem)
})

test('below the company the roles are those of branches', () => {
  expect(rolesOn('branch')).toEqual(['manager', 'branch_manager', 'viewer'])
  expect(rolesOf(false)).toEqual(['branch_manager', 'viewer'])
})

test.each([
  ['viewer', null, null],
  ['viewer', '2026-11-24', null],
  ['manager', '2027-11-25', null],
  ['viewer', '2026-11-23', 'outside'],
  ['viewer', '2027-11-26', 'outside'],
  ['owner', null, null],
  ['owner', '2027-01-01', 'owner'],
] as const)('%s until %s on 2026-11-24: %s', (role, endsOn, problem) => {
  expect(endProblem(role, endsOn, '2026-11-24')).toBe(problem)
})
