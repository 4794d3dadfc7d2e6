import { asSystem, type Tx } from '#/db/database.server.ts'
import { successorIn } from '#/domain/companies/successor.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { handOverBranches, type HandedOver } from '#/features/companies/branches/hand-over.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'

const selectFormer = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.id', 'm.client_id', 'm.profile_id', 'p.full_name as name', 'p.email'])
    .where('m.id', '=', memberId)
    .where('m.state', '=', 'removed')
    .executeTakeFirst()
type Former = NonNullable<Awaited<ReturnType<typeof selectFormer>>>

/**
 * Hands the open work of a member who left to the nearest manager above, else to an owner: corrective actions of the
 * member, also those under the address, and branches. Each new responsible person is told once. A second run finds nothing.
 */
export async function handOverWork({ memberId }: JobPayload<'actions.hand-over'>): Promise<void> {
  await asSystem('a job hands over the work of a former member', async (tx) => {
    const former = await selectFormer(tx, memberId)
    if (!former) return
    const branches = await handOverBranches(tx, { clientId: former.client_id, memberId })
    const actions = await handOverActions(tx, former)
    const people = new Set([...actions, ...branches].flatMap(({ to }) => (to ? [to.id] : [])))
    const countFor = (list: readonly HandedOver[], id: string) => list.filter(({ to }) => to?.id === id).length
    for (const person of people) {
      const facts = { who: former.name, actions: countFor(actions, person), branches: countFor(branches, person) }
      await tell(tx, { person }, 'action.handed-over', facts, {
        effectKey: `action.handed-over:${memberId}:${person}`,
      })
    }
  })
}

async function handOverActions(tx: Tx, former: Former): Promise<HandedOver[]> {
  const open = await tx
    .selectFrom('report_actions')
    .select(['id', 'branch_id', 'status', 'version', 'owner_name', 'owner_email'])
    .where('client_id', '=', former.client_id)
    .where((row) =>
      row.or([
        row('owner_id', '=', former.profile_id),
        row(row.fn('lower', ['owner_email']), '=', former.email.toLowerCase()),
      ]),
    )
    .where('status', 'in', unfinishedCorrectiveActions)
    .orderBy('id')
    .forUpdate()
    .execute()
  const done: HandedOver[] = []
  for (const action of open) {
    const to = successorIn(await membersWith(tx, former.client_id, 'actions.write', action.branch_id))
    // why: an action without a successor keeps its owner, whose address still gets the reminders
    if (!to) continue
    await tx
      .updateTable('report_actions')
      .set({
        owner_name: to.full_name,
        owner_id: to.id,
        owner_email: null,
        version: action.version + 1,
        updated_at: now(),
      })
      .where('id', '=', action.id)
      .execute()
    const of = { action_id: action.id, client_id: former.client_id, actor_id: null, note: null, created_at: now() }
    await tx
      .insertInto('report_action_events')
      .values({ ...of, step: 'hand-over', from_status: action.status, to_status: action.status })
      .execute()
    await recordActivity(tx, null, {
      action: 'actions.hand-over',
      entity: 'action',
      entityId: action.id,
      clientId: former.client_id,
      before: { owner: action.owner_name },
      after: { owner: to.full_name },
    })
    done.push({ to })
  }
  return done
}
