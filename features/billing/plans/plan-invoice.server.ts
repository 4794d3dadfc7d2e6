import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import type { Month, SoldTier } from './hold.server.ts'
import { lineName, restOf } from './wording.ts'

type Billed = Omit<Month, 'invoiceId'> & {
  planId: string
  clientId: string
  /** Unused part of the plan being replaced. */
  rest?: { tier: SoldTier; amount: Halalas } | null
  /** Null: the system. */
  actorId: string | null
}

/** Issues the invoice of a month, due today, and stores the month. The database refuses a second one per month. */
export async function billMonth(tx: Tx, month: Billed): Promise<{ invoiceId: string; number: string }> {
  const { planId, clientId, tier, price, from, until, rest, actorId } = month
  const invoiceId = randomUUID()
  await draftInvoice(tx, {
    id: invoiceId,
    clientId,
    purpose: 'plan',
    suppliedOn: from,
    suppliedUntil: addDays(until, -1),
    lines: [
      {
        name: lineName(tier),
        quantity: 1,
        unitPrice: price,
        account: 'plan_revenue',
        ...(rest && rest.amount > 0 ? { allowance: restOf(rest.tier, rest.amount) } : {}),
      },
    ],
    createdBy: actorId,
  })
  await tx
    .insertInto('subscription_periods')
    .values({
      subscription_id: planId,
      client_id: clientId,
      from_on: from,
      until_on: until,
      tier,
      price,
      invoice_id: invoiceId,
    })
    .execute()
  const { number } = await issueDocument(tx, invoiceId, actorId)
  return { invoiceId, number }
}
