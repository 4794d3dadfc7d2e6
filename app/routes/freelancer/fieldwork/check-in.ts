import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { arrivalRequest } from '#/features/fieldwork/visits/form.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/check-in'

export const loader = () => redirect(href('/freelancer/secret-shopper'))

/** Endpoint of check-ins, sent immediately or later; the report has the id chosen by the phone. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const body: unknown = await jsonOf(request)
    const parsed = arrivalRequest.safeParse(body)
    if (!parsed.success) throw new AppError('bad-request')
    const { reportId: clientKey, ...arrival } = parsed.data
    return Response.json({ ok: true, ...(await checkIn(actorOf(context), { ...arrival, clientKey })) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code, fields: error.fields ?? {} }, { status: error.status })
  }
}
