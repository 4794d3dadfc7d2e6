import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'
import type { StudyState } from './content.ts'

const steps = {
  agree: { from: 'offered', to: 'agreed' },
  decline: { from: 'offered', to: 'declined' },
  withdraw: { from: 'agreed', to: 'withdrawn' },
} as const satisfies Record<string, { from: StudyState; to: StudyState }>
export type StudyAnswer = keyof typeof steps

/** Records the client's answer to the exact version it read; a withdrawn consent unpublishes the story. */
export async function answerStudy(
  actor: Actor,
  id: string,
  { intent, version }: { intent: StudyAnswer; version: number },
): Promise<null> {
  authorize(actor, 'case-studies.answer')
  const { from, to } = steps[intent]
  const studyId = recordId(id)
  return asActor(actor, async (tx) => {
    const known = await tx
      .selectFrom('case_studies')
      .select('id')
      .where('id', '=', studyId)
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!known) throw new AppError('not-found')
    const at = now().toISOString()
    const done = await tx
      .updateTable('case_studies')
      .set({ state: to, answered_at: at, answered_by: actor.id, updated_at: at })
      .where('id', '=', studyId)
      .where('client_id', '=', companyOf(actor))
      .where('version', '=', version)
      .where('state', '=', from)
      .executeTakeFirst()
    if (done.numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: `case-studies.${intent}`,
      entity: 'case-study',
      entityId: studyId,
      clientId: companyOf(actor),
      before: { state: from },
      after: { state: to },
    })
    await enqueue(tx, 'case-studies.announce', { studyId, event: 'answered', effect: randomUUID() })
    if (intent !== 'decline') await announcePublished(tx)
    return null
  })
}
