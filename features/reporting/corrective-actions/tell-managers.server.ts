import type { Tx } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { levelsWith, selectTold } from './select-told.server.ts'

type Kind = 'action.failed-again' | 'action.repeated'

/** Tells the nearest managers of a branch, and so many levels in all. */
export async function tellManagers(tx: Tx, actionId: string, kind: Kind, levels: number): Promise<void> {
  const action = await selectTold(tx).where('a.id', '=', actionId).executeTakeFirstOrThrow()
  const people = (await levelsWith(tx, action, 'actions.verify')).slice(0, levels).flat()
  const to = { client: action.client_id, branch: action.branch_id, only: new Set(people.map(({ id }) => id)) }
  const facts = { title: action.title, branch: action.branch, id: action.id }
  await tell(tx, to, kind, facts, { effectKey: `${kind}:${action.id}:${action.version}` })
}
