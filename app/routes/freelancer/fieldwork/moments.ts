import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { momentsRequest } from '#/features/fieldwork/evidence/form.ts'
import { storeMoments } from '#/features/fieldwork/evidence/store-moments.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/moments'

export const loader = () => redirect(href('/freelancer/submit-report'))

/** Endpoint of a phone's events: JSON in, one result per event out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const body: unknown = await jsonOf(request)
    const batch = momentsRequest.safeParse(body)
    if (!batch.success) throw new AppError('bad-request')
    return Response.json({ ok: true, outcomes: await storeMoments(actorOf(context), batch.data) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
