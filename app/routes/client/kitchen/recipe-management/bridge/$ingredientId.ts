import { AppError } from '#/domain/errors.ts'
import { bridgeSave } from '#/features/kitchen/ingredients/bridge-form.ts'
import { setBridge } from '#/features/kitchen/ingredients/set-bridge.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$ingredientId'

/** Keeps the weight of one piece, or the density, that a line of a recipe lacked. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const parsed = bridgeSave.safeParse(await jsonOf(request))
    if (!parsed.success) throw new AppError('bad-request')
    await setBridge(actorOf(context), params.ingredientId, parsed.data)
    return Response.json({ ok: true })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const { code, status } = error
    return Response.json({ ok: false, code }, { status })
  }
}
