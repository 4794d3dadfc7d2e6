import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'

export type AuditPerson = { id: string; name: string; runs: readonly string[] }
export type PlanBranch = { id: string; name: string; managers: string[]; last: Day | null }
export type AuditPlanChoices = {
  branches: PlanBranch[]
  people: { id: string; name: string }[]
  today: Day
  /** More branches match than are listed. */
  more: boolean
  /** Words by which they were searched. */
  search: string
  /** Whether there are so many branches that a search is offered. */
  searchable: boolean
}

/** Most branches that are listed at once. */
const mostBranches = 100

/** Active members who may audit, with the branches that each runs. */
export async function auditPeople(db: Tx): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`select id, name, runs::text[] as runs from priv.audit_people()`.execute(db)
  return rows
}

/** What a plan can be made of: open branches within the actor's scope, and the people who may audit. */
type Asked = { search?: string; chosen?: readonly string[] }

export async function readPlanChoices(actor: Actor, asked: Asked = {}): Promise<AuditPlanChoices> {
  const search = (asked.search ?? '').trim().slice(0, 100)
  const chosen = [...(asked.chosen ?? [])].slice(0, mostBranches)
  authorize(actor, 'audits.plan')
  return readAs(actor, async (db) => {
    const named = wordsMatch(sql`concat_ws(' ', b.name, b.name_ar, b.location)`, search)
    const isChosen = sql<boolean>`b.id = any (${chosen}::uuid[])`
    const [rows, people, { all }] = await Promise.all([
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .select(
          sql<Day | null>`(select max((a.signed_at at time zone 'Asia/Riyadh')::date)::text from audits a
            where a.client_id = b.client_id and a.branch_id = b.id)`.as('last'),
        )
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .where(sql<boolean>`priv.may_branch('audits.plan', b.id)`)
        .where(sql<boolean>`(${named} or ${isChosen})`)
        .orderBy(isChosen, 'desc')
        .orderBy(sql`app.fold(${branchNow('b')})`)
        .orderBy('b.id')
        .limit(mostBranches + 1)
        .execute(),
      auditPeople(db),
      db
        .selectFrom('branches as b')
        .select((of) => of.fn.countAll<number>().as('all'))
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .where(sql<boolean>`priv.may_branch('audits.plan', b.id)`)
        .executeTakeFirstOrThrow(),
    ])
    const branches = rows.slice(0, mostBranches).map((branch) => ({
      ...branch,
      managers: people.filter(({ runs }) => runs.includes(branch.id)).map(({ name }) => name),
    }))
    return {
      branches,
      people: people.map(({ id, name }) => ({ id, name })),
      today: riyadhDay(now()),
      more: rows.length > mostBranches,
      search,
      searchable: all > mostBranches,
    }
  })
}
