import type { Lang } from '#/domain/text.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import type { StoredFile } from './read.server.ts'

/** Name for browsers that know UTF-8 names, and one of plain letters for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Sends a file of the library as a download that no cache keeps and no page can run. */
export async function sendLibraryFile({ storageKey, contentType, name }: StoredFile, lang: Lang): Promise<Response> {
  const opened = await openNamedFile(storageKey)
  if (!opened) return missingFile(contentType, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': contentType,
      'content-length': String(opened.bytes),
      'content-disposition': disposition(name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}
