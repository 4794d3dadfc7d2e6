import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import { type JudgedReport, type LevelFacts, type LevelWarning, reportsLookedAt } from '#/domain/shoppers/level-rise.ts'
import type { CertificationLevel } from '#/domain/levels.ts'

/** Time of the demotion, if that was the last change of the level. */
const fallenAt = (tx: Tx, shopperId: string): Promise<string | null> =>
  callFunction(tx, sql`priv.level_fell_at(${shopperId})`)

/** Graded reports visible to clients; literal conditions, so that their partial index is used. */
const graded = (tx: Tx, shopperId: string, since: string | null) =>
  tx
    .selectFrom('mystery_shopping_reports')
    .where('shopper_id', '=', shopperId)
    .where(sql<boolean>`status in ('released', 'disputed', 'locked') and overall_score is not null`)
    .$if(since !== null, (query) => query.where('released_at', '>', since))

async function releasedReports(tx: Tx, shopperId: string, since: string | null) {
  const reports = graded(tx, shopperId, since)
  const [counted, last] = await Promise.all([
    reports.select((of) => of.fn.countAll<number>().as('released')).executeTakeFirstOrThrow(),
    reports
      .select(['overall_score as grade', sql<boolean>`coalesce(submitted_at <= due_at, false)`.as('onTime')])
      .orderBy('released_at', 'desc')
      .limit(reportsLookedAt)
      .execute(),
  ])
  return { ...counted, last }
}

/** Facts for the rule of levels, or undefined without a shopper. */
export async function levelFacts(tx: Tx, shopperId: string): Promise<LevelFacts | undefined> {
  const [shopper, fell, tests] = await Promise.all([
    tx
      .selectFrom('mystery_shopper_profiles')
      .select(['certification_level', 'level_by', 'level_changed_at', 'level_warning'])
      .where('profile_id', '=', shopperId)
      .executeTakeFirst(),
    fallenAt(tx, shopperId),
    tx
      .selectFrom('level_tests')
      .select('level')
      .distinct()
      .where('shopper_id', '=', shopperId)
      .where('passed', '=', true)
      .execute(),
  ])
  if (!shopper) return undefined
  const { released, last } = await releasedReports(tx, shopperId, fell)
  return {
    level: shopper.certification_level,
    by: shopper.level_by === 'admin' ? 'admin' : 'rule',
    changedAt: shopper.level_changed_at === null ? null : new Date(shopper.level_changed_at),
    released,
    last: last.map(({ grade, onTime }): JudgedReport => ({ grade: Number(grade), onTime })),
    hasFallen: fell !== null,
    passedTests: tests.map(({ level }) => level as CertificationLevel),
    warning: shopper.level_warning as LevelWarning | null,
  }
}
