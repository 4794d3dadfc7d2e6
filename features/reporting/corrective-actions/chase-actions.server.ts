import { asSystem, type Tx } from '#/db/database.server.ts'
import { unfinishedActions } from '#/domain/action.ts'
import { addDays, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'

const perRun = 500
/** How long ago a day may have passed for its owner still to be reminded: who was told once is not told again. */
const lookBackDays = 14

const select = (tx: Tx) =>
  tx
    .selectFrom('report_actions as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .select(['a.id', 'a.client_id', 'a.title', 'a.owner_name', 'a.owner_email', 'a.priority', 'a.due_on', 'a.status'])
    .select(['b.name as branch', 'p.language', 'p.company_name', 'p.full_name'])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Reminds of actions on their day and once after it: the client under the bell, the owner by mail. */
export async function chaseActions(): Promise<void> {
  const today = riyadhDay(now())
  await asSystem('deadlines of actions are watched by the platform', async (tx) => {
    const rows = await select(tx)
      .where('a.status', 'in', unfinishedActions)
      .where('a.due_on', '<=', today)
      .where('a.due_on', '>=', addDays(today, -lookBackDays))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notifications as n')
              .select('n.id')
              .whereRef('n.profile_id', '=', 'a.client_id')
              .where((inner) =>
                inner(
                  'n.effect_key',
                  '=',
                  inner.fn<string>('concat', [
                    inner.cast<string>(inner.val('action:'), 'text'),
                    'a.id',
                    inner.cast<string>(inner.val(':'), 'text'),
                    'a.due_on',
                    inner
                      .case()
                      .when('a.due_on', '<', today)
                      .then(inner.cast<string>(inner.val(':overdue'), 'text'))
                      .else(inner.cast<string>(inner.val(':due'), 'text'))
                      .end(),
                  ]),
                ),
              ),
          ),
        ),
      )
      .orderBy('a.due_on', 'desc')
      .orderBy('a.id')
      .limit(perRun)
      .execute()
    for (const row of rows) await remind(tx, row, row.due_on < today ? 'overdue' : 'due')
  })
}

async function remind(tx: Tx, row: Row, state: 'due' | 'overdue'): Promise<void> {
  const kind = `action.${state}` as const
  const effectKey = `action:${row.id}:${row.due_on}:${state}`
  const params = { title: row.title, branch: row.branch }
  await notify(tx, { to: row.client_id, kind, params, link: `/client/tasks/${row.id}`, effectKey })
  await mailOwner(tx, row, kind, effectKey)
}

/** Tells the one who is to take care of it, when an address was given. */
export async function announceAction({ actionId, eventId }: JobPayload<'actions.announce'>): Promise<void> {
  await asSystem('the owner of an action need not have an account', async (tx) => {
    const row = await select(tx).where('a.id', '=', actionId).executeTakeFirst()
    if (row) await mailOwner(tx, row, 'action.assigned', `action:${row.id}:${eventId}:assigned`)
  })
}

async function mailOwner(
  tx: Tx,
  row: Row,
  kind: 'action.assigned' | 'action.due' | 'action.overdue',
  effectKey: string,
): Promise<void> {
  if (!row.owner_email) return
  const language = row.language
  const t = translator(language, correctiveActionMessages)
  await queueEmail(tx, {
    to: { profileId: null, address: row.owner_email, language },
    kind,
    params: {
      name: row.owner_name,
      client: row.company_name ?? row.full_name,
      branch: row.branch,
      title: row.title,
      priority: t(`priority_${row.priority}`),
      due: formatDay(row.due_on, language),
      link: `${env().origin}/client/tasks/${row.id}`,
    },
    effectKey,
  })
}
