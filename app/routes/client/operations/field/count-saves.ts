import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { countSubmission } from '#/features/kitchen/stock/form.ts'
import { submitCount } from '#/features/kitchen/stock/submit-count.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/count-saves'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/procurement/counts'))

/** Takes a stock count from a device: JSON in, its state out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const sent = countSubmission.safeParse(await jsonOf(request))
    if (!sent.success) throw new AppError('bad-request')
    return Response.json({ ok: true, saved: await submitCount(actorOf(context), sent.data) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
