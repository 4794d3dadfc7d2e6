import type { Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import { type Lang, textOf, translator } from '#/domain/text.ts'
import type { Permission } from '#/domain/permissions.ts'
import { membersWith, type TeamReader } from '#/features/messaging/tell/team.server.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'

/** Actions with what messages about them need. */
export const selectTold = (tx: Tx) =>
  tx
    .selectFrom('report_actions as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .select(['a.id', 'a.client_id', 'a.branch_id', 'a.title', 'a.owner_name', 'a.owner_email', 'a.owner_id'])
    .select(['a.priority', 'a.due_on', 'a.status', 'a.told_level', 'a.created_at', 'a.version'])
    .select(['p.language', branchNowInBoth('b').as('branch'), companyInBoth('a.client_id').as('client')])
export type ToldAction = Awaited<ReturnType<ReturnType<typeof selectTold>['execute']>>[number]

export const factsOf = (row: ToldAction) => ({
  title: row.title,
  branch: row.branch,
  client: row.client,
  priority: textOf((lang) => translator(lang, correctiveActionMessages)(`priority_${row.priority}`)),
  due: row.due_on,
  id: row.id,
})

type ToldOwner = { person: string } | { address: { address: string; name: string; language: Lang } }

/** The owner of an action as a recipient: a member, else an address; null when neither is known. */
export function ownerOf({ owner_id, owner_email, owner_name, language }: ToldAction): ToldOwner | null {
  if (owner_id !== null) return { person: owner_id }
  return owner_email === null ? null : { address: { address: owner_email, name: owner_name, language } }
}

/** Those with a permission on a branch, level by level from the branch up, at last the owners of the company. */
export async function levelsWith(tx: Tx, action: ToldAction, permission: Permission): Promise<TeamReader[][]> {
  const team = await membersWith(tx, action.client_id, permission, action.branch_id)
  const byDepth = Map.groupBy(team, ({ depth }) => depth ?? Number.POSITIVE_INFINITY)
  return [...byDepth].toSorted(([a], [b]) => a - b).map(([, level]) => level)
}
