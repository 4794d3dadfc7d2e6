import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { handInRequest } from '#/features/fieldwork/visits/form.ts'
import { submitReport } from '#/features/fieldwork/visits/submit-report.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/hand-in'

export const loader = () => redirect(href('/freelancer/submit-report'))

/** Endpoint of submissions, after everything else has arrived; idempotent. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const body: unknown = await jsonOf(request)
    const parsed = handInRequest.safeParse(body)
    if (!parsed.success) throw new AppError('bad-request')
    return Response.json({ ok: true, ...(await submitReport(actorOf(context), parsed.data)) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
