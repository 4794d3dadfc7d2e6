import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

const notFound = () => new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Sends a stored file if the reader may see its owning row; else answers 'not found'. */
export async function sendFile(info: RequestInfo, id: string, range: string | null = null): Promise<Response> {
  if (!info.actor || !uuid.test(id)) return notFound()
  const file = await findFile(info.actor, id)
  if (!file) return notFound()
  const part = file.contentType.startsWith('audio/') ? partOf(range) : null
  const opened = await openNamedFile(file.storageKey, part ?? undefined)
  if (!opened) return missingFile(file.contentType, info.lang)
  const { stream, bytes, size, from } = opened
  return new Response(stream, {
    status: part ? 206 : 200,
    headers: {
      'content-type': file.contentType,
      'content-length': String(bytes),
      ...(part ? { 'content-range': `bytes ${from}-${from + bytes - 1}/${size}` } : {}),
      ...(file.contentType.startsWith('audio/') ? { 'accept-ranges': 'bytes' } : {}),
      'content-disposition': file.contentType === 'application/pdf' ? 'attachment' : 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

/** Parses a byte range. why: phones of one maker play no audio without range requests. */
function partOf(range: string | null): { from: number; to: number | null } | null {
  const asked = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range ?? '')
  return asked ? { from: Number(asked[1]), to: asked[2] ? Number(asked[2]) : null } : null
}
