import { findFile } from '#/features/evidence/find-file.server.ts'
import { openFile } from '#/platform/files.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

const notFound = () => new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A stored file for whoever may see the row that owns it; for everybody else it does not exist. */
export async function sendFile(info: RequestInfo, id: string): Promise<Response> {
  if (!info.actor || !uuid.test(id)) return notFound()
  const file = await findFile(info.actor, id)
  if (!file) return notFound()
  const { stream, bytes } = await openFile(file.storageKey)
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
}
