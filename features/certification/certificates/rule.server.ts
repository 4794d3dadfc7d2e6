import { sql } from 'kysely'
import { asActor, readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { certificateRule, ruleProblems, type RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'

export type CertificateRule = RuleSettings & { version: number; note: string; createdAt: string }
export type RuleVersion = CertificateRule & {
  /** Publisher; null: delivered with the platform. */
  by: string | null
  /** Number of certificates issued by it. */
  issued: number
}

type Row = { version: number; settings: unknown; note: string; created_at: string }
const ruleOf = ({ version, settings, note, created_at }: Row): CertificateRule => ({
  ...certificateRule,
  ...(settings as RuleSettings),
  version,
  note,
  createdAt: created_at,
})

const newest = (db: Tx) =>
  db
    .selectFrom('certificate_rules')
    .select(['version', 'settings', 'note', 'created_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The current rule: the newest version. */
export const readRule = async (db?: Tx): Promise<CertificateRule> =>
  ruleOf(db ? await newest(db) : await readAs(visitor, newest))

/** A version of the rule; certificates are judged by the version of their issue. */
export async function readRuleVersion(db: Tx, version: number): Promise<CertificateRule> {
  const row = await db
    .selectFrom('certificate_rules')
    .select(['version', 'settings', 'note', 'created_at'])
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return ruleOf(row)
}

/** All published versions, newest first. */
export async function readRuleVersions(actor: Actor): Promise<RuleVersion[]> {
  authorize(actor, 'certificates.browse')
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('certificate_rules as r')
      .leftJoin('profiles as p', 'p.id', 'r.created_by')
      .select(['r.version', 'r.settings', 'r.note', 'r.created_at', 'p.full_name as by'])
      .select(sql<number>`(select count(*)::int from certificates c where c.rule_version = r.version)`.as('issued'))
      .orderBy('r.version', 'desc')
      .execute()
    return rows.map(({ by, issued, ...row }) => ({ ...ruleOf(row), by, issued }))
  })
}

const settingsOf = (given: RuleSettings): RuleSettings => ({
  visits: given.visits,
  withinMonths: given.withinMonths,
  leastMean: {
    silver: given.leastMean.silver,
    gold: given.leastMean.gold,
    platinum: given.leastMean.platinum,
  },
  criticalMonths: given.criticalMonths,
  validMonths: given.validMonths,
  issuesByItself: given.issuesByItself,
})

/**
 * Publishes the next version of the rule. Applies to certificates issued from then on; existing ones keep theirs.
 * Returns its number.
 */
export async function publishRule(actor: Actor, given: RuleSettings, note: string): Promise<{ version: number }> {
  authorize(actor, 'certificates.rules')
  const settings = settingsOf(given)
  const why = note.trim()
  if (!why) throw new AppError('certificate.reason-required', {}, { note: 'reason' })
  const wrong = ruleProblems(settings)
  if (wrong.length > 0)
    throw new AppError('certificate.rule-refused', {}, Object.fromEntries(wrong.map((field) => [field, 'rule-range'])))
  return asActor(actor, async (tx) => {
    await sql`select pg_advisory_xact_lock(7263406)`.execute(tx)
    const { version: before, note: _note, createdAt: _createdAt, ...inForce } = await readRule(tx)
    if (JSON.stringify(settingsOf(inForce)) === JSON.stringify(settings))
      throw new AppError('certificate.rule-unchanged')
    const version = before + 1
    await tx
      .insertInto('certificate_rules')
      .values({ version, settings: JSON.stringify(settings), note: why, created_by: actor.id, created_at: now() })
      .execute()
    await recordActivity(tx, actor, {
      action: 'certificates.publish-rule',
      entity: 'certificate-rule',
      entityId: String(version),
      before: { ...settingsOf(inForce), version: before },
      after: { ...settings, version },
      reason: why,
    })
    await announcePublished(tx)
    if (settings.issuesByItself) await enqueue(tx, 'certificates.review-all', {})
    return { version }
  })
}
