import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'

/** A shift of a branch on a business day. */
export type ShiftPlace = { branchId: string; day: Day; shift: string }

const columns = [
  'id',
  'revision',
  'template_version',
  'state',
  'due_at',
  'is_late',
  'version',
  'submitted_at',
  'signed_at',
  'signed_by',
  'sign_key',
  'content_sha256',
  'updated_by',
  'has_beyond',
] as const

export const selectCurrent = (db: Tx, actor: Actor, { branchId, day, shift }: ShiftPlace) =>
  db
    .selectFrom('daily_reports')
    .select(columns)
    .where('client_id', '=', companyOf(actor))
    .where('branch_id', '=', recordId(branchId))
    .where('business_day', '=', day)
    .where('shift', '=', shift)
    .where('is_current', '=', true)
export type DailyRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCurrent>['executeTakeFirst']>>>

/** The branch, as far as the actor sees it. */
export async function branchOf(db: Tx, actor: Actor, branchId: string) {
  const branch = await db
    .selectFrom('branches as b')
    .select(['b.id', 'b.hours', 'b.closed_at', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.id', '=', recordId(branchId))
    .executeTakeFirst()
  if (!branch) throw new AppError('not-found')
  return branch
}

/** Answers that the actor may read: what happened, and the money. */
export async function contentOf(
  db: Tx,
  reportId: string,
): Promise<{ work: DailyValues | null; money: DailyValues | null }> {
  const [work, money] = await Promise.all([
    db.selectFrom('daily_values').select('content').where('report_id', '=', reportId).executeTakeFirst(),
    db.selectFrom('daily_money').select('content').where('report_id', '=', reportId).executeTakeFirst(),
  ])
  return {
    work: work ? (work.content as DailyValues) : null,
    money: money ? (money.content as DailyValues) : null,
  }
}

/** Names of people who wrote in reports of the company, by their id: their accounts are not theirs to see. */
export async function namesOf(db: Tx, people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select profile_id as id, full_name as name from priv.daily_names(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
