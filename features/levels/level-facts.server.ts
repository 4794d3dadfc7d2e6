import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type JudgedReport, type LevelFacts, type LevelWarning, reportsLookedAt } from '#/domain/level-rise.ts'
import type { CertificationLevel } from '#/domain/levels.ts'

const changes = ['shoppers.level', 'shoppers.level-rise', 'shoppers.level-fall']

/** When the shopper fell, if that was the last thing that happened to the level. */
async function fallenAt(tx: Tx, shopperId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('activity_log')
    .select(['action', 'at'])
    .where('entity', '=', 'profile')
    .where('entity_id', '=', shopperId)
    .where('action', 'in', changes)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.action === 'shoppers.level-fall' ? row.at : null
}

const releasedReports = (tx: Tx, shopperId: string, since: string | null) =>
  tx
    .selectFrom('mystery_shopping_reports')
    .select(['overall_score as grade'])
    .select(sql<boolean>`coalesce(submitted_at <= due_at, false)`.as('onTime'))
    .select(sql<number>`count(*) over ()`.as('released'))
    .where('shopper_id', '=', shopperId)
    .where('status', 'in', ['released', 'disputed', 'locked'])
    .where('overall_score', 'is not', null)
    .$if(since !== null, (query) => query.where('released_at', '>', since))
    .orderBy('released_at', 'desc')
    .limit(reportsLookedAt)
    .execute()

/** What the rule of levels asks of a shopper, or undefined when there is none. */
export async function levelFacts(tx: Tx, shopperId: string): Promise<LevelFacts | undefined> {
  const shopper = await tx
    .selectFrom('mystery_shopper_profiles')
    .select(['certification_level', 'level_by', 'level_changed_at', 'level_warning'])
    .where('profile_id', '=', shopperId)
    .executeTakeFirst()
  if (!shopper) return undefined
  const fell = await fallenAt(tx, shopperId)
  const reports = await releasedReports(tx, shopperId, fell)
  const tests = await tx
    .selectFrom('level_tests')
    .select('level')
    .distinct()
    .where('shopper_id', '=', shopperId)
    .where('passed', '=', true)
    .execute()
  return {
    level: shopper.certification_level as CertificationLevel,
    by: shopper.level_by === 'admin' ? 'admin' : 'rule',
    changedAt: shopper.level_changed_at === null ? null : new Date(shopper.level_changed_at),
    released: reports[0]?.released ?? 0,
    last: reports.map(({ grade, onTime }): JudgedReport => ({ grade: Number(grade), onTime })),
    hasFallen: fell !== null,
    passedTests: tests.map(({ level }) => level as CertificationLevel),
    warning: shopper.level_warning as LevelWarning | null,
  }
}
