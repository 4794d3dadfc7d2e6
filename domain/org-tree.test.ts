import { expect, test } from 'vitest'
import { sightAfterMove } from './org-tree.ts'

/** Company > brand > (centre, west) > branch in the centre. */
const nodes = [
  { id: 'company', parentId: null },
  { id: 'brand', parentId: 'company' },
  { id: 'centre', parentId: 'brand' },
  { id: 'west', parentId: 'brand' },
  { id: 'branch', parentId: 'centre' },
]
const grants = ['company', 'brand', 'centre', 'west', 'branch'].map((nodeId) => ({ memberId: `of ${nodeId}`, nodeId }))

test.each([
  ['west', ['of west'], ['of centre']],
  ['brand', [], ['of centre']],
  ['company', [], ['of brand', 'of centre']],
  ['centre', [], []],
])('a branch that moves below %s', (parentId, gain, lose) => {
  expect(sightAfterMove(nodes, grants, 'branch', parentId)).toEqual({ gain, lose })
})

test('a member with a role on both places neither gains nor loses', () => {
  const both = [...grants, { memberId: 'of centre', nodeId: 'west' }]
  expect(sightAfterMove(nodes, both, 'branch', 'west')).toEqual({ gain: ['of west'], lose: [] })
})
