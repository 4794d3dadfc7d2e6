import { AppError } from '#/domain/errors.ts'
import { draftSave } from '#/features/kitchen/recipes/form.ts'
import { saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/draft'

/** Keeps the draft of a sheet while it is typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const parsed = draftSave.safeParse(await jsonOf(request))
    if (!parsed.success) throw new AppError('bad-request')
    return Response.json({
      ok: true,
      ...(await saveDraft(actorOf(context), { recipeId: params.recipeId, ...parsed.data })),
    })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const { code, status, details } = error
    return Response.json({ ok: false, code, details }, { status })
  }
}
