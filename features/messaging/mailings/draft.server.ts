import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mailingDeclared, type Segment } from '#/domain/messaging/mailings.ts'
import { type Wording, type WordingProblem, wordingProblems } from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type MailingForm, segmentOf, textsOf } from './form.ts'

/** Problem of a field with the names of its variables, as on the page of message texts. */
const codeOf = (problem: WordingProblem): string =>
  `template-${problem.why}${'names' in problem ? `:${problem.names.join(' ')}` : ''}`

/** Segment and texts of a form; refuses an empty segment and texts that do not fit it. */
function accepted(form: MailingForm): { segment: Segment; texts: Wording } {
  const [segment, texts] = [segmentOf(form), textsOf(form)]
  const problems = Object.entries(wordingProblems(texts, mailingDeclared(segment)))
  const fields = Object.fromEntries(problems.map(([field, problem]) => [field, codeOf(problem)]))
  if (segment.roles.length === 0) fields['owner'] = 'mailing-roles'
  if (Object.keys(fields).length > 0) throw new AppError('bad-request', {}, fields)
  return { segment, texts }
}

/** Creates a draft. */
export async function createMailing(actor: Actor, form: MailingForm): Promise<string> {
  authorize(actor, 'mailings.write')
  const { segment, texts } = accepted(form)
  return asActor(actor, async (tx) => {
    const { id } = await tx
      .insertInto('mailings')
      .values({
        purpose: form.purpose,
        segment: JSON.stringify(segment),
        texts: JSON.stringify(texts),
        created_by: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordActivity(tx, actor, {
      action: 'mailings.create',
      entity: 'mailing',
      entityId: id,
      after: { purpose: form.purpose, segment, texts },
    })
    return id
  })
}

/** Changes a draft, unless another change came after `seen`. */
export async function changeMailing(actor: Actor, id: string, form: MailingForm): Promise<void> {
  authorize(actor, 'mailings.write')
  const { segment, texts } = accepted(form)
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mailings')
      .select(['purpose', 'segment', 'texts'])
      .where('id', '=', recordId(id))
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    const { numUpdatedRows } = await tx
      .updateTable('mailings')
      .set({
        purpose: form.purpose,
        segment: JSON.stringify(segment),
        texts: JSON.stringify(texts),
        version: form.seen + 1,
      })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .where('version', '=', form.seen)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'mailings.change',
      entity: 'mailing',
      entityId: id,
      before,
      after: { purpose: form.purpose, segment, texts },
    })
  })
}
