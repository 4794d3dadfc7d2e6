import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { arrange, type DueGroup } from '#/domain/operations/branch-morning/due.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { DueItem } from './source.ts'
import { dueSources } from './sources.server.ts'

export type BranchMorning = {
  today: Day
  /** Name of the one branch; null: several. */
  branch: string | null
  branches: number
  groups: Record<DueGroup, DueItem[]>
  /** Titles of everything that was done today. */
  done: string[]
}

/** What is due at the branches of the actor: today, overdue, and what comes next. One round of parallel queries. */
export async function readBranchMorning(actor: Actor): Promise<BranchMorning> {
  authorize(actor, 'daily.write')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const [branches, ...found] = await Promise.all([
      db
        .selectFrom('branches as b')
        .select(branchNow('b').as('name'))
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .limit(500)
        .execute(),
      ...dueSources.filter(({ needs }) => may(actor, needs)).map(({ read }) => read(db, actor, today)),
    ])
    return {
      today,
      branch: branches.length === 1 ? branches[0]!.name : null,
      branches: branches.length,
      groups: arrange(
        found.flatMap(({ items }) => items),
        today,
      ),
      done: found.flatMap(({ done }) => done),
    }
  })
}
