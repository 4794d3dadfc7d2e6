import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { env } from '#/platform/env.server.ts'

const payoutsPage = '/freelancer/payouts'

/** Everybody of a batch that was confirmed is told by a job of their own. */
export const announceBatch = ({ batchId }: { batchId: string }): Promise<void> =>
  asSystem('a job tells about payments', async (tx) => {
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

/** Tells a shopper that they were paid, or that the bank did not take it and why. */
export const announceTransfer = ({ batchId, place }: { batchId: string; place: number }): Promise<void> =>
  asSystem('a job tells about a payment', async (tx) => {
    const transfer = await selectTransfer(tx, batchId, place)
    if (!transfer || transfer.outcome === 'waiting') return
    const { shopper_id: shopper, visits, net, outcome, account_last: last } = transfer
    const to = await mailboxOf(tx, shopper)
    const kind = outcome === 'paid' ? 'payout.paid' : 'payout.failed'
    const amount = formatMoney(net ?? 0, to.language)
    const effectKey = `${kind}:${batchId}:${place}${outcome === 'returned' ? ':returned' : ''}`
    const link = outcome === 'paid' ? payoutsPage : '/freelancer/profile/bank'
    await notify(tx, {
      to: shopper,
      kind,
      params: { amount },
      link,
      effectKey,
      ...(transfer.settled_at ? { at: transfer.settled_at } : {}),
    })
    await queueEmail(tx, {
      to,
      kind,
      params: {
        name: to.name,
        amount,
        visits: String(visits),
        account: `SA•• ${last}`,
        reference: transfer.bank_reference ?? '',
        reason: transfer.reason ?? '',
        link: `${env().origin}${link}`,
      },
      effectKey,
    })
  })

/** Tells the office that a shopper asked about a payout, or the shopper that it was answered. */
export const announceQuery = ({ queryId, news }: { queryId: string; news: 'asked' | 'answered' }): Promise<void> =>
  asSystem('a job tells about a question', async (tx) => {
    const query = await tx
      .selectFrom('payout_queries as k')
      .innerJoin('profiles as p', 'p.id', 'k.shopper_id')
      .select(['k.shopper_id', 'k.payout_id', 'k.answer', 'p.full_name'])
      .where('k.id', '=', queryId)
      .executeTakeFirst()
    if (!query) return
    if (news === 'asked') {
      await notifyAdmins(tx, {
        kind: 'payout.asked',
        params: { shopper: query.full_name },
        link: '/admin/secret-shopper-invoicing/queries',
        effectKey: `payout.asked:${queryId}`,
      })
      return
    }
    if (query.answer === null) return
    const to = await mailboxOf(tx, query.shopper_id)
    const effectKey = `payout.answered:${queryId}`
    const link = `${payoutsPage}/${query.payout_id}`
    await notify(tx, { to: query.shopper_id, kind: 'payout.answered', params: {}, link, effectKey })
    await queueEmail(tx, {
      to,
      kind: 'payout.answered',
      params: { name: to.name, answer: query.answer, link: `${env().origin}${link}` },
      effectKey,
    })
  })
