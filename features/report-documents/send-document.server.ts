import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { getDocument } from './get-document.server.ts'

/** The language asked for in the address, else the reader's own. */
export const langIn = (params: URLSearchParams, own: Lang): Lang => {
  const asked = params.get('lang')
  return isLang(asked) ? asked : own
}

/** The PDF as a download, or the page that tells how far it is. */
export async function sendDocument(actor: Actor, reportId: string, lang: Lang): Promise<Response> {
  const progress = `/${actor.type === 'admin' ? 'admin' : 'client'}/reports/${reportId}/document/progress?lang=${lang}`
  const elsewhere = () => new Response(null, { status: 303, headers: { location: progress } })
  try {
    const document = await getDocument(actor, reportId, lang)
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
