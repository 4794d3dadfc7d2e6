import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { changeLevel } from '#/features/ordering/assignment/change-level.server.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { blockShopper, unblockShopper } from '#/features/shoppers/administration/block-shopper.server.ts'
import { checkDocument } from '#/features/shoppers/administration/check-document.server.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'
import { messageShoppers } from '#/features/shoppers/administration/message-shoppers.server.ts'
import { keepApart, letTogether, matchEmployer } from '#/features/shoppers/administration/ties.server.ts'
import type { ShopperStep } from './form.ts'

const needReason = (reason: string): string => {
  if (!reason) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  return reason
}

/** Carries out a step of one shopper's page. */
export async function takeShopperStep(actor: Actor, shopperId: string, step: ShopperStep): Promise<{ done: string }> {
  switch (step.intent) {
    case 'approve':
      await decideShopperApproval(actor, 'approve', shopperId)
      break
    case 'reject':
      await decideShopperApproval(actor, 'reject', shopperId, step.reason)
      break
    case 'block':
      await blockShopper(actor, shopperId, step.reason)
      break
    case 'unblock':
      await unblockShopper(actor, shopperId)
      break
    case 'level':
      await changeLevel(actor, shopperId, step.level, needReason(step.reason))
      break
    case 'qualify':
    case 'disqualify':
      await qualifyAuditor(actor, shopperId, step.intent === 'qualify', needReason(step.reason))
      break
    case 'message': {
      const letter = { subject: step.subject, text: step.text }
      const { refused } = await messageShoppers(actor, [shopperId], { en: letter, ar: letter })
      if (refused[0]) throw new AppError(refused[0].code)
      break
    }
    case 'paper':
      await checkDocument(actor, step.paperId, step.decision, step.note)
      break
    case 'match':
      if (step.client.trim() !== '' && !step.clientId) throw new AppError('bad-request', {}, { client: 'client' })
      await matchEmployer(actor, step.employerId, step.clientId || null)
      break
    case 'keep-apart':
      await keepApart(actor, { shopperId, clientId: step.clientId, kind: step.kind }, step.reason)
      break
    case 'let-together':
      await letTogether(actor, { shopperId, clientId: step.clientId, kind: step.kind })
  }
  return { done: step.intent }
}
