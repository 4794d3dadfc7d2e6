import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { namesOfBranch } from '#/domain/branch-names.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type NoScope = {
  /** The person's own open actions of the company, the nearest due first. */
  actions: { id: string; title: string; branch: { en: string | null; ar: string | null }; dueOn: Day | null }[]
  /** Owners of the company, who can give a role. */
  owners: { name: string; email: string }[]
}

/** What a member without any role left, or a person without a company, finds on the start page. */
export async function readNoScope(actor: Actor): Promise<NoScope> {
  authorize(actor, 'profile.update')
  if (!actor.company || actor.company.mode !== 'member') return { actions: [], owners: [] }
  return readAs(actor, async (db) => {
    const [actions, owners] = await Promise.all([
      sql<{ id: string; title: string; branch: string; branch_ar: string | null; due_on: Day | null }>`
        select id, title, branch, branch_ar, due_on::text from priv.own_open_actions()`.execute(db),
      sql<NoScope['owners'][number]>`select name, email from priv.owners_to_ask()`.execute(db),
    ])
    return {
      actions: actions.rows.map(({ id, title, branch, branch_ar, due_on }) => {
        return { id, title, branch: namesOfBranch({ name: branch, nameAr: branch_ar }), dueOn: due_on }
      }),
      owners: owners.rows,
    }
  })
}
