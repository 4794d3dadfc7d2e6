import { asSystem, type Tx } from '#/db/database.server.ts'
import { verifyEveryDays } from '#/domain/reporting/action-escalation.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { factsOf, levelsWith, ownerOf, selectTold, type ToldAction } from './select-told.server.ts'

/** Tells the owner of an action about it: a member, or another person by mail if an address was given. */
export async function announceCorrectiveAction({ actionId, eventId }: JobPayload<'actions.announce'>): Promise<void> {
  await asSystem('a job tells owners of corrective actions, who may have no account', async (tx) => {
    const row = await selectTold(tx).where('a.id', '=', actionId).executeTakeFirst()
    const owner = row && ownerOf(row)
    if (!owner) return
    const effectKey = `action:${row.id}:${eventId}:assigned`
    if ('person' in owner) await tell(tx, owner, 'action.assigned', factsOf(row), { effectKey })
    else await tell(tx, owner, 'action.assigned', factsOf(row), { effectKey })
  })
}

/** Tells the nearest manager of an action that waits to be verified. */
export async function announceDone({ actionId }: JobPayload<'actions.to-verify'>): Promise<void> {
  await asSystem('a job tells managers of actions that wait to be verified', async (tx) => {
    const row = await selectTold(tx).where('a.id', '=', actionId).where('a.status', '=', 'done').executeTakeFirst()
    if (row) await tellVerifiers(tx, row)
  })
}

/**
 * Tells those who may verify a done action: the nearest level, after three days the one above, and so on. The one who
 * finished it and its owner are left out.
 */
export async function tellVerifiers(tx: Tx, row: ToldAction): Promise<void> {
  const finish = await tx
    .selectFrom('report_action_events')
    .select(['id', 'actor_id', 'by_name', 'created_at'])
    .where('action_id', '=', row.id)
    .where('step', '=', 'finish')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!finish) return
  const isOther = (one: { id: string; email: string }) =>
    one.id !== finish.actor_id && one.id !== row.owner_id && one.email.toLowerCase() !== row.owner_email?.toLowerCase()
  const levels = (await levelsWith(tx, row, 'actions.verify'))
    .map((level) => level.filter(isOther))
    .filter(({ length }) => length > 0)
  const days = daysBetween(riyadhDay(new Date(finish.created_at)), riyadhDay(now()))
  const reached = Math.min(levels.length, Math.floor(days / verifyEveryDays) + 1)
  const who = finish.by_name ?? row.owner_name
  const facts = { title: row.title, branch: row.branch, who, id: row.id }
  // why: each level is told once, when it is reached
  for (const [index, level] of levels.slice(0, reached).entries())
    await tell(
      tx,
      { client: row.client_id, branch: row.branch_id, only: new Set(level.map(({ id }) => id)) },
      'action.to-verify',
      facts,
      { effectKey: `action.to-verify:${finish.id}:${index}` },
    )
}
