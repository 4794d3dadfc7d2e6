import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { PaperState } from '#/domain/operations/papers/paper-state.ts'
import { type Day, daysBetween, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { stateInSql } from './list.server.ts'
import { selectPapers } from './read-paper.server.ts'

export type EndingPaper = {
  id: string
  name: string
  state: PaperState
  branch: string | null
  worker: string | null
  endsOn: Day | null
  daysLeft: number | null
  isCheck: boolean
}

const mostShown = 100
const nearEnd = ['rejected', 'expired', 'late', 'expiring'] as const
const keeps = sql<boolean>`priv.keeps_paper(p.branch_id, p.worker_id, p.is_finance)`

/** Current papers that ended, were refused or end soon, as far as the actor keeps them. */
export async function selectEndingPapers(db: Tx, actor: Actor): Promise<EndingPaper[]> {
  const today = riyadhDay(now())
  const rows = await selectPapers(db, actor)
    .select(stateInSql().as('state'))
    .where('p.replaced_at', 'is', null)
    .where('w.left_on', 'is', null)
    .where('b.closed_at', 'is', null)
    .where(stateInSql(), 'in', nearEnd)
    .where(keeps)
    .orderBy(sql`p.expires_on nulls last`)
    .orderBy('p.id')
    .limit(mostShown)
    .execute()
  const { nameOf } = await readCatalogue(db)
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row.kind)[actor.language],
    state: row.state,
    branch: row.branch,
    worker: row.worker,
    endsOn: row.expires_on,
    daysLeft: row.expires_on === null ? null : daysBetween(today, row.expires_on),
    isCheck: row.is_check,
  }))
}

/** Names of the papers and checks that were renewed today, as far as the actor keeps them. */
export async function selectRenewedToday(db: Tx, actor: Actor): Promise<string[]> {
  const rows = await selectPapers(db, actor)
    .where('p.renews_id', 'is not', null)
    .where('p.created_at', '>=', startOfDay(riyadhDay(now())).toISOString())
    .where(keeps)
    .orderBy('p.created_at')
    .limit(mostShown)
    .execute()
  if (rows.length === 0) return []
  const { nameOf } = await readCatalogue(db)
  return rows.map(({ kind }) => nameOf(kind)[actor.language])
}

/** Papers that ended or were refused, by branch; null: of the whole company. */
export const countEndedPapers = (db: Tx, actor: Actor): Promise<{ branchId: string | null; n: number }[]> =>
  db
    .selectFrom('papers as p')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'p.client_id').onRef('b.id', '=', 'p.branch_id'),
    )
    .leftJoin('workers as w', (join) => join.onRef('w.client_id', '=', 'p.client_id').onRef('w.id', '=', 'p.worker_id'))
    .select(['p.branch_id as branchId', sql<number>`count(*)::int`.as('n')])
    .where('p.client_id', '=', companyOf(actor))
    .where('p.replaced_at', 'is', null)
    .where('w.left_on', 'is', null)
    .where('b.closed_at', 'is', null)
    .where((of) => of.or([of('p.expires_on', '<', riyadhDay(now())), of('p.rejected_at', 'is not', null)]))
    .where(stateInSql(), 'in', ['rejected', 'expired', 'late'])
    .groupBy('p.branch_id')
    .execute()
