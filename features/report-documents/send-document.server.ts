import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Asked, askedParams } from './asked.ts'
import { getDocument } from './get-document.server.ts'

/** The PDF as a download, or the page that tells how far it is. */
export async function sendDocument(actor: Actor, reportId: string, { lang, revision }: Asked): Promise<Response> {
  const portal = actor.type === 'admin' ? 'admin' : 'client'
  const progress = `/${portal}/reports/${reportId}/document/progress?${askedParams(lang, revision)}`
  const elsewhere = () => new Response(null, { status: 303, headers: { location: progress } })
  try {
    const document = await getDocument(actor, reportId, lang, revision)
    if (!document) return elsewhere()
    return new Response(document.stream, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(document.bytes),
        'content-language': lang,
        'content-disposition': `attachment; filename="${document.name}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'documents.failed') return elsewhere()
    throw error
  }
}
