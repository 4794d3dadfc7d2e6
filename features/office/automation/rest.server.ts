import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type PauseReason, permissionsOfSteps } from '#/domain/automation/rule.ts'
import { declared } from '#/domain/automation/events.ts'
import { may } from '#/domain/permissions.ts'
import { coversPart } from '#/features/companies/members/acting-member.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { automationSentences } from '#/messages/office/automation-words.ts'
import { ownerOf } from './owner.server.ts'
import { ruleColumns, ruleOf, type StoredRule } from './stored-rule.ts'
import { endWaiting } from './waiting.server.ts'

/** The owner with the rights of today, or why the rule has to rest. For transactions of the platform. */
export async function readyOwner(tx: Tx, rule: StoredRule): Promise<Actor | PauseReason> {
  const owner = await ownerOf(tx, rule)
  if (!owner) return 'owner-gone'
  const side = rule.clientId === null ? 'office' : 'company'
  const needs = ['automation.write', declared(rule.event).needs, ...permissionsOfSteps(side, rule.spec.steps)] as const
  if (!needs.every((permission) => may(owner, permission))) return 'owner-rights'
  if (rule.nodeId === null) return owner
  const node = await tx.selectFrom('org_nodes').select('id').where('id', '=', rule.nodeId).executeTakeFirst()
  if (!node) return 'part-gone'
  return (await coversPart(tx, owner, rule.nodeId, needs)) ? owner : 'owner-rights'
}

async function tellPaused(tx: Tx, { id, clientId, name, ownerId, revision }: StoredRule, why: PauseReason) {
  const facts = { rule: name, why: automationSentences[`pause_${why}`], id }
  const effect = { effectKey: `automation-paused:${id}:${revision}` }
  if (clientId === null) return tell(tx, { admins: 'owners' }, 'automation.paused', facts, effect)
  const owners = (await membersWith(tx, clientId, 'automation.read', null)).filter(({ roles }) =>
    roles.includes('owner'),
  )
  const only = new Set(owners.map((one) => one.id).filter((one) => one !== ownerId))
  await tell(tx, { client: clientId, only }, 'automation.paused', facts, effect)
  if (why === 'owner-gone') return
  await tell(tx, { person: ownerId }, 'automation.paused', facts, { ...effect, mailKey: `${effect.effectKey}:owner` })
}

/** Pauses a rule by the platform, and tells its owner and the owners of the company. */
export async function putToRest(tx: Tx, rule: StoredRule, why: PauseReason): Promise<void> {
  const paused = await tx
    .updateTable('automation_rules')
    .set({ state: 'paused', pause_reason: why, revision: rule.revision + 1 })
    .where('id', '=', rule.id)
    .where('state', '=', 'active')
    .where('revision', '=', rule.revision)
    .returning('id')
    .executeTakeFirst()
  if (!paused) return
  await endWaiting(tx, rule.id, 'paused')
  const entry = {
    action: 'automation.pause',
    entity: 'automation-rule',
    entityId: rule.id,
    clientId: rule.clientId,
  } as const
  await recordActivity(tx, null, { ...entry, after: { why } })
  await tellPaused(tx, rule, why)
}

const perReview = 5000

/** Pauses rules whose owner has left or lost a right, or whose part is gone, before an event needs them. */
export async function reviewRules(): Promise<void> {
  const rules = await asSystem('a job reads the active rules of all companies', (tx) =>
    tx
      .selectFrom('automation_rules as r')
      .select(ruleColumns)
      .where('r.state', '=', 'active')
      .limit(perReview)
      .execute(),
  )
  for (const row of rules) {
    const rule = ruleOf(row)
    if (!rule) continue
    await asSystem('a job pauses rules whose owner has left or lost a right', async (tx) => {
      const owner = await readyOwner(tx, rule)
      if (typeof owner === 'string') await putToRest(tx, rule, owner)
    })
  }
}
