import { data, type MiddlewareFunction } from 'react-router'
import { may } from '#/domain/permissions.ts'
import { whileReading } from '#/domain/staff-rights.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageNeed } from './admin-pages.ts'

/**
 * Hides the pages that the role of a member of staff does not read. Hides only: verbs authorise and the database confirms.
 * A form of a page that was open when the role changed is refused by its verb, so that the page keeps what was typed.
 */
export const onlyPagesOfRole: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const need = request.method === 'GET' || request.method === 'HEAD' ? pageNeed(url.pathname) : null
  if (need && !may(whileReading(actorOf(context)), need))
    throw data({ code: 'not-found', details: {} }, { status: 404 })
  return next()
}
