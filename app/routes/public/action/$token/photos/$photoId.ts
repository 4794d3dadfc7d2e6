import { AppError } from '#/domain/errors.ts'
import { findLinkPhoto } from '#/features/reporting/corrective-actions/links/open-link.server.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$photoId'

const none = (status: number) =>
  new Response(String(status), { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** A photo that a link to a corrective action shows, while the link is valid. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const file = await findLinkPhoto(params.token, params.photoId, infoOf(context).network)
    if (!file) return none(404)
    const opened = await openNamedFile(file.storageKey)
    if (!opened) return missingFile(file.contentType, infoOf(context).lang)
    const { stream, bytes } = opened
    return new Response(stream, {
      headers: {
        'content-type': file.contentType,
        'content-length': String(bytes),
        'content-disposition': 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof AppError) return none(error.status)
    throw error
  }
}
