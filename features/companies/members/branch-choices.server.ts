import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { inTreeOrder, pathIn } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import type { BranchChoice } from './components/branch-readers.tsx'

/** Branches whose team the actor reads, in the order of the tree, with the groups above each. */
export async function readBranchChoices(actor: Actor): Promise<BranchChoice[]> {
  authorize(actor, 'members.read')
  const [nodes, readable] = await readAs(actor, async (db) =>
    Promise.all([
      selectNodes(db, companyOf(actor)),
      sql<{ ids: string[] }>`select priv.my_branches('members.read') as ids`.execute(db),
    ]),
  )
  const own = new Set(readable.rows[0]!.ids)
  const isMember = actor.company?.mode === 'member'
  return inTreeOrder(nodes)
    .filter(({ id, kind }) => kind === 'branch' && (!isMember || own.has(id)))
    .map(({ id, nameEn, nameAr }) => {
      const above = pathIn(nodes, id).filter(({ kind }) => kind !== 'root' && kind !== 'branch')
      return { id, nameEn, nameAr, above: above.map((group) => ({ nameEn: group.nameEn, nameAr: group.nameAr })) }
    })
}
