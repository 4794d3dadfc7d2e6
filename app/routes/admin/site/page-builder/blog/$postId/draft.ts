import { AppError } from '#/domain/errors.ts'
import { copyPost, saveDraft } from '#/features/site/blog/edit-post.server.ts'
import { draftCopy, draftSave } from '#/features/site/blog/form.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/draft'

/** Autosaves the editor's draft every few seconds. With `newId` an unsaved text becomes a new article. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const actor = actorOf(context)
    const sent: unknown = await jsonOf(request)
    const copy = draftCopy.safeParse(sent)
    if (copy.success) {
      const id = await copyPost(actor, { id: params.postId, ...copy.data })
      return Response.json({ ok: true, id })
    }
    const parsed = draftSave.safeParse(sent)
    if (!parsed.success) throw new AppError('bad-request')
    return Response.json({ ok: true, ...(await saveDraft(actor, { id: params.postId, ...parsed.data })) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const { code, status, fields } = error
    return Response.json({ ok: false, code, fields: fields ?? {} }, { status })
  }
}
