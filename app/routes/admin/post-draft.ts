import { AppError } from '#/domain/errors.ts'
import { copyPost, saveDraft } from '#/features/blog/edit-post.server.ts'
import { draftCopy, draftSave } from '#/features/blog/form.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/post-draft'

/** Saves what an editor sends by itself every few seconds; PUT keeps an unsaved text as an article of its own. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const actor = actorOf(context)
    const sent: unknown = await jsonOf(request)
    if (request.method === 'PUT') {
      const parsed = draftCopy.safeParse(sent)
      if (!parsed.success) throw new AppError('bad-request')
      const id = await copyPost(actor, { id: params.postId, ...parsed.data })
      return Response.json({ ok: true, id })
    }
    const parsed = draftSave.safeParse(sent)
    if (!parsed.success) throw new AppError('bad-request')
    return Response.json({ ok: true, ...(await saveDraft(actor, { id: params.postId, ...parsed.data })) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, status, fields } = error
    return Response.json({ ok: false, code, fields: fields ?? {} }, { status })
  }
}
