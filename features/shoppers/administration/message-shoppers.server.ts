import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'

export type Letter = { subject: string; text: string }
/** Texts for the languages read by the recipients. */
export type Letters = Partial<Record<Lang, Letter>>
export type Sent = { done: number; refused: { shopperId: string; code: ErrorCode }[] }

async function messageOne(actor: Actor, shopperId: string, letters: Letters): Promise<void> {
  await asActor(actor, async (tx) => {
    const reader = await tx
      .selectFrom('profiles')
      .select(['language', 'status'])
      .where('id', '=', recordId(shopperId))
      .where('user_type', 'in', ['freelancer', 'mystery_shopper'])
      .executeTakeFirst()
    if (!reader || reader.status === 'erased') throw new AppError('not-found')
    const letter = letters[reader.language]
    if (!letter) throw new AppError('shopper.no-words')
    await recordActivity(tx, actor, {
      action: 'shoppers.message',
      entity: 'profile',
      entityId: shopperId,
      after: { subject: letter.subject, text: letter.text },
    })
    await enqueue(tx, 'shoppers.message', { shopperId, ...letter, effect: randomUUID() })
  })
}

/** Writes to shoppers in their own language, by mail and bell; the text is logged. */
export async function messageShoppers(actor: Actor, shopperIds: readonly string[], letters: Letters): Promise<Sent> {
  authorize(actor, 'shoppers.message')
  const refused: Sent['refused'] = []
  const wanted = new Set(shopperIds)
  for (const shopperId of wanted) {
    try {
      await messageOne(actor, shopperId, letters)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ shopperId, code: error.code })
    }
  }
  return { done: wanted.size - refused.length, refused }
}
