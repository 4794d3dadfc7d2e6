import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { halfValueDays } from '#/domain/operations/papers/standing.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type Catalogue, readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { type PaperState, paperStates } from '#/domain/operations/papers/paper-state.ts'
import type { paperList, PaperQuery } from './list.ts'
import { type PaperLine, paperLineOf, type PaperRow, selectPapers } from './read-paper.server.ts'

/** The rule of `standingOn` in SQL for one paper `p`; papers.test.ts compares both. */
export const stateInSql = (): RawBuilder<PaperState> => {
  const today = sql`${riyadhDay(now())}::date`
  return sql<PaperState>`(case
    when p.replaced_at is not null then 'replaced'
    when p.rejected_at is not null then 'rejected'
    when p.expires_on is null then 'valid'
    when p.is_check and p.expires_on < ${today} and 2 * (${today} - p.issued_on) <= 3 * (p.expires_on - p.issued_on) then 'late'
    when p.expires_on < ${today} then 'expired'
    when p.is_check then case when p.expires_on - ${today} <= p.lead_days then 'expiring' else 'valid' end
    when p.renewal_started_on is not null then 'renewing'
    when p.expires_on - ${today} <= greatest(p.lead_days, ${sql.lit(halfValueDays)}) then 'expiring'
    else 'valid' end)`
}

/** The names of the catalogue in both languages, for search and order. */
const nameInSql = ({ all }: Catalogue) => {
  const names = JSON.stringify(Object.fromEntries(all.map(({ code, name }) => [code, `${name.en} ${name.ar}`])))
  return sql<string>`(${names}::jsonb ->> p.kind)`
}

const filtered = (db: Tx, actor: Actor, { q, kind, scope, part, branch }: PaperQuery, catalogue: Catalogue) =>
  selectPapers(db, actor)
    .$if(q !== '', (rows) =>
      rows.where(
        wordsMatch(sql`concat_ws(' ', ${nameInSql(catalogue)}, p.number, b.name, b.name_ar, w.name_en, w.name_ar)`, q),
      ),
    )
    .$if(kind !== null, (rows) => rows.where('p.kind', '=', kind!))
    .$if(scope === 'company', (rows) => rows.where('p.branch_id', 'is', null))
    .$if(scope === 'branch', (rows) => rows.where('p.branch_id', 'is not', null).where('p.worker_id', 'is', null))
    .$if(scope === 'worker', (rows) => rows.where('p.worker_id', 'is not', null))
    .$if(part !== null, (rows) => rows.where(isBelow('p.branch_id', part!)))
    .$if(branch !== null, (rows) => rows.where('p.branch_id', '=', branch!))
    // why: papers of those who left stay readable in their file and are not renewed
    .where((of) => of.or([of('w.left_on', 'is', null), of('p.replaced_at', 'is not', null)]))

const matching = (db: Tx, actor: Actor, query: PaperQuery, catalogue: Catalogue) =>
  filtered(db, actor, query, catalogue).$call((rows) =>
    query.tab === 'current' ? rows.where('p.replaced_at', 'is', null) : rows.where(stateInSql(), '=', query.tab),
  )

/** Papers of a query, for page and file. */
export const paperRows: RowsOf<typeof paperList, PaperLine, PaperRow> = async (db, query, actor) => {
  const catalogue = await readCatalogue(db)
  return {
    select: matching(db, actor, query, catalogue),
    order: {
      end: nullsLast(sql`p.expires_on`),
      kind: nameInSql(catalogue),
      subject: nullsLast(sql`app.fold(coalesce(w.name_en, w.name_ar, ${branchNow('b')}))`),
      issued: nullsLast(sql`p.issued_on`),
    },
    id: 'p.id',
    finish: (rows) => rows.map((row) => paperLineOf(row, catalogue)),
  }
}

export type PaperCounts = Record<PaperState | 'current', number>
export type Papers = {
  rows: PaperLine[]
  total: number
  counts: PaperCounts
  branches: { id: string; name: string }[]
  kinds: { code: string; name: Text }[]
}

/** A page of the papers that the actor sees, with the counts of the states under the same filters. */
export async function browsePapers(actor: Actor, query: PaperQuery): Promise<Papers> {
  authorize(actor, 'documents.read')
  return readAs(actor, async (db) => {
    const catalogue = await readCatalogue(db)
    const [rows, byState, branches] = await Promise.all([
      pageRows(db, actor, query, paperRows),
      filtered(db, actor, query, catalogue)
        .clearSelect()
        .select([stateInSql().as('state'), sql<number>`count(*)::int`.as('n')])
        .groupBy('state')
        .execute(),
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .orderBy('name')
        .limit(500)
        .execute(),
    ])
    const counted = new Map(byState.map(({ state, n }) => [state, n]))
    const counts = Object.fromEntries(paperStates.map((state) => [state, counted.get(state) ?? 0]))
    const current = byState.reduce((sum, { state, n }) => (state === 'replaced' ? sum : sum + n), 0)
    const all = { ...counts, current } as PaperCounts
    const kinds = catalogue.all.map(({ code, name }) => ({ code, name }))
    return { rows, total: all[query.tab] ?? current, counts: all, branches, kinds }
  })
}
