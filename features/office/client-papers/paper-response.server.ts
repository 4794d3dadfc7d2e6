import type { Lang } from '#/domain/text.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import type { StoredPaper } from './papers.server.ts'

/** Sends a paper: pictures are shown, PDFs are downloaded only; never kept by the browser. */
export async function paperResponse({ storageKey, contentType }: StoredPaper, lang: Lang): Promise<Response> {
  const opened = await openNamedFile(storageKey)
  if (!opened) return missingFile(contentType, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': contentType,
      'content-length': String(opened.bytes),
      'content-disposition': contentType === 'application/pdf' ? 'attachment' : 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}
