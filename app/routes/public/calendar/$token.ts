import { createHash } from 'node:crypto'
import { AppError } from '#/domain/errors.ts'
import { openFeed } from '#/features/fieldwork/calendar/feed.server.ts'
import { isPaperToken, openPaperFeed } from '#/features/operations/papers/feed.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$token'

const none = (status: number) =>
  new Response(String(status), { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Calendar feed of a shopper's dates or of a member's papers at its secret address; else 'not found'. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  try {
    const token = /^(.+)\.ics$/.exec(params.token)?.[1] ?? ''
    const { network } = infoOf(context)
    const ofPapers = isPaperToken(token)
    const text = await (ofPapers ? openPaperFeed : openFeed)(token, network)
    if (text === null) return none(404)
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const headers = {
      etag: tag,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    }
    const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
    if (known.includes(tag)) return new Response(null, { status: 304, headers })
    return new Response(text, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${ofPapers ? 'documents' : 'visits'}.ics"`,
      },
    })
  } catch (error) {
    if (error instanceof AppError) return none(error.status)
    throw error
  }
}
