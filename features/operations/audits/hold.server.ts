import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { PhotoCounts } from '#/domain/operations/audits/answers.ts'
import { recordId } from '#/domain/record-id.ts'

const columns = [
  'id',
  'branch_id',
  'number',
  'kind',
  'questionnaire_id',
  'planned_on',
  'auditor_id',
  'earlier_auditors',
  'state',
  'answers',
  'version',
  'sign_key',
  'signed_at',
  'started_at',
  'again',
] as const

export const selectAudit = (db: Tx, actor: Actor, auditId: string) =>
  db.selectFrom('audits').select(columns).where('client_id', '=', companyOf(actor)).where('id', '=', recordId(auditId))
export type AuditRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAudit>['executeTakeFirst']>>>

/** The audit for a step in the office. Throws `not-found`, and `changed-meanwhile` when an older version was seen. */
export async function holdAudit(
  tx: Tx,
  actor: Actor,
  { auditId, version }: { auditId: string; version: number },
): Promise<AuditRow> {
  const row = await selectAudit(tx, actor, auditId).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return row
}

/** Name of the branch of `audits as a`: also of one elsewhere that the reader audits. Needs the joins of `withBranch`. */
export const auditBranch = (): RawBuilder<string> =>
  sql<string>`coalesce(app.named(b.name, b.name_ar), (select app.named(o.name, o.name_ar) from priv.own_audit_branches() o where o.branch_id = a.branch_id), '')`

/** Number of photos by question. */
export async function photoCounts(db: Tx, auditId: string): Promise<PhotoCounts> {
  const rows = await db
    .selectFrom('audit_photos')
    .select(['question_key', 'kind'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('audit_id', '=', auditId)
    .groupBy(['question_key', 'kind'])
    .execute()
  const counts: Record<string, { finding: number; fix: number }> = {}
  for (const { question_key, kind, count } of rows)
    counts[question_key] = { ...(counts[question_key] ?? { finding: 0, fix: 0 }), [kind]: count }
  return counts
}

/** Names of people of the company by their id, also of those who left. */
export async function auditNames(db: Tx, people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from priv.people_of_tasks(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
