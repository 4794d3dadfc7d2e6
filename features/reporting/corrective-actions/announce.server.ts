import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { now } from '#/platform/clock.ts'

const perRun = 500
/** Actions overdue for longer are not checked again. */
const lookBackDays = 14

const select = (tx: Tx) =>
  tx
    .selectFrom('report_actions as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .select([
      'a.id',
      'a.client_id',
      'a.branch_id',
      'a.title',
      'a.owner_name',
      'a.owner_email',
      'a.priority',
      'a.due_on',
      'a.status',
    ])
    .select(['p.language', branchNowInBoth('b').as('branch'), companyInBoth('a.client_id').as('client')])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Reminds of actions on their due day and once after it: the branch's team by bell, the owner by mail. */
export async function remindOfCorrectiveActions(): Promise<void> {
  const today = riyadhDay(now())
  await asSystem('a job checks deadlines of corrective actions', async (tx) => {
    const rows = await select(tx)
      .where('a.status', 'in', unfinishedCorrectiveActions)
      .where('a.due_on', '<=', today)
      .where('a.due_on', '>=', addDays(today, -lookBackDays))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notifications as n')
              .select('n.id')
              .whereRef('n.client_id', '=', 'a.client_id')
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

const factsOf = (row: Row) => ({
  title: row.title,
  branch: row.branch,
  client: row.client,
  priority: textOf((lang) => translator(lang, correctiveActionMessages)(`priority_${row.priority}`)),
  due: row.due_on,
  id: row.id,
})
const ownerOf = ({ owner_email, owner_name, language }: Row) =>
  owner_email ? { address: { address: owner_email, name: owner_name, language } } : null

async function remind(tx: Tx, row: Row, state: 'due' | 'overdue'): Promise<void> {
  const kind = `action.${state}` as const
  const effectKey = `action:${row.id}:${row.due_on}:${state}`
  const owner = ownerOf(row)
  await tell(tx, { client: row.client_id, branch: row.branch_id }, kind, factsOf(row), { effectKey })
  if (owner) await tell(tx, owner, kind, factsOf(row), { effectKey })
}

/** Notifies the owner of an action by mail, if an address was given. */
export async function announceCorrectiveAction({ actionId, eventId }: JobPayload<'actions.announce'>): Promise<void> {
  await asSystem('a job emails owners of corrective actions, who may have no account', async (tx) => {
    const row = await select(tx).where('a.id', '=', actionId).executeTakeFirst()
    const owner = row && ownerOf(row)
    if (owner)
      await tell(tx, owner, 'action.assigned', factsOf(row), { effectKey: `action:${row.id}:${eventId}:assigned` })
  })
}
