import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { answersRequest } from '#/features/fieldwork/visits/form.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/answers'

export const loader = () => redirect(href('/freelancer/submit-report'))

/** Endpoint of the questionnaire's save queue: JSON in, one result per save out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const body: unknown = await jsonOf(request)
    const batch = answersRequest.safeParse(body)
    if (!batch.success) throw new AppError('bad-request')
    return Response.json({ ok: true, outcomes: await saveAnswers(actorOf(context), batch.data) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
