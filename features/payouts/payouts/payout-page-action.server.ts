import type { Actor } from '#/domain/actor.ts'
import { approveBatch, sendBatch } from './approve-batch.server.ts'
import { correctPayout, takePayoutStep } from './change-payout.server.ts'
import type { BatchSent, PayoutSent } from './form.ts'
import { dropBatch, takeOut } from './make-batch.server.ts'
import { readPayout } from './read-payout.server.ts'
import { setResidence } from '#/features/payouts/payout-settings/residence.server.ts'
import { confirmBatch, failTransfer, retryTransfer } from './settle-batch.server.ts'

/** Carries out a form of one payout's page. */
export async function takePayoutForm(actor: Actor, payoutId: string, sent: PayoutSent): Promise<{ done: string }> {
  if (sent.intent === 'residence') {
    const { shopper } = await readPayout(actor, payoutId)
    await setResidence(actor, shopper.id, sent.residence)
  } else if (sent.intent === 'correct') {
    const { intent: _, ...parts } = sent
    await correctPayout(actor, { payoutId, ...parts })
  } else {
    const { intent, ...rest } = sent
    await takePayoutStep(actor, intent, { payoutId, ...rest })
  }
  return { done: sent.intent }
}

/** Carries out a form of one batch's page. */
export async function takeBatchForm(actor: Actor, batchId: string, sent: BatchSent): Promise<{ done: string }> {
  switch (sent.intent) {
    case 'approve':
      await approveBatch(actor, { batchId, digest: sent.digest, password: sent.password })
      break
    case 'send':
      await sendBatch(actor, { batchId, version: sent.version })
      break
    case 'drop':
      await dropBatch(actor, { batchId, version: sent.version })
      break
    case 'take-out':
      await takeOut(actor, { batchId, version: sent.version, place: sent.place })
      break
    case 'confirm': {
      const { version, bankReference, paidOn } = sent
      await confirmBatch(actor, { batchId, version, bankReference, paidOn })
      break
    }
    case 'fail':
      await failTransfer(actor, { batchId, place: sent.place, reason: sent.reason })
      break
    case 'retry-transfer':
      await retryTransfer(actor, { batchId, place: sent.place })
  }
  return { done: sent.intent }
}
