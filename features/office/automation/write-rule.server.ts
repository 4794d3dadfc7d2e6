import { asActor, asSystemWithin, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { type AutomationSide, declared } from '#/domain/automation/events.ts'
import {
  mostConditions,
  mostRules,
  mostSteps,
  isOtherStep,
  isWait,
  missingIn,
  permissionsOfSteps,
  type StopReason,
  waitOf,
  wrongCondition,
} from '#/domain/automation/rule.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { placeFor } from '#/features/messaging/routing/place.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { choiceName, inputOfPart, type RuleInput, type RuleStepName, stepName, valueName } from './form.ts'
import { ruleColumns, ruleOf, type StoredRule } from './stored-rule.ts'
import { endWaiting } from './waiting.server.ts'

export const sideOf = (actor: Actor): AutomationSide => (actor.type === 'admin' ? 'office' : 'company')
export const companyIn = (actor: Actor): string | null => (actor.type === 'admin' ? null : companyOf(actor))

const refuse = (field: string, problem: string): never => {
  throw new AppError('bad-request', {}, { [field]: problem })
}

const problemOf = {
  who: 'automation-people',
  text: 'required',
  title: 'action-title',
  days: 'automation-days',
} as const

/** Refuses what a rule of this person could not do. */
function refuseRule(actor: Actor, { event, spec, slots }: RuleInput): void {
  const side = sideOf(actor)
  const { of, needs, may: steps, fields } = declared(event)
  if (of !== side || !may(actor, needs)) refuse('event', 'automation-event')
  const wrong = wrongCondition(event, spec.conditions)
  if (wrong) {
    const field = fields[wrong]
    refuse(field?.type === 'choice' ? choiceName(wrong, field.values[0]!) : valueName(wrong), 'automation-value')
  }
  if (!isWait(waitOf(spec))) refuse('wait', 'automation-wait')
  if (spec.conditions.length > mostConditions || spec.steps.length > mostSteps) refuse('name', 'too-long')
  if (spec.steps.length === 0) refuse(stepName(1, 'do'), 'automation-steps')
  for (const [nth, step] of spec.steps.entries()) {
    const slot = slots?.[nth] ?? nth + 1
    if (isOtherStep(step.do) && !steps.includes(step.do)) refuse(stepName(slot, 'do'), 'automation-step')
    const missing = missingIn(step)
    if (missing) refuse(stepName(slot, inputOfPart[missing]), problemOf[missing])
  }
  for (const permission of permissionsOfSteps(side, spec.steps)) authorize(actor, permission)
}

/** Part of the company of a rule: the chosen one, else the highest on which the person may have rules. */
const partOf = async (actor: Actor, nodeId: string | null): Promise<string | null> =>
  actor.type === 'admin' ? null : (await placeFor(actor, 'automation.write', nodeId)).id

const columnsOf = ({ name, event, spec }: RuleInput, nodeId: string | null) => ({
  name,
  event,
  node_id: nodeId,
  spec: JSON.stringify(spec),
})

async function recordVersion(
  tx: Tx,
  actor: Actor,
  of: { id: string; version: number },
  input: RuleInput,
  part: string | null,
) {
  await tx
    .insertInto('automation_versions')
    .values({
      rule_id: of.id,
      version: of.version,
      client_id: companyIn(actor),
      ...columnsOf(input, part),
      saved_by: actor.id,
      saved_at: now(),
    })
    .execute()
}

const logged = ({ name, event, spec }: RuleInput) => ({
  name,
  event,
  conditions: spec.conditions.length,
  wait: waitOf(spec),
  steps: spec.steps.map((step) => step.do),
})
const entryOf = (actor: Actor, id: string) =>
  ({ entity: 'automation-rule', entityId: id, clientId: companyIn(actor) }) as const

const resting = { state: 'paused', pause_reason: 'person' } as const
type NewRule = RuleInput & { id: string; rests?: boolean }

/**
 * Adds a rule, which begins at once with events from now on; `rests`: it waits until it is resumed. A repeated id adds one
 * rule.
 */
export async function addRule(actor: Actor, { id, rests = false, ...input }: NewRule): Promise<string> {
  authorize(actor, 'automation.write')
  await takeAttempt('report work by account', actor.id)
  refuseRule(actor, input)
  const part = await partOf(actor, input.nodeId)
  return asActor(actor, async (tx) => {
    const { count } = await tx
      .selectFrom('automation_rules')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '<>', 'archived')
      .executeTakeFirstOrThrow()
    if (count >= mostRules) refuse('name', 'automation-many')
    const made = await tx
      .insertInto('automation_rules')
      .values({
        id,
        client_id: companyIn(actor),
        ...columnsOf(input, part),
        since: now(),
        owner_id: actor.id,
        ...(rests && resting),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) {
      await holdRule(tx, { id })
      return id
    }
    await recordVersion(tx, actor, { id, version: 1 }, input, part)
    await recordActivity(tx, actor, { action: 'automation.create', ...entryOf(actor, id), after: logged(input) })
    return id
  })
}

/** The rule as the page showed it. Throws `not-found`, `changed-meanwhile`. */
async function holdRule(tx: Tx, { id, revision }: { id: string; revision?: number }): Promise<StoredRule> {
  const row = await tx
    .selectFrom('automation_rules as r')
    .select(ruleColumns)
    .where('r.id', '=', recordId(id))
    .executeTakeFirst()
  const rule = row && ruleOf(row)
  if (!rule) throw new AppError('not-found')
  if (revision !== undefined && rule.revision !== revision) throw new AppError('changed-meanwhile')
  return rule
}

/** The history says why events for which a rule waited lead to nothing. */
const endWaits = (tx: Tx, { id }: StoredRule, why: StopReason): Promise<void> =>
  asSystemWithin('only the platform writes the history of rules', tx, () => endWaiting(tx, id, why))

type Columns = Partial<{
  name: string
  event: string
  node_id: string | null
  spec: string
  state: StoredRule['state']
  pause_reason: StoredRule['pauseReason']
  version: number
  since: Date
  owner_id: string
}>

async function updateRule(tx: Tx, { id, revision }: StoredRule, columns: Columns): Promise<void> {
  const updated = await tx
    .updateTable('automation_rules')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

/** Saves a new version of a rule, for events from now on; the person who saves it becomes its owner. */
export async function changeRule(
  actor: Actor,
  { id, revision, ...input }: RuleInput & { id: string; revision: number },
): Promise<void> {
  authorize(actor, 'automation.write')
  await takeAttempt('report work by account', actor.id)
  refuseRule(actor, input)
  const part = await partOf(actor, input.nodeId)
  await asActor(actor, async (tx) => {
    const rule = await holdRule(tx, { id, revision })
    if (rule.state === 'archived') throw new AppError('changed-meanwhile')
    const version = rule.version + 1
    await updateRule(tx, rule, { ...columnsOf(input, part), version, since: now(), owner_id: actor.id })
    await recordVersion(tx, actor, { id: rule.id, version }, input, part)
    await endWaits(tx, rule, 'changed')
    const before = { name: rule.name, event: rule.event, steps: rule.spec.steps.map((step) => step.do) }
    await recordActivity(tx, actor, {
      action: 'automation.change',
      ...entryOf(actor, rule.id),
      before,
      after: logged(input),
    })
  })
}

/** Pauses, resumes or archives a rule. A resumed rule follows events from now on, with the rights of the person who resumes it. */
export async function moveRule(
  actor: Actor,
  step: { id: string; revision: number; intent: RuleStepName },
): Promise<void> {
  authorize(actor, 'automation.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const rule = await holdRule(tx, step)
    const from = { pause: ['active'], resume: ['paused'], archive: ['active', 'paused'] }[step.intent]
    if (!from.includes(rule.state)) throw new AppError('changed-meanwhile')
    if (step.intent === 'resume') refuseRule(actor, rule)
    await updateRule(
      tx,
      rule,
      {
        pause: { state: 'paused', pause_reason: 'person' } as const,
        resume: { state: 'active', pause_reason: null, since: now(), owner_id: actor.id } as const,
        archive: { state: 'archived', pause_reason: null } as const,
      }[step.intent],
    )
    if (step.intent !== 'resume') await endWaits(tx, rule, step.intent === 'pause' ? 'paused' : 'archived')
    await recordActivity(tx, actor, {
      action: `automation.${step.intent}`,
      ...entryOf(actor, rule.id),
      before: { state: rule.state },
      after: { name: rule.name },
    })
  })
}
