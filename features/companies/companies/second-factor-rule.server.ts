import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { ruleSince, type SecondFactorRule } from '#/domain/second-factor.ts'
import { textOf, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { teamSecurityMessages } from '#/messages/companies/team-security.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { SecondFactorRuleForm } from './form.ts'

export type RuleState = {
  rule: SecondFactorRule
  /** When it began to count; null: it requires nothing yet. */
  since: Date | null
  version: number
  /** Active members, and how many of them have a second factor. */
  members: number
  withFactor: number
}

/** The second factor rule of the own company. For owners. */
export async function readSecondFactorRule(actor: Actor): Promise<RuleState> {
  authorize(actor, 'company.write')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('companies')
      .select(['second_factor_rule as rule', 'second_factor_since as since', 'version'])
      .select(
        sql<number>`(select count(*)::int from members m where m.client_id = companies.id and m.state = 'active')`.as(
          'members',
        ),
      )
      .select(sql<number>`(select count(*)::int from priv.members_with_factor())`.as('withFactor'))
      .where('id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return { ...row, since: row.since === null ? null : new Date(row.since) }
}

/**
 * Sets which members need a second factor. Those concerned have days of grace; a stricter rule begins them anew. The
 * owners are told.
 */
export async function saveSecondFactorRule(actor: Actor, { rule, version }: SecondFactorRuleForm): Promise<void> {
  authorize(actor, 'company.write')
  await confirmedRecently(actor)
  const known = await readSecondFactorRule(actor)
  const since = ruleSince(known, rule, now())
  if (known.rule === rule && known.since?.getTime() === since?.getTime()) return
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('companies')
      .set({ second_factor_rule: rule, second_factor_since: since?.toISOString() ?? null, version: version + 1 })
      .where('id', '=', clientId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'clients.second-factor-rule',
      entity: 'client',
      entityId: clientId,
      clientId,
      before: { rule: known.since ? known.rule : 'off' },
      after: { rule },
    })
    await enqueue(tx, 'companies.second-factor-rule', { clientId, rule, by: actor.name, effect: randomUUID() })
  })
}

/** Tells the owners of a company that the rule changed, and who changed it. */
export const tellSecondFactorRule = ({ clientId, rule, by, effect }: JobPayload<'companies.second-factor-rule'>) =>
  asSystem('a job notifies the owners of a changed rule', (tx) => {
    const chosen = textOf((lang) => translator(lang, teamSecurityMessages)(`rule_${rule}`))
    const effectKey = `team.second-factor:${effect}`
    return tell(tx, { client: clientId }, 'team.second-factor', { by, chosen }, { effectKey })
  })
