import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { dailySaveRequest } from '#/features/operations/daily-reports/form.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/saves'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/daily-operations-report'))

/** Takes answers and the signature of a shift from a device: JSON in, what the server has out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const sent = dailySaveRequest.safeParse(await jsonOf(request))
    if (!sent.success) throw new AppError('bad-request')
    return Response.json({ ok: true, saved: await saveDaily(actorOf(context), sent.data) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
