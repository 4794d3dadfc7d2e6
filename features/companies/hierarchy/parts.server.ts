import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { pathIn } from '#/domain/org-tree.ts'
import { readTree } from './read-tree.server.ts'

/** A group of the company as the choice of a filter: its id, and its path in the language of the reader. */
export type Part = { value: string; label: string }

/** Groups of the company that the actor may see, in the order of the tree. */
export async function readParts(actor: Actor): Promise<Part[]> {
  const nodes = await readTree(actor)
  const nameOf = ({ nameEn, nameAr }: (typeof nodes)[number]) => nameFor({ en: nameEn, ar: nameAr }, actor.language)
  const between = actor.language === 'ar' ? ' ‹ ' : ' › '
  return nodes
    .filter(({ kind }) => kind !== 'root' && kind !== 'branch')
    .map(({ id }) => ({
      value: id,
      label: pathIn(nodes, id)
        .filter(({ kind }) => kind !== 'root')
        .map(nameOf)
        .join(between),
    }))
}

/** A group with the branches below it, for pickers of branches. */
export type PartOfBranches = Part & { branches: string[] }

export async function readPartsOfBranches(actor: Actor): Promise<PartOfBranches[]> {
  const [parts, rows] = await Promise.all([
    readParts(actor),
    readAs(actor, (db) =>
      db
        .selectFrom('org_closure')
        .select(['ancestor_id', 'descendant_id'])
        .where('client_id', '=', companyOf(actor))
        .where('is_branch', '=', true)
        .execute(),
    ),
  ])
  const below = Map.groupBy(rows, ({ ancestor_id }) => ancestor_id)
  return parts.flatMap((part) => {
    const branches = (below.get(part.value) ?? []).map(({ descendant_id }) => descendant_id)
    return branches.length === 0 ? [] : [{ ...part, branches }]
  })
}

/** Whether a branch lies below a group today. Row-level security hides other companies and the branches of others. */
export const isBelow = (branch: string, part: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(branch)} in (select c.descendant_id from org_closure c where c.ancestor_id = ${part}::uuid and c.is_branch)`

/** Branches below a group today, as far as the actor may see them. Never empty: an empty group answers its own id. */
export async function branchesBelow(actor: Actor, part: string): Promise<string[]> {
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('org_closure')
      .select('descendant_id')
      .where('client_id', '=', companyOf(actor))
      .where('ancestor_id', '=', part)
      .where('is_branch', '=', true)
      .execute(),
  )
  // why: an empty list of branches would mean the whole company
  return rows.length === 0 ? [part] : rows.map(({ descendant_id }) => descendant_id)
}
