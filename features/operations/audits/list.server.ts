import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { doneAudits, openAudits } from '#/domain/operations/audits/state.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { auditBranch, auditNames } from './hold.server.ts'
import type { AuditLine, auditList, AuditListQuery } from './list.ts'

const select = (db: Tx, actor: Actor) =>
  db
    .selectFrom('audits as a')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select(['a.id', 'a.number', 'a.kind', 'a.state', 'a.planned_on', 'a.signed_at', 'a.auditor_id', 'a.final'])
    .select(['a.has_critical', auditBranch().as('branch')])
    .where('a.client_id', '=', companyOf(actor))
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const matching = (db: Tx, actor: Actor, { q, tab, whose, kind, state, part }: AuditListQuery) =>
  select(db, actor)
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', a.number, b.name, b.name_ar)`, q)))
    .$if(tab === 'open', (found) => found.where('a.state', 'in', openAudits))
    .$if(tab === 'company' || tab === 'self', (found) =>
      found.where('a.state', 'in', doneAudits).where('a.kind', '=', tab as 'company' | 'self'),
    )
    .$if(whose === 'mine', (found) => found.where('a.auditor_id', '=', actor.id))
    .$if(kind !== null, (found) => found.where('a.kind', '=', kind!))
    .$if(state !== null, (found) => found.where('a.state', '=', state!))
    .$if(part !== null, (found) => found.where(isBelow('a.branch_id', part!)))

async function linesOf(db: Tx, actor: Actor, rows: readonly Row[]): Promise<AuditLine[]> {
  const names = await auditNames(
    db,
    rows.map(({ auditor_id }) => auditor_id),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    branch: row.branch,
    kind: row.kind,
    state: row.state,
    plannedOn: row.planned_on,
    doneOn: row.signed_at === null ? null : riyadhDay(new Date(row.signed_at)),
    auditor: names.get(row.auditor_id) ?? '',
    final: row.final,
    critical: row.has_critical,
    isOwn: row.auditor_id === actor.id,
  }))
}

/** Audits of a query, for page and file. */
export const auditRows: RowsOf<typeof auditList, AuditLine, Row> = (db, query, actor) => ({
  select: matching(db, actor, query),
  order: {
    planned: sql`a.planned_on`,
    done: sql`a.signed_at`,
    branch: sql`app.fold(${auditBranch()})`,
    final: sql`a.final`,
  },
  id: 'a.id',
  finish: (rows) => linesOf(db, actor, rows),
})

export type AuditCounts = { mine: number; late: number; toRelease: number }

/** A page of the audits that the actor sees, with the own ones that are open, those past their day, and those to release. */
export async function browseAudits(actor: Actor, query: AuditListQuery) {
  authorize(actor, 'audits.read')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const [rows, { total }, counts] = await Promise.all([
      pageRows(db, actor, query, auditRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('audits as a')
        .select([
          sql<number>`count(*) filter (where a.auditor_id = ${actor.id}::uuid and a.state in ('planned', 'started'))::int`.as(
            'mine',
          ),
          sql<number>`count(*) filter (where a.planned_on < ${today}::date and a.state in ('planned', 'started'))::int`.as(
            'late',
          ),
          sql<number>`count(*) filter (where a.state = 'signed')::int`.as('toRelease'),
        ])
        .where('a.client_id', '=', companyOf(actor))
        .where('a.state', 'in', ['planned', 'started', 'signed'])
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total, counts: counts satisfies AuditCounts, today }
  })
}
