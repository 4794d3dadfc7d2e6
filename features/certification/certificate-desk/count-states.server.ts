import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { shownStates, type ShownState } from '#/domain/certification/certificate.ts'
import { authorize } from '#/domain/permissions.ts'
import { isInState, matching } from '#/features/certification/certificates/browse-certificates.server.ts'
import { now } from '#/platform/clock.ts'
import type { RegisterQuery } from './list-query.ts'

export type StateCounts = Record<ShownState, number>

/** Counts of matching certificates by current state. */
export async function countStates(actor: Actor, query: RegisterQuery): Promise<StateCounts> {
  authorize(actor, 'certificates.issue')
  const at = now()
  return readAs(actor, (db) =>
    matching(db, { ...query, state: 'all' }, at)
      .select(shownStates.map((state) => sql<number>`(count(*) filter (where ${isInState(state, at)}))::int`.as(state)))
      .executeTakeFirstOrThrow(),
  )
}

/** Name of the client in the filter. */
export async function clientNamed(actor: Actor, clientId: string | null): Promise<string | null> {
  authorize(actor, 'certificates.issue')
  if (!clientId) return null
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select(['company_name', 'full_name'])
      .where('id', '=', clientId)
      .where('user_type', '=', 'client')
      .executeTakeFirst(),
  )
  return row ? (row.company_name ?? row.full_name) : null
}
