import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { finishByPhone } from '#/features/reporting/corrective-actions/phone/finish-by-phone.server.ts'
import { phoneFinishForm } from '#/features/reporting/corrective-actions/phone/form.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/action-finish'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/tasks'))

/** Takes a finished action with its photos from a phone: a form in, JSON out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const copy = request.clone()
    const form = await plainFormOf(request)
    form.delete('file')
    const sent = phoneFinishForm.safeParse(Object.fromEntries(form))
    if (!sent.success) throw new AppError('bad-request')
    const outcome = await finishByPhone(actorOf(context), sent.data, await sentFilesOf(copy))
    return Response.json({ ok: true, outcome })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
