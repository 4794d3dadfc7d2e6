import { AppError } from '#/domain/errors.ts'
import { stepPhotoForm } from '#/features/kitchen/recipes/form.ts'
import { storeStepPhoto } from '#/features/kitchen/recipes/step-photos.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/photos'

/** Stores a photo for a step of a recipe: a form in, JSON out. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const form = await plainFormOf(request)
    const file = form.get('file')
    form.delete('file')
    const parsed = stepPhotoForm.safeParse(Object.fromEntries(form))
    if (!parsed.success || !(file instanceof File) || file.size === 0) throw new AppError('bad-request')
    const bytes = new Uint8Array(await file.arrayBuffer())
    await storeStepPhoto(actorOf(context), { recipeId: params.recipeId, id: parsed.data.id, bytes })
    return Response.json({ ok: true })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
