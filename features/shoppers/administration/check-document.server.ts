import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { checkWaiting } from '#/features/shoppers/shopper-profile/documents.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

export const documentDecisions = ['accepted', 'refused'] as const
export type DocumentDecision = (typeof documentDecisions)[number]

/** Accepts or refuses a waiting document with a reason; a decided one is not overwritten. */
export async function checkDocument(
  actor: Actor,
  documentId: string,
  decision: DocumentDecision,
  note: string,
): Promise<void> {
  authorize(actor, 'shoppers.check-document')
  const why = note.trim() || null
  if (decision === 'refused' && !why) throw new AppError('evaluation.reason-required', {}, { note: 'reason' })
  await asActor(actor, async (tx) => {
    const paper = await tx
      .selectFrom('shopper_documents')
      .select(['id', 'shopper_id', 'name', 'state'])
      .where('id', '=', recordId(documentId))
      .executeTakeFirst()
    if (!paper) throw new AppError('not-found')
    if (!(await checkWaiting(tx, paper.id, { state: decision, note: why, by: actor.id })))
      throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'shoppers.check-document',
      entity: 'profile',
      entityId: paper.shopper_id,
      before: { state: paper.state },
      after: { state: decision, document: paper.name },
      reason: why,
    })
    await enqueue(tx, 'shoppers.document-checked', { documentId: paper.id })
  })
}

/** Tells the shopper whether a paper was accepted. */
export const tellDocumentChecked = ({ documentId }: JobPayload<'shoppers.document-checked'>): Promise<void> =>
  asSystem('a job notifies a shopper of a checked document', async (tx) => {
    const paper = await tx
      .selectFrom('shopper_documents')
      .select(['id', 'shopper_id', 'name', 'state', 'note'])
      .where('id', '=', documentId)
      .executeTakeFirst()
    if (!paper || paper.state === 'waiting') return
    const kind = paper.state === 'accepted' ? 'shopper.document-accepted' : 'shopper.document-refused'
    const facts = { document: paper.name, reason: paper.note ?? '' }
    const effectKey = `shopper.document:${paper.id}:${paper.state}`
    await tell(tx, { shopper: paper.shopper_id }, kind, facts, { effectKey })
  })
