import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { auditSaveRequest } from '#/features/operations/audits/form.ts'
import { saveAudit } from '#/features/operations/audits/save.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/audit-saves'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/audits'))

/** Takes answers and the signature of an audit from a device: JSON in, what the server has out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const sent = auditSaveRequest.safeParse(await jsonOf(request))
    if (!sent.success) throw new AppError('bad-request')
    return Response.json({ ok: true, saved: await saveAudit(actorOf(context), sent.data) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
