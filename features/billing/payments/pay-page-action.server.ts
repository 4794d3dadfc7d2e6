import type { z } from 'zod'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { spendClientCredit } from '#/features/billing/invoices/settle.server.ts'
import { payableBy } from '#/features/billing/payment-shares/payable.server.ts'
import { outcomePath, type Payer, payPath } from './payer.server.ts'
import type { payForm } from './form.ts'
import { startPayment } from './start-payment.server.ts'
import { stateTransfer, withdrawTransfer } from './state-transfer.server.ts'

type Step = z.output<typeof payForm>
type Sent = { lang: Lang; network: string; file: () => Promise<Uint8Array> }

/** Settles the invoice from the client's credit; for the client itself only. */
async function spendCredit(payer: Payer): Promise<void> {
  const { actor } = payer
  if (!actor) throw new AppError('not-found')
  await asSystem("applies a client's credit; only the platform writes the journal", async (tx) => {
    const payable = await payableBy(tx, payer)
    if (payable.refusal) throw new AppError(payable.refusal)
    const spent = await spendClientCredit(tx, { invoiceId: payer.invoiceId, actorId: actor.id })
    if (spent === 0) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'payments.use-credit',
      entity: 'invoice',
      entityId: payer.invoiceId,
      clientId: payer.clientId,
      after: { amount: spent },
    })
  })
}

/** Carries out a payer's choice on the page. Returns the address to continue at. */
export async function takePayStep(payer: Payer, step: Step, { lang, network, file }: Sent): Promise<string> {
  switch (step.intent) {
    case 'pay':
      return startPayment(payer, { lang, network })
    case 'use-credit':
      await spendCredit(payer)
      return payPath(lang, payer)
    case 'withdraw':
      await withdrawTransfer(payer, step.paymentId)
      return payPath(lang, payer)
    case 'transfer':
      await stateTransfer(payer, { ...step, id: step.clientKey }, await file(), network)
      return outcomePath(lang, { id: step.clientKey, shareId: payer.shareId })
  }
}
