import { asSystem, type Tx } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'

/** Enqueues one announcement job per paid transfer of a confirmed batch. */
export const announceBatch = ({ batchId }: { batchId: string }): Promise<void> =>
  asSystem('a job notifies shoppers of payments', async (tx) => {
    const paid = await tx
      .selectFrom('payout_transfers')
      .select('place')
      .where('batch_id', '=', batchId)
      .where('outcome', '=', 'paid')
      .orderBy('place')
      .execute()
    for (const { place } of paid) await enqueue(tx, 'payouts.announce', { batchId, place })
  })

const selectTransfer = (tx: Tx, batchId: string, place: number) =>
  tx
    .selectFrom('payout_transfers')
    .select(['shopper_id', 'visits', 'net', 'outcome', 'reason', 'bank_reference', 'account_last', 'settled_at'])
    .where('batch_id', '=', batchId)
    .where('place', '=', place)
    .executeTakeFirst()

/** Notifies a shopper that they were paid, or that the bank refused the transfer and why. */
export const announceTransfer = ({ batchId, place }: { batchId: string; place: number }): Promise<void> =>
  asSystem('a job notifies a shopper of a payment', async (tx) => {
    const transfer = await selectTransfer(tx, batchId, place)
    if (!transfer || transfer.outcome === 'waiting') return
    const { shopper_id: shopper, visits, net, outcome, account_last: last } = transfer
    const kind = outcome === 'paid' ? 'payout.paid' : 'payout.failed'
    const facts = {
      amount: net ?? 0,
      account: `SA•• ${last}`,
      visits,
      reference: transfer.bank_reference ?? '',
      reason: transfer.reason ?? '',
    }
    const effectKey = `${kind}:${batchId}:${place}${outcome === 'returned' ? ':returned' : ''}`
    await tell(tx, { shopper }, kind, facts, { effectKey, at: transfer.settled_at })
  })

/** Notifies the office of a question about a payout, or the shopper of its answer. */
export const announceQuery = ({ queryId, news }: { queryId: string; news: 'asked' | 'answered' }): Promise<void> =>
  asSystem('a job notifies administrators or the shopper of a payout question', async (tx) => {
    const query = await tx
      .selectFrom('payout_queries as k')
      .innerJoin('profiles as p', 'p.id', 'k.shopper_id')
      .select(['k.shopper_id', 'k.payout_id', 'k.answer', 'p.full_name'])
      .where('k.id', '=', queryId)
      .executeTakeFirst()
    if (!query) return
    if (news === 'asked') {
      const effectKey = `payout.asked:${queryId}`
      return tell(tx, { admins: 'all' }, 'payout.asked', { shopper: query.full_name }, { effectKey })
    }
    if (query.answer === null) return
    const facts = { answer: query.answer, payout: query.payout_id }
    await tell(tx, { shopper: query.shopper_id }, 'payout.answered', facts, { effectKey: `payout.answered:${queryId}` })
  })
