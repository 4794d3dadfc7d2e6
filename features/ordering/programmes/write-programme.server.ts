import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostVisitsOf, type ProgrammeState } from '#/domain/ordering/programme.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { branchesOfOrder } from '#/features/companies/branches/branches.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { type NewProgramme, storedRule } from './rule.ts'

const rowOf = ({ name, type, rule, startsOn, branchIds, beyondPlan, alertsAtOnce, notes }: NewProgramme) => ({
  name,
  evaluation_type: type,
  cadence: rule.cadence,
  visits: rule.visits,
  rule: JSON.stringify(storedRule.parse({ times: rule.times, ramadanTimes: rule.ramadanTimes, closed: rule.closed })),
  starts_on: startsOn,
  all_branches: branchIds === null,
  beyond_plan: beyondPlan,
  alerts_at_once: alertsAtOnce,
  notes,
  updated_at: now(),
})

const loggedOf = ({ name, type, rule, startsOn, branchIds, beyondPlan }: NewProgramme) => ({
  name,
  type,
  cadence: rule.cadence,
  visits: rule.visits,
  startsOn,
  branches: branchIds === null ? 'all' : branchIds.length,
  beyondPlan,
})

function assertRule({ rule }: NewProgramme): void {
  if (rule.visits > mostVisitsOf[rule.cadence]) throw new AppError('bad-request', {}, { visits: 'outside-limits' })
}

/** Replaces the chosen branches, each of which must be one of the company. */
async function keepBranches(tx: Tx, clientId: string, programmeId: string, branchIds: NewProgramme['branchIds']) {
  await tx.deleteFrom('visit_programme_branches').where('programme_id', '=', programmeId).execute()
  if (branchIds === null) return
  const ids = [...new Set(branchIds)]
  const known = await branchesOfOrder(tx, clientId, ids)
  if (known.length < ids.length || ids.length === 0)
    throw new AppError('branch.unknown', {}, { branchId: 'branch-choice' })
  await tx
    .insertInto('visit_programme_branches')
    .values(ids.map((branch_id) => ({ client_id: clientId, programme_id: programmeId, branch_id })))
    .execute()
}

async function assertMayOrder(tx: Tx, clientId: string): Promise<void> {
  const approval = await clientApproval(tx, clientId)
  if (approval !== 'approved' && approval !== 'pending') throw new AppError('client.may-not-order')
}

/** Creates a visit programme, once for each key. Its first visits are drawn at once for an approved client. */
export async function createProgramme(actor: Actor, clientKey: string, programme: NewProgramme): Promise<string> {
  authorize(actor, 'programmes.write')
  assertRule(programme)
  const clientId = companyOf(actor)
  return asActor(actor, async (tx) => {
    await assertMayOrder(tx, clientId)
    const at = now()
    const made = await tx
      .insertInto('visit_programmes')
      .values({ ...rowOf(programme), client_id: clientId, client_key: clientKey, created_by: actor.id, created_at: at })
      .onConflict((conflict) => conflict.columns(['client_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const first = tx.selectFrom('visit_programmes').select('id').where('client_key', '=', clientKey)
      return (await first.where('client_id', '=', clientId).executeTakeFirstOrThrow()).id
    }
    await keepBranches(tx, clientId, made.id, programme.branchIds)
    const entry = { entity: 'programme', entityId: made.id, clientId, after: loggedOf(programme) } as const
    await recordActivity(tx, actor, { action: 'programmes.create', ...entry })
    await enqueue(tx, 'programmes.draw', { programmeId: made.id })
    return made.id
  })
}

type Seen = { id: string; version: number }

/** Changes a programme from the version seen. Visits that are drawn keep their days; later draws follow the change. */
export async function changeProgramme(actor: Actor, seen: Seen, programme: NewProgramme): Promise<void> {
  authorize(actor, 'programmes.write')
  assertRule(programme)
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const changed = await tx
      .updateTable('visit_programmes')
      .set({ ...rowOf(programme), version: seen.version + 1 })
      .where('id', '=', recordId(seen.id))
      .where('client_id', '=', clientId)
      .where('version', '=', seen.version)
      .where('state', '!=', 'ended')
      .returning('id')
      .executeTakeFirst()
    if (!changed) await refuse(tx, clientId, seen.id)
    await keepBranches(tx, clientId, seen.id, programme.branchIds)
    const entry = { entity: 'programme', entityId: seen.id, clientId, after: loggedOf(programme) } as const
    await recordActivity(tx, actor, { action: 'programmes.change', ...entry })
    await enqueue(tx, 'programmes.draw', { programmeId: seen.id })
  })
}

async function refuse(tx: Tx, clientId: string, id: string): Promise<never> {
  const known = await tx
    .selectFrom('visit_programmes')
    .select('id')
    .where('id', '=', recordId(id))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  throw new AppError(known ? 'changed-meanwhile' : 'not-found')
}

/** States from which a programme may reach each state. An ended programme stays ended. */
const from: Record<ProgrammeState, readonly ProgrammeState[]> = {
  active: ['paused'],
  paused: ['active'],
  ended: ['active', 'paused'],
}

/** Pauses the programmes of a company, in a transaction of one who may change them. */
export const pauseProgrammesOf = (tx: Tx, clientId: string) =>
  tx
    .updateTable('visit_programmes')
    .set((of) => ({ state: 'paused', version: of('version', '+', 1), updated_at: now() }))
    .where('client_id', '=', clientId)
    .where('state', '=', 'active')
    .execute()

/** Pauses, resumes or ends a programme. Visits that are drawn take place; none is drawn while it rests. */
export async function setProgrammeState(actor: Actor, seen: Seen, state: ProgrammeState): Promise<void> {
  authorize(actor, 'programmes.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const changed = await tx
      .updateTable('visit_programmes')
      .set({ state, version: seen.version + 1, updated_at: now() })
      .where('id', '=', recordId(seen.id))
      .where('client_id', '=', clientId)
      .where('version', '=', seen.version)
      .where('state', 'in', from[state])
      .returning('id')
      .executeTakeFirst()
    if (!changed) await refuse(tx, clientId, seen.id)
    const entry = { entity: 'programme', entityId: seen.id, clientId, after: { state } } as const
    await recordActivity(tx, actor, { action: `programmes.${state}`, ...entry })
    if (state === 'active') await enqueue(tx, 'programmes.draw', { programmeId: seen.id })
  })
}
