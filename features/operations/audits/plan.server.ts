import { createHash } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { auditSteps, mayAudit, plannableDays } from '#/domain/operations/audits/state.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { currentAuditQuestions } from './audit-questions.server.ts'
import type { PlanAuditsInput } from './form.ts'
import { type AuditRow, holdAudit } from './hold.server.ts'
import { type AuditPerson, auditPeople } from './read-plan.server.ts'

type Looked = { auditId: string; version: number }

function refuseDay(day: Day): void {
  const { first, last } = plannableDays(riyadhDay(now()))
  if (day < first || day > last) throw new AppError('bad-request', {}, { day: 'audit-day' })
}

/** The same id for the same branch of one plan, however often the form is sent. */
const idOf = (clientKey: string, branchId: string): string => {
  const hex = createHash('sha256').update(`${clientKey} ${branchId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const openBranches = (tx: Tx, actor: Actor, ids: readonly string[]) =>
  tx
    .selectFrom('branches as b')
    .select(['b.id', 'b.closed_at', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.id', 'in', [...ids])
    .execute()

/** Who audits a branch: itself by the person who runs it, for the company by the person chosen, never the one who runs it. */
function auditorFor(
  people: readonly AuditPerson[],
  { kind, auditor }: PlanAuditsInput,
  branch: { id: string; name: string },
): string {
  const runners = people.filter(({ runs }) => runs.includes(branch.id))
  if (kind === 'self') {
    const [first] = runners
    if (!first) throw new AppError('audit.no-manager', { branch: branch.name }, { branch: 'audit-no-manager' })
    return first.id
  }
  const person = people.find(({ id }) => id === auditor)
  if (!person) throw new AppError('bad-request', {}, { auditor: 'audit-auditor' })
  if (!mayAudit(kind, person.runs.includes(branch.id)))
    throw new AppError('audit.own-branch', { branch: branch.name }, { auditor: 'audit-own-branch' })
  return person.id
}

/**
 * Plans an audit for each branch on one day and tells the auditors. Nothing is planned when one of them is refused. Throws
 * `audit.branch-closed`, `audit.no-manager`, `audit.own-branch`.
 */
export async function planAudits(actor: Actor, input: PlanAuditsInput): Promise<{ planned: number }> {
  authorize(actor, 'audits.plan')
  await takeAttempt('report work by account', actor.id)
  refuseDay(input.day)
  return asActor(actor, async (tx) => {
    const [branches, people, questions] = await Promise.all([
      openBranches(tx, actor, input.branch),
      auditPeople(tx),
      currentAuditQuestions(tx),
    ])
    if (branches.length !== new Set(input.branch).size) throw new AppError('not-found')
    const closed = branches.find(({ closed_at }) => closed_at !== null)
    if (closed) throw new AppError('audit.branch-closed', { branch: closed.name }, { branch: 'audit-branch-closed' })
    let planned = 0
    for (const branch of branches) {
      const id = idOf(input.clientKey, branch.id)
      const row = await tx
        .insertInto('audits')
        .values({
          id,
          client_id: companyOf(actor),
          branch_id: branch.id,
          kind: input.kind,
          questionnaire_id: questions.id,
          planned_on: input.day,
          auditor_id: auditorFor(people, input, branch),
          created_by: actor.id,
          created_at: now(),
          updated_at: now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) continue
      planned += 1
      await record(tx, actor, 'audits.plan', id, { day: input.day, auditKind: input.kind })
      await enqueue(tx, 'audits.tell', { auditId: id, auditStep: 'planned' })
    }
    return { planned }
  })
}

const record = (tx: Tx, actor: Actor, action: string, entityId: string, after: Record<string, string | number>) =>
  recordActivity(tx, actor, { action, entity: 'audit', entityId, clientId: companyOf(actor), after })

async function write(tx: Tx, actor: Actor, held: AuditRow, values: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('audits')
    .set({ ...values, version: held.version + 1, updated_at: now() })
    .where('id', '=', held.id)
    .where('client_id', '=', companyOf(actor))
    .where('version', '=', held.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

/**
 * Moves a planned audit to another day or auditor. What the phone of the earlier auditor has is still taken while the audit
 * is not begun. Throws `changed-meanwhile`, `audit.begun`, `audit.own-branch`.
 */
export async function moveAudit(actor: Actor, looked: Looked, to: { day: Day; auditor: string }): Promise<void> {
  authorize(actor, 'audits.plan')
  refuseDay(to.day)
  await asActor(actor, async (tx) => {
    const held = await holdAudit(tx, actor, looked)
    if (held.state !== 'planned') throw new AppError('audit.begun')
    const [branch] = await openBranches(tx, actor, [held.branch_id])
    if (!branch) throw new AppError('not-found')
    const person = (await auditPeople(tx)).find(({ id }) => id === to.auditor)
    if (!person) throw new AppError('bad-request', {}, { auditor: 'audit-auditor' })
    if (!mayAudit(held.kind, person.runs.includes(branch.id)))
      throw new AppError(
        'audit.own-branch',
        { branch: branch.name },
        {
          auditor: held.kind === 'self' ? 'audit-not-manager' : 'audit-own-branch',
        },
      )
    const isOther = person.id !== held.auditor_id
    const earlier = [...new Set([...held.earlier_auditors, held.auditor_id])]
      .filter((id) => id !== person.id)
      .slice(-50)
    await write(tx, actor, held, {
      planned_on: to.day,
      ...(isOther ? { auditor_id: person.id, earlier_auditors: earlier } : {}),
    })
    await record(tx, actor, 'audits.move', held.id, { day: to.day })
    await enqueue(tx, 'audits.tell', { auditId: held.id, auditStep: isOther ? 'planned' : 'moved' })
  })
}

/** Cancels a planned audit with a reason. Throws `changed-meanwhile`, `audit.begun`. */
export async function cancelAudit(actor: Actor, looked: Looked, reason: string): Promise<void> {
  authorize(actor, 'audits.plan')
  await asActor(actor, async (tx) => {
    const held = await holdAudit(tx, actor, looked)
    const state = takeStep(auditSteps, 'cancel', held.state)
    if (!state) throw new AppError('audit.begun')
    await write(tx, actor, held, { state, cancel_reason: reason })
    await record(tx, actor, 'audits.cancel', held.id, { reason })
    await enqueue(tx, 'audits.tell', { auditId: held.id, auditStep: 'cancelled' })
  })
}

/** Releases a signed audit to the other readers of its branch. Throws `changed-meanwhile`, `audit.not-signed`. */
export async function releaseAudit(actor: Actor, looked: Looked): Promise<void> {
  authorize(actor, 'audits.plan')
  await asActor(actor, async (tx) => {
    const held = await holdAudit(tx, actor, looked)
    const state = takeStep(auditSteps, 'release', held.state)
    if (!state) throw new AppError('audit.not-signed')
    await write(tx, actor, held, { state, released_at: now(), released_by: actor.id })
    await record(tx, actor, 'audits.release', held.id, { number: held.number })
    await enqueue(tx, 'audits.tell', { auditId: held.id, auditStep: 'released' })
  })
}
