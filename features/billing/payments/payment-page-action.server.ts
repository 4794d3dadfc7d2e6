import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { confirmTransfer, declineTransfer } from './confirm-transfer.server.ts'
import type { paymentStepForm } from './form.ts'
import { askAgain, bookArrived } from './mismatch.server.ts'
import { finishBankRefund, refundPayment } from './refund.server.ts'

export type PaymentStepDone =
  | 'confirmed'
  | 'declined'
  | 'refund_done'
  | 'refund_asked'
  | 'refund_refused'
  | 'asked'
  | 'booked'

/** Carries out a step of finance on a payment. Returns the message to show. */
export async function takePaymentStep(
  actor: Actor,
  paymentId: string,
  step: z.output<typeof paymentStepForm>,
): Promise<PaymentStepDone> {
  switch (step.intent) {
    case 'confirm':
      await confirmTransfer(actor, { paymentId, amount: step.amount, on: step.on })
      return 'confirmed'
    case 'decline':
      await declineTransfer(actor, { paymentId, reason: step.reason })
      return 'declined'
    case 'refund':
    case 'refund-by-bank': {
      const { clientKey: id, amount, reason } = step
      const bankReference = step.intent === 'refund-by-bank' ? step.reference : null
      return `refund_${await refundPayment(actor, { id, paymentId, amount, reason, bankReference })}`
    }
    case 'refund-sent':
      return `refund_${await finishBankRefund(actor, { refundId: step.refundId, reference: step.reference })}`
    case 'ask':
      await askAgain(actor, paymentId)
      return 'asked'
    case 'book-arrived':
      await bookArrived(actor, paymentId)
      return 'booked'
  }
}
