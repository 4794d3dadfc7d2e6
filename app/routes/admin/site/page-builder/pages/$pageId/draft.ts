import { z } from 'zod'
import { AppError } from '#/domain/errors.ts'
import { pageContent } from '#/features/site/pages/content.ts'
import { saveDraft } from '#/features/site/pages/store.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/draft'

const sent = z.strictObject({ version: z.number().int().min(1), content: z.unknown() })

/** Autosave of the editor: a JSON answer, so that a lost connection never replaces the page. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  try {
    const body = sent.safeParse(await jsonOf(request))
    if (!body.success) throw new AppError('bad-request')
    const { version, content } = body.data
    const saved = await saveDraft(actorOf(context), { key: { id: params.pageId }, version, content }, pageContent)
    return Response.json({ version: saved.version })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ code: error.code }, { status: error.status })
  }
}
