import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { nameIn, selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'
import { now } from '#/platform/clock.ts'

/** Ends the transfers whose 72 hours are over: handed over if accepted, else expired. */
export async function settleTransfers(): Promise<void> {
  const at = now().toISOString()
  const due = await readAsSystem('a job ends transfers of ownership', (db) =>
    db
      .selectFrom('ownership_transfers')
      .select(['id', 'client_id'])
      .where('state', 'in', ['waiting', 'accepted'])
      .where('due_at', '<=', at)
      .orderBy('due_at')
      .limit(100)
      .execute(),
  )
  for (const { id, client_id: clientId } of due)
    await asSystem('a transfer changes the roles of two members', async (tx) => {
      const outcome = await callFunction<'done' | 'expired' | null>(tx, sql`priv.settle_transfer(${id}, ${at})`)
      if (!outcome) return
      const of = { entity: 'client', entityId: clientId, clientId } as const
      await recordActivity(tx, null, { action: `ownership.${outcome}`, ...of, after: { transfer: id } })
      if (outcome === 'done') await handOverWork(tx, id)
      await enqueue(tx, 'companies.tell-transfer', { transferId: id, outcome })
    })
}

/** Hands the open work of a giver who left to the manager above, as for every member who leaves. */
async function handOverWork(tx: Tx, transferId: string): Promise<void> {
  const left = await tx
    .selectFrom('ownership_transfers as t')
    .innerJoin('members as m', (join) =>
      join
        .onRef('m.client_id', '=', 't.client_id')
        .onRef('m.profile_id', '=', 't.giver_id')
        .onRef('m.removed_at', '=', 't.settled_at'),
    )
    .select('m.id')
    .where('t.id', '=', transferId)
    .executeTakeFirst()
  if (left) await enqueue(tx, 'actions.hand-over', { memberId: left.id })
}

/** Tells all owners, the giver and the receiver what happened to a transfer. */
export const tellTransfer = ({ transferId, outcome }: JobPayload<'companies.tell-transfer'>): Promise<void> =>
  asSystem('a job notifies people of a transfer', async (tx) => {
    const row = await tx
      .selectFrom('ownership_transfers as t')
      .innerJoin('profiles as g', 'g.id', 't.giver_id')
      .innerJoin('profiles as r', 'r.id', 't.receiver_id')
      .select([
        't.client_id',
        't.giver_id',
        't.receiver_id',
        't.due_at',
        'g.full_name as giver',
        'r.full_name as receiver',
      ])
      .where('t.id', '=', transferId)
      .executeTakeFirst()
    const company = row && (await selectCompany(tx, row.client_id))
    if (!row || !company) return
    const facts = {
      called: textOf((lang) => nameIn(company.names, lang)),
      giver: row.giver,
      receiver: row.receiver,
      until: row.due_at,
      outcome: textOf((lang) => translator(lang, ownershipMessages)(`outcome_${outcome}`)),
    }
    const key = `ownership.step:${transferId}:${outcome}`
    await tell(tx, { client: row.client_id }, 'ownership.step', facts, { effectKey: key })
    // the two as persons: the receiver is not an owner before the end, the giver no longer after it
    const person = outcome === 'done' ? row.giver_id : row.receiver_id
    await tell(tx, { person }, 'ownership.step', facts, { effectKey: `${key}:person` })
  })
