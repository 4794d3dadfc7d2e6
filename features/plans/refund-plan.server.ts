import { asSystem } from '#/db/database.server.ts'
import { formatMoney, sumHalalas } from '#/domain/money.ts'
import { notifyAdmins } from '#/features/notifications/notify.server.ts'

/** The payments for the invoices of a plan whose money goes back, and what of them is still here. */
export async function refundPlan({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  await asSystem('the money for a plan goes back', async (tx) => {
    const rows = await tx
      .selectFrom('subscription_periods as p')
      .innerJoin('payments as y', (on) =>
        on.onRef('y.client_id', '=', 'p.client_id').onRef('y.invoice_id', '=', 'p.invoice_id'),
      )
      .innerJoin('profiles as c', 'c.id', 'p.client_id')
      .select(['y.id', 'y.amount', 'y.refunded', 'c.company_name', 'c.full_name'])
      .where('p.subscription_id', '=', subscriptionId)
      .where('y.state', 'in', ['paid', 'refunded'])
      .execute()
    const [first] = rows
    const due = sumHalalas(rows.map(({ amount, refunded }) => amount - refunded))
    if (!first || due === 0) return
    await notifyAdmins(tx, {
      kind: 'plan.refund-due',
      params: { client: first.company_name ?? first.full_name, amount: formatMoney(due, 'en') },
      link: `/admin/invoices/plans/${subscriptionId}`,
      effectKey: `plan.refund-due:${subscriptionId}`,
    })
  })
}
