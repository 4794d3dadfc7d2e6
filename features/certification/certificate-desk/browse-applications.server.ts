import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import {
  type BranchStanding,
  standingColumns,
  standingOf,
} from '#/features/certification/certificates/standing.server.ts'
import { now } from '#/platform/clock.ts'
import type { ApplicationQuery } from './list-query.ts'
import { type ApplicationState, applicationStates, deskPageSize } from './lists.ts'

/** An application with its branch's current standing. */
export type ApplicationRow = BranchStanding & {
  applicationId: string
  clientId: string
  clientName: string
  applicationState: ApplicationState
  appliedAt: string
  note: string | null
  answer: string | null
  decidedAt: string | null
  decidedBy: string | null
  certificate: { id: string; number: string } | null
}
export type Applications = { rows: ApplicationRow[]; total: number; counts: Record<ApplicationState, number> }

const matching = (q: string): RawBuilder<SqlBool> => sql`(
  app.fold(b.name || ' ' || b.location) like ${likePattern(q)}
  or app.fold(coalesce(p.company_name, '') || ' ' || p.full_name) like ${likePattern(q)})`

const found = (db: Tx, { q, state }: ApplicationQuery) =>
  db
    .selectFrom('certificate_applications as a')
    .innerJoin('branches as b', (on) => on.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'))
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .where('a.state', '=', state)
    .$if(q !== '', (rest) => rest.where(matching(q)))

async function readRows(db: Tx, query: ApplicationQuery): Promise<ApplicationRow[]> {
  const [rule, at] = [await readRule(db), now()]
  const rows = await found(db, query)
    .leftJoin('profiles as d', 'd.id', 'a.decided_by')
    .leftJoin('certificates as c', 'c.id', 'a.certificate_id')
    .select(standingColumns(rule, at))
    .select(['a.id', 'a.client_id', 'a.note', 'a.answer', 'a.created_at', 'a.decided_at'])
    .select(['d.full_name as decided_by', 'c.id as certificate_id', 'c.number as certificate_number'])
    .select(sql<string>`coalesce(p.company_name, p.full_name)`.as('client_name'))
    .orderBy(query.state === 'waiting' ? sql`a.created_at` : sql`coalesce(a.decided_at, a.created_at) desc`)
    .orderBy('a.id')
    .limit(deskPageSize)
    .offset((query.page - 1) * deskPageSize)
    .execute()
  return rows.map((row) => ({
    ...standingOf(row, rule, at),
    applicationId: row.id,
    clientId: row.client_id,
    clientName: row.client_name,
    applicationState: query.state,
    appliedAt: row.created_at,
    note: row.note,
    answer: row.answer,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    certificate: row.certificate_id ? { id: row.certificate_id, number: row.certificate_number ?? '' } : null,
  }))
}

/** One page of applications in a state: waiting ones oldest first, others newest first. */
export async function browseApplications(actor: Actor, query: ApplicationQuery): Promise<Applications> {
  authorize(actor, 'certificates.issue')
  return readAs(actor, async (db) => {
    const [rows, { total }, counted] = await Promise.all([
      readRows(db, query),
      found(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('certificate_applications')
        .select((of) => ['state', of.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute(),
    ])
    const countOf = (state: ApplicationState) => counted.find((row) => row.state === state)?.count ?? 0
    const counts = Object.fromEntries(applicationStates.map((state) => [state, countOf(state)]))
    return { rows, total, counts: counts as Applications['counts'] }
  })
}
