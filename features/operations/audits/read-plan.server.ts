import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

export type AuditPerson = { id: string; name: string; runs: readonly string[] }
export type PlanBranch = { id: string; name: string; managers: string[]; last: Day | null }
export type AuditPlanChoices = {
  branches: PlanBranch[]
  people: { id: string; name: string }[]
  today: Day
  more: boolean
}

const mostBranches = 500

/** Active members who may audit, with the branches that each runs. */
export async function auditPeople(db: Tx): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`select id, name, runs::text[] as runs from priv.audit_people()`.execute(db)
  return rows
}

/** What a plan can be made of: open branches within the actor's scope, and the people who may audit. */
export async function readPlanChoices(actor: Actor): Promise<AuditPlanChoices> {
  authorize(actor, 'audits.plan')
  return readAs(actor, async (db) => {
    const [rows, people] = await Promise.all([
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
        .orderBy(sql`app.fold(${branchNow('b')})`)
        .orderBy('b.id')
        .limit(mostBranches + 1)
        .execute(),
      auditPeople(db),
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
    }
  })
}
