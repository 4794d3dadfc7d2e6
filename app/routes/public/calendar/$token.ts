import { AppError } from '#/domain/errors.ts'
import { openFeed } from '#/features/fieldwork/calendar/feed.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$token'

const none = (status: number) =>
  new Response(String(status), { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Calendar feed of a shopper at its secret address; else 'not found'. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const token = /^(.+)\.ics$/.exec(params.token)?.[1] ?? ''
    const text = await openFeed(token, infoOf(context).network)
    if (text === null) return none(404)
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="visits.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    if (error instanceof AppError) return none(error.status)
    throw error
  }
}
