import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { hasArabic } from '#/domain/branch-names.ts'
import type { TreeNode } from '#/domain/org-tree.ts'
import { changeBranch } from '#/features/companies/branches/save-branch.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import type { Branch } from './stories/stories.ts'

/** The group at a path of English names; the company itself for an empty path. */
function groupAt(tree: readonly TreeNode[], path: readonly string[]): string {
  let at = tree.find(({ kind }) => kind === 'root')!.id
  for (const name of path) {
    const below = tree.find(({ parentId, nameEn }) => parentId === at && nameEn === name)
    if (!below) throw new Error(`the demo world has no group ${name}`)
    at = below.id
  }
  return at
}

/** Sets names, group, place and attributes of a request's branch at its first order. */
export async function placeBranch(owner: Actor, requestId: string, of: Branch): Promise<void> {
  const branch = await readAs(owner, (db) =>
    db
      .selectFrom('branches as b')
      .innerJoin('mystery_shopping_requests as q', (join) =>
        join.onRef('q.branch_id', '=', 'b.id').onRef('q.client_id', '=', 'b.client_id'),
      )
      .select(['b.id', 'b.latitude', 'b.version'])
      .where('q.id', '=', requestId)
      .executeTakeFirst(),
  )
  if (!branch || branch.latitude !== null) return
  const { name, nameAr = null, location, latitude, longitude, path = [] } = of
  await changeBranch(owner, {
    branchId: branch.id,
    version: branch.version,
    names: hasArabic(name) ? { en: null, ar: name } : { en: name, ar: nameAr },
    location,
    phone: null,
    hours: {},
    attributes: { dine_in: true, takeaway: true, restrooms: true },
    managerId: null,
    crNumber: null,
    licenceNumber: null,
    place: { latitude, longitude },
    parentId: groupAt(await readTree(owner), path),
  })
}
