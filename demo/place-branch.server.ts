import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { describeBranch, seenOf } from '#/features/companies/branches/describe-branches.server.ts'
import type { Branch } from './stories/stories.ts'

/** Sets place and attributes of a request's branch at its first order. */
export async function placeBranch(admin: Actor, requestId: string, { latitude, longitude }: Branch): Promise<void> {
  const branch = await readAs(admin, (db) =>
    db
      .selectFrom('branches as b')
      .innerJoin('mystery_shopping_requests as q', (join) =>
        join.onRef('q.branch_id', '=', 'b.id').onRef('q.client_id', '=', 'b.client_id'),
      )
      .select(['b.id', 'b.latitude'])
      .where('q.id', '=', requestId)
      .executeTakeFirst(),
  )
  if (!branch || branch.latitude !== null) return
  const attributes = { dine_in: true, takeaway: true, restrooms: true }
  const seen = seenOf({ attributes: {}, latitude: null, longitude: null })
  await describeBranch(admin, { id: branch.id, seen, attributes, latitude, longitude })
}
